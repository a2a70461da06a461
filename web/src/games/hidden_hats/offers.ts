/** What may be done now, read from the legal actions that the server gave. Nothing else is ever offered. */
export interface Offers {
  peek: ReadonlyMap<number, string>;
  open: ReadonlyMap<number, string>;
  /** From each place to each other one, the action that exchanges them. */
  swap: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

export function offersOf(legal: readonly string[]): Offers {
  const peek = new Map<number, string>();
  const open = new Map<number, string>();
  const swap = new Map<number, Map<number, string>>();
  for (const action of legal) {
    const [verb, ...words] = action.split(" ");
    const [place, other] = words.map(Number);
    if (place === undefined) continue;
    if (verb === "peek") peek.set(place, action);
    if (verb === "open") open.set(place, action);
    if (verb !== "swap" || other === undefined) continue;
    for (const [from, to] of [
      [place, other],
      [other, place],
    ] as const) {
      const partners = swap.get(from) ?? new Map<number, string>();
      swap.set(from, partners.set(to, action));
    }
  }
  return { peek, open, swap };
}

/** The places where anything at all may be done. */
export const choosable = (offers: Offers): ReadonlySet<number> =>
  new Set([...offers.peek.keys(), ...offers.open.keys(), ...offers.swap.keys()]);
