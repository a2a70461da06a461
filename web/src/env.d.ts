/// <reference types="svelte" />

/** The page's build: a digest of what it was built from, or "dev". */
declare const __HATSTAND_BUILD__: string;

/** A folder of drawings, merged into one file (build/sprite.ts): its address. */
declare module "*?sprite" {
  const address: string;
  export default address;
}
