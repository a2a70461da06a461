import type { Component } from "svelte";
import { createContext } from "svelte";
import type { TableState } from "../table/table.svelte";

export type OptionValue = string | number | boolean | null;

/** An option as the game would rather have it. id: the sentence that says why, with $value and $players. */
export interface Advice {
  option: string;
  value: OptionValue;
  id: string;
}

/** What the page needs to know of a game; all that is the game's own lives in its folder. */
export interface Game {
  /** As in the catalogue. Its Fluent ids begin with it, with dashes. */
  id: string;
  /** The address of its drawings, one file. */
  drawings: string;
  /** The picture on the game's box, for the lobby. */
  Cover: Component<{ ruleset: string }>;
  /** Loaded when somebody sits down or opens the rules. */
  table: () => Promise<Component<{ table: TableState }>>;
  /** Pictures beside the sections of its rules, by their numbers. */
  rules: () => Promise<Component<{ section: number }>>;
  /** The portraits that are among its own drawings, by id: one drawing over the other. Any game's players may have them. */
  faces?: Readonly<Record<string, readonly string[]>>;
  /** What it would rather have chosen, given all options as they stand and how many play. */
  advice?: (options: Readonly<Record<string, OptionValue>>, players: number) => Advice | null;
}

/** Every folder here with an index.ts is a game. */
export function allGames(): Game[] {
  return Object.values(import.meta.glob<Game>("./*/index.ts", { import: "default", eager: true }));
}

export const [getGames, setGames] = createContext<Game[]>();

/** The beginning of the game's Fluent ids: hidden_hats → hidden-hats. */
export const wordsOf = (game: string): string => game.replaceAll("_", "-");
