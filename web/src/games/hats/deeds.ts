import type { Choice } from "./choice.svelte";

/** What dropping a card somewhere means, and what the letters do. */
export class Deeds {
  #choice: Choice;
  #answers: () => boolean;

  /** answers: a card is to be given back for one received. */
  constructor(choice: Choice, answers: () => boolean) {
    this.#choice = choice;
    this.#answers = answers;
  }

  fits(card: string, target: string): boolean {
    const place = placeOf(target);
    if (place !== null) return this.#choice.offers.cards.get(card)?.places.has(place) ?? false;
    return this.#choice.may(this.#deedAt(target), card);
  }

  drop(card: string, target: string): void {
    const place = placeOf(target);
    const deed = this.#deedAt(target);
    if (place !== null) this.#choice.exchange(card, place);
    else if (deed === "black") this.#choice.black(card);
    else this.#choice.act(deed, card);
  }

  /** B, D, P and G do it with the card that is chosen or has the focus; E ends the turn. */
  key(letter: string, focused: string | null, team: boolean): void {
    const card =
      this.#choice.card ?? (document.activeElement?.closest('[data-stop^="card "]') ? focused : null);
    if (letter === "E" && this.#choice.offers.end) this.#choice.end();
    if (card === null) return;
    if (letter === "B") this.#choice.black(card);
    if (letter === "D" && !team) this.#choice.act("discard", card);
    if (letter === "P" && team) this.#choice.act("pass", card);
    if (letter === "G" && this.#answers()) this.#choice.act("back", card);
  }

  #deedAt(target: string): string {
    if (target === "collection") return "black";
    if (target === "discards") return "discard";
    return this.#answers() ? "back" : "pass";
  }
}

function placeOf(target: string): number | null {
  const [, place] = /^place (\d+)$/.exec(target) ?? [];
  return place === undefined ? null : Number(place);
}
