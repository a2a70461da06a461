import { describe, expect, test } from "vitest";
import { neighbour } from "./neighbour";

describe("arrows on a row of four and three", () => {
  const places = Array.from({ length: 7 }, (_, index) => {
    const element = document.createElement("button");
    const rect = new DOMRect((index % 4) * 90, Math.floor(index / 4) * 120, 80, 105);
    element.getBoundingClientRect = () => rect;
    return element;
  });

  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 0, 6],
    ["ArrowDown", 1, 5],
    ["ArrowDown", 3, 6],
    ["ArrowUp", 6, 2],
    ["ArrowUp", 2, 2],
    ["Home", 5, 0],
    ["End", 1, 6],
    ["Enter", 1, null],
  ])("%s from %i", (key, from, to) => {
    expect(neighbour(places, from, key)).toBe(to);
  });

  test("nowhere from nowhere", () => {
    expect(neighbour(places, -1, "ArrowRight")).toBeNull();
  });
});
