import type { ClientMessage, ServerMessage } from "../messages";
import type { Socket } from "../table/connection.svelte";

/** One socket of a test: what the page says is kept, and the test says what the server would. */
export class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  readonly said: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  hears(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

/** The sockets that were opened, one after the other. */
export class FakeLine {
  readonly sockets: FakeSocket[] = [];

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get now(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}
