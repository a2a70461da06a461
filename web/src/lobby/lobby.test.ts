import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Address } from "../address.svelte";
import type { Catalogue, MyTable, NewTable, OptionInfo } from "../messages";
import { Refusal, Server } from "../server";
import { show } from "../testing/show";
import { wordsIn } from "../testing/words";
import Lobby from "./Lobby.svelte";
import { Plan } from "./plan.svelte";

const FACES = ["pirate", "princess", "wizard", "witch"];
/** What only a choice has, or an option that is another with more players. */
const PLAIN = { choices: [], with_players: {} };

const LINE: OptionInfo = { name: "line", kind: "int", default: 7, low: 3, high: 7, ...PLAIN };

const CATALOGUE: Catalogue = {
  rulesets: [
    {
      id: "auf-der-hut",
      game: "hidden_hats",
      players: [2, 4],
      age: 5,
      kinds: FACES,
      portraits: FACES,
      has_memory: true,
      options: [
        { name: "first", kind: "seat", default: "random", low: null, high: null, ...PLAIN },
        { name: "until_three", kind: "bool", default: false, low: null, high: null, ...PLAIN },
        { name: "patience", kind: "int", default: 100, low: 1, high: 1000, ...PLAIN },
      ],
      bots: ["random", "forgetful", "novice", "casual", "sharp", "master"],
    },
    {
      id: "shapka-nevidimka",
      game: "hidden_hats",
      players: [2, 4],
      age: 6,
      kinds: FACES,
      portraits: FACES,
      has_memory: true,
      options: [{ name: "patience", kind: "int", default: 100, low: 1, high: 1000, ...PLAIN }],
      bots: ["random", "forgetful", "novice", "casual", "sharp", "master"],
    },
    {
      id: "genial",
      game: "genial",
      players: [2, 4],
      age: 8,
      kinds: [],
      portraits: FACES,
      has_memory: false,
      options: [
        { ...LINE, with_players: { 4: { ...LINE, default: 5, high: 5 } } },
        {
          ...PLAIN,
          name: "alternative_takes",
          kind: "choice",
          default: "one",
          low: null,
          high: null,
          choices: ["one", "all"],
        },
      ],
      bots: ["random", "greedy", "novice", "casual", "sharp", "master"],
    },
  ],
  bots: [
    { id: "greedy", settings: [] },
    { id: "random", settings: [] },
    { id: "forgetful", settings: [{ name: "memory", low: 0, high: 1, default: 0.9 }] },
  ],
  build: null,
};

const english = await wordsIn("en");

class FakeServer extends Server {
  readonly opened: NewTable[] = [];
  ongoing: MyTable[] = [];
  answers = true;

  override catalogue = (): Promise<Catalogue> =>
    this.answers ? Promise.resolve(CATALOGUE) : Promise.reject(new Refusal("page-no-server"));
  override tables = (): Promise<MyTable[]> => Promise.resolve(this.ongoing);
  override open = (table: NewTable): Promise<{ table: string }> => {
    this.opened.push(table);
    return Promise.resolve({ table: "t9" });
  };
}

let server: FakeServer;
let address: Address;

async function enter(): Promise<void> {
  show(Lobby, {}, { words: english, server, address });
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Play" })).not.toBeNull());
}

const ordered = async (): Promise<NewTable | undefined> => {
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.waitFor(() => expect(server.opened).toHaveLength(1));
  return server.opened[0];
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  server = new FakeServer();
  address = new Address();
});

afterEach(cleanup);

