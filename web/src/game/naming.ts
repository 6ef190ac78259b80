/** What people and charioteers are called: the charioteers of the house go by their proper names. */

import { known, say } from "../base/language.svelte";
import type { ChairView, Words } from "../protocol";

/** The message with something about a charioteer, if the house has one: `strategist:0.5s II` is a strategist. */
function about(game: string, charioteer: string, what: "name" | "character"): string | null {
  const key = `charioteer-${game}-${charioteer.split(/[: ]/)[0]}-${what}`;
  return known(key) ? say(key) : null;
}

/** The proper name of a charioteer: `greedy` is Crescens. */
export function properName(game: string, charioteer: string): string {
  return about(game, charioteer, "name") ?? charioteer;
}

/** The character of a charioteer in one sentence; empty for one of somebody's own. */
export function character(game: string, charioteer: string): string {
  return about(game, charioteer, "character") ?? "";
}

/** What whoever sits on a chair is called; empty while nobody does. */
export function nameOf(game: string, chair: ChairView): string {
  if (chair.kind !== "charioteer") return chair.name;
  const [charioteer = "", numeral] = chair.name.split(" ");
  return numeral ? `${properName(game, charioteer)} ${numeral}` : properName(game, charioteer);
}

/** The name of a course or an arena; one of somebody's own is called as its file says. */
export function boardName(board: string | Record<string, any>): string {
  const name = typeof board === "string" ? board : String(board["name"] ?? "");
  const key = `page-board-${name}`;
  return known(key) ? say(`page-board-${name}`) : name;
}

const NAMES = new Set(["who", "name", "names"]);

/** Say what the commentator tells; charioteers of the house are called by their proper names. */
export function sayTold(game: string, { key, facts = {} }: Words): string {
  const proper: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(facts))
    proper[fact] = NAMES.has(fact)
      ? String(value).replace(/[\p{L}\p{N}:._-]+/gu, (it) => named(game, it))
      : fact === "course"
        ? boardName(String(value))
        : value;
  return say(key, proper);
}

/** Only words that are names of charioteers as the server writes them change; nobody's own name does. */
function named(game: string, word: string): string {
  return /^[a-z]/.test(word) ? properName(game, word) : word;
}
