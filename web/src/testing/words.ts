import { remember } from "../remembered";
import { Words } from "../words/words.svelte";

/** All words of a language, loaded. */
export async function wordsIn(language: string): Promise<Words> {
  remember("language", language);
  const words = new Words();
  await words.start();
  return words;
}
