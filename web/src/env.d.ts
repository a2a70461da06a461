/// <reference types="svelte" />

/** A folder of drawings, merged into one file (build/sprite.ts): its address. */
declare module "*?sprite" {
  const address: string;
  export default address;
}
