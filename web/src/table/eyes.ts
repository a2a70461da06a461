import type { Hello, Scene, TableInfo } from "../messages";
import { seatToShow } from "./looking";
import { Past } from "./past";

interface Wishes {
  greet: () => void;
  /** Somebody else looks now: what was told to the one before is not for them. */
  forget: () => void;
}

/** Before whose eyes this page is to lay the table: asked for by a hello, and only theirs is then taken. */
export class Eyes {
  readonly past = new Past();
  #wishes: Wishes;
  #wished: number | null = null; // the seat of the last hello
  #greeting = false; // it is on its way

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  get wished(): number | null {
    return this.#wished;
  }

  get greeting(): boolean {
    return this.#greeting;
  }

  /** number: of the newest entry heard. */
  hello(number: number | null): Hello {
    this.#greeting = true;
    const since = this.past.since(number, this.#wished);
    return { type: "hello", seat: this.#wished, since, build: pageBuild() };
  }

  /** The answer to it; false if it is an earlier one's, and the last one's is still to come. */
  welcomed(seat: number | null): boolean {
    if (this.#greeting && this.#wished !== null && seat !== this.#wished) return false;
    this.#greeting = false;
    this.#wished = seat;
    return true;
  }

  /** From now on only this seat's view is taken; what was meant for another one is asked for again by `since`. */
  show(seat: number | null): void {
    this.#wished = seat;
    if (this.past.isAnothers(seat)) this.#wishes.forget();
    this.#wishes.greet();
  }

  /** Who sits down is shown their own seat, who stands up no longer; true if the server was asked for it. */
  lookAgain(info: TableInfo | null, yours: readonly number[], seat: number | null): boolean {
    const wanted = seatToShow({ dealt: info?.dealt ?? false, yours }, this.#wished);
    if (wanted === (this.#greeting ? this.#wished : seat)) return false;
    this.show(wanted);
    return true;
  }

  see(scene: Scene): boolean {
    return scene.view.seat === this.#wished;
  }
}

/** What the server wrote into the page it served; null where Vite serves it: then nobody can say that it is old. */
function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="hatstand-build"]')?.content ?? null;
}
