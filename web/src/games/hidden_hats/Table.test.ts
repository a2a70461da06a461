import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Act, Scene, Seen } from "../../messages";
import { TableState } from "../../table/table.svelte";
import { aScene, aView, aWelcome, anEntry } from "../../testing/fixtures";
import { FakeLine } from "../../testing/line";
import { show } from "../../testing/show";
import { wordsIn } from "../../testing/words";
import Table from "./Table.svelte";

const words = await wordsIn("en");
let line: FakeLine;
let table: TableState;

async function sit(scene: Scene = aScene()): Promise<void> {
  line = new FakeLine();
  table = new TableState(line.open);
  table.start();
  line.now.opens();
  line.now.hears(aWelcome(scene, 4));
  show(Table, { table }, { words });
  await tick();
}

const place = (number: number): HTMLElement =>
  within(screen.getByRole("toolbar", { name: "The row" })).getByRole("button", {
    name: new RegExp(`^Place ${number}:`),
  });
const acts = (): string[] =>
  line.now.said.filter((message): message is Act => message.type === "act").map(({ action }) => action);
const seen = (): number[] =>
  line.now.said.filter((message): message is Seen => message.type === "seen").map(({ number }) => number);
const press = (key: string): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });
const settle = async (): Promise<void> => {
  await tick();
  await tick();
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  // happy-dom draws nothing, so nothing can move in it either.
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the table", () => {
  test("is labelled for those who can't see it", async () => {
    await sit(aScene({ view: aView({ supply: 13, seats: [{ pairs: ["cook"], wonders: 2, balds: 5 }] }) }));
    expect(place(1).getAttribute("aria-label")).toBe("Place 1: pirate, hat face down");
    expect(screen.getByTestId("player-0").textContent).toMatch(/Ada.*1 pair.*2 wonder hats.*5 bald heads/s);
    expect(screen.getByText("Hats in the deck: 17")).toBeTruthy();
    expect(screen.getByText("Bald heads left: 13")).toBeTruthy();
    expect(screen.getByTestId("player-0").getAttribute("aria-current")).toBe("true");
  });

  test("offers only what is legal", async () => {
    await sit(aScene({ legal: ["peek 2", "open 2"] }));
    expect(place(1).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(place(1));
    expect(screen.queryByRole("group")).toBeNull();
    await fireEvent.click(place(2));
    expect(screen.getByRole("button", { name: "Swap" }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Peek" }));
    expect(acts()).toEqual(["peek 2"]);
  });

  test("asks the server for what is not legal, which says why", async () => {
    await sit(aScene({ legal: ["peek 2", "open 2", "peek 4", "open 4"] }));
    await fireEvent.click(place(2));
    await fireEvent.click(screen.getByRole("button", { name: "Swap" }));
    expect(acts()).toEqual(["swap 2 4"]);
  });

  test("swaps with two taps and a word between", async () => {
    await sit();
    await fireEvent.click(place(5));
    await fireEvent.click(screen.getByRole("button", { name: "Swap" }));
    await fireEvent.click(place(2));
    expect(acts()).toEqual(["swap 2 5"]);
  });

  test("opens after a second question, which the brave can do without", async () => {
    await sit();
    await fireEvent.click(place(5));
    await fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(acts()).toEqual([]);
    expect(screen.getByText(/Open the hat over this character: princess/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("switch", { name: "Open without asking" }));
    await fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(acts()).toEqual(["open 5"]);
    cleanup();
    await sit();
    await fireEvent.click(place(6));
    await fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(acts()).toEqual(["open 6"]);
  });

  test("shows a peeked hat until it is put back", async () => {
    await sit(aScene({ to_move: 1, legal: [], peeked: { place: 2, hat: "viking" } }));
    expect(place(2).getAttribute("aria-label")).toBe("Place 2: sultan, hat: horned helmet");
    await fireEvent.click(screen.getByRole("button", { name: "Put back" }));
    expect(line.now.said.at(-1)).toMatchObject({ type: "put_back", seat: 0 });
    expect(place(2).getAttribute("aria-label")).toBe("Place 2: sultan, hat face down");
  });

  test("tells a refusal in words", async () => {
    await sit();
    table.act("peek 1");
    line.now.hears({ type: "refused", id: table.pending, code: "error-stale", args: {}, scene: null });
    await settle();
    expect(screen.getByRole("alert").textContent).toBe(words.say("error-stale"));
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    table.requests.refusal = { code: "error-stale", args: {} };
    await settle();
    await fireEvent.click(screen.getByTestId("dock"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a wrong hat", () => {
  const opened = [
    { number: 5, seat: 1, place: 3, hat: "cook", character: "witch" },
    { number: 6, seat: 2, place: 4, hat: "jester", character: "knight" },
  ];

  test("stays for three seconds before the person's eyes, one after the other", async () => {
    await sit(aScene({ opened }));
    expect(screen.getByTestId("dock").textContent).toContain("chef’s hat");
    vi.advanceTimersByTime(2_900);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(200);
    await settle();
    expect(seen()).toEqual([5]);
    expect(screen.getByTestId("dock").textContent).toContain("cap with bells");
    vi.advanceTimersByTime(3_100);
    expect(seen()).toEqual([5, 6]);
  });

  test("does not run out while nobody looks", async () => {
    const sight = vi.spyOn(document, "visibilityState", "get");
    await sit(aScene({ opened }));
    vi.advanceTimersByTime(2_000);
    sight.mockReturnValue("hidden");
    await fireEvent(document, new Event("visibilitychange"));
    vi.advanceTimersByTime(15_000);
    expect(seen()).toEqual([]);
    sight.mockReturnValue("visible");
    await fireEvent(document, new Event("visibilitychange"));
    vi.advanceTimersByTime(900);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(seen()).toEqual([5]);
  });

  test("is put away by a tap", async () => {
    await sit(aScene({ opened }));
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(seen()).toEqual([5]);
  });

  test("is seen on the head it was over as it is opened", async () => {
    await sit(aScene({ to_move: 1, legal: [] }));
    line.now.hears(
      anEntry(5, { kind: "bald", seat: 1, place: 3, hat: "cook" }, { opened: opened.slice(0, 1) }),
    );
    await settle();
    expect(place(3).getAttribute("aria-label")).toBe("Place 3: witch, hat: chef’s hat");
    await vi.advanceTimersByTimeAsync(2_500);
    expect(place(3).getAttribute("aria-label")).toBe("Place 3: witch, hat: chef’s hat");
    await vi.advanceTimersByTimeAsync(3_500);
    expect(seen()).toEqual([5]);
    expect(place(3).getAttribute("aria-label")).toBe("Place 3: witch, hat face down");
  });
});

describe("by keyboard", () => {
  test("arrows go along the row, and only one place is a stop of Tab", async () => {
    await sit();
    place(1).focus();
    await press("ArrowRight");
    await press("ArrowRight");
    expect(document.activeElement).toBe(place(3));
    await press("End");
    await press("ArrowRight");
    await press("ArrowLeft");
    expect(document.activeElement).toBe(place(7));
    await settle();
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => place(number).tabIndex)).toEqual([
      -1, -1, -1, -1, -1, -1, 0,
    ]);
  });

  test("P peeks, S swaps and O opens", async () => {
    await sit();
    place(2).focus();
    await press("p");
    expect(acts()).toEqual(["peek 2"]);
    cleanup();
    await sit();
    place(2).focus();
    await press("s");
    await settle();
    expect(document.activeElement).toBe(place(1));
    await fireEvent.click(place(1));
    expect(acts()).toEqual(["swap 1 2"]);
    cleanup();
    await sit();
    place(2).focus();
    await press("o");
    await settle();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
    expect(acts()).toEqual([]);
  });

  test("the focus goes to what may be done, and Escape brings it back", async () => {
    await sit();
    place(4).focus();
    await fireEvent.click(place(4));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Peek" }));
    await press("Escape");
    await settle();
    expect(document.activeElement).toBe(place(4));
    expect(screen.queryByRole("button", { name: "Peek" })).toBeNull();
  });

  test("the focus comes back to the row from a wrong hat that was read", async () => {
    await sit();
    place(3).focus();
    const opened = [{ number: 5, seat: 0, place: 3, hat: "cook", character: "witch" }];
    line.now.hears(anEntry(5, { kind: "bald", seat: 0, place: 3, hat: "cook" }, { opened }));
    await vi.advanceTimersByTimeAsync(2_500);
    const read = screen.getByRole("button", { name: "Got it" });
    read.focus();
    await fireEvent.click(read);
    await settle();
    expect(document.activeElement).toBe(place(3));
  });

  test("the focus that went with a thing of the move comes back with the next turn", async () => {
    await sit();
    place(3).focus();
    table.act("open 3");
    place(3).blur();
    line.now.hears({ type: "done", id: table.pending ?? "", number: 5 });
    line.now.hears(anEntry(5, { kind: "swap", seat: 0, place: 3, other: 4 }, { ply: 1 }));
    await vi.advanceTimersByTimeAsync(3_000);
    await settle();
    expect(document.activeElement).toBe(place(3));
    place(3).blur();
    screen.getByRole("link", { name: /Hatstand/ }).focus();
    line.now.hears(anEntry(6, { kind: "swap", seat: 1, place: 3, other: 4 }, { ply: 2 }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(document.activeElement?.tagName).toBe("A");
  });

  test("Escape puts a peeked hat back", async () => {
    await sit(aScene({ to_move: 1, legal: [], peeked: { place: 2, hat: "viking" } }));
    await press("Escape");
    expect(line.now.said.at(-1)).toMatchObject({ type: "put_back" });
  });
});

describe("the end", () => {
  test("counts step by step, tells who has won, and offers to play again", async () => {
    await sit(
      aScene({
        over: true,
        legal: [],
        view: aView({
          over: true,
          seats: [
            { pairs: ["cook", "jester", "pirate", "witch"], wonders: 1, balds: 2 },
            { pairs: ["king"], wonders: 0, balds: 0 },
            { pairs: [], wonders: 0, balds: 1 },
          ],
          event: { ...aView().event, end: "row" },
        }),
        scores: [3, 1, 0],
        places: [1, 2, 3],
        details: [
          { pairs: 4, balds: 2, wonders: 1, cancelled: 1, covered: 1, score: 3 },
          { pairs: 1, balds: 0, wonders: 0, cancelled: 0, covered: 0, score: 1 },
          { pairs: 0, balds: 1, wonders: 0, cancelled: 0, covered: 1, score: 0 },
        ],
      }),
    );
    const mine = screen.getByTestId("score-0");
    expect(mine.textContent).not.toContain("4 pairs");
    await vi.advanceTimersByTimeAsync(7_300);
    expect(mine.textContent).toContain("4 pairs");
    expect(mine.textContent).not.toContain("1 wonder hat covers");
    await vi.advanceTimersByTimeAsync(1_300);
    expect(mine.textContent).toContain("1 wonder hat covers 1 bald head");
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(mine.textContent).toContain("3 points");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You win with 3 points!");
    expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Keep the record" }).getAttribute("href")).toBe(
      "/api/tables/t1/record",
    );
  });
});
