import type { GenialEvent, GenialView } from "../../messages";
import { boardOf, coloursOf, minus, one, plus, sum, type Board, type Tokens } from "./board";

export type Verdict = "match" | "no_match" | "conflict";

/** One thing that is seen to happen, and what lies on the table meanwhile; what flies lies nowhere. */
export type Motion = { lasts: number; board: Board; seat: number | null } &
  /** Before anything has happened: out of the reserve, into the centre. */
  (
    | { does: "deal"; tokens: Tokens }
    | { does: "draw" | "bonus" | "pass" }
    | { does: "hesitate" }
    | { does: "turn"; colour: string }
    | { does: "drop"; colour: string }
    | { does: "verdict"; colour: string; verdict: Verdict }
    /** After a misfire: the zone and the flipped token go to the centre. */
    | { does: "slide"; colour: string; zone: readonly string[] }
    /** Into the collection of `seat`. */
    | { does: "take"; zone: readonly string[]; centre: Tokens }
    | { does: "lines"; lines: readonly string[] }
    | { does: "lost"; lost: number }
    /** Over a line: back into the reserve. */
    | { does: "return"; tokens: Tokens }
  );

/** What is seen of a token where it is turned over. */
export type Flipping = Extract<Motion, { does: "hesitate" | "turn" | "verdict" }>;
export const isFlipping = (motion: Motion | null): motion is Flipping =>
  motion !== null && ["hesitate", "turn", "verdict"].includes(motion.does);

/** How long each is watched, in milliseconds. */
export const LASTS = {
  deal: 1100,
  draw: 380,
  hesitate: 260,
  /** Longer with each token that could be lost. */
  risk: 160,
  turn: 380,
  match: 420,
  misfire: 1700,
  drop: 300,
  slide: 650,
  take: 800,
  lines: 1500,
  bonus: 1400,
  lost: 1800,
  return: 700,
  pass: 1000,
};
/** Others' are a little brisker, so that nobody falls behind the pace at which bots play. */
const BRISK = 0.8;
const CALM = 1.5;

export interface Manner {
  brisk: boolean;
  /** Nothing may fly: what would be seen on its way is shown where it comes from or where it lands. */
  still: boolean;
}

/** How the table gets from the scene before the event to the one after it. */
export function motionsOf(
  event: GenialEvent,
  before: GenialView,
  after: GenialView,
  manner: Manner,
): Motion[] {
  const old = boardOf(before);
  const main = { match: flip, no_match: flip, conflict: flip, take, alternative: take, pass, deal: nothing };
  const motions = main[event.kind](event, old);
  const last = motions.at(-1)?.board ?? old;
  motions.push(...outcome(event, afterMain(event, old, last), after));
  const shown = manner.still ? motions.flatMap(calm) : motions;
  return manner.brisk ? shown.map((motion) => ({ ...motion, lasts: motion.lasts * BRISK })) : shown;
}

const nothing = (): Motion[] => [];

/** The first tokens come to the centre. */
export function dealing(view: GenialView): Motion {
  const board = boardOf(view);
  const { centre: tokens } = board;
  const before = { ...board, centre: minus(tokens, tokens), reserve: board.reserve + sum(tokens) };
  return { does: "deal", seat: null, board: before, tokens, lasts: LASTS.deal };
}

function pass({ seat }: GenialEvent, board: Board): Motion[] {
  return [{ does: "pass", seat, board, lasts: LASTS.pass }];
}

function flip({ seat, colour, kind }: GenialEvent, before: Board): Motion[] {
  if (colour === null) return [];
  const verdict: Verdict = kind === "match" || kind === "conflict" ? kind : "no_match";
  const board = { ...before, reserve: before.reserve - 1 };
  const hesitate = LASTS.hesitate + LASTS.risk * before.zone.length;
  const motions: Motion[] = [
    { does: "draw", seat, board, lasts: LASTS.draw },
    { does: "hesitate", seat, board, lasts: hesitate },
    { does: "turn", seat, board, colour, lasts: LASTS.turn },
    {
      does: "verdict",
      seat,
      board,
      colour,
      verdict,
      lasts: verdict === "match" ? LASTS.match : LASTS.misfire,
    },
  ];
  if (verdict === "match") motions.push({ does: "drop", seat, board, colour, lasts: LASTS.drop });
  else {
    const zone = before.zone;
    motions.push({ does: "slide", seat, board: { ...board, zone: [] }, colour, zone, lasts: LASTS.slide });
  }
  return motions;
}

