/** The opened hats that have been read. What was read in public is read by all at this device. */
export class Read {
  #read = $state.raw<ReadonlySet<string>>(new Set());

  /** reader: the seat before whose eyes it lies, null in public. number: of the entry. */
  has(reader: number | null, number: number): boolean {
    return this.inPublic(number) || this.#read.has(`${reader} ${number}`);
  }

  inPublic(number: number): boolean {
    return this.#read.has(`${null} ${number}`);
  }

  add(reader: number | null, number: number): void {
    this.#read = new Set([...this.#read, `${reader} ${number}`]);
  }
}
