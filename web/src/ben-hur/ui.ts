/** What Ben Hur hands over to the page. */

import type { GameUi } from "../game/ui";

export const ui: GameUi = {
  game: "ben-hur",
  title: "Ben Hur",
  board: "antioch",
  ratio: "1680 / 903",
  rules: true,
  quick: { players: 4, laps: 1 },
  workshop: async () => (await import("./workshop/workshop")).workshop,
  table: async () => (await import("./table")).table,
  setup: async () => (await import("./setup")).setup,
  learn: () => import("./lesson"),
};
