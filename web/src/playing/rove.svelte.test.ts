import { afterEach, describe, expect, test } from "vitest";
import { isForTable, letterOf, Rove } from "./focus.svelte";

afterEach(() => {
  document.body.innerHTML = "";
});

describe("one stop of Tab", () => {
  test("is the one that had the focus, and the first one when that is gone", () => {
    let cards = $state.raw(["fez", "bowler", "beret"]);
    const rove = new Rove(() => cards);
    expect(cards.map((card) => rove.tabindex(card))).toEqual([0, -1, -1]);
    const toolbar = document.createElement("div");
    toolbar.innerHTML = '<button data-stop="fez"></button><button data-stop="beret"></button>';
    document.body.append(toolbar);
    const leave = rove.toolbar(toolbar);
    toolbar.querySelector<HTMLElement>('[data-stop="beret"]')?.focus();
    expect(rove.at).toBe("beret");
    cards = ["fez", "bowler"];
    expect(rove.at).toBe("fez");
    leave();
  });
});

describe("keys", () => {
  const press = (target: Element, parts: KeyboardEventInit): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { bubbles: true, ...parts });
    document.body.append(target);
    target.dispatchEvent(event);
    return event;
  };
  const field = (type: string): HTMLInputElement => Object.assign(document.createElement("input"), { type });

  test("are for the table, unless they are typed into a field, or for the browser", () => {
    expect(isForTable(press(document.createElement("button"), { key: "p" }))).toBe(true);
    expect(isForTable(press(field("checkbox"), { key: "p" }))).toBe(true);
    expect(isForTable(press(field("text"), { key: "p" }))).toBe(false);
    expect(isForTable(press(document.createElement("select"), { key: "p" }))).toBe(false);
    expect(isForTable(press(document.createElement("button"), { key: "p", ctrlKey: true }))).toBe(false);
  });

  test("are letters by what is typed, or by where it lies on the keyboard", () => {
    expect(letterOf(new KeyboardEvent("keydown", { key: "p", code: "KeyR" }))).toBe("P");
    expect(letterOf(new KeyboardEvent("keydown", { key: "з", code: "KeyP" }))).toBe("P");
  });
});
