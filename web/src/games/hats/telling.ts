import type { GameEvent, TableInfo } from "../../messages";
import type { Say } from "../../words/words.svelte";
import { sayCard } from "./cards";
import { ownEvent } from "./own";

/** Events that are told otherwise to those who see the card in them. */
const SECRET: ReadonlySet<string> = new Set(["black", "discard", "pass", "back"]);

/**
 * An event in words, as `seat` may be told it: whoever acted, the team-mate who gets a card, all others.
 *
 * On a device that is passed round an event may have been heard while somebody else looked: then the card in it is
 * not known, and it is told as to all others.
 */
export function tell(say: Say, happened: GameEvent, info: TableInfo, seat: number | null): string[] {
  const { kind, to, place, cookie, end, ...event } = ownEvent(happened);
  const who = kind === "deal" ? info.first : event.seat;
  const hidden = event.card === "?" || event.drawn === "?";
  const knows = seat !== null && !(SECRET.has(kind) && hidden);
  const eyes = knows && seat === who ? "-you" : knows && seat === to ? "-to-you" : "";
  const name = (of: number | null): string => (of === null ? "" : (info.seats[of]?.name ?? ""));
  const card = (of: string | null): string => (of === null ? "" : sayCard(say, of));
  const told = say(`hats-event-${kind}${eyes}`, {
    player: name(who),
    other: name(to),
    card: card(event.card),
    taken: card(event.taken),
    drawn: card(event.drawn),
    place,
  });
  return [
    told,
    ...(cookie ? [say(`hats-event-cookie${seat === who ? "-you" : ""}`, { player: name(who) })] : []),
    ...(end ? [say("hats-event-end-played")] : []),
  ];
}
