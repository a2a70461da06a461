import type { HiddenHatsEvent, Opened, TableInfo } from "../../messages";
import type { Say } from "../../words/words.svelte";
import { sayCharacter, sayHat } from "./names";

/** An event in words, for the log. It names places but not hats, except where they were taken: HH-19. */
export function tell(say: Say, event: HiddenHatsEvent, info: TableInfo, seat: number | null): string[] {
  const { kind, place, other, character, hat } = event;
  const { ruleset } = info;
  const who = kind === "deal" ? info.first : event.seat;
  const mine = who !== null && who === seat;
  // Whoever peeked is told the hat only as long as it is in view; in the log stands only where they looked.
  const own = kind === "peek" ? "-you-log" : "-you";
  const taken = kind === "pair" || kind === "wonder";
  const told = say(`hidden-hats-event-${kind}${event.free ? "-free" : ""}${mine ? own : ""}`, {
    ruleset,
    player: who === null ? "" : (info.seats[who]?.name ?? ""),
    place,
    other,
    hat: taken && hat !== null ? sayHat(say, hat, ruleset) : "",
    character: character === null ? "" : sayCharacter(say, character),
  });
  return [
    told,
    ...(event.relaid ? [say("hidden-hats-event-relaid")] : []),
    ...(event.end ? [say(`hidden-hats-event-end-${event.end}`)] : []),
  ];
}

/** A wrong hat that was opened, while it is in view: here the hat is named. */
export function tellOpened(say: Say, opened: Opened, info: TableInfo, seat: number | null): string {
  return say(`hidden-hats-opened${opened.seat === seat ? "-you" : ""}`, {
    player: info.seats[opened.seat]?.name,
    place: opened.place,
    hat: sayHat(say, opened.hat, info.ruleset),
    character: sayCharacter(say, opened.character),
  });
}
