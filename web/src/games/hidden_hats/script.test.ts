import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stage } from "../../playing/stage.svelte";
import { aScene, aView, anEntry } from "../../testing/fixtures";
import { script } from "./script";

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
    const stage = new Stage(script);
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
