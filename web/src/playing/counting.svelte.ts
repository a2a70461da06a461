/** One step of the counting: from then on this part of these seats' scores is seen. */
export interface Step {
  seats: readonly number[];
  stage: string;
}

/** How far one seat's score has been counted. */
export interface Count {
  seen: (stage: string) => boolean;
  /** It is the one being counted just now. */
  counting: boolean;
  /** The seat's place, once all is counted. */
  place: number | null;
}

const STEP_LASTS = 1200; // ms

/** Goes through the steps by itself; skipped, it is at the end. */
export class Counting {
  #at = $state(0);
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  get done(): boolean {
    return this.#at >= this.steps.length;
  }

  of(seat: number, places: readonly number[]): Count {
    const { done } = this;
    const seen = this.steps.slice(0, this.#at).filter(({ seats }) => seats.includes(seat));
    return {
      seen: (stage) => seen.some((step) => step.stage === stage),
      counting: !done && (this.steps[this.#at - 1]?.seats.includes(seat) ?? false),
      place: done ? (places[seat] ?? null) : null,
    };
  }

  start(): () => void {
    const clock = setInterval(() => {
      this.#at += 1;
      if (this.done) clearInterval(clock);
    }, STEP_LASTS);
    return () => clearInterval(clock);
  }

  skip(): void {
    this.#at = this.steps.length;
  }
}

/** The order in which scores are counted: the best come last. */
export const lastFirst = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0) || a - b);
