import type { HatsView, SeatInfo } from "../../messages";
import type { Say } from "../../words/words.svelte";
import { sayCard } from "./cards";

/** What the person whose turn it is is asked, in a sentence. */
export function ask(say: Say, view: HatsView, partner: SeatInfo | null): string {
  const other = partner?.name ?? "";
  if (view.received !== null) return say("hats-choose-back", { other, card: sayCard(say, view.received) });
  if (!view.played) return say("hats-choose");
  return partner ? say("hats-choose-pass", { other }) : say("hats-choose-discard");
}
