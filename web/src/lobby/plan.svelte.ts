import type { BotSeat, Catalogue, MySeat, NewTable, OpenSeat, OptionInfo, RulesetInfo } from "../messages";
import { recall, remember } from "../remembered";
import type { Say } from "../words/words.svelte";

/** How well a bot plays, as a person would say it: the settings behind each step of the slider. */
export const SKILLS = [
  { bot: "random", settings: {} },
  { bot: "forgetful", settings: { memory: 0 } },
  { bot: "forgetful", settings: { memory: 0.3 } },
  { bot: "forgetful", settings: { memory: 0.6 } },
  { bot: "forgetful", settings: { memory: 0.85 } },
  { bot: "forgetful", settings: { memory: 1 } },
] as const;

export type OptionValue = string | number | boolean | null;

/** At this device; somebody with one of their own, who comes by the invitation; or a bot. */
export const WHO = ["me", "open", "bot"] as const;
export type Who = (typeof WHO)[number];

/** One who will sit at the table. An empty name stands for the usual one, in the language of the moment. */
export interface Sitter {
  who: Who;
  name: string;
  portrait: string;
  /** Of a bot: its place in SKILLS. */
  skill: number;
  /** Of a person at this device. */
  memoryAid: boolean;
}

interface Kept {
  ruleset: string;
  players: number;
  sitters: Sitter[];
  options: Record<string, OptionValue>;
}

const NAMELESS = "";
const FAIR_SKILL = 3;
const MOST = 4;

/** What the lobby is about to open: kept in this browser, so that the next time it is one tap. */
export class Plan {
  ruleset = $state("");
  players = $state(3);
  /** The person who has the device first; more than play, so that none is forgotten while the number changes. */
  sitters = $state<Sitter[]>([]);
  options = $state<Record<string, OptionValue>>({});
  readonly catalogue: Catalogue;
  readonly #portraits: readonly string[];

  constructor(catalogue: Catalogue, portraits: readonly string[]) {
    this.catalogue = catalogue;
    this.#portraits = portraits;
    const kept = keptPlan();
    this.ruleset = catalogue.rulesets.some(({ id }) => id === kept.ruleset)
      ? (kept.ruleset ?? "")
      : (catalogue.rulesets[0]?.id ?? "");
    this.players = kept.players ?? this.players;
    this.sitters = Array.from({ length: MOST }, (_, index) => ({
      who: index === 0 ? ("me" as const) : ("bot" as const),
      name: NAMELESS,
      portrait: portraits[index] ?? "",
      skill: FAIR_SKILL,
      memoryAid: false,
      ...kept.sitters?.[index],
    }));
    this.options = kept.options ?? {};
  }

  readonly rules: RulesetInfo | undefined = $derived.by(() =>
    this.catalogue.rulesets.find(({ id }) => id === this.ruleset),
  );

  readonly counts: number[] = $derived.by(() => {
    const [low, high] = this.rules?.players ?? [2, 2];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  });

  /** As many as wished, as far as the game allows it. */
  readonly seated: number = $derived.by(() => {
    const least = this.counts[0] ?? this.players;
    return Math.max(least, Math.min(this.players, this.counts.at(-1) ?? this.players));
  });

  readonly skills = $derived.by(() =>
    SKILLS.flatMap(({ bot }, skill) => (this.rules?.bots.includes(bot) ? [skill] : [])),
  );

  /** Those who play, with their seats. */
  readonly playing: { sitter: Sitter; seat: number }[] = $derived.by(() =>
    this.sitters.slice(0, this.seated).map((sitter, seat) => ({ sitter, seat })),
  );

  /** Somebody is still to come. */
  readonly invites: boolean = $derived(this.playing.some(({ sitter }) => sitter.who === "open"));

  /** A seat option is the number of one who plays, or else its default: chance. */
  option(info: OptionInfo): OptionValue {
    const value = this.options[info.name];
    if (info.kind === "seat") return typeof value === "number" && value < this.seated ? value : info.default;
    return typeof value === typeof info.default ? (value ?? info.default) : info.default;
  }

  setOption(name: string, value: OptionValue): void {
    this.options[name] = value;
  }

  /** The faces of this game's characters. */
  readonly faces: readonly string[] = $derived.by(() => facesOf(this.rules, this.#portraits));

  /** Who chose one that isn't in this game has, as long as it is chosen, one that nobody else has. */
  face(seat: number): string {
    const wished = this.sitters.map(({ portrait }) => portrait);
    const free = this.faces.filter((face) => !wished.includes(face));
    const strangers = wished.flatMap((face, one) => (this.faces.includes(face) ? [] : [one]));
    const stranger = strangers.indexOf(seat);
    return (stranger < 0 ? wished[seat] : free[stranger]) ?? "";
  }

  /** No two have the same face: whoever had it gets the other one. */
  choosePortrait(sitter: number, portrait: string): void {
    const chooser = this.sitters[sitter];
    if (!chooser) return;
    const other = this.sitters.find((one) => one !== chooser && one.portrait === portrait);
    if (other) other.portrait = this.face(sitter);
    chooser.portrait = portrait;
  }

  /** The message that opens the table. nameOf: what somebody is called who has no name of their own. */
  order(nameOf: (seat: number) => string): NewTable {
    const seats = this.playing.map(({ sitter: { who, name, skill, memoryAid }, seat }) => {
      if (who === "open") return { who } satisfies OpenSeat;
      const called = { name: name.trim() || nameOf(seat), portrait: this.face(seat) };
      if (who === "me") return { who, ...called, memory_aid: memoryAid } satisfies MySeat;
      const { bot, settings } = SKILLS[skill] ?? SKILLS[FAIR_SKILL];
      return { who, ...called, bot, settings: { ...settings } } satisfies BotSeat;
    });
    const options = Object.fromEntries(
      (this.rules?.options ?? []).flatMap((info) => {
        const value = this.option(info);
        return value === info.default ? [] : [[info.name, value]];
      }),
    );
    return { ruleset: this.ruleset, seats, options };
  }

  keep(): void {
    const { ruleset, players, sitters, options } = this;
    remember("plan", JSON.stringify({ ruleset, players, sitters, options } satisfies Kept));
  }
}

/** The portraits that the game has, in the order in which they are offered. */
export function facesOf(rules: RulesetInfo | undefined, portraits: readonly string[]): readonly string[] {
  return portraits.filter((portrait) => rules?.kinds.includes(portrait) ?? true);
}

/** What somebody is called who has no name of their own: people by a number, bots by the usual names. */
export function usualName(say: Say, { who }: Pick<Sitter, "who">, seat: number): string {
  if (who === "open") return say("lobby-open");
  if (who === "bot") return say(`lobby-bot-${Math.max(seat, 1)}`);
  return say("lobby-person", { number: seat + 1 });
}

/** What was kept; what can't be read, or was written by another version, counts as nothing. */
function keptPlan(): Partial<Kept> {
  const text = recall("plan");
  if (text === null) return {};
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    return kept !== null && Array.isArray(kept.sitters) && kept.sitters.length === MOST ? kept : {};
  } catch (problem) {
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}
