/** What things of the games are called in the language of the page. */

import { known, say } from "../base/language.svelte";
import type { Hire } from "../protocol";
import { properName } from "./naming";

export { boardName } from "./naming";

/** The games of the house, in the order in which they are shown. */
export const GAMES = ["ave-caesar", "ben-hur"] as const;

/** The name of a game; games keep their names in every language. */
export function gameName(game: string): string {
  return game === "ben-hur" ? "Ben Hur" : "Ave Caesar";
}

/** The proper name of a charioteer that may be hired. */
export const hireName = properName;

/** What kind of charioteer it is, in a sentence. */
export function hireCharacter(hire: Hire): string {
  return hire.character === null ? "" : known(hire.character) ? say(hire.character) : "";
}
