import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const QUERY = "?sprite";

/** Every SVG file in the folder, as paths from it. */
function drawingsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".svg")).sort();
}

/** One SVG with a symbol for each drawing in the folder: hats/crown.svg of hidden_hats is #hidden_hats/hats/crown. */
export function spriteOf(folder: string): string {
  const owner = basename(dirname(folder));
  const symbols = drawingsIn(folder).map((name) => {
    const file = readFileSync(join(folder, name), "utf8");
    const [, box, content] = /<svg[^>]*?viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(file) ?? [];
    if (box === undefined || content === undefined) throw new Error(`${name} is no SVG with a viewBox`);
    if (/\sid=/.test(content)) throw new Error(`${name} has an id, which could clash with another drawing's`);
    const id = [owner, ...name.replace(/\.svg$/, "").split(sep)].join("/");
    return `<symbol id="${id}" viewBox="${box}">${content.trim().replace(/>\s+</g, "><")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** `import address from "./drawings/?sprite"`: the folder's drawings in one file of their own, and its address. */
export function sprite(): Plugin {
  let serving = false;
  return {
    name: "hatstand-sprite",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || importer === undefined) return null;
      return join(dirname(importer), source.slice(0, -QUERY.length)) + QUERY;
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const folder = id.slice(0, -QUERY.length);
      if (!statSync(folder).isDirectory())
        throw new Error(`${relative(".", folder)} is no folder of drawings`);
      for (const name of drawingsIn(folder)) this.addWatchFile(join(folder, name));
      const source = spriteOf(folder.replace(/[\\/]$/, ""));
      if (serving)
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: `${basename(dirname(folder))}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
