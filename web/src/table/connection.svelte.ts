import type { ClientMessage, Hello, ServerMessage } from "../messages";

/** A message that changes something, and so is sent until it is answered. */
export type Request = Extract<ClientMessage, { id: string }>;

/** What the connection needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  open: () => Socket;
  /** Said first on every new socket: who we are and what we have heard already. */
  hello: () => Hello;
  hear: (message: ServerMessage) => void;
}

const OPEN = 1;
const FIRST_WAIT = 400; // ms; doubled up to the longest
const LONGEST_WAIT = 8_000;
const ANSWER_WITHIN = 6_000; // an unanswered request means a dead line, even if the browser hasn't noticed
const STALE_AFTER = 20_000; // hidden for so long, a phone may have lost the line without a word

/** One table's line to the server: it comes back by itself, for ever, and repeats what was not answered. */
export class Connection {
  state = $state<"opening" | "open" | "lost">("opening");
  #ends: Ends;
  #socket: Socket | null = null;
  #unanswered = new Map<string, Request>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince: number | null = null;
  #stopped = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  start(): () => void {
    const online = (): void => this.#reopen();
    const shown = (): void => this.#visibility();
    addEventListener("online", online);
    document.addEventListener("visibilitychange", shown);
    this.#open();
    return () => {
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", shown);
      this.stop();
    };
  }

  /** No more of it: the page is left, or the server says that there is no such table. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#drop();
  }

  send(request: Request): void {
    this.#unanswered.set(request.id, request);
    if (this.state === "open") this.#say(request);
  }

  /** Says hello again on the same socket, as another seat. */
  greet(): void {
    this.#socket?.send(JSON.stringify(this.#ends.hello()));
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.#ends.open();
    this.#socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost();
    socket.onerror = () => this.#lost();
  }

  #heard(message: ServerMessage): void {
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      this.#unanswered.delete(message.id);
      if (this.#unanswered.size === 0) clearTimeout(this.#watch);
    }
    this.#ends.hear(message);
    if (message.type !== "welcome" || this.state === "open") return;
    this.state = "open";
    this.#wait = FIRST_WAIT;
    for (const request of this.#unanswered.values()) this.#say(request);
  }

  #say(request: Request): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify(request));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#reopen(true), ANSWER_WITHIN);
  }

  /** The late close of an old socket must not throw out the one that has just come back. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    clearTimeout(this.#watch);
    if (this.#stopped) return;
    this.state = "lost";
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #reopen(although = false): void {
    if (this.#stopped || (this.state === "open" && !although)) return;
    this.#drop();
    clearTimeout(this.#watch);
    this.#wait = FIRST_WAIT;
    this.state = "lost";
    this.#open();
  }

  #visibility(): void {
    if (document.visibilityState === "hidden") {
      this.#hiddenSince = Date.now();
      return;
    }
    const away = this.#hiddenSince === null ? 0 : Date.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    this.#reopen(away > STALE_AFTER);
  }
}
