/** A game that the page knows nothing of, at a table. */

import type { TableUi } from "../ui";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Hands from "./Hands.svelte";
import Turn from "./Turn.svelte";

export const table: TableUi = {
  Board,
  Turn,
  Glance,
  Hands,
  boardOf: () => null,
  moments: {},
  points: "page-table-points",
  worth: "places",
};
