import { describe, expect, test } from "vitest";
import { Choice } from "./choice.svelte";
import { Deeds } from "./deeds";

const LEGAL = [
  "exchange fez-5 2",
  "exchange fez-5 3",
  "exchange bowler-1 3",
  "black fez-5",
  "pass fez-5",
  "end",
];

function start(legal: readonly string[] = LEGAL, { brave = false, asked = true } = {}) {
  const acts: string[] = [];
  const choice = new Choice({
    legal: () => legal,
    hand: () => ["bowler-1", "fez-5", "boater-6"],
    asked: () => asked,
    act: (action) => acts.push(action),
    brave: () => brave,
  });
  return { acts, choice };
}

describe("a choice", () => {
  test("is a card and then a place, or a place and then a card", () => {
    const { acts, choice } = start();
    choice.tapCard("fez-5");
    expect([...choice.places]).toEqual([2, 3]);
    choice.tapPlace(2);
    choice.tapPlace(3);
    expect([...choice.cards]).toEqual(["fez-5", "bowler-1"]);
    choice.tapCard("bowler-1");
    expect(acts).toEqual(["exchange fez-5 2", "exchange bowler-1 3"]);
    expect(choice.mood).toEqual({ is: "free" });
  });

  test("is taken back by a second tap", () => {
    const { choice } = start();
    choice.tapCard("fez-5");
    choice.tapCard("fez-5");
    expect(choice.mood).toEqual({ is: "free" });
  });

  test("that is not legal is sent all the same, and stays", () => {
    const { acts, choice } = start();
    choice.tapCard("boater-6");
    choice.tapPlace(1);
    choice.black("boater-6");
    expect(acts).toEqual(["exchange boater-6 1", "black boater-6"]);
    expect(choice.card).toBe("boater-6");
  });

  test("of a card that has left the hand is forgotten", () => {
    const { choice } = start();
    choice.tapCard("fez-6");
    expect(choice.mood).toEqual({ is: "free" });
  });

  test("is nobody's who is not asked", () => {
    const { choice } = start([], { asked: false });
    choice.tapCard("fez-5");
    choice.tapPlace(2);
    expect(choice.mood).toEqual({ is: "free" });
  });

  test("a black hat is asked about, but of the brave", () => {
    const { acts, choice } = start();
    choice.black("fez-5");
    expect(choice.mood).toEqual({ is: "confirming", card: "fez-5" });
    expect(acts).toEqual([]);
    choice.act("black", "fez-5");
    const brave = start(LEGAL, { brave: true });
    brave.choice.black("fez-5");
    expect([acts, brave.acts]).toEqual([["black fez-5"], ["black fez-5"]]);
  });
});

describe("a card that is dropped", () => {
  test.each([
    ["place 2", false, "exchange fez-5 2"],
    ["discards", false, "discard fez-5"],
    ["seat 2", false, "pass fez-5"],
    ["seat 2", true, "back fez-5"],
    ["collection", false, "black fez-5"],
  ])("on %s (giving back: %s) means %s", (target, answering, action) => {
    const { acts, choice } = start(LEGAL, { brave: true });
    new Deeds(choice, () => answering).drop("fez-5", target);
    expect(acts).toEqual([action]);
  });

  test("fits where that is legal", () => {
    const deeds = new Deeds(start().choice, () => false);
    const targets = ["place 1", "place 2", "collection", "discards", "seat 2"];
    expect(targets.filter((target) => deeds.fits("fez-5", target))).toEqual([
      "place 2",
      "collection",
      "seat 2",
    ]);
  });
});
