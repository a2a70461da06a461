const FAR_ENOUGH = 8; // px; less is a tap with an unsteady hand

/** A thing held between finger and thumb, on its way to a target. */
export interface Held {
  thing: string;
  /** How far it has been carried. */
  x: number;
  y: number;
  /** The target it is held over now, and whether it may be dropped there. */
  over: string | null;
  fits: boolean;
}

export interface DragWishes {
  mayStart: (thing: string) => boolean;
  fits: (thing: string, target: string) => boolean;
  /** Also called for a target that it doesn't fit: asked all the same, the server says why not. */
  drop: (thing: string, target: string) => void;
}

/** Dragging one thing onto another, with mouse, pen or finger. */
export class Drag {
  held = $state.raw<Held | null>(null);
  #wishes: DragWishes;
  #start: { thing: string; x: number; y: number; pointer: number } | null = null;
  #dropped = false;
  #targets = new WeakMap<Element, string>();

  constructor(wishes: DragWishes) {
    this.#wishes = wishes;
  }

  /** Marks what is dragged. */
  source = (thing: string) => (element: HTMLElement) => {
    const down = (event: PointerEvent): void => this.#down(thing, event);
    // The click that a browser sends after a drop means nothing; one from the keyboard always does.
    const click = (event: MouseEvent): void => {
      if (this.#dropped && event.detail > 0) event.stopImmediatePropagation();
      this.#dropped = false;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, { capture: true });
    };
  };

  /** Marks what it can be dropped on. */
  target = (name: string) => (element: HTMLElement) => {
    this.#targets.set(element, name);
    return () => {
      if (this.#targets.get(element) === name) this.#targets.delete(element);
    };
  };

  #down(thing: string, event: PointerEvent): void {
    this.#dropped = false;
    if (event.button !== 0 || !this.#wishes.mayStart(thing)) return;
    this.cancel();
    this.#start = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.cancel);
  }

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const { thing } = start;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!this.held && Math.hypot(x, y) < FAR_ENOUGH) return;
    const over = this.#under(event.clientX, event.clientY, thing);
    this.held = { thing, x, y, over, fits: over !== null && this.#wishes.fits(thing, over) };
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.pointer) return;
    const { held } = this;
    this.cancel();
    if (!held) return;
    this.#dropped = true;
    if (held.over !== null) this.#wishes.drop(held.thing, held.over);
  };

  /** Escape, or the browser took the pointer away. */
  cancel = (): void => {
    this.#start = null;
    this.held = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.cancel);
  };

  /** Nothing is dropped onto itself. */
  #under(x: number, y: number, thing: string): string | null {
    for (const found of document.elementsFromPoint(x, y)) {
      for (let element: Element | null = found; element; element = element.parentElement) {
        const name = this.#targets.get(element);
        if (name !== undefined && name !== thing) return name;
      }
    }
    return null;
  }
}
