import type { HiddenHatsSeat } from "../../messages";

/** A seat's score in parts, as the server counted it (table.py, `details`). */
export interface Parts {
  pairs: number;
  cancelled: number;
  covered: number;
  score: number;
}

export const STAGES = ["nothing", "pairs", "cancelled", "covered", "sum"] as const;
export type Stage = (typeof STAGES)[number];

/** One step of the counting: from then on this much of this seat's score is seen. */
export interface Step {
  seat: number;
  stage: Stage;
}

export function partsOf(details: Readonly<Record<string, number>> | undefined): Parts {
  const { pairs = 0, cancelled = 0, covered = 0, score = 0 } = details ?? {};
  return { pairs, cancelled, covered, score };
}

/** One player after the other, and of each only the parts that there are; the best come last. */
export function stepsOf(parts: readonly Parts[], places: readonly number[]): Step[] {
  const order = parts.map((_, seat) => seat).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0) || a - b);
  return order.flatMap((seat) => {
    const part = parts[seat];
    const seen: Stage[] = ["pairs"];
    if (part?.cancelled) seen.push("cancelled");
    if (part?.covered) seen.push("covered");
    return [...seen, "sum" as const].map((stage) => ({ seat, stage }));
  });
}

/** Which of a player's things lie on which, once all is counted. */
export interface Spread {
  /** Each pair, and whether a bald head covers it. */
  pairs: { kind: string; covered: boolean }[];
  /** Bald heads that got a wonder hat; those that count against nothing any more or below nothing. */
  hatted: number;
  over: number;
  /** Wonder hats that were not needed. */
  spare: number;
}

export function spreadOf(has: HiddenHatsSeat, parts: Parts): Spread {
  const covering = Math.min(parts.covered, has.pairs.length);
  const free = has.pairs.length - covering;
  return {
    pairs: has.pairs.map((kind, index) => ({ kind, covered: index >= free })),
    hatted: parts.cancelled,
    over: parts.covered - covering,
    spare: has.wonders - parts.cancelled,
  };
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

  /** Whose score is being counted just now. */
  get seat(): number | null {
    return this.steps[this.#at - 1]?.seat ?? null;
  }

  stage(seat: number): number {
    const seen = this.steps.slice(0, this.#at).filter((step) => step.seat === seat);
    return STAGES.indexOf(seen.at(-1)?.stage ?? "nothing");
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
