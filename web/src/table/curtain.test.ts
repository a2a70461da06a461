import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import type { EntryShown, Scene, TableInfo } from "../messages";
import { aScene, aTable, aView, aWelcome, anEntry } from "../testing/fixtures";
import { FakeLine } from "../testing/line";
import { TableState } from "./table.svelte";

// Ada and Tilly share this device; Oscar is a bot.
const SHARED = [0, 1];

let line: FakeLine;
let table: TableState;
let number: number;

function open(): void {
  line = new FakeLine();
  table = new TableState(line.open);
  table.start();
  line.now.opens();
}

/** What lies there as this seat sees it, null: as everybody may. */
const seen = (seat: number | null, parts: Partial<Scene> = {}): Scene =>
  aScene({ legal: seat === null ? [] : ["peek 1"], ...parts, view: aView({ seat }) });

const hello = (): unknown => line.now.said.filter(({ type }) => type === "hello").at(-1);
const hellos = (): number => line.now.said.filter(({ type }) => type === "hello").length;

function welcome(seat: number | null, parts: Partial<Scene> = {}, info: Partial<TableInfo> = {}): void {
  line.now.hears({
    ...aWelcome(seen(seat, parts), number),
    table: aTable(info),
    seat,
    yours: SHARED,
  });
}

async function happens(by: number, seat: number | null, parts: Partial<Scene>): Promise<void> {
  number += 1;
  const entry: EntryShown = anEntry(number, { kind: "peek", seat: by, place: 2 }, parts);
  line.now.hears({ ...entry, scene: seen(seat, parts) });
  await tick();
}

beforeEach(() => {
  localStorage.clear();
  number = 4;
  open();
});

