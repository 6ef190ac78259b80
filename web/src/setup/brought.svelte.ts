/** A board that another screen brings along to the form. */

import type { OwnBoard } from "./draft.svelte";

export interface BroughtBoard extends OwnBoard {
  game: string;
  /** The version of the gallery that it is, so that the race is counted there. */
  published?: { id: string; version: number };
}

export const broughtBoard = $state<{ board: BroughtBoard | null }>({ board: null });
