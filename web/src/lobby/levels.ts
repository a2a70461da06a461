import type { RulesetInfo } from "../messages";

/** How well a bot plays, the best last; each is a bot of this name. */
export const LEVELS = ["novice", "casual", "sharp", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** A fair match for most. */
export const USUAL: Level = "casual";

export const isLevel = (bot: unknown): bot is Level => LEVELS.some((level) => level === bot);

/** Those there are in this game. */
export function levelsOf(rules: RulesetInfo | undefined): Level[] {
  return LEVELS.filter((level) => rules?.bots.includes(level) ?? false);
}
