import type { Game } from "../game";
import { GUESTS } from "./cards";
import Cover from "./Cover.svelte";
import drawings from "./drawings/?sprite";

const hats: Game = {
  id: "hats",
  drawings,
  Cover,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./RulesPictures.svelte")).default,
  faces: Object.fromEntries(GUESTS.map((guest) => [guest, [`patterns/${guest}`, `portraits/${guest}`]])),
};

export default hats;
