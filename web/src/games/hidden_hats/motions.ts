import type { HiddenHatsEvent, HiddenHatsView } from "../../messages";

/** One thing that is seen to happen on the table. */
export type Motion = { lasts: number } & (
  | { does: "look"; place: number; seat: number }
  | { does: "cross"; place: number; other: number; seat: number }
  | { does: "flip"; place: number; hat: string; seat: number }
  | { does: "open"; place: number; hat: string; seat: number; fits: boolean }
  | { does: "collect"; place: number; hat: string; seat: number; what: "pair" | "hat" }
  | { does: "penalty"; place: number; hat: string; seat: number }
  | { does: "sweep" }
);

/** After the motions the new scene lies there; this is what is new on it. */
export interface Laying {
  characters: number[];
  hats: number[];
}

/** How long each is watched, in milliseconds. */
export const LASTS = {
  look: 1100,
  cross: 900,
  flip: 600,
  open: 1000,
  collect: 650,
  penalty: 650,
  sweep: 700,
  lay: 550,
};

/** How the table gets from the scene before the event to the one after it. */
export function motionsOf(event: HiddenHatsEvent, before: HiddenHatsView): Motion[] {
  const { kind, seat, place, other } = event;
  const hat = event.hat ?? "?";
  const motions: Motion[] = [];
  if (seat !== null && place !== null) {
    if (kind === "peek") motions.push({ does: "look", place, seat, lasts: LASTS.look });
    if (kind === "swap" && other !== null)
      motions.push({ does: "cross", place, other, seat, lasts: LASTS.cross });
    if (kind === "pair" || kind === "wonder" || kind === "bald") {
      motions.push({ does: "flip", place, hat, seat, lasts: LASTS.flip });
      motions.push({ does: "open", place, hat, seat, fits: kind !== "bald", lasts: LASTS.open });
    }
    if (kind === "pair" || kind === "wonder") {
      const what = kind === "pair" ? "pair" : "hat";
      motions.push({ does: "collect", place, hat, seat, what, lasts: LASTS.collect });
    }
    if (kind === "bald" && before.supply > 0) {
      motions.push({ does: "penalty", place, hat, seat, lasts: LASTS.penalty });
    }
  }
  if (event.relaid) motions.push({ does: "sweep", lasts: LASTS.sweep });
  return motions;
}

/** What the event has newly laid: all of it at the deal, the hats after a dead row, else on the place it names. */
export function layingOf(event: HiddenHatsEvent, after: HiddenHatsView): Laying {
  const lying = after.hats.flatMap((hat, index) => (hat === null ? [] : [index + 1]));
  if (event.kind === "deal") return { characters: lying, hats: lying };
  const here = lying.filter((place) => place === event.place);
  const characters = event.kind === "pair" ? here : [];
  if (event.relaid) return { characters, hats: lying };
  return { characters, hats: event.kind === "pair" || event.kind === "wonder" ? here : [] };
}
