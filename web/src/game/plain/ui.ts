/** A game that the page knows nothing of: named by its words or by its name, shown plainly. */

import { hasWordsFor, say } from "../../base/language.svelte";
import type { GameUi } from "../ui";

/** Make the entry of a game that hands none over. */
export function plainUi(game: string): GameUi {
  const named = `game-${game}`; // among the words of the server, if it has any for it
  return {
    game,
    get title() {
      return hasWordsFor(named) ? say(named) : capitalised(game);
    },
    board: null,
    ratio: "3 / 2",
    rules: false,
    quick: null,
    table: async () => (await import("./table")).table,
    setup: async () => (await import("./setup")).setup,
    learn: null,
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