describe("the lobby", () => {
  test("plays with one tap", async () => {
    await enter();
    expect(await ordered()).toEqual({
      ruleset: "auf-der-hut",
      options: {},
      hints: false,
      seats: [
        { who: "me", name: "Player 1", portrait: "pirate", memory_aid: false },
        { who: "bot", name: "Tilly", portrait: "princess", bot: "casual", settings: {} },
        { who: "bot", name: "Oscar", portrait: "wizard", bot: "casual", settings: {} },
      ],
    });
    await vi.waitFor(() => expect(address.place).toEqual({ page: "table", table: "t9" }));
  });

  test("takes the game, the number of players, names, faces and levels that are chosen", async () => {
    await enter();
    await fireEvent.click(screen.getByRole("radio", { name: /Cap of Invisibility/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "2" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: " Ada " } });
    const levels = within(screen.getByRole("radiogroup", { name: "Tilly: how good a player?" }));
    expect(levels.getByRole<HTMLInputElement>("radio", { name: "Playful" }).checked).toBe(true);
    await fireEvent.click(levels.getByRole("radio", { name: "Master" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Your face/ }));
    await fireEvent.click(within(screen.getByRole("dialog", { hidden: true })).getByText("princess"));
    expect(await ordered()).toEqual({
      ruleset: "shapka-nevidimka",
      options: {},
      hints: false,
      seats: [
        { who: "me", name: "Ada", portrait: "princess", memory_aid: false },
        { who: "bot", name: "Tilly", portrait: "pirate", bot: "master", settings: {} },
      ],
    });
  });

  test("invites, where somebody is still to come", async () => {
    await enter();
    const second = screen.getByRole("radiogroup", { name: "Seat 2: who sits here?" });
    await fireEvent.click(within(second).getByRole("radio", { name: "Someone with a device of their own" }));
    const third = screen.getByRole("radiogroup", { name: "Seat 3: who sits here?" });
    await fireEvent.click(within(third).getByRole("radio", { name: "Someone at this device" }));
    expect(screen.getByRole("textbox", { name: "Name of player 3" }).getAttribute("placeholder")).toBe(
      "Player 3",
    );
    expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Invite to the table" }));
    await vi.waitFor(() => expect(server.opened).toHaveLength(1));
    expect(server.opened[0]?.seats.map(({ who }) => who)).toEqual(["me", "open", "me"]);
  });

  test("explains each option, and sends those that were changed", async () => {
    await enter();
    const until = screen.getByRole("switch", { name: /^Play on until three are left/, hidden: true });
    expect(until.getAttribute("aria-describedby")).not.toBeNull();
    await fireEvent.click(until);
    await fireEvent.change(screen.getByRole("combobox", { name: "Who begins", hidden: true }), {
      target: { value: "1" },
    });
    await fireEvent.click(screen.getByRole("button", { name: "More", hidden: true }));
    await fireEvent.click(screen.getByRole("switch", { name: /^Memory aid/, hidden: true }));
    await fireEvent.click(screen.getByRole("switch", { name: /^Hints allowed/, hidden: true }));
    const order = await ordered();
    expect(order?.options).toEqual({ until_three: true, first: 1, patience: 110 });
    expect([order?.hints, new Plan(CATALOGUE).hints]).toEqual([true, true]);
    expect(order?.seats[0]).toMatchObject({ memory_aid: true });
  });

  test("has other options with other numbers of players, and takes the game's advice", async () => {
    await enter();
    await fireEvent.click(screen.getByRole("radio", { name: /Simply Brilliant/ }));
    const line = (): HTMLInputElement =>
      screen.getByRole<HTMLInputElement>("spinbutton", { name: "Length of a line", hidden: true });
    expect([line().value, line().max]).toEqual(["7", "7"]);
    const takes = screen.getByRole("group", { name: "The alternative takes", hidden: true });
    expect(within(takes).getAllByRole("radio", { hidden: true })).toHaveLength(2);
    await fireEvent.click(within(takes).getByRole("radio", { name: "all of that colour", hidden: true }));
    expect(screen.getByTestId("advice").textContent).toMatch(/lines of 6/);
    await fireEvent.click(screen.getByRole("button", { name: "Good idea" }));
    expect(screen.queryByTestId("advice")).toBeNull();
    expect(line().value).toBe("6");
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    expect([line().value, line().max]).toEqual(["5", "5"]);
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    const order = await ordered();
    expect(order).toMatchObject({ ruleset: "genial", options: { line: 6, alternative_takes: "all" } });
    expect(order?.seats[1]).toMatchObject({ bot: "casual", settings: {} });
  });

  test("leads back to tables that are still going on", async () => {
    server.ongoing = [
      { table: "t3", ruleset: "auf-der-hut", seats: ["Me", "Tilly"], dealt: true, your_turn: true },
    ];
    await enter();
    const link = await screen.findByRole("link", { name: /Auf der Hut.*Me, Tilly.*Your turn!/s });
    expect(link.getAttribute("href")).toBe("/table/t3");
  });

  test("says why the first game of all has to wait, when it has waited for a while", async () => {
    await enter();
    let open: (made: { table: string }) => void = () => undefined;
    server.open = () => new Promise((resolve) => (open = resolve));
    const start = screen.getByRole("button", { name: "Play" }).parentElement;
    const status = within(start as HTMLElement).getByRole("status");
    vi.useFakeTimers();
    try {
      await fireEvent.click(screen.getByRole("button", { name: "Play" }));
      await vi.advanceTimersByTimeAsync(900);
      expect(status.textContent.trim()).toBe("");
      await vi.advanceTimersByTimeAsync(200);
      expect(status.textContent).toContain("The first time this takes a minute");
      open({ table: "t9" });
      await vi.advanceTimersByTimeAsync(0);
      expect(status.textContent.trim()).toBe("");
    } finally {
      vi.useRealTimers();
    }
  });

  test("says so when nobody answers, and tries again", async () => {
    server.answers = false;
    show(Lobby, {}, { words: english, server, address });
    expect((await screen.findByRole("alert")).textContent).toContain("Nobody answers");
    server.answers = true;
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Play" });
  });
});