describe("the curtain", () => {
  test("hangs before the first turn, and nobody's view is asked for until it is lifted", async () => {
    welcome(null);
    await tick();
    expect(table.curtain).toBe(0);
    expect(hello()).toMatchObject({ seat: null });
    expect(table.legal).toEqual([]);
    table.lift();
    expect(hello()).toMatchObject({ seat: 0 });
    expect(table.curtain).toBe(0);
    welcome(0);
    expect([table.curtain, table.seat]).toEqual([null, 0]);
    expect(table.legal).toEqual(["peek 1"]);
  });

  test("falls when the turn goes to the next one here, but not before a peeked hat is put back", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 1, peeked: { place: 2, hat: "cook" } });
    expect([table.curtain, table.seat]).toEqual([null, 0]);
    table.putBack();
    expect(hello()).toMatchObject({ seat: null });
    expect(table.curtain).toBe(1);
    welcome(null, { to_move: 1 });
    expect(table.curtain).toBe(1);
    expect(hellos()).toBe(3);
  });

  test("nor before an opened hat is read, which the next one reads for themselves", async () => {
    const opened = [{ number: 5, seat: 0, place: 3, hat: "cook", character: "witch" }];
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 1, opened });
    expect(table.seat).toBe(0);
    table.finish(5);
    expect([table.seat, table.curtain]).toEqual([null, 1]);
    welcome(null, { to_move: 1 });
    table.lift();
    welcome(1, { to_move: 1, opened });
    expect(table.opened).toHaveLength(1);
  });

  test("does not hang while others play: everybody here may see that", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 2 });
    expect([table.seat, table.curtain]).toEqual([null, null]);
    welcome(null, { to_move: 2 });
    expect(table.shown?.view.seat).toBeNull();
    await happens(2, null, { to_move: 0 });
    expect(table.curtain).toBe(0);
  });

  test("what was read by all is read by each", async () => {
    const opened = [{ number: 5, seat: 2, place: 3, hat: "cook", character: "witch" }];
    welcome(null, { to_move: 2 });
    await happens(2, null, { to_move: 0, opened });
    expect(table.curtain).toBeNull();
    table.finish(5);
    expect(table.curtain).toBe(0);
    table.lift();
    welcome(0, { opened });
    expect(table.opened).toEqual([]);
    expect(line.now.said.at(-1)).toMatchObject({ type: "seen", seat: 0, number: 5 });
  });

  test("what was told to one person is not told to the next", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 0 });
    expect(table.told).toHaveLength(1);
    await happens(0, 0, { to_move: 1 });
    expect(table.told).toEqual([]);
    expect(hello()).toMatchObject({ seat: null, since: 0 });
  });

  test("a view that is still on its way when the curtain falls is not taken", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 2 });
    await happens(2, 0, { to_move: 1, ply: 7 });
    expect(table.shown?.ply).toBe(0);
    expect(hello()).toMatchObject({ since: 0 });
  });

  test("what one is reminded of is gone with them, however slow the line is", async () => {
    const info = { seats: aTable().seats.map((seat) => ({ ...seat, memory_aid: seat.seat === 0 })) };
    welcome(null, {}, info);
    table.lift();
    welcome(0, {}, info);
    await happens(0, 0, { to_move: 2 });
    expect(table.shown).toBeNull();
  });

  test("hangs before an empty page as long as the line does not answer", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 1 });
    expect(table.shown).toBeNull();
    expect([table.curtain, table.turn, table.myTurn]).toEqual([1, 1, false]);
    expect(hello()).toMatchObject({ seat: null });
    welcome(null, { to_move: 1 });
    expect([table.curtain, table.shown?.view.seat]).toEqual([1, null]);
  });

  const log = (): number[] => table.told.map(({ number }) => number);
  /** The answer to a hello for this seat, whose turn it is: what had happened before, and the welcome. */
  function tells(seat: number | null, ...numbers: number[]): void {
    for (const each of numbers)
      line.now.hears({ ...anEntry(each, { kind: "peek", seat: 2, place: 2 }), scene: seen(seat) });
    welcome(seat, { to_move: seat ?? 1 });
  }

  test("lifted before the line has answered, the log is the one of who lifted it", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 1 });
    table.lift();
    expect(hello()).toMatchObject({ seat: 1, since: 0 });
    tells(null, 3, 4, 5);
    expect([table.seat, table.curtain]).toEqual([null, 1]);
    expect(log()).toEqual([]);
    tells(1, 3, 4, 5);
    expect(table.seat).toBe(1);
    expect(log()).toEqual([3, 4, 5]);
  });

  test("lifted twice, it is told once", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    await happens(0, 0, { to_move: 1 });
    tells(null, 3, 4, 5);
    table.lift();
    table.lift();
    expect(hello()).toMatchObject({ seat: 1, since: 0 });
    tells(1, 3, 4, 5);
    tells(1, 3, 4, 5);
    expect(log()).toEqual([3, 4, 5]);
  });

  test("what was half told when the line broke is told again", () => {
    welcome(null);
    table.lift();
    line.now.hears({ ...anEntry(3, { kind: "peek", seat: 2, place: 2 }), scene: seen(0) });
    line.now.breaks();
    dispatchEvent(new Event("online"));
    line.now.opens();
    expect(hello()).toMatchObject({ seat: 0, since: 0 });
    tells(0, 3, 4);
    expect(log()).toEqual([3, 4]);
  });

  test("stays lifted while the line is lost, for the same person", () => {
    welcome(null);
    table.lift();
    welcome(0);
    table.connection.greet();
    expect(hello()).toMatchObject({ seat: 0 });
  });

  test("after a reload names the one who was not done yet", async () => {
    welcome(null);
    table.lift();
    welcome(0);
    open();
    welcome(null, { to_move: 1 });
    await tick();
    expect(table.curtain).toBe(0);
    table.lift();
    expect(hello()).toMatchObject({ seat: 0 });
    welcome(0, { to_move: 1, legal: [] });
    await tick();
    expect([table.seat, table.curtain]).toEqual([null, 1]);
  });

  test("does not hang after the end, nor for one who is alone", async () => {
    welcome(null, { over: true, to_move: null });
    await tick();
    expect(table.curtain).toBeNull();
    open();
    line.now.hears({ ...aWelcome(), yours: [0] });
    await happens(0, 0, { to_move: 1 });
    expect([table.seat, table.curtain]).toEqual([0, null]);
  });
});
