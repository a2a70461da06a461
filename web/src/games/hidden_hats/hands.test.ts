import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aScene, aView, anEntry } from "../../testing/fixtures";
import { Drag } from "./drag.svelte";
import { neighbour } from "../../playing/neighbour";
import { Stage } from "./stage.svelte";

const pointer = (x: number, y: number): PointerEvent =>
  new PointerEvent("pointermove", { clientX: x, clientY: y, pointerId: 1, button: 0 });

describe("dragging a hat", () => {
  let dropped: [number, number][];
  let drag: Drag;

  beforeEach(() => {
    document.body.innerHTML = '<i data-place="1"></i><i data-place="2"></i><i data-place="3"></i>';
    const at = (x: number): Element[] => [
      ...document.querySelectorAll(`[data-place="${Math.floor(x / 100)}"]`),
    ];
    document.elementsFromPoint = at;
    dropped = [];
    drag = new Drag({
      mayStart: (place) => place !== 3,
      fits: (place, other) => place === 1 && other === 2,
      drop: (...places) => dropped.push(places),
    });
  });

  afterEach(() => {
    document.body.innerHTML = "";
  });

  test("drops it on another it may be exchanged with, and the click that follows means nothing", () => {
    drag.down(1, pointer(110, 10));
    drag.move(pointer(210, 10));
    expect(drag.held).toEqual({ place: 1, x: 100, y: 0, over: 2 });
    drag.up(pointer(210, 10));
    expect(dropped).toEqual([[1, 2]]);
    expect(drag.held).toBeNull();
    expect([drag.swallowsClick(), drag.swallowsClick()]).toEqual([true, false]);
  });

  test("a hand that trembles taps", () => {
    drag.down(1, pointer(110, 10));
    drag.move(pointer(114, 12));
    drag.up(pointer(114, 12));
    expect(drag.swallowsClick()).toBe(false);
    expect(dropped).toEqual([]);
  });

  test("nothing happens over a hat that does not fit, or when it may not start", () => {
    drag.down(2, pointer(210, 10));
    drag.move(pointer(110, 10));
    expect(drag.held?.over).toBeNull();
    drag.up(pointer(110, 10));
    drag.down(3, pointer(310, 10));
    drag.move(pointer(110, 10));
    expect(drag.held).toBeNull();
    expect(dropped).toEqual([]);
  });

  test("can be taken back", () => {
    drag.down(1, pointer(110, 10));
    drag.move(pointer(210, 10));
    drag.cancel();
    drag.up(pointer(210, 10));
    expect(dropped).toEqual([]);
  });
});

describe("arrows on a row of four and three", () => {
  const places = Array.from({ length: 7 }, (_, index) => {
    const element = document.createElement("button");
    const rect = new DOMRect((index % 4) * 90, Math.floor(index / 4) * 120, 80, 105);
    element.getBoundingClientRect = () => rect;
    return element;
  });

  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 0, 6],
    ["ArrowDown", 1, 5],
    ["ArrowDown", 3, 6],
    ["ArrowUp", 6, 2],
    ["ArrowUp", 2, 2],
    ["Home", 5, 0],
    ["End", 1, 6],
    ["Enter", 1, null],
  ])("%s from %i", (key, from, to) => {
    expect(neighbour(places, from, key)).toBe(to);
  });

  test("nowhere from nowhere", () => {
    expect(neighbour(places, -1, "ArrowRight")).toBeNull();
  });
});

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Plays one entry; says which spots' elements were moved, and what was seen when. */
  async function play(still: boolean): Promise<{ moved: string[]; seen: string[] }> {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: still } as MediaQueryList);
    const stage = new Stage();
    const moved: string[] = [];
    const seen: string[] = [];
    for (const name of ["hat 3", "character 3", "seat 1", "hats", "characters"]) {
      const element = document.createElement("div");
      element.animate = () => {
        moved.push(name);
        return { cancel: () => undefined } as Animation;
      };
      stage.spot(name)(element);
    }
    const entry = anEntry(5, { kind: "pair", seat: 1, place: 3, hat: "witch", character: "witch" });
    const done = stage.perform(entry, aScene({ view: aView() }), () => seen.push("laid"));
    for (let waited = 0; waited < 40; waited += 1) {
      const now = stage.motion?.does ?? "nothing";
      if (seen.at(-1) !== now && !(seen.at(-1) === "laid" && now === "nothing")) seen.push(now);
      await vi.advanceTimersByTimeAsync(100);
    }
    await done;
    return { moved, seen };
  }

  test("shows the motions, then the new scene, then what is newly laid", async () => {
    expect(await play(false)).toEqual({
      moved: ["character 3", "character 3", "hat 3"],
      seen: ["flip", "open", "collect", "laid"],
    });
  });

  test("shows the same where motion is unwanted, but moves nothing", async () => {
    expect(await play(true)).toEqual({ moved: [], seen: ["flip", "open", "collect", "laid"] });
  });
});
