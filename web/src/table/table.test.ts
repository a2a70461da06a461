import { beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import type { ServerMessage, Welcome } from "../messages";
import { aScene, aTable, aView, aWelcome, anEntry } from "../testing/fixtures";
import { FakeLine } from "../testing/line";
import { TableState } from "./table.svelte";

let line: FakeLine;
let table: TableState;

beforeEach(() => {
  line = new FakeLine();
  table = new TableState(line.open);
  table.start();
  line.now.opens();
});

describe("sitting down", () => {
  test("a page that knows no seat asks for its own", () => {
    line.now.hears({ ...aWelcome(), seat: null, yours: [2] });
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: 2, since: 0 });
    expect(table.shown).toBeNull();
    line.now.hears({ ...aWelcome(), seat: 2, yours: [2] });
    expect(table.seat).toBe(2);
    expect(table.shown).not.toBeNull();
  });

  test("whoever has no seat here watches", () => {
    line.now.hears({ ...aWelcome(aScene({ legal: [] })), seat: null, yours: [] });
    expect(table.seat).toBeNull();
    expect(table.myTurn).toBe(false);
    table.act("peek 1");
    expect(line.now.said.every(({ type }) => type === "hello")).toBe(true);
  });

  test("whoever watches is told once what had happened before", async () => {
    const view = aView({ seat: null });
    const watched = { ...aWelcome(aScene({ legal: [], view }), 40), seat: null, yours: [] };
    line.now.hears(watched);
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: null, since: 10 });
    for (const number of [39, 40])
      line.now.hears(anEntry(number, { kind: "peek", seat: 1, place: 2 }, { view }));
    line.now.hears(watched);
    await vi.waitFor(() => expect(table.told.map(({ number }) => number)).toEqual([39, 40]));
    expect(line.now.said).toHaveLength(2);
  });

  test("after a break it asks for what came since, as the same seat", () => {
    line.now.hears({ ...aWelcome(), seat: null, yours: [0] });
    line.now.hears(aWelcome(aScene(), 4));
    line.now.hears(anEntry(5, { kind: "peek", seat: 1, place: 2 }));
    table.connection.greet();
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: 0, since: 5 });
  });

  test("after a reload the log has what had happened before; none of it is shown once more", async () => {
    const shown: number[] = [];
    table.stage((entry, _, lay) => {
      shown.push(entry.number);
      lay();
      return Promise.resolve();
    });
    line.now.hears({ ...aWelcome(aScene(), 40), seat: null, yours: [0] });
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: 0, since: 10 });
    for (const number of [39, 40]) line.now.hears(anEntry(number, { kind: "peek", seat: 1, place: 2 }));
    line.now.hears(aWelcome(aScene(), 40));
    line.now.hears(anEntry(41, { kind: "peek", seat: 2, place: 3 }));
    await vi.waitFor(() => expect(table.told.map(({ number }) => number)).toEqual([39, 40, 41]));
    expect(shown).toEqual([41]);
  });

  test.each(["error-table", "error-build"])("after %s nothing more is asked", (code) => {
    line.now.hears({ type: "refused", id: null, code, args: {}, scene: null });
    expect(table.stopped).toBe(code);
    expect(line.now.closed).toBe(true);
  });
});

