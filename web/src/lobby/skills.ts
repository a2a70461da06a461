import type { RulesetInfo } from "../messages";

/** How well a bot plays, as a person would say it: the bot and the settings behind each step of the slider. */
export const SKILLS = [
  { id: "0", bot: "random", settings: {} },
  { id: "1", bot: "forgetful", settings: { memory: 0 } },
  { id: "2", bot: "forgetful", settings: { memory: 0.3 } },
  { id: "3", bot: "forgetful", settings: { memory: 0.6 } },
  { id: "4", bot: "forgetful", settings: { memory: 0.85 } },
  { id: "5", bot: "forgetful", settings: { memory: 1 } },
  { id: "greedy", bot: "greedy", settings: {} },
] as const;

export type SkillId = (typeof SKILLS)[number]["id"];

const FAIR: SkillId = "3";

/** The steps there are in this game. Where much has to be remembered, memory is all that makes a bot better. */
export function skillsOf(rules: RulesetInfo | undefined): SkillId[] {
  const there = SKILLS.filter(({ bot }) => rules?.bots.includes(bot) ?? false);
  return there.filter(({ bot }) => !(rules?.has_memory && bot === "greedy")).map(({ id }) => id);
}

/** The one that was chosen, or, where there is none such in this game, one that is a fair match. */
export function skillIn(skills: readonly SkillId[], chosen: SkillId): SkillId {
  if (skills.includes(chosen)) return chosen;
  return skills.includes(FAIR) ? FAIR : (skills.at(-1) ?? FAIR);
}

export function botOf(skill: SkillId): { bot: string; settings: Record<string, number> } {
  const { bot, settings } = SKILLS.find(({ id }) => id === skill) ?? SKILLS[0];
  return { bot, settings: { ...settings } };
}
