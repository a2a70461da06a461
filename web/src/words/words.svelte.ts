import { FluentBundle } from "@fluent/bundle";
import { createContext, untrack } from "svelte";
import { recall, remember } from "../remembered";
import { NoWords, wordsFile } from "./files";

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

/** The words of the first of these languages of which all can be had; null: of none. */
async function loadFirst(
  languages: Iterable<string>,
  files: readonly string[],
): Promise<FluentBundle | null> {
  for (const language of languages) {
    try {
      return await load(language, files);
    } catch (problem) {
      if (!(problem instanceof NoWords)) throw problem;
    }
  }
  return null;
}

/** All that the page says, in the language of the moment. Switching it changes every word already shown. */
export class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state(FALLBACK);
  /** The language that is wanted and could not be loaded: another one is spoken. */
  lacking = $state<string | null>(null);
  /** There is not a word in any language. */
  mute = $state(false);
  #wanted = FALLBACK;
  #games = new Set<string>();
  #turn = 0;
  #loading: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Where not a word can be had it is mute. */
  async start(): Promise<void> {
    this.#wanted = pickLanguage(recall("language"), navigator.languages);
    await this.#tryToLoad();
  }

  /** Where that language can't be had, the one before stays. */
  async choose(language: string): Promise<void> {
    remember("language", language);
    this.#wanted = language;
    await this.#tryToLoad();
  }

  /**
   * Before anything of these games is said; their words are then there in every language that is chosen. Fails with
   * NoWords where they can't be had in any: what could be said before can be said still.
   */
  async need(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    for (const game of fresh) this.#games.add(game);
    try {
      await (fresh.length > 0 ? this.#load() : this.#loading);
    } catch (problem) {
      for (const game of fresh) this.#games.delete(game);
      throw problem;
    }
  }

  #load(): Promise<void> {
    return (this.#loading = this.#use());
  }

  async #tryToLoad(): Promise<void> {
    try {
      await this.#load();
    } catch (problem) {
      if (!(problem instanceof NoWords)) throw problem;
    }
  }

  async #use(): Promise<void> {
    const turn = ++this.#turn;
    const files = ["common", ...this.#games];
    const wanted = this.#wanted;
    const bundle = await loadFirst(new Set([wanted, untrack(() => this.language), ...LANGUAGES]), files);
    // Meanwhile more was asked for: that has all of this, too.
    if (turn !== this.#turn) return this.#loading;
    this.mute = bundle === null && this.#bundle === null;
    if (bundle === null) throw new NoWords(files.join(", "));
    this.#bundle = bundle;
    this.language = bundle.locales[0] ?? FALLBACK;
    this.lacking = this.language === wanted ? null : wanted;
    document.documentElement.lang = this.language;
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
