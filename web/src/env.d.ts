/// <reference types="svelte" />

/** The page's build: a digest of what it was built from, or "dev". */
declare const __HATSTAND_BUILD__: string;
