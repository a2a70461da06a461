/** What can be done on a turn, as it is written on the wire. */
export type Action = "flip" | "take" | "alternative" | "pass";

/** The keys that do it. */
export const LETTERS: Readonly<Record<string, Action>> = {
  F: "flip",
  T: "take",
  A: "alternative",
  P: "pass",
};

/** What it means to drag one thing onto another. */
export function dragged(thing: string, target: string): Action | null {
  if (thing === "reserve" && target === "zone") return "flip";
  if (target !== "lines") return null;
  if (thing === "zone") return "take";
  return thing === "centre" ? "alternative" : null;
}
