const FAR_ENOUGH = 8; // px; less is a tap with an unsteady hand

/** A hat held between finger and thumb, on its way to another one. */
export interface Held {
  place: number;
  /** How far it has been carried. */
  x: number;
  y: number;
  /** The place it is held over now, if it may be exchanged with the hat there. */
  over: number | null;
}

export interface DragWishes {
  /** Whether these two hats may be exchanged. */
  fits: (place: number, other: number) => boolean;
  mayStart: (place: number) => boolean;
  drop: (place: number, other: number) => void;
}

/** Dragging one hat onto another, with mouse, pen or finger. */
export class Drag {
  held = $state.raw<Held | null>(null);
  #wishes: DragWishes;
  #start: { place: number; x: number; y: number; pointer: number } | null = null;
  #dropped = false;

  constructor(wishes: DragWishes) {
    this.#wishes = wishes;
  }

  down(place: number, event: PointerEvent): void {
    this.#dropped = false;
    if (event.button !== 0 || !this.#wishes.mayStart(place)) return;
    this.#start = { place, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!this.held && Math.hypot(x, y) < FAR_ENOUGH) return;
    const under = placeUnder(event.clientX, event.clientY, start.place);
    const over = under !== null && this.#wishes.fits(start.place, under) ? under : null;
    this.held = { place: start.place, x, y, over };
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.pointer) return;
    const held = this.held;
    this.#start = null;
    this.held = null;
    if (!held) return;
    this.#dropped = true;
    if (held.over !== null) this.#wishes.drop(held.place, held.over);
  }

  /** Escape, or the browser took the pointer away. */
  cancel(): void {
    this.#start = null;
    this.held = null;
  }

  /** The click that a browser sends after a drop means nothing; asked once, it is forgotten. */
  swallowsClick(): boolean {
    const swallowed = this.#dropped;
    this.#dropped = false;
    return swallowed;
  }
}

function placeUnder(x: number, y: number, but: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = Number(element.closest("[data-place]")?.getAttribute("data-place"));
    if (place > 0 && place !== but) return place;
  }
  return null;
}
