import type { Say } from "../words/words.svelte";
import { isLevel, USUAL, type Level } from "./levels";

/** At this device; somebody with one of their own, who comes by the invitation; or a bot. */
export const WHO = ["me", "open", "bot"] as const;
export type Who = (typeof WHO)[number];

export interface SitterKept {
  who: Who;
  name: string;
  portrait: string;
  level: Level;
  memoryAid: boolean;
}

/** One who will sit at the table. An empty name stands for the usual one, in the language of the moment. */
export class Sitter implements SitterKept {
  who = $state<Who>("bot");
  name = $state("");
  portrait = $state("");
  /** Of a bot. */
  level = $state<Level>(USUAL);
  /** Of a person at this device. */
  memoryAid = $state(false);

  constructor(kept: Partial<SitterKept>) {
    this.who = WHO.find((who) => who === kept.who) ?? this.who;
    this.name = kept.name ?? this.name;
    this.portrait = kept.portrait ?? this.portrait;
    this.level = isLevel(kept.level) ? kept.level : this.level;
    this.memoryAid = kept.memoryAid ?? this.memoryAid;
  }

  kept(): SitterKept {
    const { who, name, portrait, level, memoryAid } = this;
    return { who, name, portrait, level, memoryAid };
  }
}

/** What somebody is called who has no name of their own: people by a number, bots by the usual names. */
export function usualName(say: Say, { who }: Pick<SitterKept, "who">, seat: number): string {
  if (who === "open") return say("lobby-open");
  if (who === "bot") return say(`lobby-bot-${Math.max(seat, 1)}`);
  return say("lobby-person", { number: seat + 1 });
}
