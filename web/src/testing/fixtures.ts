import type {
  EntryShown,
  HiddenHatsEvent,
  HiddenHatsView,
  Scene,
  SeatInfo,
  TableInfo,
  Welcome,
} from "../messages";
import { ownView } from "../games/hidden_hats/own";

/** What the server sends, made up for a test: a row of seven, three players, the first of them the person. */
export const ROW = ["pirate", "sultan", "witch", "knight", "princess", "cook", "viking"];

export function anEvent(parts: Partial<HiddenHatsEvent> = {}): HiddenHatsEvent {
  return {
    kind: "deal",
    seat: null,
    place: null,
    other: null,
    hat: null,
    character: null,
    free: false,
    relaid: false,
    end: null,
    ...parts,
  };
}

export function aView(parts: Partial<HiddenHatsView> = {}): HiddenHatsView {
  return {
    format: 1,
    ruleset: "auf-der-hut",
    version: 1,
    players: 3,
    options: {},
    first: 0,
    seat: 0,
    to_move: 0,
    turn: 0,
    idle: 0,
    over: false,
    characters: ROW,
    hats: ROW.map(() => "?"),
    character_deck: 13,
    hat_deck: 17,
    supply: 16,
    seats: [0, 1, 2].map(() => ({ pairs: [], wonders: 0, balds: 0 })),
    memory: null,
    event: anEvent(),
    key: "?",
    drawn: "?",
    ...parts,
  };
}

const PLACES = [1, 2, 3, 4, 5, 6, 7];
export const ALL_LEGAL = [
  ...PLACES.map((place) => `peek ${place}`),
  ...PLACES.flatMap((place) =>
    PLACES.filter((other) => other > place).map((other) => `swap ${place} ${other}`),
  ),
  ...PLACES.map((place) => `open ${place}`),
];

export function aScene(parts: Partial<Scene> = {}): Scene {
  return {
    ply: 0,
    to_move: 0,
    over: false,
    view: aView(),
    legal: ALL_LEGAL,
    peeked: null,
    opened: [],
    scores: [0, 0, 0],
    details: [],
    places: null,
    ...parts,
  };
}

const NAMES = ["Ada", "Tilly", "Oscar"];
const PORTRAITS = ["pirate", "princess", "wizard"];

export function aTable(parts: Partial<TableInfo> = {}): TableInfo {
  const seats = NAMES.map((name, seat): SeatInfo => ({
    seat,
    who: seat === 0 ? "person" : "bot",
    name,
    portrait: PORTRAITS[seat] ?? "",
    bot: seat === 0 ? null : "forgetful",
    settings: null,
    memory_aid: false,
    here: true,
  }));
  return {
    id: "t1",
    ruleset: "auf-der-hut",
    game: "hidden_hats",
    players: 3,
    options: {},
    dealt: true,
    first: 0,
    maker: true,
    commitment: "",
    pace: 1.5,
    again: null,
    hints: false,
    seats,
    sides: seats.map(({ seat }) => seat),
    ...parts,
  };
}

export function aWelcome(scene: Scene = aScene(), number = 1): Welcome {
  return { type: "welcome", number, table: aTable(), seat: 0, yours: [0], scene };
}

/** An entry whose event is also the scene's last. */
export function anEntry(
  number: number,
  event: Partial<HiddenHatsEvent>,
  scene: Partial<Scene> = {},
): EntryShown {
  const happened = anEvent(event);
  const view = { ...(scene.view ? ownView(scene.view) : aView()), event: happened };
  const seat = happened.seat;
  return { type: "entry", number, kind: "action", seat, event: happened, scene: aScene({ ...scene, view }) };
}
