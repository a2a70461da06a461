import type { TableInfo } from "../../messages";
import type { Say } from "../../words/words.svelte";

/** Who has won, in a sentence. */
export function winnersTold(
  say: Say,
  language: string,
  info: TableInfo,
  places: readonly number[],
  scores: readonly number[],
  mine: number | null,
): string {
  const winners = info.seats.filter(({ seat }) => places[seat] === 1);
  const [first] = winners;
  if (!first) return say("end-title");
  const count = scores[first.seat] ?? 0;
  if (winners.length > 1) {
    const names = new Intl.ListFormat(language).format(winners.map(({ name }) => name));
    return say("hidden-hats-winners", { players: names, count });
  }
  return say(first.seat === mine ? "hidden-hats-winner-you" : "hidden-hats-winner", {
    player: first.name,
    count,
  });
}
