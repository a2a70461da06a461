// @vitest-environment node
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { spriteOf } from "../build/sprite.ts";

const KB = 1000;
const folder = join(import.meta.dirname, "games");
const GAMES = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts")));

/** A built file: what it was made of, which scripts it brings along at once, and its compressed size. */
interface Built {
  name: string;
  source: string;
  imports: readonly string[];
  entry: boolean;
  text: string;
  size: number;
}
let files: Built[];

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production"); // else Svelte would compile in what only developers need
  const built = await build({ mode: "production", logLevel: "error", build: { write: false } });
  if (Array.isArray(built) || !("output" in built)) throw new Error("one build has one output");
  files = built.output.map((file) => {
    const text = file.type === "chunk" ? file.code : Buffer.from(file.source).toString();
    const chunk = file.type === "chunk" ? file : null;
    return {
      name: file.fileName,
      source: chunk?.facadeModuleId ?? "",
      imports: chunk?.imports ?? [],
      entry: chunk?.isEntry ?? false,
      text,
      size: gzipSync(text).length,
    };
  });
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

/** These files and all they import, each once. */
function withImports(some: readonly Built[]): Set<Built> {
  const all = new Set(some);
  for (const file of all) {
    for (const name of file.imports) all.add(files.find((other) => other.name === name) ?? file);
  }
  return all;
}

const sum = (some: Iterable<Built>): number => [...some].reduce((total, { size }) => total + size, 0);
const entry = (): Built[] => files.filter((file) => file.entry);
/** The language with the longest words stands for all: a reader loads one. */
const words = (file: string): Built[] => files.filter(({ name }) => name.startsWith(`assets/uk-${file}-`));
const part = (game: string, name: string): Built[] =>
  files.filter(({ source }) => source.endsWith(`games/${game}/${name}.svelte`));

describe("the built page", () => {
  test("has at most 90 kB of JavaScript before a game is chosen, compressed", () => {
    const first = withImports([...entry(), ...words("common"), ...GAMES.flatMap(words)]);
    expect(first.size).toBeGreaterThanOrEqual(2 + GAMES.length);
    expect(sum(first)).toBeGreaterThan(20 * KB);
    expect(sum(first)).toBeLessThan(90 * KB);
  });

  test.each(GAMES)("has at most 90 kB of it for whoever comes to a table of %s by its link", (game) => {
    const table = part(game, "Table");
    expect(table).toHaveLength(1);
    const first = withImports([...entry(), ...words("common"), ...words(game), ...table]);
    expect(sum(first)).toBeLessThan(90 * KB);
  });

  test("has at most 250 kB in all, compressed", () => {
    const other = files.filter(({ name }) => !/^assets\/(ru|de|en)-/.test(name));
    expect(sum(other)).toBeLessThan(250 * KB);
  });

  test("has each game's drawings in one file, not in its scripts", () => {
    for (const { name, text } of files.filter(({ name }) => name.endsWith(".js"))) {
      expect(text.includes("<symbol"), name).toBe(false);
    }
    for (const game of GAMES) {
      const sprites = files.filter(({ name }) => name.startsWith(`assets/${game}-`) && name.endsWith(".svg"));
      expect(sprites).toHaveLength(1);
    }
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
