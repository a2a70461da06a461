import { getContext, setContext } from "svelte";

const DRAWER = Symbol("drawer");

/** From here on Drawing takes this game's drawings, where it is told nothing else. */
export function setDrawer(game: string): void {
  setContext(DRAWER, game);
}

/** The game whose drawings are taken here; outside of any game's own there is none. */
export function getDrawer(): string {
  return getContext<string | undefined>(DRAWER) ?? "";
}
