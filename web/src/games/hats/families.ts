import type { Families } from "../../words/families";
import { STAGES } from "./scoring";
import { TYPES } from "./cards";

const EVENTS = ["deal", "exchange", "black", "discard", "pass", "back", "end"];
const WINNERS = ["winner", "winner-you", "winner-team", "winner-team-you", "winners"];
const HINTS = ["exchange", "black", "discard", "pass", "table", "favourite", "cookie"];

/** What stands for the ${…} of the ids that are put together here. */
export default {
  "hats-kind-${type}": TYPES.map((type) => `hats-kind-${type}`),
  "hats-event-${kind}${eyes}": [
    ...EVENTS.flatMap((kind) => [`hats-event-${kind}`, `hats-event-${kind}-you`]),
    "hats-event-pass-to-you",
    "hats-event-back-to-you",
  ],
  'hats-event-cookie${seat === who ? "-you" : ""}': ["hats-event-cookie", "hats-event-cookie-you"],
  "hats-score-${stage}": STAGES.map((stage) => `hats-score-${stage}`),
  "hats-${who}": WINNERS.map((who) => `hats-${who}`),
  "hats-action-${verb}": EVENTS.slice(2).map((verb) => `hats-action-${verb}`),
  "hats-hint-${id}": HINTS.map((id) => `hats-hint-${id}`),
} satisfies Families;
