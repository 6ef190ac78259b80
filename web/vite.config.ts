import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { languages } from "./plugins/languages.ts";
import { licences, shipped } from "./plugins/licences.ts";
import { offline } from "./plugins/offline.ts";
import { rules } from "./plugins/rules.ts";

const page = process.env["HIPPODROME_PAGE"] ?? "../src/hippodrome/page";
const server = process.env["HIPPODROME_SERVER"] ?? "http://127.0.0.1:8000";

/** What the home screen needs besides, the chariots that race round it among it. */
const HOME = /\/src\/(home\/|screens\/Home|board\/livery)/;

/** The modules that every first load needs, whichever screen it is. */
const FIRST =
  /\/src\/(App|main|screens\/index|style\/|base\/[^/]+$|game\/(names|registry|offered)|game\/plain\/ui|[a-z-]+\/ui\b|line\/(house|houses|opening|remote|table)\b|parts\/(Button|Dialog|Emblem|Header|Preferences|Thumb)\b|home\/(fortune|race-now))|virtual:languages$|node_modules\/(svelte|@fluent|esm-env|clsx)\//;

export default defineConfig({
  plugins: [svelte(), languages(), rules(), offline(page), licences(page), compressed(page)],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // What the first screen needs comes in one piece: each answer of the server costs its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST },
            { name: "home", test: HOME },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [shipped()] },
  server: {
    fs: { allow: [".."] }, // the catalogues and the rules lie beside this folder
    proxy: { "/api": { target: server, ws: true }, "/health": server, "/ready": server },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
