import { FluentResource } from "@fluent/bundle";

/** Each Fluent file but the command line's is a chunk of its own, loaded when it is needed. */
const files = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

/** By language and file: "ru/common", "en/hidden_hats". */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split("/").slice(-2).join("/").replace(".ftl", ""),
    load,
  ]),
);
const parsed = new Map<string, Promise<FluentResource>>();

/** Some words could not be loaded: the line is broken, or the server has a newer page. */
export class NoWords extends Error {}

async function read(name: string, load: () => Promise<string>): Promise<FluentResource> {
  let text: string;
  try {
    text = await load();
  } catch (problem) {
    parsed.delete(name); // the next one who asks may be luckier
    throw new NoWords(name, { cause: problem });
  }
  return new FluentResource(text);
}

/** The words of one file, read once. */
export function wordsFile(language: string, file: string): Promise<FluentResource> {
  const name = `${language}/${file}`;
  const known = parsed.get(name);
  if (known) return known;
  const load = loaders.get(name);
  if (!load) throw new Error(`no words in ${name}`);
  const reading = read(name, load);
  parsed.set(name, reading);
  return reading;
}
