import type { EntryShown, Refused, Scene, ServerMessage, TableInfo, Welcome } from "../messages";
import { Advising } from "./advising.svelte";
import { Connection, type Socket } from "./connection.svelte";
import { Eyes } from "./eyes";
import { NOT_OURS, recallLifted, rememberLifted, seatToShow } from "./looking";
import { Read } from "./read.svelte";
import { Requests } from "./requests.svelte";
import { Showing, type Perform } from "./showing.svelte";

/** A table as this page sees it. It knows no rules: what may be done is in scene.legal. */
export class TableState {
  /** Players, options, who is here; null until the first welcome. */
  info = $state.raw<TableInfo | null>(null);
  /** Which seat this page acts for; null: it watches, or a curtain hangs before the seats of this device. */
  seat = $state<number | null>(null);
  /** The seats of the people at this device. */
  yours = $state.raw<readonly number[]>([]);
  /** Those that another tab or device of this person's shows, too. */
  elsewhere = $state.raw<readonly number[]>([]);
  /** The newest scene heard; the one shown may be behind it. */
  newest = $state.raw<Scene | null>(null);
  /** The number of the newest entry heard. */
  number = $state<number | null>(null);
  /** The sheet of who sits where lies over the table. */
  seating = $state(false);
  /** Why nothing more will come: there is no such table, or this page is too old for the server. */
  stopped = $state<string | null>(null);
  readonly connection: Connection;
  readonly requests: Requests;
  readonly advising = new Advising();

  #showing: Showing;
  #eyes = new Eyes({ greet: () => this.connection.greet(), forget: () => this.#showing.forget() });
  /** Whose turn it was when the curtain fell: it hangs before an empty page until the line answers. */
  #next = $state<number | null>(null);
  #unfinished = $state<number | null>(null);
  #read = new Read();

  constructor(open: () => Socket) {
    this.requests = new Requests((request) => this.connection.send(request));
    this.#showing = new Showing(() => this.#settle());
    this.connection = new Connection({
      open,
      hello: () => this.#eyes.hello(this.number),
      hear: (message) => this.hear(message),
    });
  }

  /** The answer to the last thing asked for, if it was no. */
  get refusal(): Requests["refusal"] {
    return this.requests.refusal;
  }

  /** The id of the act that is not answered yet. */
  get pending(): string | null {
    return this.requests.pending;
  }

  get shown(): Scene | null {
    return this.#showing.scene;
  }

  get told(): readonly EntryShown[] {
    return this.#showing.told;
  }

  get moving(): boolean {
    return this.#showing.moving;
  }

  /** Legal actions, as long as what is seen is what is: none while things move, an act is under way or the line is lost. */
  readonly legal: string[] = $derived.by(() => {
    const quiet = !this.moving && this.pending === null && this.connection.state === "open";
    return quiet && this.shown ? this.shown.legal : [];
  });

  /** The seat of this device's whose turn it is. */
  readonly turn: number | null = $derived.by(() => {
    const next = this.shown ? (this.shown.over ? null : this.shown.to_move) : this.#next;
    return next !== null && this.yours.includes(next) ? next : null;
  });

  readonly myTurn: boolean = $derived(this.turn !== null && this.turn === this.seat);

