import type { HatsSeat } from "../../messages";
import { readCard, TYPES, type Type } from "./cards";

/** By type, the place on which it counts: of several the lowest (HT-12). A type that lies nowhere is not in it. */
export function countingPlaces(table: readonly string[]): ReadonlyMap<Type, number> {
  const places = new Map<Type, number>();
  table.forEach((card, index) => {
    const type = readCard(card)?.type;
    if (type && !places.has(type)) places.set(type, index + 1);
  });
  return places;
}

/** The cards of one type in a collection, and what each is worth as the table lies. */
export interface Group {
  type: Type;
  cards: string[];
  each: number;
}

export function groupsOf(has: HatsSeat, table: readonly string[]): Group[] {
  const places = countingPlaces(table);
  return TYPES.flatMap((type) => {
    const cards = has.collection.filter((card) => readCard(card)?.type === type);
    return cards.length > 0 ? [{ type, cards, each: places.get(type) ?? 0 }] : [];
  });
}

/** Different types, all black hats together being one: the cookie goes by it. */
export const typesIn = (has: HatsSeat): number =>
  new Set(has.collection.map((card) => readCard(card)?.type)).size + (has.black.length > 0 ? 1 : 0);
