import { describe, expect, test } from "vitest";
import { aScene, aView, anEvent } from "../../testing/fixtures";
import { facesOf } from "./faces";
import { layingOf, motionsOf, type Motion } from "./motions";

const ROW = aView().characters;

describe("faces of the row", () => {
  test("hats show their backs", () => {
    const faces = facesOf(aScene(), null, 1);
    expect(faces.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(faces.map(({ character }) => character)).toEqual(ROW);
    expect(faces.every(({ hat, worn, mark }) => hat?.up === null && worn === null && mark === null)).toBe(
      true,
    );
  });

  test("an empty place has neither character nor hat", () => {
    const characters = ROW.map((kind, index) => (index === 2 ? null : kind));
    const hats = ROW.map((_, index) => (index === 2 ? null : "?"));
    expect(facesOf(aScene({ view: aView({ characters, hats }) }), null, 1)[2]).toMatchObject({
      character: null,
      hat: null,
    });
  });

  test("a peeked hat is seen on its card", () => {
    const faces = facesOf(aScene({ peeked: { place: 4, hat: "cook" } }), null, 1);
    expect(faces[3]).toMatchObject({ hat: { up: "cook" }, remembered: null });
  });

  test("a wrong hat is seen on the head until it is read", () => {
    const opened = [{ number: 9, seat: 1, place: 2, hat: "cook", character: "sultan" }];
    expect(facesOf(aScene({ opened }), null, 9)[1]).toMatchObject({ worn: "cook", hat: null });
    expect(facesOf(aScene(), null, 9)[1]).toMatchObject({ worn: null, hat: { up: null } });
  });

  test("a wrong hat is not shown where another may lie by now", () => {
    const opened = [{ number: 9, seat: 1, place: 2, hat: "cook", character: "sultan" }];
    expect(facesOf(aScene({ opened }), null, 10)[1]).toMatchObject({ worn: null, hat: { up: null } });
  });

  test("remembered hats are thoughts, not open cards", () => {
    const hats = ["?", "wonder", "?", "?", "?", "?", "?"];
    expect(facesOf(aScene({ view: aView({ hats }) }), null, 1)[1]).toMatchObject({
      remembered: "wonder",
      hat: { up: null },
    });
  });

  test("a hat that is being opened is on the head, a wonder hat on its card", () => {
    const turn = (hat: string, fits: boolean): Motion => ({
      does: "open",
      place: 1,
      hat,
      seat: 2,
      fits,
      lasts: 1,
    });
    const flip: Motion = { does: "flip", place: 1, hat: "cook", seat: 2, lasts: 1 };
    expect(facesOf(aScene(), flip, 1)[0]).toMatchObject({ worn: null, hat: { up: "cook" } });
    expect(facesOf(aScene(), turn("pirate", true), 1)[0]).toMatchObject({
      worn: "pirate",
      mark: "fits",
      by: 2,
    });
    expect(facesOf(aScene(), turn("cook", false), 1)[0]).toMatchObject({ worn: "cook", mark: "wrong" });
    expect(facesOf(aScene(), turn("wonder", true), 1)[0]).toMatchObject({
      worn: null,
      hat: { up: "wonder" },
    });
  });
});

describe("motions", () => {
  const does = (motions: readonly Motion[]): string[] => motions.map((motion) => motion.does);

  test("a peek is a look at the place, a swap crosses two hats", () => {
    expect(motionsOf(anEvent({ kind: "peek", seat: 1, place: 3 }), aView())).toMatchObject([
      { does: "look", place: 3, seat: 1 },
    ]);
    expect(motionsOf(anEvent({ kind: "swap", seat: 1, place: 3, other: 5 }), aView())).toMatchObject([
      { does: "cross", place: 3, other: 5 },
    ]);
  });

  test("a pair is turned and flies to its player, and a new one is laid", () => {
    const event = anEvent({ kind: "pair", seat: 2, place: 3, hat: "witch", character: "witch" });
    expect(motionsOf(event, aView())).toMatchObject([
      { does: "flip", hat: "witch" },
      { does: "open", hat: "witch", fits: true },
      { does: "collect", seat: 2, what: "pair" },
    ]);
    expect(layingOf(event, aView())).toEqual({ characters: [3], hats: [3] });
  });

  test("nothing is laid on a place that stays empty", () => {
    const event = anEvent({ kind: "pair", seat: 2, place: 3, hat: "witch", character: "witch" });
    const hats = ROW.map((_, index) => (index === 2 ? null : "?"));
    expect(layingOf(event, aView({ hats }))).toEqual({ characters: [], hats: [] });
  });

  test("a wonder hat goes alone, and only a hat is laid", () => {
    const event = anEvent({ kind: "wonder", seat: 2, place: 3, hat: "wonder" });
    expect(motionsOf(event, aView())[2]).toMatchObject({ does: "collect", what: "hat" });
    expect(layingOf(event, aView())).toEqual({ characters: [], hats: [3] });
  });

  test("a wrong hat costs a bald head, unless none is left", () => {
    const event = anEvent({ kind: "bald", seat: 2, place: 3, hat: "cook" });
    expect(does(motionsOf(event, aView({ supply: 1 })))).toEqual(["flip", "open", "penalty"]);
    expect(does(motionsOf(event, aView({ supply: 0 })))).toEqual(["flip", "open"]);
  });

  test("a dead row is swept, and all its hats are laid anew", () => {
    const event = anEvent({
      kind: "pair",
      seat: 0,
      place: 2,
      hat: "sultan",
      character: "sultan",
      relaid: true,
    });
    expect(does(motionsOf(event, aView()))).toEqual(["flip", "open", "collect", "sweep"]);
    expect(layingOf(event, aView())).toEqual({ characters: [2], hats: [1, 2, 3, 4, 5, 6, 7] });
  });

  test("the deal lays everything", () => {
    expect(layingOf(anEvent(), aView()).characters).toHaveLength(7);
  });
});
