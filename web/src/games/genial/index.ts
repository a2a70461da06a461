import type { Game } from "../game";
import Cover from "./Cover.svelte";
import drawings from "./drawings/?sprite";

/** With three players lines of 7 need every token there is; another edition of the game plays with 6. */
const THREE = { players: 3, line: 7, better: 6 };

const genial: Game = {
  id: "genial",
  drawings,
  Cover,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./RulesPictures.svelte")).default,
  advice: ({ line }, players) =>
    players === THREE.players && line === THREE.line
      ? { option: "line", value: THREE.better, id: "genial-option-line-advice" }
      : null,
};

export default genial;
