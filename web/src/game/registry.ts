/** The games that the page knows well, each by the entry it hands over; every other game gets a plain one. */

import { ui as aveCaesar } from "../ave-caesar/ui";
import { requestGameWords } from "../base/language.svelte";
import { ui as benHur } from "../ben-hur/ui";
import { plainUi } from "./plain/ui";
import type { GameUi } from "./ui";

const REGISTERED: ReadonlyMap<string, GameUi> = new Map([aveCaesar, benHur].map((it) => [it.game, it]));
const plain = new Map<string, GameUi>();

/** The games of the house, in the order in which they are shown. */
export const GAMES: readonly string[] = [...REGISTERED.keys()];

/** The entry of a game that the page knows well. */
export function registered(game: string): GameUi | undefined {
  return REGISTERED.get(game);
}

/** The entry of a game. One that the page meets for the first time is shown plainly, and its words are asked for. */
export function uiOf(game: string): GameUi {
  const found = REGISTERED.get(game) ?? plain.get(game);
  if (found) return found;
  const made = plainUi(game);
  plain.set(game, made);
  if (game) void requestGameWords();
  return made;
}