describe("the plan", () => {
  test("is kept in this browser", () => {
    const plan = new Plan(CATALOGUE);
    plan.ruleset = "shapka-nevidimka";
    plan.players = 4;
    plan.choosePortrait(0, "witch");
    plan.keep();
    const again = new Plan(CATALOGUE);
    expect([again.ruleset, again.seated]).toEqual(["shapka-nevidimka", 4]);
    expect([0, 1, 2, 3].map((seat) => again.face(seat))).toEqual(["witch", "princess", "wizard", "pirate"]);
  });

  test.each(["{", "null", '{"sitters":3}', '{"ruleset":"chess","sitters":[{},{},{},{}]}'])(
    "forgets what it can't use: %s",
    (kept) => {
      localStorage.setItem("hatstand-plan", kept);
      const plan = new Plan(CATALOGUE);
      expect(plan.ruleset).toBe("auf-der-hut");
      expect([0, 1, 2, 3].map((seat) => plan.face(seat))).toEqual(FACES);
    },
  );

  test("gives another face to whom has none of this game's, and keeps theirs for the other one", () => {
    const strangers: Record<string, string> = { "auf-der-hut": "cook", "shapka-nevidimka": "dragon" };
    const rulesets = CATALOGUE.rulesets.map((rules) => ({
      ...rules,
      portraits: [...FACES, strangers[rules.id] ?? ""],
    }));
    const plan = new Plan({ ...CATALOGUE, rulesets });
    plan.ruleset = "shapka-nevidimka";
    plan.choosePortrait(1, "dragon");
    expect([0, 1, 2, 3].map((seat) => plan.face(seat))).toEqual(["pirate", "dragon", "wizard", "witch"]);
    plan.ruleset = "auf-der-hut";
    expect([0, 1, 2, 3].map((seat) => plan.face(seat))).toEqual(["pirate", "princess", "wizard", "witch"]);
    plan.choosePortrait(0, "cook");
    expect(plan.order(() => "x").seats.map((seat) => "portrait" in seat && seat.portrait)).toEqual([
      "cook",
      "pirate",
      "wizard",
    ]);
  });

  test("seats people here, people to come and bots; each person here may have a memory aid", () => {
    const plan = new Plan(CATALOGUE);
    plan.players = 4;
    const [, second, third] = plan.sitters;
    Object.assign(second ?? {}, { who: "me", memoryAid: true });
    Object.assign(third ?? {}, { who: "open" });
    expect(plan.invites).toBe(true);
    expect(plan.order((seat) => `name ${seat}`).seats).toEqual([
      { who: "me", name: "name 0", portrait: "pirate", memory_aid: false },
      { who: "me", name: "name 1", portrait: "princess", memory_aid: true },
      { who: "open" },
      { who: "bot", name: "name 3", portrait: "witch", bot: "casual", settings: {} },
    ]);
    plan.players = 2;
    expect(plan.invites).toBe(false);
  });

  test("lets nobody begin who does not play", () => {
    const plan = new Plan(CATALOGUE);
    plan.players = 4;
    plan.setOption("first", 3);
    expect(plan.order(() => "x").options).toEqual({ first: 3 });
    plan.players = 2;
    expect(plan.order(() => "x").options).toEqual({});
  });
});
