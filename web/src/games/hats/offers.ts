/** What may be done with one card now. */
export interface CardOffers {
  /** The places it can be laid on. */
  places: ReadonlySet<number>;
  /** black, discard, pass, back. */
  deeds: ReadonlySet<string>;
}

/** What may be done now, read from the legal actions that the server gave. */
export interface Offers {
  cards: ReadonlyMap<string, CardOffers>;
  end: boolean;
}

export function offersOf(legal: readonly string[]): Offers {
  const cards = new Map<string, { places: Set<number>; deeds: Set<string> }>();
  for (const action of legal) {
    const [verb = "", card, place] = action.split(" ");
    if (card === undefined) continue;
    const offers = cards.get(card) ?? { places: new Set(), deeds: new Set() };
    if (place === undefined) offers.deeds.add(verb);
    else offers.places.add(Number(place));
    cards.set(card, offers);
  }
  return { cards, end: legal.includes("end") };
}

/** The cards that can be laid on a place. */
export const fitting = (offers: Offers, place: number): ReadonlySet<string> =>
  new Set([...offers.cards].flatMap(([card, { places }]) => (places.has(place) ? [card] : [])));
