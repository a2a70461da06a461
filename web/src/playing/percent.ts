/** A chance, 0 to 1, as people say it: whole hundredths. */
export const percent = (chance: number): number => Math.round(100 * chance);
