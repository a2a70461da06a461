import type { Arguments } from "./words.svelte";

/** Arguments that came over the wire, as far as a message can use them; lists are named with commas between. */
export function sayable(args: Readonly<Record<string, unknown>>): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
