import { Focus, letterOf, Rove } from "../../playing/focus.svelte";
import type { TableState } from "../../table/table.svelte";
import type { Choice } from "./choice.svelte";

const name = (place: number): string => `place ${place}`;

/** The keyboard's way: from a place to what may be done there, and back to the place. */
export class Keys {
  readonly rove: Rove;
  readonly focus: Focus;
  #choice: Choice;
  #table: () => TableState;

  constructor(choice: Choice, table: () => TableState, places: () => readonly number[]) {
    this.#choice = choice;
    this.#table = table;
    this.rove = new Rove(() => places().map(name));
    this.focus = new Focus({
      mood: () => `${choice.mood.is} ${table().shown?.peeked?.place} ${table().opened[0]?.number}`,
      home: () => this.rove.at,
      first: () => (choice.mood.is === "swapping" ? "[data-offered]" : null),
    });
  }

  /** Escape takes back, step by step; P, S and O act on the place that has the focus or is chosen. */
  press(event: KeyboardEvent, drag: { held: unknown; cancel: () => void }): void {
    const { mood } = this.#choice;
    if (event.key === "Escape") {
      if (drag.held) drag.cancel();
      else if (!this.#back()) return;
      event.preventDefault();
      return;
    }
    const focused = Number(document.activeElement?.closest("[data-place]")?.getAttribute("data-place"));
    const place = mood.is === "free" ? focused : mood.place;
    if (!place) return;
    const letter = letterOf(event);
    if (letter === "P") this.#choice.peek(place);
    if (letter === "S") this.#choice.startSwap(place);
    if (letter === "O") this.#choice.open(place);
  }

  /** Whether there was anything to take back. */
  #back(): boolean {
    const table = this.#table();
    const { mood } = this.#choice;
    if (mood.is !== "free") {
      this.rove.reach(name(mood.place)); // half a swap had led to another one
      this.#choice.cancel();
    } else if (table.opened[0]) table.finish(table.opened[0].number);
    else if (table.shown?.peeked) table.putBack();
    else return false;
    return true;
  }
}
