import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const page = "../src/hippodrome/page";
const server = process.env.HIPPODROME_SERVER ?? "http://127.0.0.1:8000";

/** Lay a compressed copy beside every file that is worth it; the server sends whichever the browser takes. */
function compressed(): Plugin {
  const worth = new Set([".js", ".mjs", ".css", ".html", ".svg", ".json", ".webmanifest", ".wasm"]);
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const path of walk(page).filter((it) => worth.has(extname(it)))) {
        const bytes = readFileSync(path);
        if (bytes.length < 1000) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] }, // the catalogues and the rules lie beside this folder
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
} as Parameters<typeof defineConfig>[0]);