  /** Wrong hats that were opened and that this person has not finished reading. */
  readonly opened: Scene["opened"] = $derived(
    (this.shown?.opened ?? []).filter(({ number }) => !this.#read.has(this.#reader, number)),
  );

  /** Several people pass this device round. */
  readonly shared: boolean = $derived(this.yours.length > 1);

  /** Who is to take the device into their hands and lift the curtain; what everyone may see comes first. */
  readonly curtain: number | null = $derived.by(() => {
    if (!this.shared || this.seat !== null || this.shown?.over) return null;
    if (this.#unfinished !== null && this.yours.includes(this.#unfinished)) return this.#unfinished;
    return this.moving || this.opened.length > 0 ? null : this.turn;
  });

  stage(perform: Perform): () => void {
    return this.#showing.stage(perform);
  }

  start(): () => void {
    return this.connection.start();
  }

  act(action: string): void {
    if (this.seat === null || this.newest === null) return;
    this.requests.act({ type: "act", seat: this.seat, ply: this.newest.ply, action });
  }

  putBack(): void {
    if (this.seat === null) return;
    if (this.shown?.peeked) this.#showing.scene = { ...this.shown, peeked: null };
    this.requests.ask({ type: "put_back", seat: this.seat });
    this.#settle();
  }

  /** The person is done with the opened hat of that entry. */
  finish(number: number): void {
    if (this.#read.has(this.#reader, number)) return;
    this.#read.add(this.#reader, number);
    if (this.seat !== null) this.requests.ask({ type: "seen", seat: this.seat, number });
    this.#settle();
  }

  lift(): void {
    if (this.curtain === null || !this.info) return;
    rememberLifted(this.info.id, this.curtain);
    this.#eyes.show(this.curtain);
  }

  hear(message: ServerMessage): void {
    this.#fold(message);
    this.requests.heard(this.number);
    this.#settle();
  }

  /** Before whose eyes lies what is shown; it may lie there a moment longer than the seat is theirs. */
  get #reader(): number | null {
    return this.shown?.view.seat ?? null;
  }

  #fold(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "entry":
        this.#happened(message);
        break;
      case "scene":
        if (this.#eyes.see(message.scene)) this.#take(message.scene);
        break;
      case "table":
        this.info = message.table;
        this.yours = message.yours;
        this.#eyes.lookAgain(this.info, this.yours, this.seat);
        break;
      case "elsewhere":
        this.elsewhere = message.seats;
        break;
      case "done":
        this.requests.done(message.id, message.number);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "advice":
        this.advising.take(message);
        break;
      case "pong":
        break;
    }
  }

  #welcomed(welcome: Welcome): void {
    if (this.connection.state !== "open") this.elsewhere = [];
    if (this.info === null) this.#unfinished = recallLifted(welcome.table.id);
    this.info = welcome.table;
    this.yours = welcome.yours;
    this.number ??= welcome.number;
    if (!this.#eyes.welcomed(welcome.seat)) return;
    this.seat = welcome.seat;
    if (this.#eyes.lookAgain(this.info, this.yours, this.seat)) return;
    this.number = welcome.number;
    const past = this.#eyes.past.come();
    if (past) this.#showing.recall(past.entries, past.upTo);
    if (this.seat !== null) this.#unfinished = null;
    if (welcome.scene) this.#take(welcome.scene);
    for (const { number } of welcome.scene?.opened ?? []) {
      if (this.seat !== null && this.#read.inPublic(number))
        this.requests.ask({ type: "seen", seat: this.seat, number });
    }
    // Who only watches is told what had happened before, too.
    if (welcome.scene && this.yours.length === 0 && this.#eyes.past.isAnothers(null)) this.#eyes.show(null);
  }

  #happened(entry: EntryShown): void {
    if (this.#eyes.past.take(entry)) return;
    if (this.number !== null && entry.number <= this.number) return;
    if (entry.kind === "deal" && this.info?.dealt === false && !this.#eyes.greeting) {
      // The table is another one now: its info comes with a welcome, and the deal before it once more.
      this.#eyes.show(seatToShow({ dealt: true, yours: this.yours }, null));
      return;
    }
    if (!this.#eyes.see(entry.scene)) return;
    this.number = entry.number;
    this.requests.overtaken();
    this.#take(entry.scene, entry);
  }

  #refused(message: Refused): void {
    if (message.id === null && NOT_OURS.has(message.code) && this.#eyes.wished !== null) {
      this.#eyes.show(null);
      return;
    }
    if (FINAL.has(message.code)) {
      this.stopped = message.code;
      this.connection.stop();
    }
    this.requests.refused(message);
    if (message.scene && this.#eyes.see(message.scene)) this.#take(message.scene);
  }

  #take(scene: Scene, entry: EntryShown | null = null): void {
    this.newest = scene;
    this.#showing.take(scene, entry);
  }

  /** Their turn is over, and they are done with all that lay before them: the device goes on to somebody else. */
  #settle(): void {
    const scene = this.shown;
    if (!this.shared || this.seat === null || !scene || scene.over || !this.info) return;
    const busy = this.moving || this.pending !== null || scene.peeked !== null || this.opened.length > 0;
    if (busy || scene.to_move === this.seat) return;
    this.#next = scene.to_move;
    // Where no curtain falls it is still theirs to look at, but for what they are reminded of.
    if (this.turn !== null || this.info.seats[this.seat]?.memory_aid) this.#showing.drop();
    rememberLifted(this.info.id, null);
    this.seat = null;
    this.#eyes.show(null);
  }
}

const FINAL: ReadonlySet<string> = new Set(["error-table", "error-build"]);
