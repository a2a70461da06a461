import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sprite } from "./build/sprite.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the Python server (`hatstand --no-open`). */
const server = process.env.HATSTAND_SERVER ?? "http://127.0.0.1:8080";

/** Words are named by their language and their game: so it can be told what a reader of one language loads. */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, game] = /locales\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
  return language && game ? `assets/${language}-${game}-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite()],
  resolve: {
    alias: { $locales: here("../src/hatstand/locales") },
    // Components under test are mounted, so Svelte's browser half is wanted there too.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/hatstand/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // Small drawings stay files of their own: a data URI can't be cached, and counts against the script's size.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: {
    fs: { allow: [here("."), here("../src/hatstand/locales")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
}));
