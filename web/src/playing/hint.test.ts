import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../games/hidden_hats/Table.svelte";
import type { AdviceShown, Hint, Scene, TableInfo } from "../messages";
import { TableState } from "../table/table.svelte";
import { aScene, aTable, aView, aWelcome, anEntry } from "../testing/fixtures";
import { FakeLine } from "../testing/line";
import { show } from "../testing/show";
import { wordsIn } from "../testing/words";

const words = await wordsIn("en");
let line: FakeLine;
let table: TableState;

async function sit(
  scene: Scene = aScene({ ply: 8 }),
  info: Partial<TableInfo> = { hints: true },
): Promise<void> {
  line = new FakeLine();
  table = new TableState(line.open);
  table.start();
  line.now.opens();
  line.now.hears({ ...aWelcome(scene, 4), table: aTable(info) });
  show(Table, { table }, { words });
  await tick();
}

const ADVICE: AdviceShown = {
  type: "advice",
  seat: 0,
  ply: 8,
  action: "swap 2 5",
  chance: 0.617,
  reasons: [{ code: "table-their-turn", args: { seat: 1, place: 2 } }],
};

const dock = () => within(screen.getByTestId("dock"));
const asked = (): Hint[] => line.now.said.filter((message): message is Hint => message.type === "hint");
const press = (key: string): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });
const marked = (): string[] =>
  [...document.querySelectorAll("[data-hinted]")].map(
    (each) => each.closest("button")?.getAttribute("data-stop") ?? each.textContent.trim(),
  );
async function hear(...messages: Parameters<typeof line.now.hears>[0][]): Promise<void> {
  for (const message of messages) line.now.hears(message);
  await tick();
  await tick();
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
});

afterEach(cleanup);

describe("a hint", () => {
  test("is asked for once on a turn, and says what to do, how good it is, and why", async () => {
    await sit();
    await fireEvent.click(dock().getByRole("button", { name: "Hint" }));
    expect(asked()).toMatchObject([{ seat: 0, ply: 8 }]);
    expect(dock().getByRole("button", { name: "Thinking it over…" }).getAttribute("aria-busy")).toBe("true");
    await press("h");
    expect(asked()).toHaveLength(1);
    await hear(ADVICE, { type: "done", id: asked()[0]?.id ?? "", number: 5 });
    const said = dock().getByTestId("advice").textContent;
    expect(said).toContain("Swap places 2 and 5");
    expect(said).toContain("62 %");
    expect(said).toContain("It is Tilly’s turn.");
  });

  test("marks the places and the button it means; put away, the marks stay until the turn is over", async () => {
    await sit();
    await hear(ADVICE);
    expect(marked()).toEqual(["place 2", "place 5"]);
    await fireEvent.click(dock().getByRole("button", { name: "Close" }));
    expect(screen.queryByTestId("advice")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Place 2:/ }));
    expect(marked()).toEqual(["place 2", "place 5", "Swap"]);
    await hear(anEntry(6, { kind: "swap", seat: 0, place: 2, other: 5 }, { ply: 9, to_move: 1, legal: [] }));
    await vi.waitFor(() => expect(table.shown?.ply).toBe(9));
    await tick();
    expect(marked()).toEqual([]);
  });

  test("is shown, put away and shown again by H; whoever goes on at the table has read it", async () => {
    await sit();
    await press("h");
    await hear(ADVICE);
    await press("h");
    expect(screen.queryByTestId("advice")).toBeNull();
    await press("h");
    expect(screen.getByTestId("advice")).toBeTruthy();
    expect(asked()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: /^Place 2:/ }));
    expect(screen.queryByTestId("advice")).toBeNull();
  });

  test("put away, gives the focus back to where it was", async () => {
    await sit();
    const lamp = dock().getByRole("button", { name: "Hint" });
    const place = screen.getByRole("button", { name: /^Place 3:/ });
    for (const before of [lamp, place]) {
      before.focus();
      if (before === lamp) await hear(ADVICE);
      else await press("h");
      expect(document.activeElement).toBe(dock().getByRole("button", { name: "Close" }));
      await fireEvent.click(dock().getByRole("button", { name: "Close" }));
      await tick();
      expect(document.activeElement).toBe(before);
    }
  });

  test("is put away by Escape, too, which first takes back what was chosen", async () => {
    await sit();
    const place = screen.getByRole("button", { name: /^Place 3:/ });
    place.focus();
    await press("Escape");
    expect(asked()).toEqual([]);
    await hear(ADVICE);
    expect(document.activeElement).toBe(dock().getByRole("button", { name: "Close" }));
    await press("Escape");
    await tick();
    expect(screen.queryByTestId("advice")).toBeNull();
    expect(document.activeElement).toBe(place);
    await press("Escape");
    expect(screen.queryByTestId("advice")).toBeNull();

    await fireEvent.click(place);
    await press("h");
    await press("Escape");
    await tick();
    expect(screen.queryByRole("button", { name: "Peek" })).toBeNull();
    expect(screen.getByTestId("advice")).toBeTruthy();
    await press("Escape");
    await tick();
    expect(screen.queryByTestId("advice")).toBeNull();
    expect(document.activeElement).toBe(place);
  });

  test("is refused in words, and can then be asked for again", async () => {
    await sit();
    await press("h");
    await hear({
      type: "refused",
      id: asked()[0]?.id ?? "",
      code: "error-stale",
      args: {},
      scene: null,
    });
    expect(dock().getByRole("alert").textContent).toContain("Someone was quicker");
    expect(dock().getByRole("button", { name: "Hint" })).toBeTruthy();
  });

  test.each([
    ["where the table allows none", aScene(), { hints: false }],
    [
      "on another one's turn",
      aScene({ to_move: 1, view: aView({ to_move: 1 }), legal: [] }),
      { hints: true },
    ],
    ["where there is nothing to choose", aScene({ legal: ["open 4"] }), { hints: true }],
  ])("is not offered %s", async (_, scene, info) => {
    await sit(scene, info);
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
    await press("h");
    expect(asked()).toEqual([]);
  });

  test("that was taken is seen in the log, and not what it said", async () => {
    await sit();
    const hinted = { ...anEntry(5, {}, { ply: 8 }), kind: "hint", event: null } as const;
    await hear({ ...hinted, seat: 1 }, { ...hinted, number: 6, seat: 0 });
    await vi.waitFor(() => {
      const [log] = document.querySelectorAll(".log-side ol");
      expect(log?.textContent).toMatch(/You took a hint\..*Tilly took a hint\./s);
    });
  });
});
