import { FluentBundle } from "@fluent/bundle";
import { createContext } from "svelte";
import { recall, remember } from "../remembered";
import { wordsFile } from "./files";

/** Values for a message's variables. Truth values are said as in a record: "true" and "false". */
export type Arguments = Record<string, string | number | boolean | null | undefined>;
export type Say = (id: string, args?: Arguments) => string;

export const LANGUAGES: readonly string[] = ["ru", "uk", "en", "de"];
const FALLBACK = "en";

/** The first of ours that the reader remembered, or the browser asks for; else English. */
export function pickLanguage(remembered: string | null, wishes: readonly string[]): string {
  const wanted = [remembered ?? "", ...wishes].map((wish) => wish.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

async function load(language: string, files: readonly string[]): Promise<FluentBundle> {
  // The whole page is in one direction, so the invisible isolating marks would only disturb names and labels.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resources = await Promise.all(files.map((file) => wordsFile(language, file)));
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** All that the page says, in the language of the moment. Switching it changes every word already shown. */
export class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state(FALLBACK);
  #wanted = FALLBACK;
  #games = new Set<string>();
  #turn = 0;
  #loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async start(): Promise<void> {
    this.#wanted = pickLanguage(recall("language"), navigator.languages);
    await this.#load();
  }

  async choose(language: string): Promise<void> {
    remember("language", language);
    this.#wanted = language;
    await this.#load();
  }

  /** Before anything of these games is said; their words are then there in every language that is chosen. */
  async need(...games: string[]): Promise<void> {
    const before = this.#games.size;
    for (const game of games) this.#games.add(game);
    await (this.#games.size > before ? this.#load() : this.#loading);
  }

  #load(): Promise<void> {
    return (this.#loading = this.#use());
  }

  async #use(): Promise<void> {
    const turn = ++this.#turn;
    const language = this.#wanted;
    const bundle = await load(language, ["common", ...this.#games]);
    // Meanwhile more was asked for: that has all of this, too.
    if (turn !== this.#turn) return this.#loading;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message that is missing shows its id: the tests see to it that none is. */
  say: Say = (id, args = {}) => {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    const known: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (value !== null && value !== undefined)
        known[name] = typeof value === "boolean" ? String(value) : value;
    }
    return this.#bundle.formatPattern(pattern, known, []);
  };
}

export const [getWords, setWords] = createContext<Words>();
