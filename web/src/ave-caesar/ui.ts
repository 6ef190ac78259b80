/** What Ave Caesar hands over to the page. */

import type { GameUi } from "../game/ui";

export const ui: GameUi = {
  game: "ave-caesar",
  title: "Ave Caesar",
  board: "white",
  ratio: "1680 / 1188",
  rules: true,
  quick: {
    players: 4,
    options: { races: 1 },
    programme: [{ course: "white", direction: "clockwise" }],
  },
  workshop: async () => (await import("./workshop/workshop")).workshop,
  table: async () => (await import("./table")).table,
  setup: async () => (await import("./setup")).setup,
  learn: () => import("./lesson"),
};
