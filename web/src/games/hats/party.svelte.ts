import type { HatsView, SeatInfo } from "../../messages";
import { Drag } from "../../playing/drag.svelte";
import { Focus, letterOf, Rove } from "../../playing/focus.svelte";
import { partnersOf } from "../../playing/sides";
import { Stage } from "../../playing/stage.svelte";
import { Wish } from "../../playing/wish.svelte";
import type { TableState } from "../../table/table.svelte";
import { Choice } from "./choice.svelte";
import { Deeds } from "./deeds";
import { flightsOf, layingOf, motionsOf, type Motion } from "./motions";
import { ownView, seen } from "./own";

/** One person at one table: what they see of it, what they choose and carry, and where the keyboard leads them. */
export class Party {
  readonly stage = new Stage<Motion>({ motions: motionsOf, flights: flightsOf, laying: layingOf });
  /** Black hats are laid without asking. */
  readonly brave = new Wish("hats-brave");
  readonly choice: Choice;
  readonly deeds: Deeds;
  readonly drag: Drag;
  /** The stops of the hand and of the tea table. */
  readonly cards: Rove;
  readonly places: Rove;
  readonly focus: Focus;

  readonly view: HatsView | null;
  readonly seat: number | null;
  readonly hand: readonly string[];
  readonly partner: SeatInfo | null;
  #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
    this.view = $derived(table.shown && ownView(table.shown.view));
    this.seat = $derived(this.view?.seat ?? null);
    this.hand = $derived(this.seat === null ? [] : seen(this.view?.seats[this.seat]?.hand ?? 0));
    this.partner = $derived(
      (table.info && this.seat !== null && partnersOf(table.info, this.seat)[0]) || null,
    );
    this.choice = new Choice({
      legal: () => table.legal,
      hand: () => this.hand,
      asked: () => table.myTurn,
      act: (action) => table.act(action),
      brave: () => this.brave.on,
    });
    this.deeds = new Deeds(this.choice, () => (this.view?.received ?? null) !== null);
    this.drag = new Drag({
      mayStart: (card) => this.choice.cards.has(card),
      fits: (card, target) => this.deeds.fits(card, target),
      drop: (card, target) => this.deeds.drop(card, target),
    });
    this.cards = new Rove(() => this.hand.map((card) => `card ${card}`));
    this.places = new Rove(() => this.view?.table.map((_, index) => `place ${index + 1}`) ?? []);
    this.focus = new Focus({
      mood: () => `${this.choice.mood.is} ${this.choice.card ?? this.choice.place ?? ""} ${this.#left}`,
      home: () => this.cards.at,
      first: (mood) =>
        mood.startsWith("card") ? "[data-offered]" : mood.startsWith("free") ? "[data-end]" : null,
    });
  }

  /** A card has left the hand, or something is left to be asked after the first act: the way leads on. */
  get #left(): string {
    const further =
      this.#table.myTurn && this.#table.legal.length > 0 && (this.view?.played || this.view?.received);
    return `${this.hand.length} ${further ? "further" : ""}`;
  }

  /** A card is being carried, and may be dropped there. */
  offers(target: string): boolean {
    return this.drag.held !== null && this.deeds.fits(this.drag.held.thing, target);
  }

  over(target: string): boolean {
    return this.drag.held?.over === target;
  }

  /** With a new choice the last refusal is past. */
  tapPlace(place: number): void {
    this.#table.requests.refusal = null;
    this.choice.tapPlace(place);
  }

  tapCard(card: string): void {
    this.#table.requests.refusal = null;
    this.choice.tapCard(card);
  }

  key(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      if (this.drag.held || this.choice.mood.is !== "free") event.preventDefault();
      if (this.drag.held) this.drag.cancel();
      else this.choice.cancel();
    } else if (!event.repeat)
      this.deeds.key(letterOf(event), this.cards.at?.replace("card ", "") ?? null, this.partner !== null);
  }
}
