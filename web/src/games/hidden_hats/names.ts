import type { Say } from "../../words/words.svelte";

/** A hat card is named after its character; where there is a king, the crown is his, and the princess has a diadem. */
export function hatDrawing(kind: string, ruleset: string): string {
  if (kind === "king") return "hats/crown";
  if (kind === "princess") return ruleset === "shapka-nevidimka" ? "hats/diadem" : "hats/crown";
  return `hats/${kind}`;
}

export const sayHat = (say: Say, kind: string, ruleset: string): string =>
  say(`hidden-hats-hat-${kind}`, { ruleset });

export const sayCharacter = (say: Say, kind: string): string => say(`hidden-hats-kind-${kind}`);
