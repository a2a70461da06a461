import type { Say } from "../../words/words.svelte";

/** In the order of the server's lists. */
export const TYPES = ["top-hat", "bowler", "fez", "boater", "bonnet", "beret", "deerstalker"] as const;
export type Type = (typeof TYPES)[number];

/** Those who come to tea. */
export const GUESTS = ["hatter", "hare", "dormouse", "cat", "queen", "girl"] as const;

const isType = (name: string): name is Type => TYPES.some((type) => type === name);

/** A card as it is written in the notation, "top-hat-5"; null for one that may not be seen. */
export function readCard(card: string): { type: Type; value: number } | null {
  const [, name = "", value = ""] = /^(.+)-(\d+)$/.exec(card) ?? [];
  return isType(name) ? { type: name, value: Number(value) } : null;
}

export const sayType = (say: Say, type: string): string => say(`hats-kind-${type}`);

export function sayCard(say: Say, card: string): string {
  const read = readCard(card);
  return read
    ? say("hats-card", { type: sayType(say, read.type), value: read.value })
    : say("hats-card-hidden");
}
