import type { TableInfo } from "../../messages";
import type { Deed } from "../../playing/deed";
import { partnersOf } from "../../playing/sides";
import type { Say } from "../../words/words.svelte";
import { sayCard } from "./cards";

/** "exchange fez-5 2" in words, and the card, the place and the button that do it. */
export function deedOf(say: Say, action: string, seat: number, info: TableInfo): Deed {
  const [verb = "", card, place] = action.split(" ");
  const other = partnersOf(info, seat)[0]?.name;
  const named = { card: sayCard(say, card ?? ""), place, other };
  return {
    // What lay on the place is known at the table only.
    words: verb === "exchange" ? say("hats-deed-exchange", named) : say(`hats-action-${verb}`, named),
    marks: [
      ...(card === undefined ? [] : [`card ${card}`]),
      ...(place === undefined ? [] : [`place ${place}`]),
      `do ${verb}`,
    ],
  };
}
