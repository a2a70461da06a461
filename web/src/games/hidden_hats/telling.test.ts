import { describe, expect, test } from "vitest";
import { aTable, anEvent } from "../../testing/fixtures";
import { wordsIn } from "../../testing/words";
import { tell, tellOpened } from "./telling";

const { say } = await wordsIn("en");
const info = aTable();

describe("the log", () => {
  test("names the place of a peek, but not the hat, not even to whoever peeked", () => {
    const event = anEvent({ kind: "peek", seat: 0, place: 3, hat: "cook" });
    for (const seat of [0, 1, null]) expect(tell(say, event, info, seat).join()).not.toMatch(/chef|cook/i);
    expect(tell(say, event, info, 0).join()).toMatch(/^You /);
  });

  test("names no wrong hat that was opened", () => {
    const event = anEvent({ kind: "bald", seat: 1, place: 3, hat: "cook" });
    expect(tell(say, event, info, 0).join()).not.toMatch(/chef|cook/i);
    expect(tell(say, event, info, 0).join()).toContain("Tilly");
  });

  test("names the pairs that were taken", () => {
    const event = anEvent({ kind: "pair", seat: 1, place: 3, hat: "cook", character: "cook" });
    expect(tell(say, event, info, 0).join()).toMatch(/chef’s hat/);
  });

  test("says who begins, that a row was laid anew, and how the game ended", () => {
    expect(tell(say, anEvent(), info, 1).join()).toContain("Ada");
    expect(tell(say, anEvent({ relaid: true }), info, 0)).toHaveLength(2);
    const last = anEvent({ kind: "pair", seat: 1, place: 3, hat: "cook", character: "cook", end: "row" });
    expect(tell(say, last, info, 0)).toHaveLength(2);
  });
});

describe("a wrong hat in view", () => {
  const opened = { number: 5, seat: 0, place: 3, hat: "cook", character: "witch" };

  test("is named, with whoever opened it", () => {
    expect(tellOpened(say, opened, info, 0)).toBe("You open place 3: chef’s hat on witch.");
    expect(tellOpened(say, opened, info, 1)).toBe("Ada opens place 3: chef’s hat on witch.");
  });
});
