import type { OptionValue } from "../games/game";
import type { BotSeat, Catalogue, MySeat, NewTable, OpenSeat, OptionInfo, RulesetInfo } from "../messages";
import { recall, remember } from "../remembered";
import { levelsOf, type Level } from "./levels";
import { Sitter, type SitterKept } from "./sitter.svelte";

type Values = Record<string, OptionValue>;

interface Kept {
  ruleset: string;
  players: number;
  hints: boolean;
  sitters: SitterKept[];
  /** Those that were chosen, by ruleset. */
  chosen: Record<string, Values>;
}

const MOST = 4;

/** What the lobby is about to open: kept in this browser, so that the next time it is one tap. */
export class Plan {
  ruleset = $state("");
  players = $state(3);
  /** People may ask for hints. */
  hints = $state(false);
  /** The person who has the device first; more than play, so that none is forgotten while the number changes. */
  readonly sitters: readonly Sitter[];
  #chosen = $state<Record<string, Values>>({});
  readonly catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    const kept = keptPlan();
    this.ruleset = catalogue.rulesets.some(({ id }) => id === kept.ruleset)
      ? (kept.ruleset ?? "")
      : (catalogue.rulesets[0]?.id ?? "");
    this.players = kept.players ?? this.players;
    this.hints = kept.hints ?? this.hints;
    this.sitters = Array.from(
      { length: MOST },
      (_, index) => new Sitter({ who: index === 0 ? "me" : "bot", ...kept.sitters?.[index] }),
    );
    this.#chosen = kept.chosen ?? {};
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

  readonly levels: Level[] = $derived.by(() => levelsOf(this.rules));

  /** Those who play, with their seats. */
  readonly playing: { sitter: Sitter; seat: number }[] = $derived.by(() =>
    this.sitters.slice(0, this.seated).map((sitter, seat) => ({ sitter, seat })),
  );

  /** Somebody is still to come. */
  readonly invites: boolean = $derived(this.playing.some(({ sitter }) => sitter.who === "open"));

  /** The game's options, as they are with so many players. */
  readonly infos: OptionInfo[] = $derived.by(() =>
    (this.rules?.options ?? []).map((info) => info.with_players[this.seated] ?? info),
  );

  /** All options as they stand. */
  readonly options: Values = $derived.by(() =>
    Object.fromEntries(
      this.infos.map((info) => [
        info.name,
        allowed(info, this.#chosen[this.ruleset]?.[info.name], this.seated),
      ]),
    ),
  );

  setOption(name: string, value: OptionValue): void {
    this.#chosen[this.ruleset] = { ...this.#chosen[this.ruleset], [name]: value };
  }

  /** The faces that players of this game can have. */
  readonly faces: readonly string[] = $derived.by(() => this.rules?.portraits ?? []);

  /** Who has chosen none that is in this game has one that nobody else has. */
  face(seat: number): string {
    const wished = this.sitters.map(({ portrait }) => portrait);
    const free = this.faces.filter((face) => !wished.includes(face));
    const strangers = wished.flatMap((face, one) => (this.faces.includes(face) ? [] : [one]));
    const stranger = strangers.indexOf(seat);
    return (stranger < 0 ? wished[seat] : free[stranger]) ?? "";
  }

  /** No two have the same face: whoever had it gets the other one. */
  choosePortrait(seat: number, portrait: string): void {
    const chooser = this.sitters[seat];
    if (!chooser) return;
    // What the others have by chance stays theirs.
    for (const [one, sitter] of this.sitters.entries()) sitter.portrait ||= this.face(one);
    const had = this.sitters.findIndex((_, one) => one !== seat && this.face(one) === portrait);
    const other = this.sitters[had];
    if (other) other.portrait = this.face(seat);
    chooser.portrait = portrait;
  }

  /** The message that opens the table. nameOf: what somebody is called who has no name of their own. */
  order(nameOf: (seat: number) => string): NewTable {
    const seats = this.playing.map(({ sitter: { who, name, level, memoryAid }, seat }) => {
      if (who === "open") return { who } satisfies OpenSeat;
      const called = { name: name.trim() || nameOf(seat), portrait: this.face(seat) };
      if (who === "bot") return { who, ...called, bot: level, settings: {} } satisfies BotSeat;
      return { who, ...called, memory_aid: memoryAid && (this.rules?.has_memory ?? false) } satisfies MySeat;
    });
    const changed = this.infos.filter(({ name, default: usual }) => this.options[name] !== usual);
    const options = Object.fromEntries(changed.map(({ name }) => [name, this.options[name] ?? null]));
    return { ruleset: this.ruleset, seats, options, hints: this.hints };
  }

  keep(): void {
    const { ruleset, players, hints } = this;
    const sitters = this.sitters.map((sitter) => sitter.kept());
    remember(
      "plan",
      JSON.stringify({ ruleset, players, hints, sitters, chosen: this.#chosen } satisfies Kept),
    );
  }
}

/** What was chosen, as far as it can be with so many players; else the default. A seat is one of those who play. */
function allowed(info: OptionInfo, chosen: OptionValue | undefined, players: number): OptionValue {
  const { kind, default: usual, low, high, choices } = info;
  if (kind === "seat") return typeof chosen === "number" && chosen < players ? chosen : usual;
  if (kind === "choice") return typeof chosen === "string" && choices.includes(chosen) ? chosen : usual;
  if (kind === "bool") return typeof chosen === "boolean" ? chosen : usual;
  if (typeof chosen !== "number") return usual;
  return Math.min(high ?? chosen, Math.max(low ?? chosen, chosen));
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
