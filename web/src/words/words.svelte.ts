import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createContext } from "svelte";
import { recall, remember } from "../remembered";

/** Values for a message's variables. Truth values are said as in a record: "true" and "false". */
export type Arguments = Record<string, string | number | boolean | null | undefined>;
export type Say = (id: string, args?: Arguments) => string;

/** One lazily loaded chunk a language: all its Fluent files but the command line's. */
const chunks = import.meta.glob<Record<string, string>>("./languages/*.ts", { import: "default" });
const codeOf = (path: string): string => path.replace(/.*\/(\w+)\.ts$/, "$1");

export const LANGUAGES: readonly string[] = ["ru", "uk", "en", "de"];
const FALLBACK = "en";

/** The first of ours that the reader remembered, or the browser asks for; else English. */
export function pickLanguage(remembered: string | null, wishes: readonly string[]): string {
  const wanted = [remembered ?? "", ...wishes].map((wish) => wish.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

async function load(language: string): Promise<FluentBundle> {
  const path = Object.keys(chunks).find((candidate) => codeOf(candidate) === language);
  if (path === undefined) throw new Error(`no words for ${language}`);
  const files = await chunks[path]?.();
  // The whole page is in one direction, so the invisible isolating marks would only disturb names and labels.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of Object.values(files ?? {})) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** All that the page says, in the language of the moment. Switching it changes every word already shown. */
export class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state(FALLBACK);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async start(): Promise<void> {
    await this.#use(pickLanguage(recall("language"), navigator.languages));
  }

  async choose(language: string): Promise<void> {
    remember("language", language);
    await this.#use(language);
  }

  async #use(language: string): Promise<void> {
    this.#bundle = await load(language);
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
