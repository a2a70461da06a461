import type { HatsSeat, HatsView, TableInfo } from "../../messages";
import { lastFirst, type Step } from "../../playing/counting.svelte";
import { teamsOf } from "../../playing/sides";
import { readCard } from "./cards";
import { groupsOf } from "./worth";

/** A seat's score in parts, as the server counted it (table.py, `details`). */
export interface Parts {
  table: number;
  black: number;
  favourite: number;
  cookie: number;
  own: number;
  /** The team's. */
  score: number;
}

export function partsOf(details: Readonly<Record<string, number>> | undefined): Parts {
  const { table = 0, black = 0, favourite = 0, cookie = 0, own = 0, score = 0 } = details ?? {};
  return { table, black, favourite, cookie, own, score };
}

export const STAGES = ["table", "black", "favourite", "cookie", "own"] as const;
export type Stage = (typeof STAGES)[number];

/** Line by line as on the paper form, and of each player only the lines that there are; a team's sum after its two. */
export function stepsOf(
  info: TableInfo,
  view: HatsView,
  parts: readonly Parts[],
  places: readonly number[],
): Step[] {
  const lines = (seat: number): Step[] =>
    STAGES.filter((stage) => {
      if (stage === "black") return (view.seats[seat]?.black.length ?? 0) > 0;
      return stage !== "cookie" || (parts[seat]?.cookie ?? 0) > 0;
    }).map((stage) => ({ seats: [seat], stage }));
  const order = lastFirst(places);
  const teams = teamsOf(info).filter((seats) => seats.length > 1);
  if (teams.length === 0) return order.flatMap(lines);
  const rank = (seats: readonly number[]): number => Math.min(...seats.map((seat) => order.indexOf(seat)));
  return teams
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((seats) => [...seats.flatMap(lines), { seats, stage: "team" }]);
}

/** As it is written on the paper form: of each type, how many there are times what each brings. */
export const tableSum = (has: HatsSeat, table: readonly string[]): string =>
  groupsOf(has, table)
    // Between the factors it is not broken, only between the types.
    .map(({ cards, each }) => `${cards.length}\u00A0×\u00A0${each}`)
    .join(" + ");

/** The favourite and the face-up cards of its type, whose values it brings. */
export interface Favourite {
  card: string;
  adds: number[];
  minus: number;
}

export const favouriteSum = ({ adds, minus }: Favourite): string =>
  `${adds.length > 0 ? adds.join(" + ") : "0"} − ${minus}`;

export function favouriteOf(view: HatsView, seat: number): Favourite | null {
  const has = view.seats[seat];
  const [card] = has && typeof has.hand !== "number" ? has.hand : [];
  const read = readCard(card ?? "");
  if (!has || !card || !read) return null;
  const same = has.collection.map(readCard).filter((other) => other?.type === read.type);
  return { card, adds: same.map((other) => other?.value ?? 0), minus: read.value };
}

/** What decided between sides with equal scores (HT-17); null where nothing had to. */
export function tieOf(
  info: TableInfo,
  view: HatsView,
  scores: readonly number[],
  places: readonly number[],
): "hats-tie-black" | "hats-tie-cookie" | null {
  const teams = teamsOf(info);
  const best = Math.max(...scores);
  const equal = teams.filter(([seat]) => scores[seat ?? 0] === best);
  const first = equal.filter(([seat]) => places[seat ?? 0] === 1);
  if (equal.length === first.length) return null;
  const blacks = (seats: readonly number[] | undefined): number =>
    (seats ?? []).reduce((sum, seat) => sum + (view.seats[seat]?.black.length ?? 0), 0);
  const most = blacks(first[0]);
  const decidedByCookie = equal.some((seats) => !first.includes(seats) && blacks(seats) === most);
  return decidedByCookie ? "hats-tie-cookie" : "hats-tie-black";
}
