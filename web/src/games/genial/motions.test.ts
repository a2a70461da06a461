import { describe, expect, test } from "vitest";
import type { GenialEvent, GenialView } from "../../messages";
import { boardOf, sum, type Board } from "./board";
import { anEvent, aView, tokens } from "./fixtures";
import { flightsOf } from "./flights";
import { dealing, LASTS, motionsOf, touchedBy, type Motion } from "./motions";

const MOVING = { brisk: false, still: false };
const before = aView({ zone: ["blue"], reserve: 100 });

const play = (event: Partial<GenialEvent>, after: Partial<GenialView> = {}, manner = MOVING): Motion[] =>
  motionsOf(anEvent({ seat: 0, ...event }), before, aView(after), manner);
const does = (motions: readonly Motion[]): string[] => motions.map((motion) => motion.does);

/** All tokens that can be seen, lying or on their way. */
function counted(board: Board, motion: Motion): number {
  const lying =
    sum(board.centre) + board.zone.length + board.collections.reduce((all, has) => all + sum(has), 0);
  const shown = ["hesitate", "turn", "verdict"].includes(motion.does) ? 1 : 0;
  return board.reserve + lying + shown + flightsOf(motion, 0).length;
}

describe("a flip", () => {
  test("comes face down, hesitates, turns and falls into the zone", () => {
    expect(does(play({ kind: "match", colour: "red" }))).toEqual([
      "draw",
      "hesitate",
      "turn",
      "verdict",
      "drop",
    ]);
  });

  test("hesitates the longer, the more could be lost", () => {
    const [, risky] = play({ kind: "match", colour: "red" });
    const [, safe] = motionsOf(anEvent({ kind: "match", colour: "red", seat: 0 }), aView(), aView(), MOVING);
    expect(risky?.lasts).toBe((safe?.lasts ?? 0) + LASTS.risk);
  });

  test("that misfires shows why, then all of the zone slides to the centre", () => {
    const conflict = play({ kind: "conflict", colour: "blue" });
    const verdict = conflict.find((motion) => motion.does === "verdict") ?? null;
    expect(touchedBy(verdict)).toEqual({ centre: [], zone: ["blue"], lines: [] });
    const noMatch = play({ kind: "no_match", colour: "green" });
    expect(touchedBy(noMatch.find((motion) => motion.does === "verdict") ?? null).centre).toEqual(["green"]);
    expect(flightsOf(noMatch.at(-1) as Motion, 0).map((flight) => flight.to)).toEqual([
      "centre blue",
      "centre green",
    ]);
  });

  test("is brisker where it is somebody else's", () => {
    const [own] = play({ kind: "match", colour: "red" });
    const [other] = play({ kind: "match", colour: "red" }, {}, { brisk: true, still: false });
    expect(other?.lasts).toBeLessThan(own?.lasts ?? 0);
  });
});

test("the first tokens come out of the reserve, one after the other, and turn over on their way", () => {
  const view = aView({ centre: tokens({ red: 2, blue: 1 }), reserve: 100 });
  const deal = dealing(view);
  const flights = flightsOf(deal, 0);
  expect([sum(deal.board.centre), deal.board.reserve]).toEqual([0, 103]);
  expect(flights.map(({ to }) => to)).toEqual(["centre red", "centre red", "centre blue"]);
  expect(flights.map((flight) => ("turns" in flight ? flight.turns : null))).toEqual([true, true, true]);
  expect(flights.every((flight) => "delay" in flight && (flight.delay ?? 0) < deal.lasts / 2)).toBe(true);
});

describe("a take", () => {
  const taken = tokens({ blue: 2 });

  test("flies home: to the lines before the person, to anybody else's portrait", () => {
    const [take] = play({ kind: "take", taken });
    expect(flightsOf(take as Motion, 0).map(({ to }) => to)).toEqual(["line blue", "line blue"]);
    expect(flightsOf(take as Motion, 1).map(({ to }) => to)).toEqual(["seat 0", "seat 0"]);
  });

  test("celebrates lines, announces the bonus turn and counts those to come", () => {
    const motions = play({ kind: "take", taken, lines: ["blue", "red"] }, { bonus: 1, owed: 1 });
    expect(does(motions)).toEqual(["take", "lines", "bonus"]);
    expect(motions.at(-1)?.board).toMatchObject({ bonus: 1, owed: 1 });
  });

  test("shows what is over a line before it goes back", () => {
    const motions = play({ kind: "take", taken, lines: ["blue"], lost: 1, returned: tokens({ blue: 1 }) });
    expect(does(motions)).toEqual(["take", "lines", "lost", "return"]);
    expect(motions.map(({ board }) => board.collections[0]?.["blue"])).toEqual([0, 2, 2, 1]);
  });

  test("by the alternative leaves the rest of that colour in the centre", () => {
    const [take] = play({ kind: "alternative", colour: "red", taken: tokens({ red: 1 }) });
    expect(take?.board.centre["red"]).toBe(1);
  });
});

describe("no token is lost or made on the way", () => {
  test.each<Partial<GenialEvent>>([
    { kind: "match", colour: "red" },
    { kind: "no_match", colour: "green" },
    { kind: "conflict", colour: "blue" },
    { kind: "take", taken: tokens({ blue: 2 }), lines: ["blue"], returned: tokens({ blue: 1 }) },
  ])("$kind", (event) => {
    const all = counted(boardOf(before), { does: "pass", seat: 0, board: boardOf(before), lasts: 0 });
    for (const motion of play(event)) expect(counted(motion.board, motion)).toBe(all);
  });
});

test("where nothing may move nothing is ever in the air, and the reason is looked at longer", () => {
  const still = { brisk: false, still: true };
  const misfire = play({ kind: "conflict", colour: "blue" }, {}, still);
  expect(does(misfire)).toEqual(["hesitate", "verdict", "slide"]);
  expect(misfire[1]?.lasts).toBeGreaterThan(LASTS.misfire);
  expect(misfire[2]?.board.centre["blue"]).toBe(3);
});
