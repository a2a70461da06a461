import { tick } from "svelte";
import type { EntryShown, Scene } from "../../messages";
import { LASTS, layingOf, motionsOf, type Laying, type Motion } from "./motions";
import { ownEvent, ownView } from "./own";

/** Named spots of the table between which things move: "hat 3", "character 3", "seat 0", "supply", … */
type Spot = string;

const EASE = "cubic-bezier(0.4, 0.1, 0.3, 1)";
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const stillPreferred = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows what happens: one motion after the other, then the new scene, then what is newly laid on it. */
export class Stage {
  /** What is happening now, for all that is drawn accordingly. */
  motion = $state.raw<Motion | null>(null);
  #spots = new Map<Spot, HTMLElement>();

  /** Marks an element as a spot, for as long as it is in the page. */
  spot = (name: Spot) => (element: HTMLElement) => {
    this.#spots.set(name, element);
    return () => {
      if (this.#spots.get(name) === element) this.#spots.delete(name);
    };
  };

  async perform(entry: EntryShown, before: Scene, lay: () => void): Promise<void> {
    const event = entry.event && ownEvent(entry.event);
    for (const motion of event ? motionsOf(event, ownView(before.view)) : []) {
      this.motion = motion;
      await tick();
      const stop = this.#move(motion);
      await sleep(motion.lasts);
      if (motion === this.motion) this.#settle = stop;
    }
    lay();
    this.motion = null;
    await tick();
    this.#settle();
    this.#settle = () => undefined;
    if (event) await this.#lay(layingOf(event, ownView(entry.scene.view)));
  }

  /** Ends the last motion's animations once the new scene lies there, so that nothing is seen to jump back. */
  #settle: () => void = () => undefined;

  #move(motion: Motion): () => void {
    switch (motion.does) {
      case "cross":
        return all(
          this.#fly(`hat ${motion.place}`, `hat ${motion.other}`, motion.lasts, { arc: true }),
          this.#fly(`hat ${motion.other}`, `hat ${motion.place}`, motion.lasts, { arc: true }),
        );
      case "collect": {
        const what = motion.what === "pair" ? "character" : "hat";
        return this.#fly(`${what} ${motion.place}`, `seat ${motion.seat}`, motion.lasts, { shrink: true });
      }
      case "penalty":
        return this.#fly("bald", `seat ${motion.seat}`, motion.lasts, {});
      case "sweep":
        return all(
          ...[...this.#spots.keys()]
            .filter((name) => name.startsWith("hat "))
            .map((name) => this.#fly(name, "hats", motion.lasts, { shrink: true })),
        );
      default:
        return () => undefined;
    }
  }

  async #lay({ characters, hats }: Laying): Promise<void> {
    if (characters.length + hats.length === 0) return;
    for (const place of characters) this.#fly(`character ${place}`, "characters", LASTS.lay, { from: true });
    for (const place of hats) this.#fly(`hat ${place}`, "hats", LASTS.lay, { from: true });
    await sleep(LASTS.lay);
  }

  /** Moves one spot's element to (or from) where another is; returns how to end it. */
  #fly(
    name: Spot,
    to: Spot,
    duration: number,
    { arc = false, shrink = false, from = false }: { arc?: boolean; shrink?: boolean; from?: boolean },
  ): () => void {
    const element = this.#spots.get(name);
    const target = this.#spots.get(to);
    if (!element || !target || stillPreferred()) return () => undefined;
    const here = element.getBoundingClientRect();
    const there = target.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const size = shrink || from ? Math.min(1, there.width / here.width) : 1;
    const above = { zIndex: 9 };
    const away = {
      ...above,
      transform: `translate(${x}px, ${y}px) scale(${size})`,
      opacity: shrink ? 0.3 : 1,
    };
    // Off the straight line at its middle, so that two hats that cross pass each other.
    const aside = (here.height * 0.8) / Math.hypot(x, y);
    const middle = `translate(${x / 2 - y * aside}px, ${y / 2 + x * aside}px) scale(1.12)`;
    const home = { ...above, transform: "none", opacity: 1 };
    const frames = from ? [away, home] : arc ? [home, { ...above, transform: middle }, away] : [home, away];
    const animation = element.animate(frames, { duration, easing: EASE, fill: from ? "none" : "forwards" });
    return () => animation.cancel();
  }
}

const all =
  (...ends: (() => void)[]) =>
  (): void => {
    for (const end of ends) end();
  };
