/** What games, boards, people and charioteers are called in the language of the page; the charioteers of the house go
 * by their proper names. */

import { hasWordsFor, say } from "../base/language.svelte";
import type { ChairView, Happening, Words } from "../protocol";
import { uiOf } from "./registry";

export { GAMES } from "./registry";

/** The name of a game; the games of the house keep their names in every language. */
export function gameName(game: string): string {
  return uiOf(game).title;
}

/** The message with something about a charioteer, if the house has one: `strategist:0.5s II` is a strategist. */
function about(game: string, charioteer: string, what: "name" | "character"): string | null {
  const key = `charioteer-${game}-${charioteer.split(/[: ]/)[0]}-${what}`;
  return hasWordsFor(key) ? say(key) : null;
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
  return hasWordsFor(key) ? say(`page-board-${name}`) : name;
}

const NAMES = new Set(["who", "name", "names"]);

/** Say what the commentator tells; charioteers of the house are called by their proper names. */
export function sayTold(
  game: string,
  { key, facts = {} }: Words,
  renamed: ReadonlyMap<string, string> | null = null,
): string {
  const proper: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(facts))
    proper[fact] = renamed?.has(String(value))
      ? renamed.get(String(value))!
      : NAMES.has(fact)
        ? String(value).replace(/[\p{L}\p{N}:._-]+/gu, (it) => named(game, it))
        : fact === "course"
          ? boardName(String(value))
          : value;
  return say(own(key, proper), proper);
}

/** The message of a key, or the one for a chariot that bears the name of its driver: nobody is told of twice. */
function own(key: string, { chariot, name }: Record<string, string | number>): string {
  return chariot !== undefined && chariot === name && hasWordsFor(`${key}-own`) ? `${key}-own` : key;
}

/** What is told beside the emblem of a seat: the letter on the emblem is not said again. */
export function besideEmblem(words: Words, seat: number | null): Words {
  const who = String(words.facts?.["who"] ?? "");
  if (seat === null || !who.startsWith(`${"ABCDEF"[seat]} `)) return words;
  return { ...words, facts: { ...words.facts, who: who.slice(2) } };
}

/** Whether something told in a line is of others than the line began with, or of nobody who decided: it is set apart. */
export function setsApart(told: readonly Words[], at: number, seat: number | null): boolean {
  const who = told[at]?.facts?.["who"];
  return seat === null || (who !== undefined && who !== told[0]?.facts?.["who"]);
}

const heard = new WeakMap<Happening, Happening>();

/** What happened, told with the names that chariots go by here; the same object for the same event. */
export function withRenamedChariots(what: Happening, renamed: ReadonlyMap<string, string>): Happening {
  const known = heard.get(what);
  if (known) return known;
  const names = (words: Words): Words => ({
    ...words,
    facts: Object.fromEntries(
      Object.entries(words.facts ?? {}).map(([fact, value]) => [fact, renamed.get(String(value)) ?? value]),
    ),
  });
  const made = what.told ? { ...what, told: what.told.map(names) } : what;
  heard.set(what, made);
  return made;
}

/** Only words that are names of charioteers as the server writes them change; nobody's own name does. */
function named(game: string, word: string): string {
  return /^[a-z]/.test(word) ? properName(game, word) : word;
}

/** What a move is called: by a message of the game for the whole move or for its first word (the rest of it is `$rest`),
 * else as it is written. */
export function moveWords(game: string, move: string): string {
  const [first = "", ...rest] = move.split(/\s+/);
  const whole = `move-${game}-${move.replaceAll(/[^A-Za-z0-9_-]+/g, "-")}`;
  const short = `move-${game}-${first}`;
  const named = [whole, short].find(hasWordsFor);
  return named ? say(named, { rest: rest.join(" ") }).trim() : move;
}
