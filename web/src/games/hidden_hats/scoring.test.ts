import { describe, expect, test } from "vitest";
import { partsOf, spreadOf, stepsOf } from "./scoring";

const part = (pairs: number, cancelled: number, covered: number, score: number) =>
  partsOf({ pairs, cancelled, covered, score, balds: cancelled + covered, wonders: cancelled });

describe("the steps of the score", () => {
  test("go from the last place to the first, and leave out what there is not", () => {
    const steps = stepsOf([part(4, 1, 1, 3), part(5, 0, 0, 5), part(1, 0, 2, 0)], [2, 1, 3]);
    expect(steps.map(({ seats, stage }) => `${seats.join()} ${stage}`)).toEqual([
      "2 pairs",
      "2 covered",
      "2 sum",
      "0 pairs",
      "0 cancelled",
      "0 covered",
      "0 sum",
      "1 pairs",
      "1 sum",
    ]);
  });
});

describe("what lies on what", () => {
  test("the example of the rules: 4 pairs, 2 bald heads, 1 wonder hat", () => {
    const has = { pairs: ["cook", "jester", "pirate", "witch"], wonders: 1, balds: 2 };
    expect(spreadOf(has, part(4, 1, 1, 3))).toEqual({
      pairs: [
        { kind: "cook", covered: false },
        { kind: "jester", covered: false },
        { kind: "pirate", covered: false },
        { kind: "witch", covered: true },
      ],
      hatted: 1,
      over: 0,
      spare: 0,
    });
  });

  test("bald heads without a hat to cover are left over, and so are wonder hats without a bald head", () => {
    expect(spreadOf({ pairs: ["cook"], wonders: 0, balds: 3 }, part(1, 0, 3, 0))).toMatchObject({
      over: 2,
      spare: 0,
    });
    expect(spreadOf({ pairs: [], wonders: 2, balds: 1 }, part(0, 1, 0, 0))).toMatchObject({
      hatted: 1,
      spare: 1,
    });
  });
});
