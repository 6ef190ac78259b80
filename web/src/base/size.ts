/** How much room there is: a phone in the hand, a tablet, a screen on a desk or a wall. */

import { MediaQuery } from "svelte/reactivity";

/** Narrow: everything is one below the other, and words lie in a sheet. */
export const narrowScreen = new MediaQuery("(max-width: 699px)", false);

/** Wide: the board stands beside the words. */
export const wideScreen = new MediaQuery("(min-width: 1080px)", true);

/** How wide a picture is for its height. */
export function shapeOf(svg: string): number {
  const [, box = ""] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 3, height = 2] = box.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? width / height : 1.5;
}
