import { describe, expect, test } from "vitest";
import { flightsOf, layingOf, motionsOf } from "./motions";
import { aHatsEvent, aHatsScene } from "./samples";

describe("what is seen to move", () => {
  test("two cards cross, and then the cookie goes from its holder to who has earned it", () => {
    const event = aHatsEvent({
      kind: "exchange",
      seat: 1,
      card: "fez-5",
      place: 2,
      taken: "beret-3",
      cookie: true,
    });
    const [exchange, cookie, ...rest] = motionsOf(event, aHatsScene({ cookie: 2 }));
    expect(rest).toEqual([]);
    expect(exchange && flightsOf(exchange, [])).toEqual([
      { thing: "beret-3", from: "place 2", to: "collection 1" },
      { thing: "fez-5", from: "seat 1", to: "place 2" },
    ]);
    expect(cookie && flightsOf(cookie, [])).toEqual([{ thing: "cookie", from: "cookie 2", to: "cookie 1" }]);
  });

  test("the person's own card comes from where it lay, and turns face down as a black hat", () => {
    const [pass] = motionsOf(aHatsEvent({ kind: "pass", seat: 0, to: 2, card: "fez-5" }), aHatsScene());
    expect(pass && flightsOf(pass, ["card fez-5"])).toEqual([
      { thing: "fez-5", from: "card fez-5", to: "seat 2" },
    ]);
    const [black] = motionsOf(aHatsEvent({ kind: "black", seat: 0, card: "fez-5" }), aHatsScene());
    expect(black && flightsOf(black, ["card fez-5"])).toEqual([
      { thing: "black fez-5", from: "card fez-5", to: "collection 0", turns: true },
    ]);
  });

  test("a card that nobody may see is a back, on its way to the hand of who gets it", () => {
    const event = aHatsEvent({ kind: "back", seat: 2, to: 0, card: "?" });
    const [back] = motionsOf(event, aHatsScene());
    expect(back && flightsOf(back, ["hand 0"])).toEqual([{ thing: "?", from: "seat 2", to: "hand 0" }]);
  });

  test("a card drawn comes from the deck, where it can be seen", () => {
    const own = layingOf(
      aHatsEvent({ kind: "discard", seat: 0, card: "fez-5", drawn: "beret-1" }),
      aHatsScene(),
    );
    expect(own.flights).toEqual([{ moves: "card beret-1", to: "deck", arrives: true }]);
    expect(layingOf(aHatsEvent({ kind: "deal" }), aHatsScene()).flights).toHaveLength(6);
  });
});
