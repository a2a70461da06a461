import type { ReviewState } from "../messages";
import { Refusal, type Server } from "../server";

const ASK_EVERY = 700; // ms

/** A seat's review while it is made, and then as it is. */
export class Looking {
  state = $state.raw<ReviewState | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #server: Server;
  #table: string;
  #seat: number;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(server: Server, table: string, seat: number) {
    this.#server = server;
    this.#table = table;
    this.#seat = seat;
  }

  /** Returns how to stop. */
  start(): () => void {
    void this.again();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#clock);
    };
  }

  /** From the beginning, or where it broke off. */
  async again(): Promise<void> {
    this.refusal = null;
    await this.#ask(() => this.#server.askReview(this.#table, this.#seat));
  }

  async #ask(how: () => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await how();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refusal = problem;
      return;
    }
    if (this.state.review || this.#stopped) return;
    this.#clock = setTimeout(
      () => void this.#ask(() => this.#server.review(this.#table, this.#seat)),
      ASK_EVERY,
    );
  }
}
