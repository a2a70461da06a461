import type { AdviceShown, Scene } from "../messages";

/** What a master would do, as long as it is still to be done. */
export class Advising {
  /** The person has read it: it is out of the way, and what it means stays marked. */
  shut = $state(false);
  #given = $state.raw<AdviceShown | null>(null);

  take(advice: AdviceShown): void {
    this.#given = advice;
    this.shut = false;
  }

  /** For the seat before whose eyes this scene lies. */
  at(scene: Scene | null): AdviceShown | null {
    const given = this.#given;
    return given && scene && given.ply === scene.ply && given.seat === scene.view.seat ? given : null;
  }
}
