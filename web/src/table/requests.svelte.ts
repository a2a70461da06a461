import { freshId } from "../ids";
import type { Fill, Refused, Sit } from "../messages";
import type { Request } from "./connection.svelte";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Wanted = WithoutId<Request>;

export type Sitting = Pick<Required<Sit>, "name" | "portrait" | "memory_aid">;
export type Filling = Pick<Required<Fill>, "bot" | "name" | "portrait" | "settings">;

/** What was asked of the server, and what it has answered. */
export class Requests {
  /** The answer to the last thing asked for, if it was no. */
  refusal = $state.raw<Pick<Refused, "code" | "args"> | null>(null);
  /** The id of the act that is not answered yet, and that of sitting down, standing up and the like. */
  pending = $state<string | null>(null);
  changing = $state<string | null>(null);
  /** A hint that is being thought about. */
  hinting = $state<string | null>(null);
  #send: (request: Request) => void;
  #refusedAct = false; // the refusal is an act's
  #due: number | null = null; // the entry of our own act, where its answer came first

  constructor(send: (request: Request) => void) {
    this.#send = send;
  }

  ask(wanted: Wanted): string {
    const id = freshId();
    this.refusal = null;
    this.#send({ ...wanted, id });
    return id;
  }

  act(wanted: Wanted): void {
    if (this.pending === null) this.pending = this.ask(wanted);
  }

  change(wanted: Wanted): void {
    if (this.changing === null) this.changing = this.ask(wanted);
  }

  sit(seat: number, sitting: Sitting): void {
    this.change({ type: "sit", seat, ...sitting });
  }

  stand(seat: number): void {
    this.change({ type: "stand", seat });
  }

  fill(seat: number, filling: Filling): void {
    this.change({ type: "fill", seat, ...filling });
  }

  free(seat: number): void {
    this.change({ type: "free", seat });
  }

  hint(seat: number, ply: number): void {
    if (this.hinting === null) this.hinting = this.ask({ type: "hint", seat, ply });
  }

  done(id: string, number: number): void {
    if (id === this.pending) this.#due = number;
    if (id === this.changing) this.changing = null;
    if (id === this.hinting) this.hinting = null;
  }

  refused({ id, code, args }: Refused): void {
    this.#refusedAct = id !== null && id === this.pending;
    if (id === this.pending) this.pending = null;
    if (id === this.changing) this.changing = null;
    if (id === this.hinting) this.hinting = null;
    // A hat that was put back or read meanwhile is no news to anyone.
    if (!QUIET.has(code)) this.refusal = { code, args };
  }

  /** The game has gone on without it: why an act was refused is past, why a seat was not given is not. */
  overtaken(): void {
    if (this.#refusedAct) this.refusal = null;
  }

  /** Between the answer and its entry nothing may be done: what lies there is what was before the act. */
  heard(number: number | null): void {
    if (this.#due !== null && number !== null && number >= this.#due) this.pending = this.#due = null;
  }
}

const QUIET: ReadonlySet<string> = new Set(["error-nothing-peeked", "error-nothing-opened"]);
