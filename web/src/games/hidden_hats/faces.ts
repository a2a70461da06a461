import type { Scene } from "../../messages";
import type { Motion } from "./motions";
import { ownView } from "./own";

/** What is seen on one place of the row. */
export interface Face {
  place: number;
  /** null: the place is empty. */
  character: string | null;
  /** A hat card lies there; `up` is the hat that can be seen on it, null while it shows its back. */
  hat: { up: string | null } | null;
  /** An opened hat, on the head that it was over. */
  worn: string | null;
  /** A hat that this person asked to be reminded of (memory_aid). */
  remembered: string | null;
  /** What is being done here right now. */
  mark: "look" | "cross" | "fits" | "wrong" | null;
  /** The seat that does it. */
  by: number | null;
}

/** The row, from the scene that lies there, what is just happening on it, and the number of the newest entry. */
export function facesOf(scene: Scene, motion: Motion | null, number: number | null): Face[] {
  const { characters, hats } = ownView(scene.view);
  return characters.map((character, index) => {
    const place = index + 1;
    const hat = hats[index] ?? null;
    const worn = wornAt(place, scene, motion, number);
    const peeked = scene.peeked?.place === place ? scene.peeked.hat : null;
    const known = hat === null || hat === "?" ? null : hat;
    const mark = markAt(place, motion);
    return {
      place,
      character,
      hat:
        hat === null || worn !== null
          ? null
          : { up: turnedAt(place, motion) ?? peeked ?? (scene.over ? known : null) },
      worn,
      remembered: scene.over || peeked !== null ? null : known,
      mark,
      by: mark !== null && motion !== null && "seat" in motion ? motion.seat : null,
    };
  });
}

/** A card that is being turned over; a wonder hat stays on its card, all others are then seen on the head. */
function turnedAt(place: number, motion: Motion | null): string | null {
  if (motion?.does === "flip" && motion.place === place) return motion.hat;
  const taken = motion?.does === "open" || motion?.does === "collect";
  return taken && motion.place === place && motion.hat === "wonder" ? motion.hat : null;
}

/** A hat just opened sits on the head; a wrong one stays there until it is read, if nothing has happened since. */
function wornAt(place: number, scene: Scene, motion: Motion | null, number: number | null): string | null {
  if (motion?.does === "open" && motion.place === place && motion.hat !== "wonder") return motion.hat;
  if (motion?.does === "penalty" && motion.place === place) return motion.hat;
  if (motion?.does === "collect" && motion.place === place) return motion.what === "pair" ? motion.hat : null;
  const opened = scene.opened.find((hat) => hat.place === place && hat.number === number);
  return opened?.hat ?? null;
}

function markAt(place: number, motion: Motion | null): Face["mark"] {
  if (motion?.does === "look" && motion.place === place) return "look";
  if (motion?.does === "cross" && (motion.place === place || motion.other === place)) return "cross";
  if (motion?.does === "open" && motion.place === place) return motion.fits ? "fits" : "wrong";
  return null;
}
