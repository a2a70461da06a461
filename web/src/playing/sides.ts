import type { SeatInfo, TableInfo } from "../messages";

/** Those who play together with this one, in turn order; nobody where each plays alone. */
export function partnersOf({ seats, sides }: TableInfo, seat: number): SeatInfo[] {
  return seats.filter((other) => other.seat !== seat && sides[other.seat] === sides[seat]);
}

/** The seats of each side, in turn order. */
export function teamsOf({ sides }: TableInfo): number[][] {
  const order = [...new Set(sides)];
  return order.map((side) => sides.flatMap((other, seat) => (other === side ? [seat] : [])));
}
