import type { TableInfo } from "../messages";
import { partnersOf, teamsOf } from "./sides";

export interface Winners {
  /** The sentence that is said of them: one alone, a team, or several who share the victory. */
  who: "winner" | "winner-you" | "winner-team" | "winner-team-you" | "winners";
  names: { player: string; other: string; players: string };
  /** One of their seats. */
  seat: number;
}

/** Who has won, as a sentence needs it; null where nobody is first. */
export function winners(
  info: TableInfo,
  places: readonly number[],
  mine: number | null,
  language: string,
): Winners | null {
  const won = info.seats.filter(({ seat }) => places[seat] === 1);
  const [first] = won;
  if (!first) return null;
  const sides = teamsOf(info).filter((seats) => seats.some((seat) => places[seat] === 1));
  const players = new Intl.ListFormat(language).format(won.map(({ name }) => name));
  const ours = won.find(({ seat }) => seat === mine);
  const named = ours ?? first;
  const [partner] = partnersOf(info, named.seat);
  const names = { player: named.name, other: partner?.name ?? "", players };
  if (sides.length > 1) return { who: "winners", names, seat: named.seat };
  const who = partner ? "winner-team" : "winner";
  return { who: ours ? `${who}-you` : who, names, seat: named.seat };
}
