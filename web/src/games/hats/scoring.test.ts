import { describe, expect, test } from "vitest";
import { aHatsSeat, aHatsTable, aHatsView, TABLE } from "./samples";
import { favouriteOf, favouriteSum, partsOf, stepsOf, tableSum, tieOf } from "./scoring";
import { countingPlaces, groupsOf, typesIn } from "./worth";

describe("what a collection is worth", () => {
  const has = aHatsSeat({
    hand: ["fez-1"],
    collection: ["bowler-2", "fez-3", "fez-6", "beret-5"],
    black: ["?"],
  });

  test("of several places of a type the lowest counts; the rules' example", () => {
    expect(countingPlaces(TABLE).get("fez")).toBe(2);
    expect(groupsOf(has, TABLE)).toEqual([
      { type: "bowler", cards: ["bowler-2"], each: 0 },
      { type: "fez", cards: ["fez-3", "fez-6"], each: 2 },
      { type: "beret", cards: ["beret-5"], each: 4 },
    ]);
    expect(typesIn(has)).toBe(4);
  });

  test("is written as on the paper form", () => {
    expect(tableSum(has, TABLE).replaceAll("\u00A0", " ")).toBe("1 × 0 + 2 × 2 + 1 × 4");
    expect(tableSum(aHatsSeat(), TABLE)).toBe("");
    expect(favouriteSum({ card: "fez-1", adds: [3, 6], minus: 1 })).toBe("3 + 6 − 1");
    expect(favouriteSum({ card: "boater-6", adds: [], minus: 6 })).toBe("0 − 6");
  });

  test("the favourite adds its type's values, and takes off its own", () => {
    const view = aHatsView({ seats: [has, aHatsSeat({ hand: ["boater-6"] })] });
    expect(favouriteOf(view, 0)).toEqual({ card: "fez-1", adds: [3, 6], minus: 1 });
    expect(favouriteOf(view, 1)).toEqual({ card: "boater-6", adds: [], minus: 6 });
  });
});

describe("the counting", () => {
  const parts = [5, 0, 0, 0].map((cookie) => partsOf({ table: 4, cookie, own: 4 + cookie }));
  const black = aHatsSeat({ black: ["?"] });

  test("goes line by line, the winning team last, its sum after its two", () => {
    const view = aHatsView({ seats: [black, aHatsSeat(), aHatsSeat(), aHatsSeat()] });
    const steps = stepsOf(aHatsTable(), view, parts, [1, 3, 1, 3]);
    expect(steps.map(({ seats, stage }) => `${seats.join("+")} ${stage}`)).toEqual([
      ...["1 table", "1 favourite", "1 own", "3 table", "3 favourite", "3 own", "1+3 team"],
      ...["0 table", "0 black", "0 favourite", "0 cookie", "0 own"],
      ...["2 table", "2 favourite", "2 own", "0+2 team"],
    ]);
  });

  test("a tie is told by what decided it", () => {
    const three = aHatsTable(3);
    const view = aHatsView({ seats: [black, aHatsSeat(), black] });
    expect(tieOf(three, view, [9, 7, 8], [1, 3, 2])).toBeNull();
    expect(tieOf(three, view, [9, 9, 8], [1, 2, 3])).toBe("hats-tie-black");
    expect(tieOf(three, view, [9, 9, 9], [1, 3, 2])).toBe("hats-tie-cookie");
    expect(tieOf(three, view, [9, 7, 9], [1, 3, 1])).toBeNull();
  });

  test("a team's black hats are added up", () => {
    const view = aHatsView({ seats: [black, aHatsSeat({ black: ["?", "?"] }), black, aHatsSeat()] });
    expect(tieOf(aHatsTable(), view, [9, 9, 9, 9], [1, 3, 1, 3])).toBe("hats-tie-cookie");
  });
});
