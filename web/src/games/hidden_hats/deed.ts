import type { Deed } from "../../playing/deed";
import type { Say } from "../../words/words.svelte";

/** "swap 1 4" in words, and the hats and the button that do it. */
export function deedOf(say: Say, action: string): Deed {
  const [verb = "", ...places] = action.split(" ");
  const [place, other] = places;
  return {
    words: say(`hidden-hats-action-${verb}`, { place, other }),
    marks: [...places.map((each) => `hat ${each}`), `do ${verb}`],
  };
}
