import type { Families } from "../../words/families";

const KINDS = "jester sultan viking pirate knight princess cowboy witch wizard cook king dragon".split(" ");
const VERBS = ["peek", "swap", "open"];
const EVENTS = ["swap", "pair", "wonder", "bald", "bald-free"];
const ENDS = ["row", "three", "patience"];
const withYou = (id: string): string[] => [id, `${id}-you`];

/** What stands for the ${…} of the ids that are put together here. */
export default {
  "hidden-hats-hat-${kind}": [...KINDS, "wonder"].map((kind) => `hidden-hats-hat-${kind}`),
  "hidden-hats-kind-${kind}": KINDS.map((kind) => `hidden-hats-kind-${kind}`),
  'hidden-hats-event-${kind}${event.free ? "-free" : ""}${mine ? own : ""}': [
    ...["deal", ...EVENTS].flatMap((event) => withYou(`hidden-hats-event-${event}`)),
    "hidden-hats-event-peek",
    "hidden-hats-event-peek-you-log",
  ],
  "hidden-hats-event-end-${event.end}": ENDS.map((end) => `hidden-hats-event-end-${end}`),
  "hidden-hats-event-end-${end}": ENDS.map((end) => `hidden-hats-event-end-${end}`),
  "hidden-hats-action-${verb}": VERBS.map((verb) => `hidden-hats-action-${verb}`),
  "hidden-hats-do-${verb.id}": VERBS.map((verb) => `hidden-hats-do-${verb}`),
  "hidden-hats-hint-${id}": [...VERBS, "pair", "wonder", "bald"].map((id) => `hidden-hats-hint-${id}`),
  "hidden-hats-${id}": ["pairs", "wonders", "balds"].map((id) => `hidden-hats-${id}`),
  "hidden-hats-${first.who}": [...withYou("hidden-hats-winner"), "hidden-hats-winners"],
  'hidden-hats-opened${opened.seat === seat ? "-you" : ""}': withYou("hidden-hats-opened"),
} satisfies Families;
