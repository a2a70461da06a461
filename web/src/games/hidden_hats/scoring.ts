import type { HiddenHatsSeat } from "../../messages";
import { lastFirst, type Step } from "../../playing/counting.svelte";

/** A seat's score in parts, as the server counted it (table.py, `details`). */
export interface Parts {
  pairs: number;
  cancelled: number;
  covered: number;
  score: number;
}

export function partsOf(details: Readonly<Record<string, number>> | undefined): Parts {
  const { pairs = 0, cancelled = 0, covered = 0, score = 0 } = details ?? {};
  return { pairs, cancelled, covered, score };
}

/** One player after the other, and of each only the parts that there are. */
export function stepsOf(parts: readonly Parts[], places: readonly number[]): Step[] {
  return lastFirst(places).flatMap((seat) => {
    const part = parts[seat];
    const stages = ["pairs"];
    if (part?.cancelled) stages.push("cancelled");
    if (part?.covered) stages.push("covered");
    return [...stages, "sum"].map((stage) => ({ seats: [seat], stage }));
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
