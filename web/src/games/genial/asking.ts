import type { GenialView } from "../../messages";
import type { Say } from "../../words/words.svelte";
import { rarest } from "./board";
import type { Action } from "./doing";
import { sayColour } from "./names";

/** What the person may decide now, as a question; it follows from what the server says is legal. */
export function ask(say: Say, legal: readonly string[], view: GenialView, seat: number | null): string {
  const may = (action: Action): boolean => legal.includes(action);
  const colour = rarestOf(view, seat);
  const named = { colour: colour === null ? "" : sayColour(say, colour) };
  if (may("take")) return say(may("flip") ? "genial-choose-go-on" : "genial-choose-take");
  if (may("alternative"))
    return say(may("flip") ? "genial-choose-alternative" : "genial-choose-only-alternative", named);
  if (may("pass")) return say("genial-choose-pass");
  return say(view.bonus > 0 ? "genial-choose-bonus" : "genial-choose-flip");
}

/** The colour that the alternative would bring this seat. */
export function rarestOf(view: GenialView, seat: number | null): string | null {
  return rarest(view.collections[seat ?? -1] ?? {});
}
