import type { Game } from "../game";
import Cover from "./Cover.svelte";
import drawings from "./drawings/?sprite";

const hiddenHats: Game = {
  id: "hidden_hats",
  drawings,
  Cover,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./RulesPictures.svelte")).default,
};

export default hiddenHats;
