import type { Deed } from "../../playing/deed";
import type { Say } from "../../words/words.svelte";

/** An action in words, and the button that does it. */
export function deedOf(say: Say, action: string): Deed {
  return { words: say(`genial-action-${action}`), marks: [`do ${action}`] };
}
