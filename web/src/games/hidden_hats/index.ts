import type { Game } from "../game";
import Cover from "./Cover.svelte";
import drawings from "./drawings/?sprite";

const CHARACTERS = "pirate princess wizard witch knight jester viking sultan cook cowboy king dragon".split(
  " ",
);

const hiddenHats: Game = {
  id: "hidden_hats",
  drawings,
  Cover,
  table: async () => (await import("./Table.svelte")).default,
  faces: Object.fromEntries(
    CHARACTERS.map((character) => [character, [`patterns/${character}`, `characters/${character}`]]),
  ),
  rules: async () => (await import("./RulesPictures.svelte")).default,
};

export default hiddenHats;
