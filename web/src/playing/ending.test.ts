import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aTable } from "../testing/fixtures";
import { Counting, lastFirst } from "./counting.svelte";
import { partnersOf, teamsOf } from "./sides";
import { winners } from "./winners";

const alone = aTable();
const [ada, tilly, oscar] = alone.seats;
const four = ada && tilly && oscar ? [ada, tilly, oscar, { ...tilly, seat: 3, name: "Nell" }] : [];
const teams = aTable({ players: 4, seats: four, sides: [0, 1, 0, 1] });

describe("counting", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const steps = [
    { seats: [1], stage: "cards" },
    { seats: [0], stage: "cards" },
    { seats: [0, 1], stage: "sum" },
  ];

  test("goes on by itself to the end; places are told only there", () => {
    const counting = new Counting(steps);
    const stop = counting.start();
    const seen = (): boolean[] => [0, 1].map((seat) => counting.of(seat, [2, 1]).seen("cards"));
    expect(seen()).toEqual([false, false]);
    vi.advanceTimersByTime(1_300);
    expect(seen()).toEqual([false, true]);
    expect([0, 1].map((seat) => counting.of(seat, [2, 1]).counting)).toEqual([false, true]);
    expect(counting.of(1, [2, 1]).place).toBeNull();
    vi.advanceTimersByTime(2_600);
    expect(counting.done).toBe(true);
    expect(counting.of(1, [2, 1])).toMatchObject({ counting: false, place: 1 });
    stop();
  });

  test("can be skipped", () => {
    const counting = new Counting(steps);
    counting.skip();
    expect([0, 1].map((seat) => counting.of(seat, [1, 2]).seen("sum"))).toEqual([true, true]);
  });

  test("comes to the best last", () => {
    expect(lastFirst([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
  });
});

describe("sides", () => {
  test("are those who play together", () => {
    expect(teamsOf(alone)).toEqual([[0], [1], [2]]);
    expect(teamsOf(teams)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(partnersOf(teams, 3).map(({ name }) => name)).toEqual(["Tilly"]);
    expect(partnersOf(alone, 1)).toEqual([]);
  });
});

describe("the winners", () => {
  test("are one, oneself, or several who share it", () => {
    expect(winners(alone, [2, 1, 3], 0, "en")).toMatchObject({ who: "winner", names: { player: "Tilly" } });
    expect(winners(alone, [1, 2, 3], 0, "en")?.who).toBe("winner-you");
    expect(winners(alone, [1, 1, 3], 0, "en")).toMatchObject({
      who: "winners",
      names: { players: "Ada and Tilly" },
    });
    expect(winners(alone, [], 0, "en")).toBeNull();
  });

  test("are a team; whoever is of it hears their partner named", () => {
    expect(winners(teams, [2, 1, 2, 1], 0, "en")).toMatchObject({
      who: "winner-team",
      names: { player: "Tilly", other: "Nell" },
    });
    expect(winners(teams, [2, 1, 2, 1], 3, "en")).toMatchObject({
      who: "winner-team-you",
      names: { player: "Nell", other: "Tilly" },
    });
    expect(winners(teams, [1, 1, 1, 1], 3, "en")?.who).toBe("winners");
  });
});
