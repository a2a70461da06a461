const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which of these an arrow, Home or End leads to from the one at `from`, as they lie on the screen; null: another key. */
export function neighbour(stops: readonly HTMLElement[], from: number, key: string): number | null {
  const here = stops[from]?.getBoundingClientRect();
  if (!here) return null;
  if (key === "Home") return 0;
  if (key === "End") return stops.length - 1;
  const step = STEPS[key];
  if (step !== undefined) return (from + step + stops.length) % stops.length;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  let best = from;
  let nearest = Infinity;
  for (const [index, stop] of stops.entries()) {
    const there = stop.getBoundingClientRect();
    const down = there.top - here.top;
    if (key === "ArrowDown" ? down < here.height / 2 : down > -here.height / 2) continue;
    const distance = Math.abs(there.left - here.left) + Math.abs(down);
    if (distance < nearest) [best, nearest] = [index, distance];
  }
  return best;
}
