import type { Flight, Script } from "../../playing/stage.svelte";
import { LASTS, layingOf, motionsOf, type Motion } from "./motions";
import { ownEvent, ownView } from "./own";

/** How the table's events are seen to happen. Spots: "hat 3", "character 3", "seat 0", the piles' and "bald". */
export const script: Script<Motion> = {
  motions: (event, before) => motionsOf(ownEvent(event), ownView(before.view)),
  flights: flightsOf,
  laying(event, after) {
    const { characters, hats } = layingOf(ownEvent(event), ownView(after.view));
    const flights = [
      ...characters.map((place) => ({ moves: `character ${place}`, to: "characters", arrives: true })),
      ...hats.map((place) => ({ moves: `hat ${place}`, to: "hats", arrives: true })),
    ];
    return { flights, lasts: LASTS.lay };
  },
};

function flightsOf(motion: Motion, spots: readonly string[]): Flight[] {
  switch (motion.does) {
    case "cross": {
      const [one, other] = [`hat ${motion.place}`, `hat ${motion.other}`];
      return [
        { moves: one, to: other, arc: true },
        { moves: other, to: one, arc: true },
      ];
    }
    case "collect": {
      const what = motion.what === "pair" ? "character" : "hat";
      return [{ moves: `${what} ${motion.place}`, to: `seat ${motion.seat}`, shrink: true }];
    }
    case "penalty":
      return [{ moves: "bald", to: `seat ${motion.seat}` }];
    case "sweep":
      return spots
        .filter((spot) => spot.startsWith("hat "))
        .map((spot) => ({ moves: spot, to: "hats", shrink: true }));
    default:
      return [];
  }
}
