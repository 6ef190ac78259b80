import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { filesIn } from "./files.ts";

const WORTH = new Set([".js", ".mjs", ".css", ".html", ".txt", ".svg", ".json", ".webmanifest", ".wasm"]);

/** Lay a compressed copy beside every file that is worth it; the server sends whichever the browser takes. */
export function compressed(page: string): Plugin {
  let failed = false;
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        if (failed) return;
        for (const path of filesIn(page).filter((it) => WORTH.has(extname(it)))) {
          const bytes = readFileSync(path);
          if (bytes.length < 1000) continue;
          const quality = bytes.length > 1_000_000 ? 5 : 11;
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(
            `${path}.br`,
            brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          );
        }
      },
    },
  };
}