/** What was taken came out of the zone and the centre; by the alternative out of the centre alone. */
function take({ seat, taken, kind }: GenialEvent, before: Board): Motion[] {
  const zone = kind === "take" ? before.zone : [];
  const centre = minus(taken, Object.fromEntries(zone.map((colour) => [colour, 1])));
  const board = { ...before, zone: [], centre: minus(before.centre, centre) };
  return [{ does: "take", seat, board, zone, centre, lasts: LASTS.take }];
}

/** What lies there when the flip or the take is done, before anything goes back. */
function afterMain(event: GenialEvent, before: Board, last: Board): Board {
  const { seat, taken, colour, kind } = event;
  if (kind === "match" && colour !== null) return { ...last, zone: [...before.zone, colour] };
  if ((kind === "no_match" || kind === "conflict") && colour !== null) {
    const slid = before.zone.reduce(
      (centre, each) => plus(centre, one(each)),
      plus(before.centre, one(colour)),
    );
    return { ...last, centre: slid };
  }
  const collections = last.collections.map((has, owner) => (owner === seat ? plus(has, taken) : has));
  return { ...last, collections };
}

/** What follows from it: completed lines, bonus turns won or lost, tokens that go back. */
function outcome({ seat, lines, lost, returned }: GenialEvent, board: Board, after: GenialView): Motion[] {
  const motions: Motion[] = [];
  if (lines.length > 0) motions.push({ does: "lines", seat, board, lines, lasts: LASTS.lines });
  if (lost > 0) motions.push({ does: "lost", seat, board, lost, lasts: LASTS.lost });
  if (after.bonus > board.bonus) {
    const { bonus, owed } = after;
    motions.push({ does: "bonus", seat, board: { ...board, bonus, owed }, lasts: LASTS.bonus });
  }
  if (sum(returned) > 0) {
    const collections = board.collections.map((has, owner) => (owner === seat ? minus(has, returned) : has));
    const left = { ...board, collections };
    motions.push({ does: "return", seat, board: left, tokens: returned, lasts: LASTS.return });
  }
  return motions;
}

/** The same where nothing may move: longer looked at, and nothing is ever in the air. */
function calm(motion: Motion): Motion[] {
  const { board } = motion;
  const lasts = motion.lasts * CALM;
  if (motion.does === "draw" || motion.does === "turn" || motion.does === "drop") return [];
  if (motion.does === "slide") {
    const centre = motion.zone.reduce(
      (all, each) => plus(all, one(each)),
      plus(board.centre, one(motion.colour)),
    );
    return [{ ...motion, board: { ...board, centre }, lasts }];
  }
  if (motion.does === "take") {
    const lying = { ...board, zone: motion.zone, centre: plus(board.centre, motion.centre) };
    return [{ ...motion, board: lying, lasts }];
  }
  return [{ ...motion, lasts }];
}

/** The colours that a motion is about, in the centre, in the zone and among the lines. */
export interface Touched {
  centre: readonly string[];
  zone: readonly string[];
  lines: readonly string[];
}

export function touchedBy(motion: Motion | null): Touched {
  const nowhere = { centre: [], zone: [], lines: [] };
  if (motion?.does === "verdict") {
    const { colour, verdict } = motion;
    return verdict === "conflict" ? { ...nowhere, zone: [colour] } : { ...nowhere, centre: [colour] };
  }
  if (motion?.does === "slide") return { ...nowhere, centre: [...motion.zone, motion.colour] };
  if (motion?.does === "take") {
    const centre = coloursOf(motion.centre).filter((colour) => (motion.centre[colour] ?? 0) > 0);
    return { centre, zone: motion.zone, lines: [...new Set([...motion.zone, ...centre])] };
  }
  if (motion?.does === "lines") return { ...nowhere, lines: motion.lines };
  return nowhere;
}
