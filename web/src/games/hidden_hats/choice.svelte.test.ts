import { describe, expect, test } from "vitest";
import { ALL_LEGAL } from "../../testing/fixtures";
import { Choice } from "./choice.svelte";
import { offersOf } from "./offers";

function start(legal: readonly string[] = ALL_LEGAL, brave = false) {
  const acts: string[] = [];
  const choice = new Choice({ legal: () => legal, act: (action) => acts.push(action), brave: () => brave });
  return { acts, choice };
}

describe("offers", () => {
  test("are read from the legal actions alone", () => {
    const offers = offersOf(["peek 2", "swap 2 5", "swap 5 6", "open 6"]);
    expect([...offers.peek]).toEqual([[2, "peek 2"]]);
    expect([...offers.open]).toEqual([[6, "open 6"]]);
    expect([...(offers.swap.get(5) ?? [])]).toEqual([
      [2, "swap 2 5"],
      [6, "swap 5 6"],
    ]);
    expect(offers.swap.has(1)).toBe(false);
  });
});

describe("a choice", () => {
  test("begins with a hat, and a second tap takes it back", () => {
    const { choice } = start();
    choice.tap(3);
    expect(choice.mood).toEqual({ is: "chosen", place: 3 });
    choice.tap(4);
    expect(choice.mood).toEqual({ is: "chosen", place: 4 });
    choice.tap(4);
    expect(choice.mood).toEqual({ is: "free" });
  });

  test("peeks at once", () => {
    const { acts, choice } = start();
    choice.tap(3);
    choice.peek(3);
    expect(acts).toEqual(["peek 3"]);
    expect(choice.mood.is).toBe("free");
  });

  test("swaps with the second hat, in the notation it was given", () => {
    const { acts, choice } = start();
    choice.startSwap(6);
    expect([...choice.live]).toEqual([1, 2, 3, 4, 5, 7]);
    choice.tap(2);
    expect(acts).toEqual(["swap 2 6"]);
  });

  test("offers for a swap only where one may go", () => {
    const { acts, choice } = start(["peek 1", "swap 1 2", "peek 3"]);
    choice.startSwap(1);
    expect([...choice.live]).toEqual([2]);
    choice.tap(1);
    expect(choice.mood.is).toBe("free");
    choice.startSwap(1);
    choice.tap(3);
    expect(acts).toEqual(["swap 1 3"]); // the server says why not
  });

  test("asks before it opens", () => {
    const { acts, choice } = start();
    choice.open(5);
    expect(acts).toEqual([]);
    expect(choice.mood).toEqual({ is: "confirming", place: 5 });
    choice.open(5);
    expect(acts).toEqual(["open 5"]);
  });

  test("does not ask the brave", () => {
    const { acts, choice } = start(ALL_LEGAL, true);
    choice.open(5);
    expect(acts).toEqual(["open 5"]);
  });

  test("a confirmation for one hat is none for another", () => {
    const { acts, choice } = start();
    choice.open(5);
    choice.open(6);
    expect(acts).toEqual([]);
    expect(choice.mood).toEqual({ is: "confirming", place: 6 });
  });

  test("does nothing that is not legal", () => {
    const { acts, choice } = start([]);
    choice.tap(1);
    choice.peek(1);
    choice.open(1);
    choice.startSwap(1);
    choice.exchange(1, 2);
    expect(acts).toEqual([]);
    expect(choice.mood.is).toBe("free");
  });

  test("is forgotten when it is no longer legal", () => {
    let legal: readonly string[] = $state.raw(ALL_LEGAL);
    const choice = new Choice({ legal: () => legal, act: () => undefined, brave: () => false });
    choice.tap(3);
    expect(choice.mood.is).toBe("chosen");
    legal = [];
    expect(choice.mood.is).toBe("free");
  });
});
