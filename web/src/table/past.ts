import type { EntryShown } from "../messages";

const TOLD_AGAIN = 30; // entries

/** What had happened before somebody looked. The log is for one person's eyes, and begins anew for the next one's. */
export class Past {
  /** Whose eyes the log is for: a seat's, of those who watch (null), or so far nobody's. */
  #eyes: number | null | undefined;
  #coming: { entries: EntryShown[]; upTo: number } | null = null;

  /** Whether this is told to somebody else than what is in the log. */
  isAnothers(eyes: number | null): boolean {
    return eyes !== this.#eyes;
  }

  /** From which entry on the server is to tell: those missed, and for new eyes some of what had happened before. */
  since(number: number | null, eyes: number | null): number | null {
    if (number === null) return null;
    if (this.isAnothers(eyes)) this.#coming = { entries: [], upTo: number };
    this.#eyes = eyes;
    // Where it was asked for and has not come yet, it is asked for again.
    return this.#coming ? Math.max(0, this.#coming.upTo - TOLD_AGAIN) : number;
  }

  /** True for an entry that was known before: it is only for the log. */
  take(entry: EntryShown): boolean {
    if (!this.#coming || entry.number > this.#coming.upTo) return false;
    const { entries } = this.#coming;
    const last = entries.at(-1)?.number ?? 0;
    if (entry.scene.view.seat === this.#eyes && entry.number > last) entries.push(entry);
    return true;
  }

  /** Once all has come: what the log begins with, up to which entry. */
  come(): { entries: readonly EntryShown[]; upTo: number } | null {
    const all = this.#coming;
    this.#coming = null;
    return all;
  }
}
