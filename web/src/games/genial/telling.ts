import type { GenialEvent, TableInfo } from "../../messages";
import type { Say } from "../../words/words.svelte";
import { sum } from "./board";
import { sayColour, sayTokens } from "./names";

/** Of a flip, as long as nobody has seen what it is. */
export function tellFlipping(
  say: Say,
  { seat }: GenialEvent,
  info: TableInfo,
  mine: number | null,
): string[] {
  const player = info.seats[seat ?? -1]?.name ?? "";
  return [say(seat === mine ? "genial-event-flipping-you" : "genial-event-flipping", { player })];
}

/** An event in words: first what was done, then what came of it. */
export function tell(say: Say, event: GenialEvent, info: TableInfo, seat: number | null): string[] {
  const who = event.kind === "deal" ? info.first : event.seat;
  const you = who !== null && who === seat ? "-you" : "";
  const player = who === null ? "" : (info.seats[who]?.name ?? "");
  const colour = event.colour === null ? "" : sayColour(say, event.colour);
  const { taken, returned, lines, lost, end } = event;
  const won = lines.length - lost;
  const back = sum(returned);
  return [
    say(`genial-event-${event.kind}${you}`, {
      player,
      colour,
      count: sum(taken),
      tokens: sayTokens(say, taken),
    }),
    ...lines.map((line) => say(`genial-event-line${you}`, { player, colour: sayColour(say, line) })),
    ...(won > 0 && end === null ? [say("genial-event-bonus", { count: won })] : []),
    ...(lost > 0 ? [say("genial-event-lost", { count: lost })] : []),
    ...(back > 0 ? [say("genial-event-returned", { count: back, tokens: sayTokens(say, returned) })] : []),
    ...(end ? [say(`genial-event-end-${end}`)] : []),
  ];
}
