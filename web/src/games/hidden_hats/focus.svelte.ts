import { tick, untrack } from "svelte";
import type { TableState } from "../../table/table.svelte";
import type { Choice } from "./choice.svelte";
import type { Drag } from "./drag.svelte";

/** The keyboard's way through a turn: from a place to what may be done there, and back to the place. */
export class Focus {
  /** The place that Tab comes to. */
  at = $state(1);
  #choice: Choice;
  #table: () => TableState;
  #root: HTMLElement | null = null;

  constructor(choice: Choice, table: () => TableState) {
    this.#choice = choice;
    this.#table = table;
    let before: { mood: string; peeked: number | undefined } = { mood: "free", peeked: undefined };
    $effect(() => {
      const now = { mood: choice.mood.is, peeked: table().shown?.peeked?.place };
      const changed = now.mood !== before.mood || now.peeked !== before.peeked;
      before = now;
      untrack(() => void this.#follow(now.mood, changed));
    });
  }

  within = (root: HTMLElement) => {
    this.#root = root;
    return () => {
      this.#root = null;
    };
  };

  /** Only where the focus was on the table, or was lost with a button that is gone, does it go along. */
  async #follow(mood: string, changed: boolean): Promise<void> {
    await tick();
    const active = document.activeElement;
    const ours = active === null || active === document.body || (this.#root?.contains(active) ?? false);
    if (!changed || !ours || !this.#root) return;
    if (mood === "swapping") this.#place("[data-offered]")?.focus();
    else
      (
        this.#root.querySelector<HTMLElement>("[data-focus]") ?? this.#place(`[data-place="${this.at}"]`)
      )?.focus();
  }

  #place(which: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(which) ?? null;
  }

  /** Escape takes back, step by step; P, S and O act on the place that has the focus or is chosen. */
  key(event: KeyboardEvent, drag: Drag): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
    if (event.key === "Escape") this.#escape(drag);
    const mood = this.#choice.mood;
    const focused = document.activeElement?.closest("[data-place]");
    const place = mood.is === "free" ? (focused ? this.at : null) : mood.place;
    if (place === null) return;
    const letter = letterOf(event);
    if (letter === "P") this.#choice.peek(place);
    if (letter === "S") this.#choice.startSwap(place);
    if (letter === "O") this.#choice.open(place);
  }

  #escape(drag: Drag): void {
    const table = this.#table();
    const mood = this.#choice.mood;
    if (drag.held) drag.cancel();
    else if (mood.is !== "free") {
      this.at = mood.place; // half a swap had led to another one
      this.#choice.cancel();
    } else if (table.opened[0]) table.finish(table.opened[0].number);
    else if (table.shown?.peeked) table.putBack();
  }
}

/** The Latin letter typed; on a keyboard with other letters, the one that stands there on most. */
const letterOf = (event: KeyboardEvent): string =>
  /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace(/^Key/, "");
