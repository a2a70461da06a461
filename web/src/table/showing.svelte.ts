import type { EntryShown, Scene } from "../messages";

/** How a game's table shows one entry: from the scene that lies there to the entry's own, laid by `lay`. */
export type Perform = (entry: EntryShown, before: Scene, lay: () => void) => Promise<void>;

/** Something to be shown, in order: an entry with its motion, or a scene that only replaces the one before. */
type Step = { entry: EntryShown; scene: Scene } | { entry: null; scene: Scene };

const MOST_WAITING = 4; // more have come meanwhile: show where things stand, not how they got there
const LOG_LENGTH = 200;

/** What lies before the person's eyes: behind the newest, while things move. */
export class Showing {
  scene = $state.raw<Scene | null>(null);
  /** The entries shown so far, oldest first. */
  told = $state.raw<EntryShown[]>([]);
  moving = $state(false);
  #steps: Step[] = [];
  #perform: Perform | null = null;
  #quiet: () => void;

  /** quiet: told when nothing moves any more, and the last scene shown is the newest. */
  constructor(quiet: () => void) {
    this.#quiet = quiet;
  }

  /** The game's own table takes over the showing; returns how to give it back. */
  stage(perform: Perform): () => void {
    this.#perform = perform;
    return () => {
      this.#perform = null;
    };
  }

  /** What had happened before, up to this entry: it is told, not shown. */
  recall(past: readonly EntryShown[], upTo: number): void {
    this.told = [...past, ...this.told.filter(({ number }) => number > upTo)].slice(-LOG_LENGTH);
  }

  /** Another person looks now: what was told to the one before is not for them. */
  forget(): void {
    this.told = [];
  }

  /** Whose eyes it was for is gone: nothing of it stays in the page, however slow the line is. */
  drop(): void {
    this.scene = null;
  }

  take(scene: Scene, entry: EntryShown | null = null): void {
    this.#steps.push({ entry, scene });
    if (!this.moving) void this.#show();
  }

  async #show(): Promise<void> {
    this.moving = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (step.entry) {
        const before = this.scene;
        this.told = [...this.told, step.entry].slice(-LOG_LENGTH);
        const { scene } = step;
        if (this.#perform && before && this.#steps.length < MOST_WAITING) {
          await this.#perform(step.entry, before, () => {
            this.scene = scene;
          });
        }
      }
      this.scene = step.scene;
    }
    this.moving = false;
    this.#quiet();
  }
}
