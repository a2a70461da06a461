import type { BotSeat, Catalogue, MySeat, NewTable, OptionInfo, RulesetInfo } from "../messages";
import { recall, remember } from "../remembered";

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

/** One who will sit at the table. An empty name stands for the usual one, in the language of the moment. */
export interface Sitter {
  name: string;
  portrait: string;
  /** Of a bot: its place in SKILLS. */
  skill: number;
}

interface Kept {
  ruleset: string;
  players: number;
  sitters: Sitter[];
  memoryAid: boolean;
  options: Record<string, OptionValue>;
}

const NAMELESS = "";
const FAIR_SKILL = 3;
const MOST = 4;

/** What the lobby is about to open: kept in this browser, so that the next time it is one tap. */
export class Plan {
  ruleset = $state("");
  players = $state(3);
  /** The person first, then the bots; more than play, so that none is forgotten while the number changes. */
  sitters = $state<Sitter[]>([]);
  memoryAid = $state(false);
  options = $state<Record<string, OptionValue>>({});
  readonly catalogue: Catalogue;

  constructor(catalogue: Catalogue, portraits: readonly string[]) {
    this.catalogue = catalogue;
    const kept = keptPlan();
    this.ruleset = catalogue.rulesets.some(({ id }) => id === kept.ruleset)
      ? (kept.ruleset ?? "")
      : (catalogue.rulesets[0]?.id ?? "");
    this.players = kept.players ?? this.players;
    this.sitters = Array.from({ length: MOST }, (_, index) => ({
      name: NAMELESS,
      portrait: portraits[index] ?? "",
      skill: FAIR_SKILL,
      ...kept.sitters?.[index],
    }));
    this.memoryAid = kept.memoryAid ?? false;
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
    SKILLS.flatMap(({ bot }, skill) => (this.catalogue.bots.some(({ id }) => id === bot) ? [skill] : [])),
  );

  /** A seat option is the number of one who plays, or else its default: chance. */
  option(info: OptionInfo): OptionValue {
    const value = this.options[info.name];
    if (info.kind === "seat") return typeof value === "number" && value < this.seated ? value : info.default;
    return typeof value === typeof info.default ? (value ?? info.default) : info.default;
  }

  setOption(name: string, value: OptionValue): void {
    this.options[name] = value;
  }

  /** No two have the same face: whoever had it gets the other one. */
  choosePortrait(sitter: number, portrait: string): void {
    const chooser = this.sitters[sitter];
    if (!chooser) return;
    const other = this.sitters.find((one) => one !== chooser && one.portrait === portrait);
    if (other) other.portrait = chooser.portrait;
    chooser.portrait = portrait;
  }

  /** The message that opens the table. nameOf: what a sitter is called who has no name of their own. */
  order(nameOf: (sitter: number) => string): NewTable {
    const seats = this.sitters.slice(0, this.seated).map(({ name, portrait, skill }, sitter) => {
      const called = { name: name.trim() || nameOf(sitter), portrait };
      if (sitter === 0) return { who: "me", ...called, memory_aid: this.memoryAid } satisfies MySeat;
      const { bot, settings } = SKILLS[skill] ?? SKILLS[FAIR_SKILL];
      return { who: "bot", ...called, bot, settings: { ...settings } } satisfies BotSeat;
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
    const { ruleset, players, sitters, memoryAid, options } = this;
    remember("plan", JSON.stringify({ ruleset, players, sitters, memoryAid, options } satisfies Kept));
  }
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
