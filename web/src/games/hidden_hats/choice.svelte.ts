import { choosable, offersOf, type Offers } from "./offers";

/** What the person is about to do: nothing, a hat chosen, a swap half said, an open to be confirmed. */
export type Mood =
  | { is: "free" }
  | { is: "chosen"; place: number }
  | { is: "swapping"; place: number }
  | { is: "confirming"; place: number };

export interface Wishes {
  legal: () => readonly string[];
  act: (action: string) => void;
  /** Whether an open needs no second question. */
  brave: () => boolean;
}

/** From taps, keys and drags to one action. A choice that is no longer legal is forgotten by itself. */
export class Choice {
  #wishes: Wishes;
  #mood = $state.raw<Mood>({ is: "free" });
  readonly offers: Offers;
  readonly mood: Mood;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.offers = $derived(offersOf(wishes.legal()));
    this.mood = $derived(this.#mood.is !== "free" && !this.#may(this.#mood) ? { is: "free" } : this.#mood);
  }

  /** The places that can be tapped now. */
  readonly live: ReadonlySet<number> = $derived.by(() => {
    if (this.mood.is === "swapping") return new Set(this.offers.swap.get(this.mood.place)?.keys());
    return choosable(this.offers);
  });

  #may(mood: Exclude<Mood, { is: "free" }>): boolean {
    if (mood.is === "swapping") return this.offers.swap.has(mood.place);
    if (mood.is === "confirming") return this.offers.open.has(mood.place);
    return choosable(this.offers).has(mood.place);
  }

  tap(place: number): void {
    const mood = this.mood;
    if (mood.is === "swapping") {
      if (place === mood.place) this.cancel();
      else this.exchange(mood.place, place);
      return;
    }
    if (mood.is === "chosen" && mood.place === place) this.cancel();
    else if (choosable(this.offers).has(place)) this.#mood = { is: "chosen", place };
  }

  // What isn't offered is asked for all the same, as long as there is a choice: the server says why not.

  peek(place: number): void {
    this.#do(this.offers.peek.get(place) ?? `peek ${place}`);
  }

  startSwap(place: number): void {
    if (this.offers.swap.has(place)) this.#mood = { is: "swapping", place };
    else this.exchange(place, [...this.offers.peek.keys()].find((other) => other !== place) ?? place);
  }

  exchange(place: number, other: number): void {
    const asked = `swap ${Math.min(place, other)} ${Math.max(place, other)}`;
    this.#do(this.offers.swap.get(place)?.get(other) ?? asked);
  }

  /** An open can cost a bald head: it is asked about first, but of the brave. */
  open(place: number): void {
    const sure = this.#wishes.brave() || (this.mood.is === "confirming" && this.mood.place === place);
    if (sure || !this.offers.open.has(place)) this.#do(this.offers.open.get(place) ?? `open ${place}`);
    else this.#mood = { is: "confirming", place };
  }

  cancel(): void {
    this.#mood = { is: "free" };
  }

  #do(action: string): void {
    if (this.#wishes.legal().length === 0) return;
    this.#mood = { is: "free" };
    this.#wishes.act(action);
  }
}
