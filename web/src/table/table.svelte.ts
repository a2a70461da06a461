import { freshId } from "../ids";
import type { EntryShown, Refused, Scene, ServerMessage, TableInfo, Welcome } from "../messages";
import { Connection, type Socket } from "./connection.svelte";

/** How a game's table shows one entry: from the scene that lies there to the entry's own, laid by `lay`. */
export type Perform = (entry: EntryShown, before: Scene, lay: () => void) => Promise<void>;

/** Something to be shown, in order: an entry with its motion, or a scene that only replaces the one before. */
type Step = { entry: EntryShown; scene: Scene } | { entry: null; scene: Scene };

const MOST_WAITING = 4; // more have come meanwhile: show where things stand, not how they got there
const LOG_LENGTH = 200;

/** A table as this page sees it. It knows no rules: what may be done is in scene.legal. */
export class TableState {
  /** Players, options, who is here; null until the first welcome. */
  info = $state.raw<TableInfo | null>(null);
  /** Which seat this page acts for; null: it watches. */
  seat = $state<number | null>(null);
  /** The newest scene heard, and the one that lies before the person's eyes (behind it while things move). */
  newest = $state.raw<Scene | null>(null);
  shown = $state.raw<Scene | null>(null);
  /** The number of the newest entry heard. */
  number = $state<number | null>(null);
  /** The entries shown so far, oldest first. */
  told = $state.raw<EntryShown[]>([]);
  /** The answer to the last act or seen, if it was no. */
  refusal = $state.raw<Pick<Refused, "code" | "args"> | null>(null);
  /** The id of the act that is not answered yet. */
  pending = $state<string | null>(null);
  /** Why nothing more will come: there is no such table, or this page is too old for the server. */
  stopped = $state<string | null>(null);
  moving = $state(false);
  readonly connection: Connection;

  #wishedSeat: number | null = null;
  #steps: Step[] = [];
  #perform: Perform | null = null;
  #due: number | null = null; // the entry of our own act, where its answer came first
  #finished = $state.raw<ReadonlySet<number>>(new Set());

  constructor(open: () => Socket) {
    this.connection = new Connection({
      open,
      hello: () => ({ type: "hello", seat: this.#wishedSeat, since: this.number, build: pageBuild() }),
      hear: (message) => this.hear(message),
    });
  }

  /** Legal actions, as long as what is seen is what is: none while things move, an act is under way or the line is lost. */
  readonly legal: string[] = $derived.by(() => {
    const quiet = !this.moving && this.pending === null && this.connection.state === "open";
    return quiet && this.shown ? this.shown.legal : [];
  });

  readonly myTurn: boolean = $derived(
    this.shown !== null && !this.shown.over && this.seat !== null && this.shown.to_move === this.seat,
  );

  /** Wrong hats that were opened and that this person has not finished reading. */
  readonly opened: Scene["opened"] = $derived(
    (this.shown?.opened ?? []).filter((hat) => !this.#finished.has(hat.number)),
  );

  /** The game's own table takes over the showing; returns how to give it back. */
  stage(perform: Perform): () => void {
    this.#perform = perform;
    return () => {
      this.#perform = null;
    };
  }

  start(): () => void {
    return this.connection.start();
  }

  act(action: string): void {
    if (this.seat === null || this.newest === null || this.pending !== null) return;
    this.refusal = null;
    this.pending = freshId();
    this.connection.send({ type: "act", id: this.pending, seat: this.seat, ply: this.newest.ply, action });
  }

  putBack(): void {
    if (this.seat === null) return;
    if (this.shown?.peeked) this.shown = { ...this.shown, peeked: null };
    this.connection.send({ type: "put_back", id: freshId(), seat: this.seat });
  }

  /** The person is done with the opened hat of that entry. */
  finish(number: number): void {
    if (this.#finished.has(number)) return;
    this.#finished = new Set([...this.#finished, number]);
    if (this.seat === null) return;
    this.connection.send({ type: "seen", id: freshId(), seat: this.seat, number });
  }

  hear(message: ServerMessage): void {
    this.#fold(message);
    // Between the answer and its entry nothing may be done: what lies there is what was before the act.
    if (this.#due !== null && this.number !== null && this.number >= this.#due)
      this.pending = this.#due = null;
  }

  #fold(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (this.#sitDown(message)) return;
        this.info = message.table;
        this.seat = message.seat;
        this.#wishedSeat = message.seat;
        this.number = message.number;
        if (message.scene) this.#take({ entry: null, scene: message.scene });
        break;
      case "entry":
        this.number = message.number;
        this.#take({ entry: message, scene: message.scene });
        break;
      case "scene":
        this.#take({ entry: null, scene: message.scene });
        break;
      case "table":
        this.info = message.table;
        break;
      case "done":
        if (message.id === this.pending) this.#due = message.number;
        break;
      case "refused":
        this.#refused(message);
        break;
    }
  }

  /** Whoever comes in does not know yet which seats are theirs; the first of them is taken, if there is one. */
  #sitDown(welcome: Welcome): boolean {
    const mine = welcome.yours[0];
    if (welcome.seat !== null || mine === undefined) return false;
    this.#wishedSeat = mine;
    this.connection.greet();
    return true;
  }

  #refused(message: Refused): void {
    if (message.id === this.pending) this.pending = null;
    if (FINAL.has(message.code)) {
      this.stopped = message.code;
      this.connection.stop();
    }
    // A hat that was put back or read meanwhile is no news to anyone.
    if (!QUIET.has(message.code)) this.refusal = { code: message.code, args: message.args };
    if (message.scene) this.#take({ entry: null, scene: message.scene });
  }

  #take(step: Step): void {
    this.newest = step.scene;
    this.#steps.push(step);
    if (!this.moving) void this.#show();
  }

  /** Shows what has come, one after the other; the last scene shown is always the newest. */
  async #show(): Promise<void> {
    this.moving = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (step.entry) {
        const before = this.shown;
        this.told = [...this.told, step.entry].slice(-LOG_LENGTH);
        const { scene } = step;
        if (this.#perform && before && this.#steps.length < MOST_WAITING) {
          await this.#perform(step.entry, before, () => {
            this.shown = scene;
          });
        }
      }
      this.shown = step.scene;
    }
    this.moving = false;
  }
}

const FINAL: ReadonlySet<string> = new Set(["error-table", "error-build"]);
const QUIET: ReadonlySet<string> = new Set(["error-nothing-peeked", "error-nothing-opened"]);

/** What the server wrote into the page it served; null where Vite serves it: then nobody can say that it is old. */
function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="hatstand-build"]')?.content ?? null;
}
