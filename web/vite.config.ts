import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { offline } from "./plugins/offline.ts";

const page = process.env["HIPPODROME_PAGE"] ?? "../src/hippodrome/page";
const server = process.env["HIPPODROME_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), offline(page), compressed(page)],
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
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
