import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aScene, anEntry } from "../testing/fixtures";
import { Stage, type Flight } from "./stage.svelte";

interface Motion {
  lasts: number;
}

const boxOf = (x: number): HTMLElement => {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(x, 0, 40, 60);
  element.animate = () => ({ cancel: () => undefined }) as Animation;
  return element;
};

/** A stage on which one motion of a second makes these flights. */
function aStage(flights: Flight[]): Stage<Motion> {
  const stage = new Stage<Motion>({ motions: () => [{ lasts: 1000 }], flights: () => flights });
  stage.spot("hand")(boxOf(0));
  stage.spot("table")(boxOf(300));
  return stage;
}

const play = (stage: Stage<Motion>, lay: () => void): Promise<void> =>
  stage.perform(anEntry(5, { kind: "peek", seat: 1, place: 2 }), aScene(), lay);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what is laid in the beginning", () => {
  const dealt = { lasts: 800 };

  test("flies, and is over by itself", async () => {
    const stage = aStage([{ thing: "red", from: "hand", to: "table" }]);
    void stage.begin(dealt);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.motion, stage.flown.length]).toEqual([dealt, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect([stage.motion, stage.flown.length]).toEqual([null, 0]);
  });

  test("is over as soon as something happens", async () => {
    const stage = aStage([{ thing: "red", from: "hand", to: "table" }]);
    void stage.begin(dealt);
    await vi.advanceTimersByTimeAsync(500);
    const done = play(stage, () => undefined);
    await vi.advanceTimersByTimeAsync(900);
    expect([stage.motion, stage.flown.length]).toEqual([{ lasts: 1000 }, 1]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(stage.motion).toBeNull();
  });

  test("just lies there where nothing may move", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const stage = aStage([{ thing: "red", from: "hand", to: "table" }]);
    await stage.begin(dealt);
    expect([stage.motion, stage.flown.length]).toEqual([null, 0]);
  });
});

describe("a thing that is drawn for its flight only", () => {
  test("is there from the start to the new scene", async () => {
    const stage = aStage([{ thing: "fez-5", from: "hand", to: "table" }]);
    let there = -1;
    const done = play(stage, () => (there = stage.flown.length));
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.flown).toMatchObject([{ thing: "fez-5", start: { x: 0 }, end: { x: 300 }, lasts: 1000 }]);
    await vi.advanceTimersByTimeAsync(600);
    await done;
    expect(there).toBe(1);
    expect(stage.flown).toEqual([]);
  });

  test("does not fly to or from a spot that is not in the page", async () => {
    const stage = aStage([{ thing: "fez-5", from: "hand", to: "deck" }]);
    stage.spot("deck")(boxOf(9))(); // it was, but is no more
    const done = play(stage, () => undefined);
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.flown).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    await done;
  });
});
