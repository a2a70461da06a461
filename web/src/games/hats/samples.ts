import type { HatsEvent, HatsSeat, HatsView, Scene, TableInfo } from "../../messages";
import { aScene, aTable } from "../../testing/fixtures";

/** What the server sends in this game, made up for a test: four people in two teams, the first of them looks. */
export const TABLE = ["top-hat-4", "fez-5", "boater-2", "beret-3", "fez-2", "bonnet-6"];

export function aHatsEvent(parts: Partial<HatsEvent> = {}): HatsEvent {
  return {
    kind: "deal",
    seat: null,
    to: null,
    card: null,
    place: null,
    taken: null,
    drawn: null,
    cookie: false,
    end: null,
    ...parts,
  };
}

export function aHatsSeat(parts: Partial<HatsSeat> = {}): HatsSeat {
  return { hand: 9, collection: [], black: [], passed: null, ...parts };
}

export function aHatsView(parts: Partial<HatsView> = {}): HatsView {
  return {
    format: 1,
    ruleset: "hats",
    version: 1,
    players: 4,
    options: {},
    first: 0,
    seat: 0,
    to_move: 0,
    turn: 0,
    played: false,
    optional: false,
    received: null,
    over: false,
    out: [],
    table: TABLE,
    deck: 0,
    discards: [],
    cookie: null,
    seats: [0, 1, 2, 3].map(() => aHatsSeat()),
    event: aHatsEvent(),
    key: "?",
    drawn: "?",
    ...parts,
  };
}

export const aHatsScene = (view: Partial<HatsView> = {}): Scene => aScene({ view: aHatsView(view) });

/** Each for themselves where there are fewer than four. */
export function aHatsTable(players = 4): TableInfo {
  const [one] = aTable().seats;
  if (!one) throw new Error("a table has seats");
  const seats = ["Ada", "Ben", "Cleo", "Dan"].slice(0, players).map((name, seat) => ({ ...one, seat, name }));
  const sides = seats.map((_, seat) => (players === 4 ? seat % 2 : seat));
  return aTable({ ruleset: "hats", game: "hats", players, seats, sides });
}
