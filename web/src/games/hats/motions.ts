import type { GameEvent, Scene } from "../../messages";
import type { Flight } from "../../playing/stage.svelte";
import { ownEvent, ownView } from "./own";

/** One thing that is seen to happen on the table. */
export type Motion = { lasts: number } & (
  | { does: "exchange"; seat: number; card: string; place: number; taken: string }
  | { does: "black"; seat: number; card: string }
  | { does: "discard"; seat: number; card: string }
  | { does: "give"; seat: number; to: number; card: string }
  | { does: "cookie"; from: number | null; to: number }
);

/** How long each is watched, in milliseconds. */
export const LASTS = { exchange: 1100, black: 900, discard: 800, give: 1000, cookie: 1300, lay: 600 };

/** How the table gets from the scene before the event to the one after it. */
export function motionsOf(happened: GameEvent, before: Scene): Motion[] {
  const { kind, seat, to, place, taken, cookie, ...event } = ownEvent(happened);
  if (seat === null) return [];
  const card = event.card ?? "?";
  const motions: Motion[] = [];
  if (kind === "exchange" && place !== null && taken !== null)
    motions.push({ does: "exchange", seat, card, place, taken, lasts: LASTS.exchange });
  if (kind === "black" || kind === "discard") motions.push({ does: kind, seat, card, lasts: LASTS[kind] });
  if ((kind === "pass" || kind === "back") && to !== null)
    motions.push({ does: "give", seat, to, card, lasts: LASTS.give });
  if (cookie)
    motions.push({ does: "cookie", from: ownView(before.view).cookie, to: seat, lasts: LASTS.cookie });
  return motions;
}

/** From the person's own hand a card comes as it lies there; another's comes out from behind their portrait. */
export function flightsOf(motion: Motion, spots: readonly string[]): Flight[] {
  if (motion.does === "cookie")
    return [{ thing: "cookie", from: `cookie ${motion.from ?? "free"}`, to: `cookie ${motion.to}` }];
  const { seat, card } = motion;
  const own = spots.includes(`card ${card}`);
  const from = own ? `card ${card}` : `seat ${seat}`;
  switch (motion.does) {
    case "exchange":
      return [
        { thing: motion.taken, from: `place ${motion.place}`, to: `collection ${seat}` },
        { thing: card, from, to: `place ${motion.place}` },
      ];
    case "black":
      return [{ thing: own ? `black ${card}` : "black", from, to: `collection ${seat}`, turns: own }];
    case "discard":
      return [{ thing: card, from, to: "discards" }];
    case "give": {
      const hand = `hand ${motion.to}`;
      return [{ thing: card, from, to: spots.includes(hand) ? hand : `seat ${motion.to}` }];
    }
  }
}

/** A card drawn comes from the deck into the hand; at the deal all that lies on the table does. */
export function layingOf(happened: GameEvent, after: Scene): { flights: Flight[]; lasts: number } {
  const { kind, drawn } = ownEvent(happened);
  const arriving =
    kind === "deal"
      ? ownView(after.view).table.map((_, index) => `lying ${index + 1}`)
      : kind === "discard" && drawn !== null
        ? [`card ${drawn}`]
        : [];
  return { flights: arriving.map((moves) => ({ moves, to: "deck", arrives: true })), lasts: LASTS.lay };
}
