import { describe, expect, test, vi } from "vitest";
import { allGames, wordsOf } from "../games/game";
import { LEVELS } from "../lobby/levels";
import { wordsIn } from "../testing/words";
import type { Families } from "./families";
import { LANGUAGES, pickLanguage, Words } from "./words.svelte";

const sources = import.meta.glob<string>(
  ["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../**/families.ts", "!../messages.ts"],
  { query: "?raw", import: "default", eager: true },
);
const ofGames = import.meta.glob<Families>("../games/*/families.ts", { import: "default", eager: true });

const DEEDS = ["sit", "sit-too", "fill", "stand", "free"];
const PORTRAITS =
  "pirate princess wizard witch knight jester viking sultan cook cowboy king dragon hatter hare dormouse cat queen girl";

/** What stands for the ${…} of each id that is put together: without a line here a new one fails the test. */
const FAMILIES: Families = {
  "portrait-${character}": PORTRAITS.split(" ").map((portrait) => `portrait-${portrait}`),
  "lobby-level-${level}": LEVELS.map((level) => `lobby-level-${level}`),
  "lobby-level-${seat.bot}": LEVELS.map((level) => `lobby-level-${level}`),
  "lobby-bot-${Math.max(seat, 1)}": [],
  "lobby-bot-${index}": [1, 2, 3].map((bot) => `lobby-bot-${bot}`),
  "lobby-who-${who}": ["me", "open", "bot"].map((who) => `lobby-who-${who}`),
  'table-hint-taken${seat === table.seat ? "-you" : ""}': ["table-hint-taken", "table-hint-taken-you"],
  "review-${id}": ["review-did", "review-best"],
  "room-${id}": DEEDS.map((deed) => `room-${deed}`),
  "room-${id}-label": DEEDS.map((deed) => `room-${deed}-label`),
  ...Object.assign({}, ...Object.values(ofGames)),
};

/** Ids that begin with any game's own prefix. */
const OF_EVERY_GAME = ["name", "credits", "hint-title", "rules-1-title", "rules-1-text"];
const games = allGames().map(({ id }) => wordsOf(id));

/** Of rulesets and options: whatever the terminal's test doesn't ask for already. */
const OF_A_GAME = [
  "hidden-hats-ruleset-auf-der-hut-about",
  "hidden-hats-ruleset-shapka-nevidimka-about",
  "hidden-hats-option-memory_aid",
  "hidden-hats-option-memory_aid-help",
];

const text = Object.values(sources).join("\n");
const SHELL = ["page|lobby|review|room|invite|curtain|table|end|about|error|portrait", ...games].join("|");
const literal = [...text.matchAll(new RegExp(`"((?:${SHELL})-[a-z0-9_-]+)"`, "g"))].map(([, id]) => id ?? "");
const composed = new Set(
  [...text.matchAll(new RegExp(`\`((?:${SHELL})-[^\`]*\\$[^\`]*)\``, "g"))].map(([, id]) => id ?? ""),
);
/** In quotes, too, but names of other things: of elements, of what this device remembers. */
const NO_WORDS = new Set(["hint-title"]);

describe("words", () => {
  test("every id that is put together is known here", () => {
    expect([...composed].filter((id) => !(id in FAMILIES))).toEqual([]);
  });

  test.each(LANGUAGES)("all that the page says is there in %s", async (language) => {
    const words = await wordsIn(language);
    const wanted = [
      ...literal.filter((id) => !NO_WORDS.has(id)),
      ...Object.values(FAMILIES).flat(),
      ...games.flatMap((game) => OF_EVERY_GAME.map((id) => `${game}-${id}`)),
      ...OF_A_GAME,
    ];
    expect(wanted.length).toBeGreaterThan(150);
    expect(wanted.filter((id) => !words.has(id))).toEqual([]);
    expect(document.documentElement.lang).toBe(language);
  });

  test.each([
    ["ru", "1 карта", "2 карты", "5 карт"],
    ["uk", "1 карта", "2 карти", "5 карт"],
    ["en", "1 card", "2 cards", "5 cards"],
    ["de", "1 Karte", "2 Karten", "5 Karten"],
  ])("plurals are right in %s", async (language, ...cards) => {
    const { say } = await wordsIn(language);
    expect([1, 2, 5].map((count) => say("hidden-hats-cards", { count }))).toEqual(cards);
  });

  test("a game's words come when they are needed, and stay when the language is another", async () => {
    localStorage.clear();
    const words = new Words();
    await words.start();
    expect([words.has("page-rules"), words.has("hidden-hats-name")]).toEqual([true, false]);
    const russian = words.choose("ru");
    await words.need("hidden_hats");
    expect([words.language, words.has("hidden-hats-name")]).toEqual(["ru", true]);
    await russian;
    await words.choose("de");
    await vi.waitFor(() => expect(words.say("hidden-hats-kind-cook")).toBe("Koch"));
  });

  test("the browser's language is taken, unless another was chosen here", () => {
    expect(pickLanguage(null, ["uk-UA", "en"])).toBe("uk");
    expect(pickLanguage(null, ["fr-FR", "de-AT"])).toBe("de");
    expect(pickLanguage(null, ["fr"])).toBe("en");
    expect(pickLanguage("ru", ["en"])).toBe("ru");
    expect(pickLanguage("xx", ["en"])).toBe("en");
  });
});
