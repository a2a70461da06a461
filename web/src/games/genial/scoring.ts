import type { TableInfo } from "../../messages";
import { lastFirst, type Step } from "../../playing/counting.svelte";
import { winners } from "../../playing/winners";
import type { Say } from "../../words/words.svelte";

/** A seat's score in parts, as the server counted it (GE-15). */
export interface Parts {
  lines: number;
  tokens: number;
  score: number;
}

export function partsOf(details: Readonly<Record<string, number>> | undefined): Parts {
  const { lines = 0, tokens = 0, score = 0 } = details ?? {};
  return { lines, tokens, score };
}

/** One player after the other, the best last: full lines, tokens, points. */
export const stepsOf = (places: readonly number[]): Step[] =>
  lastFirst(places).flatMap((seat) => ["lines", "tokens", "sum"].map((stage) => ({ seats: [seat], stage })));

interface Ended {
  info: TableInfo;
  places: readonly number[];
  parts: readonly Parts[];
  /** Whoever has all the lines ends the game; else the one who has got furthest wins. */
  byLines: boolean;
  seat: number | null;
}

/** Who has won, in a sentence. */
export function wonTold(say: Say, language: string, { info, places, parts, byLines, seat }: Ended): string {
  const won = winners(info, places, seat, language);
  if (!won) return say("end-title");
  const { lines = 0, tokens = 0 } = parts[won.seat] ?? {};
  const reached = {
    ...won.names,
    lines: say("genial-lines", { count: lines }),
    tokens: say("genial-tokens", { count: tokens }),
  };
  if (won.who === "winners") return say("genial-winners", reached);
  const mine = won.who === "winner-you";
  if (byLines) return say(mine ? "genial-winner-you" : "genial-winner", reached);
  return say(mine ? "genial-winner-most-you" : "genial-winner-most", reached);
}
