import { fitting, offersOf, type Offers } from "./offers";

/** What the person is about to do: nothing, a card or a place chosen, a black hat to be confirmed. */
export type Mood =
  | { is: "free" }
  | { is: "card"; card: string }
  | { is: "place"; place: number }
  | { is: "confirming"; card: string };

export interface Wishes {
  legal: () => readonly string[];
  hand: () => readonly string[];
  /** It is this person who is asked. */
  asked: () => boolean;
  act: (action: string) => void;
  /** Whether a black hat needs no second question. */
  brave: () => boolean;
}

/**
 * From taps, keys and drags to one action: a card and then a place, or a place and then a card.
 *
 * What is not legal is sent all the same: the server says why not, and the choice stays. A choice of a card that is
 * no longer in the hand is forgotten by itself.
 */
export class Choice {
  #wishes: Wishes;
  #mood = $state.raw<Mood>({ is: "free" });
  readonly offers: Offers;
  readonly mood: Mood;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.offers = $derived(offersOf(wishes.legal()));
    this.mood = $derived(this.#holds(this.#mood) ? this.#mood : { is: "free" });
  }

  /** The card that is chosen, also while it is asked about. */
  readonly card: string | null = $derived.by(() => ("card" in this.mood ? this.mood.card : null));
  readonly place: number | null = $derived.by(() => (this.mood.is === "place" ? this.mood.place : null));

  /** The places that a tap now does something good with. */
  readonly places: ReadonlySet<number> = $derived.by(() => {
    if (this.card !== null) return this.offers.cards.get(this.card)?.places ?? new Set();
    return new Set([...this.offers.cards.values()].flatMap(({ places }) => [...places]));
  });

  /** Likewise the cards of the hand. */
  readonly cards: ReadonlySet<string> = $derived.by(() =>
    this.place !== null ? fitting(this.offers, this.place) : new Set(this.offers.cards.keys()),
  );

  #holds(mood: Mood): boolean {
    if (mood.is === "free") return true;
    return this.#wishes.asked() && ("place" in mood || this.#wishes.hand().includes(mood.card));
  }

  tapCard(card: string): void {
    if (!this.#wishes.asked()) return;
    if (this.place !== null) this.exchange(card, this.place);
    else this.#mood = this.card === card ? { is: "free" } : { is: "card", card };
  }

  tapPlace(place: number): void {
    if (!this.#wishes.asked()) return;
    if (this.card !== null) this.exchange(this.card, place);
    else this.#mood = this.place === place ? { is: "free" } : { is: "place", place };
  }

  exchange(card: string, place: number): void {
    this.#do(`exchange ${card} ${place}`);
  }

  /** discard, pass or back; also a black hat that is meant. */
  act(deed: string, card: string): void {
    this.#do(`${deed} ${card}`);
  }

  /** A black hat lies face down for good: it is asked about first, but of the brave. */
  black(card: string): void {
    const ask = this.may("black", card) && !this.#wishes.brave();
    if (ask) this.#mood = { is: "confirming", card };
    else this.act("black", card);
  }

  end(): void {
    this.#do("end");
  }

  cancel(): void {
    this.#mood = { is: "free" };
  }

  may(deed: string, card: string): boolean {
    return this.offers.cards.get(card)?.deeds.has(deed) ?? false;
  }

  #do(action: string): void {
    if (this.#wishes.legal().includes(action)) this.cancel();
    this.#wishes.act(action);
  }
}
