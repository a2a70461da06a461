import { describe, expect, test } from "vitest";
import type { HatsEvent } from "../../messages";
import { wordsIn } from "../../testing/words";
import { LANGUAGES } from "../../words/words.svelte";
import { aHatsEvent, aHatsTable } from "./samples";
import { tell } from "./telling";

const words = await wordsIn("en");

const told = (seat: number | null, event: Partial<HatsEvent>): string =>
  tell(words.say, aHatsEvent(event), aHatsTable(), seat).join(" ");

describe("what has happened", () => {
  test("an exchange, and the cookie with it", () => {
    const event: Partial<HatsEvent> = {
      kind: "exchange",
      seat: 1,
      card: "fez-5",
      place: 2,
      taken: "beret-3",
      cookie: true,
    };
    expect(told(0, event)).toBe("Ben lays fez 5 on place 2 and takes beret 3. The cookie goes to Ben!");
    expect(told(1, event)).toBe("You lay fez 5 on place 2 and take beret 3. The cookie goes to you!");
  });

  const passed: Partial<HatsEvent> = { kind: "pass", seat: 0, to: 2, card: "fez-5" };
  const unseen = { ...passed, card: "?" };
  test.each([
    [0, passed, "You pass fez 5 to Cleo."],
    [2, passed, "Ada passes you fez 5."],
    [1, unseen, "Ada passes Cleo a card."],
    [null, unseen, "Ada passes Cleo a card."],
    // On a device that is passed round: heard by somebody else than who looks now.
    [1, passed, "Ada passes Cleo a card."],
    [2, unseen, "Ada passes Cleo a card."],
    [0, unseen, "Ada passes Cleo a card."],
  ])("a pass, to seat %s", (seat, event, sentence) => {
    expect(told(seat, event)).toBe(sentence);
  });

  test("what is laid or drawn face down is told to its owner alone", () => {
    const black: Partial<HatsEvent> = { kind: "black", seat: 0, card: "fez-5" };
    expect([told(0, black), told(1, black)]).toEqual([
      "You lay fez 5 as a black hat.",
      "Ada lays a black hat.",
    ]);
    const discard: Partial<HatsEvent> = { kind: "discard", seat: 0, card: "fez-5", drawn: "beret-1" };
    expect([told(0, discard), told(1, discard)]).toEqual([
      "You discard fez 5 and draw beret 1.",
      "Ada discards fez 5 and draws a card.",
    ]);
  });

  test.each(LANGUAGES)("in %s no sentence to others names a card that lies face down", async (language) => {
    const { say } = await wordsIn(language);
    for (const kind of ["black", "pass", "back"] as const) {
      const event = aHatsEvent({ kind, seat: 0, to: kind === "black" ? null : 2, card: "fez-5" });
      expect(tell(say, event, aHatsTable(), 1).join(" ")).not.toMatch(/5|[{}]/);
      expect(tell(say, event, aHatsTable(), 0).join(" ")).toMatch(/ 5/);
    }
  });
});
