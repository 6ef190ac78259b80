/** What the form of a table says: names of editions, options, clocks, and why something is refused. */

import { hasWordsFor, say } from "../base/language.svelte";
import { boardName } from "../game/names";
import type { Refused } from "../line/house";
import type { Clock } from "../protocol";
import type { Value } from "./draft.svelte";

/** Names in files have underscores, names of messages have hyphens. */
export const kebab = (name: string) => name.replaceAll("_", "-");

/** Say a message if there is one, else something plainer. */
const sayOr = (key: string, plain: string) => (hasWordsFor(key) ? say(key) : plain);

/** A name as a file writes it, made readable. */
const readable = (name: string) => name.replaceAll(/[_-]/g, " ");

/** The name of an edition or a preset. */
export const editionName = (edition: string) => sayOr(`page-setup-edition-${edition}`, readable(edition));

/** What an edition is about, in a sentence; empty where there is none. */
export const editionHelp = (edition: string) => sayOr(`page-setup-about-${edition}`, "");

/** What an option is called. */
export const optionName = (option: string) => sayOr(`page-setup-option-${kebab(option)}`, readable(option));

/** What an option does, in a sentence; empty where there is none. */
export const optionHelp = (option: string) => sayOr(`page-setup-help-${kebab(option)}`, "");

/** What a value of an option is called. */
export function valueName(option: string, value: Value): string {
  if (typeof value === "boolean") return value ? say("page-setup-yes") : say("page-setup-no");
  if (typeof value === "number") return String(value);
  return sayOr(`page-setup-value-${kebab(option)}-${kebab(value)}`, readable(value));
}

/** A length of time in the largest unit that says it in whole numbers. */
export function duration(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return say("page-setup-days", { count: seconds / 86_400 });
  if (seconds >= 3_600 && seconds % 3_600 === 0) return say("page-setup-hours", { count: seconds / 3_600 });
  if (seconds >= 60 && seconds % 60 === 0) return say("page-setup-minutes", { count: seconds / 60 });
  return say("page-setup-seconds", { count: seconds });
}

/** A clock in words. */
export function clockName(clock: Clock | null): string {
  if (clock === null) return say("page-setup-clock-none");
  const time = duration(clock.seconds ?? 60);
  if (clock.kind !== "bank") return say("page-setup-clock-move", { time });
  return say("page-setup-clock-bank", { time, bonus: duration(clock.bonus ?? 0) });
}

/** The numbers of chariots something is for. */
export function chariotRange([least, most]: readonly number[]): string {
  return say("page-setup-chariots", { least: least ?? 0, most: most ?? 0 });
}

const OURS = ["chariots-edition", "chariots-course"];

/** Why settings are refused, in words of the form, and the clause it rests on, if there is one. */
export function refusalWords(why: Refused): { text: string; clause: string | null } {
  const clause = why.clause ?? /\((\d+(?:\.\d+)?)\)\s*$/.exec(why.text)?.[1] ?? null;
  if (why.code === "no-server") return { text: say("page-setup-no-server"), clause: null };
  if (OURS.includes(why.code)) {
    const { least = 0, most = 0 } = why.facts;
    const edition = editionName(String(why.facts["edition"] ?? ""));
    const course = boardName(String(why.facts["course"] ?? ""));
    return { text: say(`page-setup-refused-${why.code}`, { least, most, edition, course }), clause };
  }
  const field = String(why.facts["field"] ?? "");
  const plain = field && why.text.startsWith(field) ? why.text.slice(field.length) : why.text;
  const text = plain.replace(/^[\s:]+/, "").replace(/\s*\(\d+(?:\.\d+)?\)\s*$/, "");
  return { text: text.charAt(0).toUpperCase() + text.slice(1), clause };
}
