import type { EntryShown, GameEvent, GameView, HatsEvent, HatsView } from "../../messages";

/** What a scene of this game shows: no table of another game is laid with these components. */
export function ownView(view: GameView): HatsView {
  if ("cookie" in view) return view;
  throw new Error(`${view.ruleset} is another game's`);
}

/** What has happened in this game. */
export function ownEvent(event: GameEvent): HatsEvent {
  if ("cookie" in event) return event;
  throw new Error(`${event.kind} is another game's`);
}

/** The cards of a hand or a deck, as far as they may be seen. */
export const seen = (cards: number | readonly string[]): readonly string[] =>
  typeof cards === "number" ? [] : cards;

export const sizeOf = (cards: number | readonly string[]): number =>
  typeof cards === "number" ? cards : cards.length;

/** What lies on top of the discards, as far as it has been seen to come there; after a reload any of them. */
export function lastDiscarded(view: HatsView, told: readonly EntryShown[]): string | null {
  const discards = told.flatMap(({ event }) =>
    event && ownEvent(event).kind === "discard" ? [ownEvent(event)] : [],
  );
  const lying = discards.flatMap(({ card }) => (card !== null && view.discards.includes(card) ? [card] : []));
  return lying.at(-1) ?? view.discards.at(-1) ?? null;
}
