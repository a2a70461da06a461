import type { Say } from "../../words/words.svelte";
import { coloursOf, type Tokens } from "./board";

export const sayColour = (say: Say, colour: string): string => say(`genial-kind-${colour}`);

/** A colour and its shape: "red heart". */
export const sayToken = (say: Say, colour: string): string =>
  say("genial-token", { colour: sayColour(say, colour), shape: say(`genial-shape-${colour}`) });

/** "2 × red, 1 × blue" */
export const sayTokens = (say: Say, tokens: Tokens): string =>
  coloursOf(tokens)
    .filter((colour) => (tokens[colour] ?? 0) > 0)
    .map((colour) => say("genial-some", { colour: sayColour(say, colour), count: tokens[colour] ?? 0 }))
    .join(", ");

/** How much of a line there is. */
export function sayLine(say: Say, colour: string, count: number, line: number): string {
  const named = sayColour(say, colour);
  return count >= line
    ? say("genial-line-complete", { colour: named })
    : say("genial-line-of", { colour: named, count, line });
}
