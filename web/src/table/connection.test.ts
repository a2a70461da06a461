import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "../messages";
import { aWelcome } from "../testing/fixtures";
import { FakeLine } from "../testing/line";
import { Connection } from "./connection.svelte";

const ACT = { type: "act", id: "a1", seat: 0, ply: 3, action: "peek 2" } as const;

function start() {
  const line = new FakeLine();
  const heard: ServerMessage[] = [];
  const hello = { type: "hello", seat: 0, since: null, build: null } as const;
  const connection = new Connection({
    open: line.open,
    hello: () => hello,
    hear: (message) => heard.push(message),
  });
  const stop = connection.start();
  return { line, heard, connection, stop };
}

function startOpen() {
  const started = start();
  started.line.now.opens();
  started.line.now.hears(aWelcome());
  return started;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a line to the server", () => {
  test("says hello first, and is open once it is welcomed", () => {
    const { line, connection } = start();
    expect(connection.state).toBe("opening");
    line.now.opens();
    expect(line.now.said).toEqual([{ type: "hello", seat: 0, since: null, build: null }]);
    expect(connection.state).toBe("opening");
    line.now.hears(aWelcome());
    expect(connection.state).toBe("open");
  });

  test("waits with what is asked before it is welcomed", () => {
    const { line, connection } = start();
    line.now.opens();
    connection.send(ACT);
    expect(line.now.said).toHaveLength(1);
    line.now.hears(aWelcome());
    expect(line.now.said.at(-1)).toEqual(ACT);
  });

  test("comes back by itself for as long as it takes, more and more slowly", () => {
    const { line, connection } = startOpen();
    const waits: number[] = [];
    for (let broken = 0; broken < 9; broken += 1) {
      const before = line.sockets.length;
      line.now.breaks();
      expect(connection.state).toBe("lost");
      const since = Date.now();
      while (line.sockets.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - since);
    }
    expect(waits[0]).toBeLessThanOrEqual(550);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_050);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(6_000);
  });

  test("repeats what was not answered with the same id, and only that", () => {
    const { line, connection } = startOpen();
    connection.send(ACT);
    connection.send({ ...ACT, id: "a2" });
    line.now.hears({ type: "done", id: "a1", number: 5 });
    line.now.breaks();
    vi.advanceTimersByTime(600);
    line.now.opens();
    line.now.hears(aWelcome());
    expect(line.now.said.slice(1)).toEqual([{ ...ACT, id: "a2" }]);
  });

  test("takes a refusal as an answer", () => {
    const { line, connection } = startOpen();
    connection.send(ACT);
    line.now.hears({ type: "refused", id: "a1", code: "error-stale", args: {}, scene: null });
    line.now.breaks();
    vi.advanceTimersByTime(600);
    line.now.opens();
    line.now.hears(aWelcome());
    expect(line.now.said).toHaveLength(1);
  });

  test("opens anew when a request gets no answer, though nothing seems to be broken", () => {
    const { line, connection } = startOpen();
    connection.send(ACT);
    vi.advanceTimersByTime(6_000);
    expect(line.sockets).toHaveLength(2);
    expect(line.sockets[0]?.closed).toBe(true);
    expect(connection.state).toBe("lost");
  });

  test("is not thrown out by the late close of its old socket", () => {
    const { line, connection } = startOpen();
    const [old] = line.sockets;
    line.now.breaks();
    vi.advanceTimersByTime(600);
    line.now.opens();
    line.now.hears(aWelcome());
    old?.breaks();
    vi.advanceTimersByTime(20_000);
    expect(connection.state).toBe("open");
    expect(line.sockets).toHaveLength(2);
  });

  test("tries at once when the network is back", () => {
    const { line } = startOpen();
    line.now.breaks();
    window.dispatchEvent(new Event("online"));
    expect(line.sockets).toHaveLength(2);
  });

  describe("woken up", () => {
    const wake = (): void => {
      document.dispatchEvent(new Event("visibilitychange"));
    };

    test.each(["visibilitychange", "online", "pageshow"])(
      "by %s it asks whether anybody is there",
      (event) => {
        const { line } = startOpen();
        (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
        expect(line.now.said.at(-1)).toEqual({ type: "ping" });
        line.now.hears({ type: "pong" });
        vi.advanceTimersByTime(3_000);
        expect(line.sockets).toHaveLength(1);
      },
    );

    test("opens anew if nobody answers within two seconds", () => {
      const { line, connection } = startOpen();
      wake();
      vi.advanceTimersByTime(1_900);
      expect(line.sockets).toHaveLength(1);
      vi.advanceTimersByTime(200);
      expect(line.sockets).toHaveLength(2);
      expect(line.sockets[0]?.closed).toBe(true);
      expect(connection.state).toBe("lost");
    });

    test("takes any message for an answer", () => {
      const { line } = startOpen();
      wake();
      line.now.hears({ type: "done", id: "other", number: 3 });
      vi.advanceTimersByTime(3_000);
      expect(line.sockets).toHaveLength(1);
    });

    test("does not wait for its turn to try again", () => {
      const { line } = startOpen();
      for (let broken = 0; broken < 6; broken += 1) {
        line.now.breaks();
        vi.advanceTimersByTime(10_000);
      }
      line.now.breaks();
      const before = line.sockets.length;
      wake();
      expect(line.sockets).toHaveLength(before + 1);
      vi.advanceTimersByTime(10_000);
      expect(line.sockets).toHaveLength(before + 1);
    });

    test("does nothing while the page goes out of sight", () => {
      const { line } = startOpen();
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      wake();
      expect(line.now.said).toHaveLength(1);
    });
  });

  test("a quiet line is tried now and then", () => {
    const { line } = startOpen();
    vi.advanceTimersByTime(25_000);
    expect(line.now.said.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(2_000);
    expect(line.sockets).toHaveLength(2);
  });

  test("says that it catches up, from the answer to the welcome", () => {
    const { line, connection } = startOpen();
    line.now.breaks();
    vi.advanceTimersByTime(600);
    expect(connection.state).toBe("lost");
    line.now.opens();
    expect(connection.state).toBe("behind");
    line.now.hears(aWelcome());
    expect(connection.state).toBe("open");
  });

  test("stops when the page is left", () => {
    const { line, stop } = startOpen();
    stop();
    expect(line.now.closed).toBe(true);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(line.sockets).toHaveLength(1);
  });
});
