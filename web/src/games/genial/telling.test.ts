import { describe, expect, test } from "vitest";
import type { GenialEvent } from "../../messages";
import { aTable } from "../../testing/fixtures";
import { wordsIn } from "../../testing/words";
import { anEvent, tokens } from "./fixtures";
import { stepsOf, wonTold } from "./scoring";
import { tell, tellFlipping } from "./telling";

const words = await wordsIn("en");
const info = aTable({ game: "genial", ruleset: "genial" });

const told = (seat: number | null, event: Partial<GenialEvent>): string =>
  tell(words.say, anEvent(event), info, seat).join(" ");

describe("what has happened", () => {
  const taking: Partial<GenialEvent> = {
    kind: "take",
    seat: 1,
    taken: tokens({ red: 3, blue: 1 }),
    lines: ["red"],
    returned: tokens({ blue: 1 }),
  };

  test("a take, the line it completes, what that earns and what goes back", () => {
    expect(told(0, taking)).toBe(
      "Tilly takes 4 tokens: 3 × red, 1 × blue. Tilly completes a line: red! That earns 1 bonus turn. " +
        "1 token more than a line goes back into the reserve: 1 × blue. It is shuffled.",
    );
    expect(told(1, { ...taking, lines: [], returned: tokens() })).toBe(
      "You take 4 tokens: 3 × red, 1 × blue.",
    );
  });

  test("bonus turns that are lost or not needed any more are not said to be earned", () => {
    expect(told(0, { ...taking, lost: 1 })).toContain("1 bonus turn is lost");
    expect(told(0, { ...taking, lost: 1 })).not.toContain("earns");
    expect(told(0, { ...taking, end: "lines" })).not.toContain("bonus");
  });

  test("a flip is not told before it is seen", () => {
    const flip = anEvent({ kind: "no_match", seat: 1, colour: "green" });
    expect(tellFlipping(words.say, flip, info, 0)).toEqual(["Tilly flips a token…"]);
    expect(tellFlipping(words.say, flip, info, 1)).toEqual(["You flip a token…"]);
  });
});

describe("who has won", () => {
  const parts = [
    { lines: 2, tokens: 20, score: 220 },
    { lines: 2, tokens: 20, score: 220 },
    { lines: 1, tokens: 9, score: 109 },
  ];
  const won = (places: number[], byLines: boolean, seat: number | null): string =>
    wonTold(words.say, "en", { info, places, parts, byLines, seat });

  test("by all lines, by having got furthest, or together", () => {
    expect(won([2, 1, 3], true, 0)).toBe("Tilly has completed every line and wins!");
    expect(won([2, 1, 3], true, 1)).toBe("You have completed every line and win!");
    expect(won([1, 2, 3], false, 2)).toBe("Ada has got furthest and wins: 2 lines, 20 tokens!");
    expect(won([1, 1, 3], false, 0)).toBe("A shared win (2 lines, 20 tokens): Ada and Tilly!");
  });

  test("is counted last", () => {
    expect(stepsOf([2, 1, 3]).map(({ seats }) => seats[0])).toEqual([2, 2, 2, 0, 0, 0, 1, 1, 1]);
  });
});
