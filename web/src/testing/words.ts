import { allGames } from "../games/game";
import { remember } from "../remembered";
import { Words } from "../words/words.svelte";

/** All words of a language, every game's too, loaded. */
export async function wordsIn(language: string): Promise<Words> {
  remember("language", language);
  const words = new Words();
  await words.start();
  await words.need(...allGames().map(({ id }) => id));
  return words;
}
