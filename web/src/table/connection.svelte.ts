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
const PONG_WITHIN = 2_000; // a phone that wakes up may have lost the line without a word
const QUIET_FOR = 25_000; // then the line is tried, or nobody would notice that it is dead

/** One table's line to the server: it comes back by itself, for ever, and repeats what was not answered. */
export class Connection {
  /** "behind": the server answers again, and what was missed is on its way. */
  state = $state<"opening" | "open" | "lost" | "behind">("opening");
  #ends: Ends;
  #socket: Socket | null = null;
  #unanswered = new Map<string, Request>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  start(): () => void {
    const awake = (): void => {
      if (document.visibilityState === "visible") this.#awake();
    };
    addEventListener("online", awake);
    addEventListener("pageshow", awake);
    document.addEventListener("visibilitychange", awake);
    this.#open();
    return () => {
      removeEventListener("online", awake);
      removeEventListener("pageshow", awake);
      document.removeEventListener("visibilitychange", awake);
      this.stop();
    };
  }

  /** No more of it: the page is left, or the server says that there is no such table. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  send(request: Request): void {
    this.#unanswered.set(request.id, request);
    if (this.state === "open") this.#say(request);
  }

  /** Says hello again on the same socket, as another seat. */
  greet(): void {
    this.#write(this.#ends.hello());
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.#ends.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.state === "lost") this.state = "behind";
      this.greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost();
    socket.onerror = () => this.#lost();
  }

  #heard(message: ServerMessage): void {
    clearTimeout(this.#pong);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#ping(), QUIET_FOR);
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
    if (!this.#write(request)) return;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#reopen(), ANSWER_WITHIN);
  }

  #write(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Whatever comes back is as good as a pong. */
  #ping(): void {
    this.#write({ type: "ping" });
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#reopen(), PONG_WITHIN);
  }

  /** The page is seen again, or the network is back: nobody should wait for a line that may be dead. */
  #awake(): void {
    if (this.#socket === null || this.#socket.readyState > OPEN) this.#reopen();
    else if (this.state !== "opening") this.#ping();
  }

  /** The late close of an old socket must not throw out the one that has just come back. */
  #drop(): void {
    for (const timer of [this.#watch, this.#quiet, this.#pong]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#stopped) return;
    this.state = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #reopen(): void {
    if (this.#stopped) return;
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.state = "lost";
    this.#open();
  }
}
