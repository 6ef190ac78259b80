import type { Plugin } from "vite";
import { readRules } from "../src/rules/markdown.ts";

/** Read the rule pages when the page is built: importing one gives its tree. */
export function rules(): Plugin {
  return {
    name: "rules",
    transform(text, id) {
      if (!/\/docs\/rules\/.*\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(readRules(text))}`, moduleType: "js", map: null };
    },
  };
}
