/** What an arena can be begun with: one of the house, or a shape. */

import type { KeptBoard } from "../../workshop/craft.svelte";
import { fieldsOf, HOUSE_ARENAS } from "./arena-text";

const written = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;

/** A copy of an arena of the house; its name is told beside the text. */
export function copyOf(name: string): KeptBoard | null {
  const fields = fieldsOf(HOUSE_ARENAS[name] ?? "[]");
  if (!fields) return null;
  const { name: _, ...measures } = fields;
  return { name: `${name}-2`, text: written(measures) };
}

/** The shapes to begin with, by their key. */
export const SHAPES: readonly { key: string; kept: KeptBoard }[] = [
  {
    key: "circle",
    kept: {
      name: "circle",
      text: written({ half: 0, inner: 3200, outer: 7200, first: 3560, step: 640, contact: 140 }),
    },
  },
  {
    key: "needle",
    kept: {
      name: "needle",
      text: written({ half: 9600, inner: 600, outer: 4200, first: 920, step: 580, contact: 120 }),
    },
  },
];
