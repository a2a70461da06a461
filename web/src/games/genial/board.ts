import type { GenialOdds, GenialView } from "../../messages";

/** So many tokens of each colour; every colour of the game is named. */
export type Tokens = Readonly<Record<string, number>>;

/** What lies on the table at one moment, also between two of the server's scenes. */
export interface Board {
  /** Whose zone it is. */
  seat: number | null;
  centre: Tokens;
  /** Colours, in the order of the flips. */
  zone: readonly string[];
  /** By seat. */
  collections: readonly Tokens[];
  reserve: number;
  /** As in the view: 0, or the n-th bonus turn of this turn; and those still to come after it. */
  bonus: number;
  owed: number;
}

export function boardOf(view: GenialView): Board {
  const { to_move: seat, centre, zone, collections, reserve, bonus, owed } = view;
  return {
    seat,
    centre,
    zone,
    collections,
    reserve: typeof reserve === "number" ? reserve : reserve.length,
    bonus,
    owed,
  };
}

export const coloursOf = (tokens: Tokens): string[] => Object.keys(tokens);
export const sum = (tokens: Tokens): number => Object.values(tokens).reduce((all, count) => all + count, 0);

export const plus = (tokens: Tokens, more: Tokens): Tokens =>
  Object.fromEntries(
    coloursOf(tokens).map((colour) => [colour, (tokens[colour] ?? 0) + (more[colour] ?? 0)]),
  );

export const minus = (tokens: Tokens, less: Tokens): Tokens =>
  Object.fromEntries(
    coloursOf(tokens).map((colour) => [colour, (tokens[colour] ?? 0) - (less[colour] ?? 0)]),
  );

export const one = (colour: string): Tokens => ({ [colour]: 1 });

/** What taking would bring, shown before it is decided; what it has brought, the server says. */
export function brings({ centre, zone }: Pick<Board, "centre" | "zone">): Tokens {
  return Object.fromEntries(
    coloursOf(centre).map((colour) => [colour, zone.includes(colour) ? 1 + (centre[colour] ?? 0) : 0]),
  );
}

/** The colour there is least of: which one the alternative is about, where the server offers it. */
export function rarest(collection: Tokens): string | null {
  const [first, ...others] = coloursOf(collection);
  if (first === undefined) return null;
  return others.reduce(
    (least, colour) => ((collection[colour] ?? 0) < (collection[least] ?? 0) ? colour : least),
    first,
  );
}

/** Tokens that are over a line: after the turn they go back. */
export const overLine = (has: Tokens, line: number): number =>
  Object.values(has).reduce((over, count) => over + Math.max(0, count - line), 0);

/** The chance of a success in hundredths; 0 and 100 only where it is certain. */
export function chance({ match, no_match, conflict }: GenialOdds): number {
  const all = match + no_match + conflict;
  if (match === 0 || match === all) return match === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * match) / all)));
}
