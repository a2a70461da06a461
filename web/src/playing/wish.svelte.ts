import { recall, remember } from "../remembered";

/** Something a person wishes to be so at every table, on or off; this device remembers it. Off until they say so. */
export class Wish {
  #on = $state(false);
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    this.#on = recall(name) === "yes";
  }

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    remember(this.#name, on ? "yes" : "no");
  }
}
