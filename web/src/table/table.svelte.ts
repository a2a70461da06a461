import { freshId } from "../ids";
import type { EntryShown, Fill, Refused, Scene, ServerMessage, Sit, TableInfo, Welcome } from "../messages";
import { Connection, type Request, type Socket } from "./connection.svelte";
import { NOT_OURS, recallLifted, rememberLifted, seatToShow } from "./looking";
import { Past } from "./past";
import { Showing, type Perform } from "./showing.svelte";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Sitting = Pick<Required<Sit>, "name" | "portrait" | "memory_aid">;
export type Filling = Pick<Required<Fill>, "bot" | "name" | "portrait" | "settings">;

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
  /** The answer to the last thing asked for, if it was no. */
  refusal = $state.raw<Pick<Refused, "code" | "args"> | null>(null);
  /** The id of the act that is not answered yet, and that of sitting down, standing up and the like. */
  pending = $state<string | null>(null);
  changing = $state<string | null>(null);
  /** The sheet of who sits where lies over the table. */
  seating = $state(false);
  /** Why nothing more will come: there is no such table, or this page is too old for the server. */
  stopped = $state<string | null>(null);
  readonly connection: Connection;

  #showing: Showing;
  #wished: number | null = null; // the seat of the last hello
  #greeting = false; // a hello is on its way
  #past = new Past();
  #unfinished = $state<number | null>(null);
  #due: number | null = null; // the entry of our own act, where its answer came first
  #read = $state.raw<ReadonlySet<string>>(new Set());

  constructor(open: () => Socket) {
    this.#showing = new Showing(() => this.#settle());
    this.connection = new Connection({
      open,
      hello: () => {
        this.#greeting = true;
        return {
          type: "hello",
          seat: this.#wished,
          since: this.#past.since(this.number, this.#wished),
          build: pageBuild(),
        };
      },
      hear: (message) => this.hear(message),
    });
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
    if (!this.shown || this.shown.over || this.shown.to_move === null) return null;
    return this.yours.includes(this.shown.to_move) ? this.shown.to_move : null;
  });

  readonly myTurn: boolean = $derived(this.turn !== null && this.turn === this.seat);

  /** Wrong hats that were opened and that this person has not finished reading. */
  readonly opened: Scene["opened"] = $derived(
    (this.shown?.opened ?? []).filter(({ number }) => !this.#hasRead(number)),
  );

  /** Several people pass this device round. */
  readonly shared: boolean = $derived(this.yours.length > 1);

  /** Who is to take the device into their hands and lift the curtain; what everyone may see comes first. */
  readonly curtain: number | null = $derived.by(() => {
    if (!this.shared || this.seat !== null || !this.shown || this.shown.over) return null;
    const unfinished = this.#unfinished !== null && this.yours.includes(this.#unfinished);
    if (unfinished) return this.#unfinished;
    return this.moving || this.opened.length > 0 ? null : this.turn;
  });

  stage(perform: Perform): () => void {
    return this.#showing.stage(perform);
  }

  start(): () => void {
    return this.connection.start();
  }

  act(action: string): void {
    if (this.seat === null || this.newest === null || this.pending !== null) return;
    this.pending = this.#ask({ type: "act", seat: this.seat, ply: this.newest.ply, action });
  }

  putBack(): void {
    if (this.seat === null) return;
    if (this.shown?.peeked) this.#showing.scene = { ...this.shown, peeked: null };
    this.#ask({ type: "put_back", seat: this.seat });
    this.#settle();
  }

  /** The person is done with the opened hat of that entry. What was read in public is read by all at this device. */
  finish(number: number): void {
    if (this.#hasRead(number)) return;
    this.#read = new Set([...this.#read, `${this.#reader} ${number}`]);
    if (this.seat !== null) this.#ask({ type: "seen", seat: this.seat, number });
    this.#settle();
  }

  sit(seat: number, sitting: Sitting): void {
    this.#change({ type: "sit", seat, ...sitting });
  }

  stand(seat: number): void {
    this.#change({ type: "stand", seat });
  }

  fill(seat: number, filling: Filling): void {
    this.#change({ type: "fill", seat, ...filling });
  }

  free(seat: number): void {
    this.#change({ type: "free", seat });
  }

  lift(): void {
    if (this.curtain === null || !this.info) return;
    rememberLifted(this.info.id, this.curtain);
    this.#show(this.curtain);
  }

  hear(message: ServerMessage): void {
    this.#fold(message);
    // Between the answer and its entry nothing may be done: what lies there is what was before the act.
    if (this.#due !== null && this.number !== null && this.number >= this.#due)
      this.pending = this.#due = null;
    this.#settle();
  }

  /** Before whose eyes lies what is shown; it may lie there a moment longer than the seat is theirs. */
  get #reader(): string {
    return String(this.shown?.view.seat ?? "all");
  }

  #hasRead(number: number): boolean {
    return this.#read.has(`all ${number}`) || this.#read.has(`${this.#reader} ${number}`);
  }

  #ask(request: WithoutId<Request>): string {
    const id = freshId();
    this.refusal = null;
    this.connection.send({ ...request, id });
    return id;
  }

  #change(request: WithoutId<Request>): void {
    if (this.changing === null) this.changing = this.#ask(request);
  }

  /** From now on only this seat's view is taken; what was meant for another one is asked for again by `since`. */
  #show(seat: number | null): void {
    this.#wished = seat;
    if (this.#past.isAnothers(seat)) this.#showing.forget();
    this.connection.greet();
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
        if (this.#isForUs(message.scene)) this.#take(message.scene);
        break;
      case "table":
        this.info = message.table;
        this.yours = message.yours;
        this.#lookAgain();
        break;
      case "elsewhere":
        this.elsewhere = message.seats;
        break;
      case "done":
        if (message.id === this.pending) this.#due = message.number;
        if (message.id === this.changing) this.changing = null;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "pong":
        break;
    }
  }

  #welcomed(welcome: Welcome): void {
    if (this.connection.state !== "open") this.elsewhere = [];
    if (this.info === null) this.#unfinished = recallLifted(welcome.table.id);
    this.#greeting = false;
    this.info = welcome.table;
    this.yours = welcome.yours;
    this.seat = this.#wished = welcome.seat;
    this.number ??= welcome.number;
    if (this.#lookAgain()) return;
    this.number = welcome.number;
    const past = this.#past.come();
    if (past) this.#showing.recall(past.entries, past.upTo);
    if (this.seat !== null) this.#unfinished = null;
    if (welcome.scene) this.#take(welcome.scene);
    for (const { number } of welcome.scene?.opened ?? []) {
      if (this.seat !== null && this.#read.has(`all ${number}`))
        this.#ask({ type: "seen", seat: this.seat, number });
    }
  }

  /** Who sits down is shown their own seat, who stands up no longer; true if the server was asked for it. */
  #lookAgain(): boolean {
    const wanted = seatToShow({ dealt: this.info?.dealt ?? false, yours: this.yours }, this.#wished);
    if (wanted === (this.#greeting ? this.#wished : this.seat)) return false;
    this.#show(wanted);
    return true;
  }

  #isForUs(scene: Scene): boolean {
    return scene.view.seat === this.#wished;
  }

  #happened(entry: EntryShown): void {
    if (this.#past.take(entry)) return;
    if (this.number !== null && entry.number <= this.number) return;
    if (entry.kind === "deal" && this.info?.dealt === false && !this.#greeting) {
      // The table is another one now: its info comes with a welcome, and the deal before it once more.
      this.#show(seatToShow({ dealt: true, yours: this.yours }, null));
      return;
    }
    if (!this.#isForUs(entry.scene)) return;
    this.number = entry.number;
    this.#take(entry.scene, entry);
  }

  #refused(message: Refused): void {
    if (message.id === this.pending) this.pending = null;
    if (message.id === this.changing) this.changing = null;
    if (message.id === null && NOT_OURS.has(message.code) && this.#wished !== null) {
      this.#show(null);
      return;
    }
    if (FINAL.has(message.code)) {
      this.stopped = message.code;
      this.connection.stop();
    }
    // A hat that was put back or read meanwhile is no news to anyone.
    if (!QUIET.has(message.code)) this.refusal = { code: message.code, args: message.args };
    if (message.scene && this.#isForUs(message.scene)) this.#take(message.scene);
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
    // What this person is reminded of is not for the next one's eyes, however slow the line is.
    if (this.info.seats[this.seat]?.memory_aid) this.#showing.scene = null;
    rememberLifted(this.info.id, null);
    this.seat = null;
    this.#show(null);
  }
}

const FINAL: ReadonlySet<string> = new Set(["error-table", "error-build"]);
const QUIET: ReadonlySet<string> = new Set(["error-nothing-peeked", "error-nothing-opened"]);

/** What the server wrote into the page it served; null where Vite serves it: then nobody can say that it is old. */
function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="hatstand-build"]')?.content ?? null;
}
