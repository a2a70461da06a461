import { tick, untrack } from "svelte";
import { neighbour } from "./neighbour";

const STOP = "data-stop";

/** A row or field of buttons as one stop of the Tab key: arrows, Home and End go from one to the next. */
export class Rove {
  #at = $state<string | null>(null);
  #names: () => readonly string[];

  /** names: what can be reached now; the first is where Tab comes to, until another had the focus. */
  constructor(names: () => readonly string[]) {
    this.#names = names;
  }

  get at(): string | null {
    const names = this.#names();
    return this.#at !== null && names.includes(this.#at) ? this.#at : (names[0] ?? null);
  }

  reach(name: string): void {
    this.#at = name;
  }

  tabindex(name: string): 0 | -1 {
    return this.at === name ? 0 : -1;
  }

  /** On the element with the role of a toolbar; each of its buttons bears its name as data-stop. */
  toolbar = (root: HTMLElement) => {
    const key = (event: KeyboardEvent): void => {
      const stops = [...root.querySelectorAll<HTMLElement>(`[${STOP}]`)];
      const from = stops.findIndex((stop) => stop === document.activeElement);
      const next = neighbour(stops, from, event.key);
      if (next === null) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    const reached = (event: FocusEvent): void => {
      const name = event.target instanceof Element && event.target.closest(`[${STOP}]`)?.getAttribute(STOP);
      if (name) this.reach(name);
    };
    root.addEventListener("keydown", key);
    root.addEventListener("focusin", reached);
    return () => {
      root.removeEventListener("keydown", key);
      root.removeEventListener("focusin", reached);
    };
  };
}

interface Ways {
  /** What the person is asked or shown: whenever this changes, the focus goes along. */
  mood: () => string;
  /** The stop that they come back to. */
  home: () => string | null;
  /** In some moods something else comes first: its selector. */
  first?: (mood: string) => string | null;
}

/** The keyboard's way through a turn: from a thing to what may be done with it, and back. */
export class Focus {
  #ways: Ways;
  #root: HTMLElement | null = null;
  #reached = false;

  constructor(ways: Ways) {
    this.#ways = ways;
    let before = untrack(ways.mood);
    $effect(() => {
      const now = ways.mood();
      if (now === before) return;
      before = now;
      untrack(() => void this.#follow(now));
    });
  }

  within = (root: HTMLElement) => {
    const reached = (): void => {
      this.#reached = true;
    };
    this.#root = root;
    root.addEventListener("focusin", reached);
    return () => {
      this.#root = null;
      root.removeEventListener("focusin", reached);
    };
  };

  /** The table will be the person's as soon as what has the focus is gone: the curtain before it. */
  await(): void {
    this.#reached = true;
  }

  /** They are asked again, or somebody else is: what was lost meanwhile with a thing that is gone comes back. */
  async regain(): Promise<void> {
    await tick();
    if (this.#lost) this.#come(this.#ways.mood());
  }

  /** Only where the focus is on the table, or was lost there with a button that is gone, does it go along. */
  async #follow(mood: string): Promise<void> {
    await tick();
    if (this.#lost || this.#root?.contains(document.activeElement)) this.#come(mood);
  }

  /** What fades out is inert, and has the focus still. */
  get #lost(): boolean {
    const active = document.activeElement;
    const nowhere = active === null || active === document.body || active.closest("[inert]") !== null;
    return this.#reached && nowhere;
  }

  #come(mood: string): void {
    const root = this.#root;
    if (!root) return;
    const home = this.#ways.home();
    for (const selector of [
      this.#ways.first?.(mood) ?? null,
      "[data-focus]",
      home === null ? null : `[${STOP}="${CSS.escape(home)}"]`,
    ]) {
      const found = selector === null ? null : root.querySelector<HTMLElement>(selector);
      if (!found) continue;
      found.focus();
      return;
    }
  }
}

/** Whether a key is meant for the table: not for the browser, a field, or a sheet that lies over it. */
export function isForTable({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return false;
  if (target instanceof HTMLSelectElement) return false;
  return !(target instanceof HTMLInputElement) || target.type === "checkbox";
}

/** The Latin letter typed; on a keyboard with other letters, the one that stands there on most. */
export const letterOf = (event: KeyboardEvent): string =>
  /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace(/^Key/, "");
