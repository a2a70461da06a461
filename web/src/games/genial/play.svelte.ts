import { stillPreferred } from "../../kit/still";
import type { GameEvent, GenialView } from "../../messages";
import { Drag } from "../../playing/drag.svelte";
import { Focus, letterOf } from "../../playing/focus.svelte";
import { Stage } from "../../playing/stage.svelte";
import { Wish } from "../../playing/wish.svelte";
import type { TableState } from "../../table/table.svelte";
import { rarestOf } from "./asking";
import { boardOf, brings, type Board, type Tokens } from "./board";
import { dragged, LETTERS, type Action } from "./doing";
import { flightsOf } from "./flights";
import { motionsOf, type Motion } from "./motions";
import { ownEvent, ownView } from "./own";

/** One person at one table: what they see of it, whose turn is being watched, and what they do. */
export class Play {
  readonly odds = new Wish("genial-odds");
  readonly stage: Stage<Motion>;
  readonly drag: Drag;
  readonly focus: Focus;

  readonly view: GenialView | null;
  /** What lies there just now, also in the middle of a move. */
  readonly board: Board | null;
  /** Whose zone it is: of whoever flips, until all is done that comes of it. */
  readonly acting: number | null;
  /** Whose lines lie large: the person's own; for those who watch, those of whoever's turn it is. */
  readonly owner: number;
  /** What taking would bring. */
  readonly coming: Tokens;
  /** The colour that the alternative would bring, while it may be chosen. */
  readonly offered: string | null;
  #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
    this.stage = new Stage<Motion>({
      motions: (event, before, after) =>
        motionsOf(ownEvent(event), ownView(before.view), ownView(after.view), {
          brisk: event.seat !== table.seat,
          still: stillPreferred(),
        }),
      flights: (motion) => flightsOf(motion, this.owner),
    });
    this.view = $derived(table.shown && ownView(table.shown.view));
    this.board = $derived(this.stage.motion?.board ?? (this.view && boardOf(this.view)));
    this.acting = $derived(this.stage.motion?.seat ?? this.view?.to_move ?? null);
    this.owner = $derived(table.seat ?? this.acting ?? 0);
    this.coming = $derived(this.board && this.stage.motion === null ? brings(this.board) : {});
    this.offered = $derived(
      this.view && table.legal.includes("alternative") ? rarestOf(this.view, table.seat) : null,
    );
    this.focus = new Focus({
      mood: () => (this.#asked ? `${table.shown?.ply}` : ""),
      home: () => null,
    });
    this.drag = new Drag({
      mayStart: (thing) => this.#asked && (thing !== "zone" || (this.board?.zone.length ?? 0) > 0),
      fits: (thing, target) => table.legal.includes(dragged(thing, target) ?? ""),
      drop: (thing, target) => this.act(dragged(thing, target)),
    });
  }

  get #asked(): boolean {
    return this.#table.myTurn && !this.#table.moving && this.#table.pending === null;
  }

  /** While tokens are on their way nobody means what comes next. */
  act(action: Action | null): void {
    if (action !== null && !this.#table.moving) this.#table.act(action);
  }

  key(event: KeyboardEvent): void {
    const action = LETTERS[letterOf(event)];
    if (event.key === "Escape") {
      if (this.drag.held) event.preventDefault();
      this.drag.cancel();
    }
    if (action && this.#table.myTurn && !event.repeat) this.act(action);
  }

  /** This flip is still being watched: what it brings lies face down, and is not in the words either. */
  hides(event: GameEvent): boolean {
    const watched = ["draw", "hesitate", "turn"].includes(this.stage.motion?.does ?? "");
    return watched && event === this.#table.told.at(-1)?.event;
  }
}
