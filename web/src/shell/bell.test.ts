import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bell } from "./bell.svelte";

/** Web Audio as far as the bell knows it. */
class FakeAudio {
  static made = 0;
  state = "running";
  currentTime = 1;
  destination = {};
  constructor() {
    FakeAudio.made += 1;
  }
  resume = (): Promise<void> => Promise.resolve();
  close = (): Promise<void> => Promise.resolve();
}

const rung: number[] = [];

class FakeTone {
  #pitch: number;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.#pitch = frequency;
  }
  connect = <To>(to: To): To => to;
  start = (): void => {
    rung.push(this.#pitch);
  };
  stop = (): void => undefined;
}

class FakeVolume {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = <To>(to: To): To => to;
}

beforeEach(() => {
  localStorage.clear();
  rung.length = 0;
  FakeAudio.made = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("OscillatorNode", FakeTone);
  vi.stubGlobal("GainNode", FakeVolume);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("is silent until the page has been touched, and asks the browser for nothing before", () => {
  const bell = new Bell();
  const stop = bell.listen();
  bell.ring();
  expect([FakeAudio.made, rung]).toEqual([0, []]);
  document.body.click();
  document.body.click();
  bell.ring();
  expect(FakeAudio.made).toBe(1);
  expect(rung).toHaveLength(2);
  stop();
  bell.ring();
  expect(rung).toHaveLength(2);
});

test("can be switched off, which is remembered", () => {
  const bell = new Bell();
  const stop = bell.listen();
  document.body.click();
  bell.turn(false);
  bell.ring();
  expect(rung).toEqual([]);
  expect(new Bell().on).toBe(false);
  bell.turn(true);
  expect(rung).toHaveLength(2);
  stop();
});

test("is missed by nobody where the browser has no sound", () => {
  vi.stubGlobal("AudioContext", undefined);
  Reflect.deleteProperty(globalThis, "AudioContext");
  const bell = new Bell();
  const stop = bell.listen();
  document.body.click();
  bell.ring();
  expect(rung).toEqual([]);
  stop();
});
