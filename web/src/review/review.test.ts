import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../games/hidden_hats/Table.svelte";
import type { Assessed, Review, ReviewState } from "../messages";
import { Refusal } from "../server";
import { TableState } from "../table/table.svelte";
import { aScene, aWelcome } from "../testing/fixtures";
import { FakeLine } from "../testing/line";
import { FakeServer } from "../testing/server";
import { show } from "../testing/show";
import { wordsIn } from "../testing/words";
import "./Review.svelte"; // it would come late, and the tests would wait for it

const words = await wordsIn("en");
let server: FakeServer;

const aMove = (ply: number, parts: Partial<Assessed> = {}): Assessed => ({
  ply,
  action: "peek 1",
  chance: 0.5,
  best: "peek 1",
  best_chance: 0.5,
  cost: 0,
  reasons: [],
  ...parts,
});
const WRONG = aMove(3, {
  action: "open 4",
  chance: 0.31,
  best: "open 2",
  best_chance: 0.52,
  cost: 0.21,
  reasons: [{ code: "table-their-turn", args: { seat: 2 } }],
});
const SLIP = aMove(6, { best: "peek 3", best_chance: 0.52, cost: 0.02 });
const state = (review: Partial<Review> | null, done = 3): ReviewState => ({
  seat: 0,
  done,
  of: 3,
  review: review && { ruleset: "auf-der-hut", seat: 0, moves: [], costliest: [], ...review },
});

/** The game is over, and counted. */
async function end(reviews: FakeServer["reviews"], yours = [0]): Promise<void> {
  const line = new FakeLine();
  const table = new TableState(line.open);
  server = new FakeServer();
  server.reviews = reviews;
  table.start();
  line.now.opens();
  const over = aScene({ over: true, to_move: null, legal: [], places: [2, 1, 3] });
  line.now.hears({ ...aWelcome(over, 4), seat: yours.length > 1 ? null : 0, yours });
  show(Table, { table }, { words, server });
  await tick();
  await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
}

const look = (name = "How did I play?"): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name }));
const sheet = async () => within(await screen.findByRole("dialog", { hidden: true }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
});

afterEach(cleanup);

describe("looking back", () => {
  test("is made only when it is asked for; how far it is can be seen", async () => {
    await end([state(null, 1), state({ moves: [WRONG], costliest: [0] })]);
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    await look();
    const bar = await (await sheet()).findByRole<HTMLProgressElement>("progressbar", { hidden: true });
    expect([bar.value, bar.max]).toEqual([1, 3]);
    expect((await sheet()).getByText("1 of 3 moves")).toBeTruthy();
    expect(await (await sheet()).findByText("What cost the most", {}, { timeout: 3000 })).toBeTruthy();
  });

  test("tells of the costliest moves at length: what was done, what a master would have done, and why", async () => {
    await end([state({ moves: [aMove(0), WRONG, SLIP], costliest: [1] })]);
    await look();
    const first = await (await sheet()).findByRole("region", { name: "What cost the most", hidden: true });
    expect(within(first).getAllByRole("listitem", { hidden: true })[0]?.textContent).toMatch(
      /Move 4.*You did.*Open place 4.*31 %.*A master.*Open place 2.*52 %.*It is Oscar’s turn/s,
    );
    const rows = [...(await sheet()).getByTestId("moves").children].map((row) => row.textContent);
    expect(rows[0]).toMatch(/Peek at place 1.*as good as it gets/s);
    expect(rows[1]).toMatch(/Open place 4.*cost 21 % of the chance to win.*−21/s);
    expect(rows[2]).toMatch(/cost 2 %/);
  });

  test("numbers the moves as they were played, those of the others counted", async () => {
    await end([state({ moves: [aMove(0), WRONG, SLIP], costliest: [1, 2] })]);
    await look();
    await (await sheet()).findByTestId("moves");
    const cards = (await sheet()).getAllByRole("heading", { level: 4, hidden: true });
    expect(cards.map((card) => card.textContent)).toEqual(["Move 4", "Move 7"]);
    const numbers = [...(await sheet()).getByTestId("moves").querySelectorAll(".number")];
    expect(numbers.map((number) => number.textContent)).toEqual(["1", "4", "7"]);
  });

  test("the bar of a move is as long as what it cost: half a win fills it, whatever the worst move was", async () => {
    const costs = [0.04, 0.25, 0.5, 0.8];
    await end([state({ moves: costs.map((cost, index) => ({ ...WRONG, ply: 3 * index, cost })) })]);
    await look();
    const bars = [...(await (await sheet()).findByTestId("moves")).querySelectorAll("i")];
    expect(bars.map((bar) => bar.style.width)).toEqual(["8%", "50%", "100%", "100%"]);
  });

  test("praises where nothing was given away", async () => {
    await end([state({ moves: [aMove(0)] })]);
    await look();
    expect(await (await sheet()).findByText(/Well played/)).toBeTruthy();
  });

  test("says why it can't be made, and tries again", async () => {
    await end([new Refusal("error-busy"), state({ moves: [aMove(0)] })]);
    await look();
    expect((await (await sheet()).findByRole("alert", { hidden: true })).textContent).toContain("Too much");
    await fireEvent.click((await sheet()).getByRole("button", { name: "Try again", hidden: true }));
    expect(await (await sheet()).findByText(/Well played/)).toBeTruthy();
  });

  test("each of those at this device can look at their own", async () => {
    await end([state({ moves: [aMove(0)] })], [0, 2]);
    await look("How did Oscar play?");
    expect((await sheet()).getByRole("heading", { level: 2, hidden: true }).textContent).toContain("Oscar");
  });
});
