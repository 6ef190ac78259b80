import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** List the files in a folder and below, in a fixed order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}
