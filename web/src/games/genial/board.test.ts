import { describe, expect, test } from "vitest";
import { brings, chance, rarest } from "./board";
import { tokens } from "./fixtures";

describe("what taking would bring", () => {
  test("the zone, and of the centre what matches it", () => {
    const centre = tokens({ red: 2, blue: 1, green: 4 });
    expect(brings({ centre, zone: ["green", "red"] })).toEqual(tokens({ green: 5, red: 3 }));
  });

  test("nothing while the zone is empty", () => {
    expect(brings({ centre: tokens({ red: 2 }), zone: [] })).toEqual(tokens());
  });
});

test("the rarest colour is one there may be none of", () => {
  expect(rarest(tokens({ red: 1, orange: 2, yellow: 1, green: 3, purple: 1 }))).toBe("blue");
});

describe("the chance of a success", () => {
  test("is in hundredths", () => {
    expect(chance({ match: 1, no_match: 1, conflict: 1 })).toBe(33);
  });

  test("is said to be certain or none only where it is", () => {
    expect(chance({ match: 999, no_match: 1, conflict: 0 })).toBe(99);
    expect(chance({ match: 1, no_match: 0, conflict: 999 })).toBe(1);
    expect(chance({ match: 5, no_match: 0, conflict: 0 })).toBe(100);
    expect(chance({ match: 0, no_match: 2, conflict: 3 })).toBe(0);
  });
});
