import { createContext } from "svelte";

/** An action as people speak of it, and what it is about: spots of the table, and "do VERB" for a button of the dock. */
export interface Deed {
  words: string;
  marks: readonly string[];
}

/** How this table's game says what can be done, and the buttons that a hint means now. */
export interface Deeds {
  /** seat: whose action it is. */
  deed: (action: string, seat: number) => Deed;
  hinted: () => ReadonlySet<string>;
}

export const [getDeeds, setDeeds] = createContext<Deeds>();
