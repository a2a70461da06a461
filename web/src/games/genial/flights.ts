import type { Flight } from "../../playing/stage.svelte";
import { coloursOf, type Tokens } from "./board";
import type { Motion } from "./motions";

const STAGGER = 70; // ms between tokens of one move
const DEALT_AFTER = 220; // ms between those laid in the beginning
const MOST = 4; // of one colour are seen to fly; more would only hide each other

/** What is on its way during a motion. owner: whose lines lie large before the person. */
export function flightsOf(motion: Motion, owner: number | null): Flight[] {
  const home = (colour: string): string => (motion.seat === owner ? `line ${colour}` : `seat ${motion.seat}`);
  switch (motion.does) {
    case "deal":
      return eachOf(motion.tokens).map((colour, index) => ({
        thing: colour,
        from: "reserve",
        to: `centre ${colour}`,
        turns: true,
        delay: DEALT_AFTER * index,
      }));
    case "draw":
      return [{ thing: "back", from: "reserve", to: "turning" }];
    case "drop":
      return [{ thing: motion.colour, from: "turning", to: `zone ${motion.colour}` }];
    case "slide":
      return staggered([
        ...motion.zone.map((colour) => ({ thing: colour, from: `zone ${colour}`, to: `centre ${colour}` })),
        { thing: motion.colour, from: "turning", to: `centre ${motion.colour}` },
      ]);
    case "take":
      return staggered([
        ...motion.zone.map((colour) => ({ thing: colour, from: `zone ${colour}`, to: home(colour) })),
        ...eachOf(motion.centre).map((colour) => ({
          thing: colour,
          from: `centre ${colour}`,
          to: home(colour),
        })),
      ]);
    case "return":
      return staggered(
        eachOf(motion.tokens).map((colour) => ({ thing: colour, from: home(colour), to: "reserve" })),
      );
    default:
      return [];
  }
}

function eachOf(tokens: Tokens): string[] {
  return coloursOf(tokens).flatMap((colour) =>
    Array<string>(Math.min(MOST, tokens[colour] ?? 0)).fill(colour),
  );
}

/** One after the other, but the last still has half of its time. */
function staggered<Each extends Flight>(flights: readonly Each[]): Flight[] {
  const gap = Math.min(STAGGER, 300 / Math.max(1, flights.length));
  return flights.map((flight, index) => ({ ...flight, delay: gap * index }));
}
