import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Address } from "../address.svelte";
import type { SeatInfo, TableInfo, Welcome } from "../messages";
import { aScene, aTable, aView, aWelcome, anEntry } from "../testing/fixtures";
import { FakeServer } from "../testing/server";
import { show } from "../testing/show";
import { wordsIn } from "../testing/words";
import TablePage from "./TablePage.svelte";

const words = await wordsIn("en");
await import("../games/hidden_hats/Table.svelte"); // it would come late, and the tests would wait for it
let server: FakeServer;
let address: Address;

const OPEN: Partial<SeatInfo> = { who: "open", name: "", portrait: "", bot: null, here: false };
const aRoom = (parts: Partial<TableInfo> = {}): TableInfo =>
  aTable({
    dealt: false,
    first: null,
    seats: aTable().seats.map((seat) => (seat.seat === 1 ? { ...seat, ...OPEN } : seat)),
    ...parts,
  });

async function come(welcome: Partial<Welcome>): Promise<void> {
  history.replaceState(null, "", "/table/t1");
  address = new Address();
  server = new FakeServer();
  show(TablePage, { id: "t1" }, { words, server, address });
  await tick();
  server.line.now.opens();
  server.line.now.hears({ ...aWelcome(), seat: null, yours: [], ...welcome });
  await vi.waitFor(() => expect(document.querySelector("main h1")).not.toBeNull());
}

const seat = (number: number) => within(screen.getByTestId(`seat-${number}`));
const said = (): unknown => server.line.now.said.at(-1);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
});

afterEach(cleanup);

describe("the waiting room", () => {
  test("a guest takes a free seat with a name and a face that nobody has, and is remembered", async () => {
    await come({ table: aRoom({ maker: false }), scene: null });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You are invited!");
    expect(seat(2).queryByRole("button")).toBeNull();
    await fireEvent.click(seat(1).getByRole("button", { name: "Sit here: seat 2" }));
    const sheet = within(await screen.findByRole("dialog", { hidden: true }));
    await fireEvent.input(sheet.getByRole("textbox", { hidden: true }), { target: { value: " Mia " } });
    await fireEvent.click(sheet.getByRole("switch", { hidden: true }));
    await fireEvent.submit(sheet.getByRole("textbox", { hidden: true }).closest("form") ?? document.body);
    expect(said()).toMatchObject({
      type: "sit",
      seat: 1,
      name: "Mia",
      portrait: "princess",
      memory_aid: true,
    });
    expect(localStorage.getItem("hatstand-name")).toBe("Mia");
  });

  test("the maker lets a bot play, with a name and a face of its own, and frees a seat", async () => {
    await come({ table: aRoom(), yours: [0], scene: null });
    await fireEvent.click(seat(1).getByRole("button", { name: "Bot: let one play at seat 2" }));
    const sheet = within(await screen.findByRole("dialog", { hidden: true }));
    await fireEvent.click(sheet.getByRole("radio", { name: "Master", hidden: true }));
    await fireEvent.click(sheet.getByRole("button", { name: "Let it play", hidden: true }));
    expect(said()).toMatchObject({ type: "fill", seat: 1, bot: "master", settings: {} });
    expect(said()).toMatchObject({ name: "Tilly", portrait: "princess" });
    cleanup();
    await come({ table: aRoom(), yours: [0], scene: null });
    await fireEvent.click(seat(2).getByRole("button", { name: "Free up the seat of Oscar" }));
    expect(said()).toMatchObject({ type: "free", seat: 2 });
  });

  test("whoever sits may stand up, and somebody beside them may sit down", async () => {
    await come({ table: aRoom({ maker: false }), yours: [0], scene: null });
    expect(seat(1).getAllByRole("button")).toHaveLength(1);
    expect(seat(1).getByRole("button", { name: /^Someone here/ })).toBeTruthy();
    await fireEvent.click(seat(0).getByRole("button", { name: /^Stand up/ }));
    expect(said()).toMatchObject({ type: "stand", seat: 0 });
  });

  test("shows the address to scan, and another one where there are several", async () => {
    await come({ table: aRoom(), yours: [0], scene: null });
    const code = await screen.findByRole("img", {
      name: "QR code of the address http://192.0.2.7:8080/table/t1",
    });
    expect(code.querySelector("svg path")).not.toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: "198.51.100.4:8080" }));
    expect(screen.getByRole("img", { name: /198\.51\.100\.4/ })).toBeTruthy();
  });

  test("offers nothing that plain http has not", async () => {
    await come({ table: aRoom(), yours: [0], scene: null });
    await screen.findByRole("img", { name: /QR/ });
    expect("clipboard" in navigator).toBe(screen.queryByRole("button", { name: "Copy" }) !== null);
    expect("share" in navigator).toBe(screen.queryByRole("button", { name: "Share" }) !== null);
  });

  test("offers whom opened 127.0.0.1 to go on at the address of all", async () => {
    await come({ table: aRoom(), yours: [0], scene: null });
    const assign = vi.spyOn(location, "assign").mockReturnValue(undefined);
    await fireEvent.click(await screen.findByRole("button", { name: "Go on there" }));
    expect(server.carried).toEqual([{ to: "http://192.0.2.7:8080", then: "/table/t1" }]);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining("token=x")));
  });
});

