import { untrack } from "svelte";
import type { AdviceShown } from "../messages";
import type { TableState } from "../table/table.svelte";
import type { Deed, Deeds } from "./deed";
import type { Spot } from "./stage.svelte";

/** The hint of this turn: asked for, shown and put away; and what of the table it means. */
export class Hinting implements Deeds {
  readonly deed: (action: string, seat: number) => Deed;
  readonly advice: AdviceShown | null;
  readonly marks: ReadonlySet<string>;
  #table: TableState;

  /** stage: where the marks are seen. */
  constructor(table: TableState, deed: Deeds["deed"], stage: { hinted: ReadonlySet<Spot> }) {
    this.#table = table;
    this.deed = deed;
    this.advice = $derived(table.moving ? null : table.advising.at(table.shown));
    this.marks = $derived(new Set(this.advice ? deed(this.advice.action, this.advice.seat).marks : []));
    $effect(() => {
      const { marks } = this;
      untrack(() => (stage.hinted = marks));
    });
  }

  hinted = (): ReadonlySet<string> => this.marks;

  /** Once on a turn, where there is a choice; then it is shown and put away. */
  ask(): void {
    const { info, seat, shown, advising } = this.#table;
    if (!info?.hints || !this.#table.myTurn || this.#table.moving || seat === null || !shown) return;
    if (shown.legal.length < 2) return;
    if (this.advice) advising.shut = !advising.shut;
    else this.#table.requests.hint(seat, shown.ply);
  }
}
