import { tick } from "svelte";
import { stillPreferred } from "../kit/still";
import type { EntryShown, GameEvent, Scene } from "../messages";

/** Named spots of the table between which things move: "place 3", "seat 0", "deck", … */
export type Spot = string;

/** The spot's own element goes to where another one is, or comes from there to where it lies. */
export interface Move {
  moves: Spot;
  to: Spot;
  /** Off the straight line, so that two things that cross pass each other. */
  arc?: boolean;
  /** Becomes as small as the other spot, and pale. */
  shrink?: boolean;
  arrives?: boolean;
}

/** Something that is drawn for the flight only (Flying.svelte): it has no element where it comes from. */
export interface Passage {
  /** What it is; the game knows how it looks. */
  thing: string;
  from: Spot;
  to: Spot;
  /** Begins face down. */
  turns?: boolean;
  shrink?: boolean;
  /** Milliseconds after the others. */
  delay?: number;
}

export type Flight = Move | Passage;

/** A passage under way, from where to where on the screen. */
export interface Flown extends Passage {
  start: DOMRect;
  end: DOMRect;
  lasts: number;
}

/** How a game's events are seen to happen. */
export interface Script<Motion> {
  /** What is watched, one after the other, before the new scene lies there. */
  motions: (event: GameEvent, before: Scene, after: Scene) => readonly Motion[];
  /** What moves meanwhile. spots: all there are just now. */
  flights: (motion: Motion, spots: readonly Spot[]) => readonly Flight[];
  /** What is then laid on it. */
  laying?: (event: GameEvent, after: Scene) => { flights: readonly Flight[]; lasts: number };
}

const EASE = "cubic-bezier(0.4, 0.1, 0.3, 1)";
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Shows what happens: one motion after the other, then the new scene, then what is newly laid on it. */
export class Stage<Motion extends { lasts: number }> {
  /** What is happening now, for all that is drawn accordingly. */
  motion = $state.raw<Motion | null>(null);
  flown = $state.raw<readonly Flown[]>([]);
  /** What a hint means. */
  hinted = $state.raw<ReadonlySet<Spot>>(new Set());
  #script: Script<Motion>;
  #spots = new Map<Spot, HTMLElement>();

  constructor(script: Script<Motion>) {
    this.#script = script;
  }

  /** Marks an element as a spot, for as long as it is in the page. */
  spot = (name: Spot) => (element: HTMLElement) => {
    this.#spots.set(name, element);
    element.toggleAttribute("data-hinted", this.hinted.has(name));
    return () => {
      if (this.#spots.get(name) === element) this.#spots.delete(name);
    };
  };

  /** What is watched before anything has happened. Nobody has to wait for it: what happens meanwhile ends it. */
  async begin(motion: Motion): Promise<void> {
    if (stillPreferred()) return;
    this.motion = motion;
    await tick();
    this.#fly(this.#script.flights(motion, [...this.#spots.keys()]), motion.lasts);
    await sleep(motion.lasts);
    if (this.motion !== motion) return;
    this.motion = null;
    this.flown = [];
  }

  async perform({ event, scene }: EntryShown, before: Scene, lay: () => void): Promise<void> {
    const animations: Animation[] = [];
    for (const motion of event ? this.#script.motions(event, before, scene) : []) {
      this.motion = motion;
      await tick();
      animations.push(...this.#fly(this.#script.flights(motion, [...this.#spots.keys()]), motion.lasts));
      await sleep(motion.lasts);
    }
    lay();
    this.motion = null;
    this.flown = [];
    await tick();
    // Ended only now, when the new scene lies there: so nothing is seen to jump back.
    for (const animation of animations) animation.cancel();
    const laying = event ? this.#script.laying?.(event, scene) : undefined;
    if (!laying || laying.flights.length === 0) return;
    this.#fly(laying.flights, laying.lasts);
    await sleep(laying.lasts);
    this.flown = [];
  }

  #fly(flights: readonly Flight[], lasts: number): Animation[] {
    if (stillPreferred()) return [];
    this.flown = flights.flatMap((flight) => ("thing" in flight ? this.#passage(flight, lasts) : []));
    return flights.flatMap((flight) => ("moves" in flight ? this.#move(flight, lasts) : []));
  }

  #passage(flight: Passage, lasts: number): Flown[] {
    const start = this.#spots.get(flight.from)?.getBoundingClientRect();
    const end = this.#spots.get(flight.to)?.getBoundingClientRect();
    return start && end ? [{ ...flight, start, end, lasts }] : [];
  }

  #move({ moves, to, arc = false, shrink = false, arrives = false }: Move, duration: number): Animation[] {
    const element = this.#spots.get(moves);
    const target = this.#spots.get(to);
    if (!element || !target) return [];
    const here = element.getBoundingClientRect();
    const there = target.getBoundingClientRect();
    const { x, y } = between(here, there);
    const size = shrink || arrives ? Math.min(1, there.width / here.width) : 1;
    const above = { zIndex: 9 };
    const away = {
      ...above,
      transform: `translate(${x}px, ${y}px) scale(${size})`,
      opacity: shrink ? 0.3 : 1,
    };
    const aside = (here.height * 0.8) / Math.hypot(x, y);
    const middle = `translate(${x / 2 - y * aside}px, ${y / 2 + x * aside}px) scale(1.12)`;
    const home = { ...above, transform: "none", opacity: 1 };
    const frames = arrives
      ? [away, home]
      : arc
        ? [home, { ...above, transform: middle }, away]
        : [home, away];
    return [element.animate(frames, { duration, easing: EASE, fill: arrives ? "none" : "forwards" })];
  }
}

/** From one box's middle to the other's. */
export function between(here: DOMRect, there: DOMRect): { x: number; y: number } {
  return {
    x: there.x + there.width / 2 - here.x - here.width / 2,
    y: there.y + there.height / 2 - here.y - here.height / 2,
  };
}
