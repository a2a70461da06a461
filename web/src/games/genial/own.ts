import type { GameEvent, GameView, GenialEvent, GenialView } from "../../messages";

/** What a scene of this game shows: no table of another game is laid with these components. */
export function ownView(view: GameView): GenialView {
  if ("centre" in view) return view;
  throw new Error(`${view.ruleset} is another game's`);
}

/** What has happened in this game. */
export function ownEvent(event: GameEvent): GenialEvent {
  if ("returned" in event) return event;
  throw new Error(`${event.kind} is another game's`);
}
