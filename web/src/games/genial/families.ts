import type { Families } from "../../words/families";

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
const EVENTS = ["deal", "match", "no_match", "conflict", "take", "alternative", "pass"];
const ENDS = ["lines", "passes", "patience"];
const HINTS = ["flip", "match", "misfire", "take", "line", "surplus", "alternative"];
const you = (id: string): string[] => [id, `${id}-you`];

/** What stands for the ${…} of each id that is put together. */
export default {
  "genial-kind-${colour}": COLOURS.map((colour) => `genial-kind-${colour}`),
  "genial-shape-${colour}": COLOURS.map((colour) => `genial-shape-${colour}`),
  "genial-event-${event.kind}${you}": EVENTS.flatMap((kind) => you(`genial-event-${kind}`)),
  "genial-event-line${you}": you("genial-event-line"),
  "genial-event-end-${end}": ENDS.map((end) => `genial-event-end-${end}`),
  "genial-event-end-${why}": ENDS.map((end) => `genial-event-end-${end}`),
  "genial-verdict-${motion.verdict}": ["match", "no_match", "conflict"].map((id) => `genial-verdict-${id}`),
  "genial-action-${action}": ["flip", "take", "alternative", "pass"].map(
    (action) => `genial-action-${action}`,
  ),
  "genial-hint-${id}": HINTS.map((id) => `genial-hint-${id}`),
} satisfies Families;
