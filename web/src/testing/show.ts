import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { Address } from "../address.svelte";
import { Server } from "../server";
import type { Words } from "../words/words.svelte";
import Harness from "./Harness.svelte";

export interface Around {
  words: Words;
  server: Server;
  address: Address;
}

/** Renders a component with the page around it. */
export function show<Props extends Record<string, unknown>>(
  part: Component<Props>,
  given: Props,
  { words, server = new Server(), address = new Address() }: Pick<Around, "words"> & Partial<Around>,
): void {
  const around = { words, server, address };
  render(Harness, { part: part as Component<Record<string, unknown>>, given, around });
}