describe("the page of a game", () => {
  const dock = (): Promise<HTMLElement> => screen.findByTestId("dock");

  test("hangs a curtain with the next one's name before a device that is shared", async () => {
    await come({ yours: [0, 1] });
    const curtain = await screen.findByTestId("curtain");
    expect(curtain.getAttribute("aria-modal")).toBe("true");
    const button = within(curtain).getByRole("button", { name: "I’m Ada: lift the curtain" });
    expect(document.activeElement).toBe(button);
    expect((await dock()).closest("[inert]")).not.toBeNull();
    expect(document.title).toBe("● Ada’s turn");
    await fireEvent.click(button);
    expect(said()).toMatchObject({ type: "hello", seat: 0 });
  });

  test("the keyboard is on the table once the curtain is lifted", async () => {
    await come({ yours: [0, 1] });
    await fireEvent.click(await screen.findByRole("button", { name: /lift the curtain/ }));
    server.line.now.hears({ ...aWelcome(aScene(), 4), seat: 0, yours: [0, 1] });
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Place 1: pirate, hat face down"),
    );
  });

  test("has nothing of one person's view once the curtain falls, though the line never answers", async () => {
    await come({ yours: [0, 1] });
    await fireEvent.click(await screen.findByRole("button", { name: /lift the curtain/ }));
    server.line.now.hears({ ...aWelcome(aScene(), 4), seat: 0, yours: [0, 1] });
    expect(await screen.findByTestId("dock")).toBeTruthy();
    server.line.now.hears(
      anEntry(5, { kind: "swap", seat: 0, place: 1, other: 2 }, { to_move: 1, legal: [] }),
    );
    await screen.findByRole("button", { name: "I’m Tilly: lift the curtain" }, { timeout: 5000 });
    expect(said()).toMatchObject({ type: "hello", seat: null });
    expect(screen.queryByTestId("dock")).toBeNull();
    expect(document.querySelector("main")).toBeNull();
  });

  test("says for whom the table waits, and that somebody watches", async () => {
    const seats = aTable().seats.map((one) => ({ ...one, who: "person" as const, here: one.seat !== 1 }));
    const scene = aScene({ to_move: 1, legal: [], view: aView({ seat: null, to_move: 1 }) });
    await come({ table: aTable({ seats, maker: false }), scene });
    expect((await dock()).textContent).toMatch(/Waiting for Tilly, who is away\..*You are watching/s);
    expect(document.title).toBe("Hatstand");
  });

  test("is not laid anew when somebody comes or goes", async () => {
    await come({ seat: 0, yours: [0] });
    const before = await dock();
    server.line.now.hears({ type: "table", table: aTable({ pace: 2 }), yours: [0] });
    await tick();
    await Promise.resolve();
    expect(await dock()).toBe(before);
  });

  test("tells of another tab with the same seat, until the person has heard it", async () => {
    await come({ seat: 0, yours: [0] });
    server.line.now.hears({ type: "elsewhere", seats: [0] });
    const told = await screen.findByTestId("elsewhere");
    await fireEvent.click(within(told).getByRole("button", { name: "Close" }));
    expect(screen.queryByTestId("elsewhere")).toBeNull();
  });

  test("leads everybody to the next table", async () => {
    const over = aScene({
      over: true,
      to_move: null,
      legal: [],
      scores: [1, 0, 0],
      places: [1, 2, 2],
      details: [0, 1, 2].map(() => ({ pairs: 0, balds: 0, wonders: 0, cancelled: 0, covered: 0, score: 0 })),
    });
    await come({ seat: 0, yours: [0], scene: over });
    await fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
    server.line.now.hears({ type: "table", table: aTable({ again: "t2" }), yours: [0] });
    const link = await screen.findByRole("link", { name: "Come along" });
    expect(link.getAttribute("href")).toBe("/table/t2");
    expect(screen.getByText(/Come along!/)).toBeTruthy();
  });
});
