import type { GenialEvent, GenialView } from "../../messages";
import type { Tokens } from "./board";

/** What the server sends, made up for a test: three players, the first of them to move, lines of 7. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

export const tokens = (some: Tokens = {}): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, some[colour] ?? 0]));

export function anEvent(parts: Partial<GenialEvent> = {}): GenialEvent {
  return {
    kind: "deal",
    seat: null,
    colour: null,
    taken: tokens(),
    lines: [],
    lost: 0,
    returned: tokens(),
    end: null,
    ...parts,
  };
}

export function aView(parts: Partial<GenialView> = {}): GenialView {
  return {
    format: 1,
    ruleset: "genial",
    version: 1,
    players: 3,
    options: { line: 7, patience: 400, alternative_takes: "one" },
    first: 0,
    seat: 0,
    to_move: 0,
    turn: 0,
    passes: 0,
    bonus: 0,
    owed: 0,
    over: false,
    centre: tokens({ red: 2, blue: 1 }),
    zone: [],
    collections: [tokens(), tokens(), tokens()],
    reserve: 123,
    face_down: tokens(),
    odds: { match: 39, no_match: 84, conflict: 0 },
    event: anEvent(),
    key: "?",
    drawn: "?",
    ...parts,
  };
}
