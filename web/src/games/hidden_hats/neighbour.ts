const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which place an arrow, Home or End leads to from the one at `from`, as they lie on the screen; null: another key. */
export function neighbour(places: readonly HTMLElement[], from: number, key: string): number | null {
  const here = places[from]?.getBoundingClientRect();
  if (!here) return null;
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  const step = STEPS[key];
  if (step !== undefined) return (from + step + places.length) % places.length;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  let best = from;
  let nearest = Infinity;
  for (const [index, place] of places.entries()) {
    const there = place.getBoundingClientRect();
    const down = there.top - here.top;
    if (key === "ArrowDown" ? down < here.height / 2 : down > -here.height / 2) continue;
    const distance = Math.abs(there.left - here.left) + Math.abs(down);
    if (distance < nearest) [best, nearest] = [index, distance];
  }
  return best;
}
