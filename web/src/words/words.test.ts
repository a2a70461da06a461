import { describe, expect, test } from "vitest";
import { SKILLS } from "../lobby/plan.svelte";
import { wordsIn } from "../testing/words";
import { LANGUAGES, pickLanguage } from "./words.svelte";

const sources = import.meta.glob<string>(
  ["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../messages.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const KINDS = "jester sultan viking pirate knight princess cowboy witch wizard cook king dragon".split(" ");
const VERBS = ["peek", "swap", "open"];
const OPTIONS = ["first", "until_three", "no_swap_back", "patience", "memory_aid"];
const DEEDS = ["sit", "sit-too", "fill", "stand", "free"];
const EVENTS = ["peek", "swap", "pair", "wonder", "bald", "bald-free"];

/** What stands for the ${…} of each id that is put together: without a line here a new one fails the test. */
const FAMILIES: Record<string, readonly string[]> = {
  "hidden-hats-hat-${kind}": [...KINDS, "wonder"].map((kind) => `hidden-hats-hat-${kind}`),
  "hidden-hats-kind-${kind}": KINDS.map((kind) => `hidden-hats-kind-${kind}`),
  'hidden-hats-event-${kind}${event.free ? "-free" : ""}${mine ? own : ""}': [
    "hidden-hats-event-deal",
    "hidden-hats-event-deal-you",
    ...EVENTS.flatMap((event) => [
      `hidden-hats-event-${event}`,
      `hidden-hats-event-${event}-you${event === "peek" ? "-log" : ""}`,
    ]),
  ],
  "hidden-hats-event-end-${event.end}": ["row", "three", "patience"].map(
    (end) => `hidden-hats-event-end-${end}`,
  ),
  "hidden-hats-event-end-${why}": ["row", "three", "patience"].map((end) => `hidden-hats-event-end-${end}`),
  "hidden-hats-ruleset-${ruleset}": ["auf-der-hut", "shapka-nevidimka"].map(
    (id) => `hidden-hats-ruleset-${id}`,
  ),
  "hidden-hats-do-${id}": VERBS.map((verb) => `hidden-hats-do-${verb}`),
  "hidden-hats-hint-${id}": [...VERBS, "pair", "wonder", "bald"].map((id) => `hidden-hats-hint-${id}`),
  "hidden-hats-${id}": ["pairs", "wonders", "balds"].map((id) => `hidden-hats-${id}`),
  'hidden-hats-opened${opened.seat === seat ? "-you" : ""}': ["hidden-hats-opened", "hidden-hats-opened-you"],
  "lobby-skill-${sitter.skill}": SKILLS.map((_, skill) => `lobby-skill-${skill}`),
  "lobby-bot-${Math.max(seat, 1)}": [],
  "lobby-bot-${index}": [1, 2, 3].map((bot) => `lobby-bot-${bot}`),
  "lobby-who-${who}": ["me", "open", "bot"].map((who) => `lobby-who-${who}`),
  "room-${id}": DEEDS.map((deed) => `room-${deed}`),
  "room-${id}-label": DEEDS.map((deed) => `room-${deed}-label`),
};

/** Ids that begin with the game's own prefix. */
const OF_A_GAME = [
  "name",
  "credits",
  "ruleset-auf-der-hut",
  "ruleset-auf-der-hut-about",
  "ruleset-shapka-nevidimka",
  "ruleset-shapka-nevidimka-about",
  "rules-1-title",
  "rules-1-text",
  "option-first-random",
  ...OPTIONS.flatMap((option) => [`option-${option}`, `option-${option}-help`]),
].map((id) => `hidden-hats-${id}`);

const text = Object.values(sources).join("\n");
const SHELL = "page|lobby|room|invite|curtain|table|end|about|error|hidden-hats";
const literal = [...text.matchAll(new RegExp(`"((?:${SHELL})-[a-z0-9_-]+)"`, "g"))].map(([, id]) => id ?? "");
const composed = new Set(
  [...text.matchAll(new RegExp(`\`((?:${SHELL})-[^\`]*\\$[^\`]*)\``, "g"))].map(([, id]) => id ?? ""),
);
/** In quotes, too, but names of other things: of elements, of the build's mark, of the word lists' own parts. */
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

  test("the browser's language is taken, unless another was chosen here", () => {
    expect(pickLanguage(null, ["uk-UA", "en"])).toBe("uk");
    expect(pickLanguage(null, ["fr-FR", "de-AT"])).toBe("de");
    expect(pickLanguage(null, ["fr"])).toBe("en");
    expect(pickLanguage("ru", ["en"])).toBe("ru");
    expect(pickLanguage("xx", ["en"])).toBe("en");
  });
});
