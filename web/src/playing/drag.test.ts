import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Drag } from "./drag.svelte";

/** Three buttons of a hundred pixels each, side by side. */
const NAMES = ["one", "two", "three"];

describe("dragging", () => {
  let dropped: [string, string][];
  let clicked: string[];
  let drag: Drag;
  let buttons: HTMLButtonElement[];

  const point = (type: string, x: number): PointerEvent =>
    new PointerEvent(type, { clientX: x, clientY: 10, pointerId: 1, button: 0, bubbles: true });
  const down = (which: number): boolean | undefined =>
    buttons[which]?.dispatchEvent(point("pointerdown", which * 100 + 10));
  const move = (x: number): boolean => dispatchEvent(point("pointermove", x));
  const up = (x: number): boolean => dispatchEvent(point("pointerup", x));
  const click = (which: number, detail: number): boolean | undefined =>
    buttons[which]?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));

  beforeEach(() => {
    dropped = [];
    clicked = [];
    drag = new Drag({
      mayStart: (thing) => thing !== "three",
      fits: (thing, target) => thing === "one" && target === "two",
      drop: (thing, target) => dropped.push([thing, target]),
    });
    buttons = NAMES.map((name) => {
      const button = document.createElement("button");
      button.append(document.createElement("i"));
      button.addEventListener("click", () => clicked.push(name));
      drag.source(name)(button);
      drag.target(name)(button);
      document.body.append(button);
      return button;
    });
    document.elementsFromPoint = (x) => [buttons[Math.floor(x / 100)]?.firstElementChild ?? document.body];
  });

  afterEach(() => {
    document.body.innerHTML = "";
  });

  test("drops a thing on a target, and the click that follows means nothing", () => {
    down(0);
    move(110);
    expect(drag.held).toEqual({ thing: "one", x: 100, y: 0, over: "two", fits: true });
    up(110);
    expect(dropped).toEqual([["one", "two"]]);
    expect(drag.held).toBeNull();
    click(0, 1);
    click(0, 1);
    expect(clicked).toEqual(["one"]);
  });

  test("swallows no click of the keyboard", () => {
    down(0);
    move(110);
    up(110);
    click(0, 0);
    expect(clicked).toEqual(["one"]);
  });

  test("a hand that trembles taps", () => {
    down(0);
    move(14);
    up(14);
    click(0, 1);
    expect([dropped, clicked]).toEqual([[], ["one"]]);
  });

  test("a drop that does not fit is told all the same; on itself, or beside everything, nothing is", () => {
    down(1);
    move(20);
    expect(drag.held).toMatchObject({ over: "one", fits: false });
    up(20);
    expect(dropped).toEqual([["two", "one"]]);
    down(1);
    move(190);
    expect(drag.held?.over).toBeNull();
    move(900);
    up(900);
    expect(dropped).toHaveLength(1);
  });

  test("does not start with what may not be moved, and can be taken back", () => {
    down(2);
    move(10);
    expect(drag.held).toBeNull();
    down(0);
    move(110);
    drag.cancel();
    up(110);
    expect(dropped).toEqual([]);
  });
});
