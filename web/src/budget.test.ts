// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spriteOf } from "../build/sprite.ts";
import { LANGUAGES } from "./words/words.svelte";

const KB = 1000;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hatstand-page-"));
  await build({ mode: "production", logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Every built file with its compressed size. Of the languages only the largest counts: one is loaded. */
function sizes(): { name: string; size: number }[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => extname(name) !== "")
    .map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name))).length }));
  const spoken = files.filter(({ name }) =>
    LANGUAGES.some((language) => name.includes(`assets/${language}-`)),
  );
  expect(spoken).toHaveLength(LANGUAGES.length);
  const largest = spoken.reduce((most, file) => (file.size > most.size ? file : most));
  return files.filter((file) => !spoken.includes(file) || file === largest);
}

const sum = (files: { size: number }[]): number => files.reduce((total, { size }) => total + size, 0);

// The first load is less than this: here the table and the rules, which come later, are counted too.
describe("the built page", () => {
  test("has at most 90 kB of JavaScript, compressed", () => {
    const scripts = sizes().filter(({ name }) => name.endsWith(".js"));
    expect(sum(scripts)).toBeGreaterThan(20 * KB);
    expect(sum(scripts)).toBeLessThan(90 * KB);
  });

  test("has at most 250 kB in all, compressed", () => {
    expect(sum(sizes())).toBeLessThan(250 * KB);
  });

  test("has its drawings in one file, not in its scripts", () => {
    const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
    for (const name of scripts)
      expect(readFileSync(join(folder, "assets", name), "utf8")).not.toContain("<symbol");
    expect(readdirSync(join(folder, "assets")).filter((name) => name.startsWith("hidden_hats"))).toHaveLength(
      1,
    );
  });
});

describe("the file of drawings", () => {
  const sprite = spriteOf(join(import.meta.dirname, "games/hidden_hats/drawings"));

  test("has a symbol for each drawing", () => {
    for (const id of [
      "characters/pirate",
      "hats/crown",
      "hats/wonder",
      "patterns/cook",
      "bald",
      "back-hat",
    ]) {
      expect(sprite).toContain(`<symbol id="hidden_hats/${id}" viewBox="0 0 200 200">`);
    }
  });
});