describe("acting", () => {
  beforeEach(() => {
    line.now.hears(aWelcome(aScene({ ply: 8 }), 4));
  });

  test("an act names the ply it was chosen at, and nothing else may be done until it is answered", () => {
    table.act("peek 3");
    expect(line.now.said.at(-1)).toMatchObject({ type: "act", seat: 0, ply: 8, action: "peek 3" });
    expect(table.legal).toEqual([]);
    table.act("peek 4");
    expect(line.now.said).toHaveLength(2);
  });

  test("an answer that comes before its entry does not free the hand yet", async () => {
    table.act("peek 3");
    line.now.hears({ type: "done", id: table.pending ?? "", number: 5 });
    expect(table.legal).toEqual([]);
    line.now.hears(anEntry(5, { kind: "peek", seat: 0, place: 3, hat: "cook" }, { legal: ["open 1"] }));
    await tick();
    expect(table.pending).toBeNull();
    expect(table.legal).toEqual(["open 1"]);
  });

  test("a refusal is told, and the newest scene laid", async () => {
    table.act("peek 3");
    const id = table.pending;
    line.now.hears({ type: "refused", id, code: "error-stale", args: { ply: 9 }, scene: aScene({ ply: 9 }) });
    await tick();
    expect(table.refusal).toEqual({ code: "error-stale", args: { ply: 9 } });
    expect(table.shown?.ply).toBe(9);
    expect(table.pending).toBeNull();
  });

  test("a refused act is past once the game has gone on, a refused seat is not", () => {
    table.act("peek 3");
    line.now.hears({ type: "refused", id: table.pending, code: "error-stale", args: {}, scene: null });
    expect(table.refusal).not.toBeNull();
    line.now.hears(anEntry(5, { kind: "peek", seat: 1, place: 3 }));
    expect(table.refusal).toBeNull();
    table.requests.stand(0);
    line.now.hears({
      type: "refused",
      id: table.requests.changing,
      code: "error-seat",
      args: {},
      scene: null,
    });
    line.now.hears(anEntry(6, { kind: "peek", seat: 2, place: 3 }));
    expect(table.refusal?.code).toBe("error-seat");
  });

  test("nothing may be done while the line is lost", () => {
    line.now.breaks();
    expect(table.legal).toEqual([]);
  });

  test("ids are fresh", () => {
    table.putBack();
    table.putBack();
    const ids = line.now.said.flatMap((message) => ("id" in message ? [message.id] : []));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("what is seen", () => {
  const hat = { number: 5, seat: 1, place: 3, hat: "cook", character: "witch" };

  test("a hat that is put back is gone at once", () => {
    line.now.hears(aWelcome(aScene({ peeked: { place: 2, hat: "cook" } })));
    table.putBack();
    expect(table.shown?.peeked).toBeNull();
    expect(line.now.said.at(-1)).toMatchObject({ type: "put_back", seat: 0 });
  });

  test("an opened hat is said to be read once, and does not come back", () => {
    line.now.hears(aWelcome(aScene({ opened: [hat, { ...hat, number: 6 }] })));
    table.finish(5);
    table.finish(5);
    expect(line.now.said.filter((message) => message.type === "seen")).toHaveLength(1);
    expect(table.opened.map(({ number }) => number)).toEqual([6]);
    line.now.hears({ type: "scene", scene: aScene({ opened: [hat, { ...hat, number: 6 }] }) });
    expect(table.opened.map(({ number }) => number)).toEqual([6]);
  });

  test("that there was nothing to put back any more is not told", () => {
    line.now.hears(aWelcome());
    line.now.hears({ type: "refused", id: "x", code: "error-nothing-peeked", args: {}, scene: null });
    expect(table.refusal).toBeNull();
  });

  test("who came or went is seen", () => {
    line.now.hears(aWelcome());
    line.now.hears({ type: "table", table: aTable({ pace: 3 }), yours: [0] });
    expect(table.info?.pace).toBe(3);
  });
});

describe("showing", () => {
  test("entries are shown one after the other, and the last lies there", async () => {
    const shown: number[] = [];
    let goOn: (() => void) | undefined;
    table.stage(async (entry, before, lay) => {
      shown.push(entry.number, before.ply);
      await new Promise<void>((done) => (goOn = done));
      lay();
    });
    line.now.hears(aWelcome(aScene({ ply: 1 }), 1));
    await tick();
    line.now.hears(anEntry(2, { kind: "peek", seat: 1, place: 2 }, { ply: 2 }));
    line.now.hears(anEntry(3, { kind: "peek", seat: 2, place: 2 }, { ply: 3 }));
    expect(shown).toEqual([2, 1]);
    expect(table.shown?.ply).toBe(1);
    expect(table.legal).toEqual([]);
    goOn?.();
    await new Promise((done) => setTimeout(done));
    expect(shown).toEqual([2, 1, 3, 2]);
    goOn?.();
    await new Promise((done) => setTimeout(done));
    expect(table.shown?.ply).toBe(3);
    expect(table.moving).toBe(false);
  });

  test("whoever was away sees where things stand, and reads the rest in the log", async () => {
    let performed = 0;
    table.stage((_entry, _before, lay) => {
      performed += 1;
      lay();
      return Promise.resolve();
    });
    line.now.hears(aWelcome(aScene(), 1));
    await tick();
    for (let number = 2; number < 20; number += 1) {
      line.now.hears(anEntry(number, { kind: "peek", seat: 1, place: 2 }, { ply: number }));
    }
    await new Promise((done) => setTimeout(done));
    expect(table.shown?.ply).toBe(19);
    expect(table.told).toHaveLength(18);
    expect(performed).toBeLessThan(7);
  });

  test("the title tells whose turn it is from the scene, not from a rule", () => {
    line.now.hears(aWelcome(aScene({ to_move: 1, view: aView({ to_move: 1 }) })));
    expect(table.myTurn).toBe(false);
    line.now.hears({ type: "scene", scene: aScene({ over: true }) });
    expect(table.myTurn).toBe(false);
  });
});

describe("before the deal", () => {
  const OPEN = { seat: 1, who: "open", name: "", portrait: "", bot: null, settings: null } as const;
  const waiting = aTable({
    dealt: false,
    first: null,
    seats: aTable().seats.map((seat) =>
      seat.seat === 1 ? { ...seat, ...OPEN, here: false } : { ...seat, who: "person" as const },
    ),
  });
  const welcome = (yours: number[]): Welcome => ({
    ...aWelcome(),
    number: 2,
    table: waiting,
    seat: null,
    yours,
    scene: null,
  });
  const asked = (): unknown => line.now.said.at(-1);
  const answer = (number: number): void => {
    line.now.hears({ type: "done", id: table.requests.changing ?? "", number });
  };

  test("nobody's view is asked for", () => {
    line.now.hears(welcome([0]));
    expect(line.now.said).toHaveLength(1);
    expect([table.seat, table.curtain, table.shown]).toEqual([null, null, null]);
  });

  test("people sit down, stand up and are replaced, one thing at a time", () => {
    line.now.hears(welcome([]));
    table.requests.sit(1, { name: "Mia", portrait: "witch", memory_aid: true });
    expect(asked()).toMatchObject({ type: "sit", seat: 1, name: "Mia", portrait: "witch", memory_aid: true });
    table.requests.stand(0);
    expect(line.now.said).toHaveLength(2);
    answer(3);
    table.requests.stand(1);
    expect(asked()).toMatchObject({ type: "stand", seat: 1 });
    answer(4);
    table.requests.fill(1, { bot: "forgetful", name: "Nell", portrait: "cook", settings: { memory: 0.6 } });
    expect(asked()).toMatchObject({ type: "fill", seat: 1, bot: "forgetful", settings: { memory: 0.6 } });
    answer(5);
    table.requests.free(1);
    expect(asked()).toMatchObject({ type: "free", seat: 1 });
  });

  test("a refusal is told, and the next one may be asked for", () => {
    line.now.hears(welcome([]));
    table.requests.sit(1, { name: "Mia", portrait: "witch", memory_aid: false });
    const id = table.requests.changing;
    line.now.hears({ type: "refused", id, code: "error-seat-taken", args: { player: "Ben" }, scene: null });
    expect(table.refusal).toEqual({ code: "error-seat-taken", args: { player: "Ben" } });
    table.requests.sit(1, { name: "Mia", portrait: "witch", memory_aid: false });
    expect(table.refusal).toBeNull();
    expect(line.now.said).toHaveLength(3);
  });

  test.each([
    { yours: [0], seat: 0 },
    { yours: [0, 2], seat: null },
    { yours: [], seat: null },
  ])(
    "with the deal, seat $seat of $yours is asked for, and the deal is told once",
    async ({ yours, seat }) => {
      line.now.hears(welcome(yours));
      const deal = {
        ...anEntry(3, {}, { legal: [], view: aView({ seat: null }) }),
        kind: "deal",
      } as const;
      line.now.hears(deal);
      expect(asked()).toMatchObject({ type: "hello", seat, since: 0 });
      line.now.hears({ ...deal, scene: aScene({ view: aView({ seat }) }) });
      line.now.hears({ ...aWelcome(aScene({ view: aView({ seat }) }), 3), seat, yours });
      await tick();
      expect(table.told).toHaveLength(1);
      expect([table.info?.dealt, table.seat, table.shown?.ply]).toEqual([true, seat, 0]);
      expect(line.now.said).toHaveLength(2);
    },
  );
});

describe("who sits here", () => {
  const mine = (yours: number[]): ServerMessage => ({ type: "table", table: aTable(), yours });

  test("whoever takes a seat of a game that goes on is shown it", () => {
    line.now.hears({ ...aWelcome(), seat: null, yours: [] });
    line.now.hears(mine([2]));
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: 2 });
  });

  test("whoever's seat is given up watches on", () => {
    line.now.hears(aWelcome());
    line.now.hears(mine([]));
    expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: null });
    line.now.hears({
      ...aWelcome(aScene({ legal: [], view: aView({ seat: null }) })),
      seat: null,
      yours: [],
    });
    expect([table.seat, table.yours]).toEqual([null, []]);
  });

  test.each(["error-seat-open", "error-not-yours", "error-bot-seat"])(
    "a page that comes back to a seat that is gone (%s) watches",
    (code) => {
      line.now.hears(aWelcome());
      table.connection.greet();
      line.now.hears({ type: "refused", id: null, code, args: {}, scene: null });
      expect(line.now.said.at(-1)).toMatchObject({ type: "hello", seat: null });
      expect(table.refusal).toBeNull();
    },
  );

  test("another tab of the same seat is known of, until it is gone", () => {
    line.now.hears(aWelcome());
    line.now.hears({ type: "elsewhere", seats: [0] });
    expect(table.elsewhere).toEqual([0]);
    table.act("peek 1");
    expect(line.now.said.at(-1)).toMatchObject({ type: "act" });
    line.now.hears({ type: "elsewhere", seats: [] });
    expect(table.elsewhere).toEqual([]);
  });

  test("what is sent for another seat than the one asked for is not taken", async () => {
    line.now.hears(aWelcome(aScene(), 4));
    line.now.hears(anEntry(5, { kind: "peek", seat: 1, place: 2 }, { ply: 9, view: aView({ seat: 1 }) }));
    await tick();
    expect([table.shown?.ply, table.number]).toEqual([0, 4]);
  });
});
