/** The keys of this device: what is sent again under the same key is done once. */

import { recall, remember } from "../base/memory";
import { Refused } from "./refused";
import type { Seated } from "../protocol";

/** Make a key for something to be done once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (it) => it.toString(16).padStart(2, "0")).join("");
}

/** Sit down under a key that is kept until the house has answered, so that a lost answer leaves nobody in a seat.
 *
 * Whoever has only asked for the seat keeps the key too: it may have to be asked for again.
 */
export async function sittingDown(wish: string, sit: (key: string) => Promise<Seated>): Promise<Seated> {
  const kept = recall<Record<string, string>>("sitting", {});
  const key = kept[wish] ?? newKey();
  const others = Object.entries(kept).filter(([it]) => it !== wish);
  const keep = (it: boolean) =>
    remember("sitting", Object.fromEntries([...others.slice(-7), ...(it ? [[wish, key]] : [])]));
  keep(true);
  try {
    const seated = await sit(key);
    keep(seated.asked ?? false);
    return seated;
  } catch (why) {
    if (why instanceof Refused && why.code !== "no-server") keep(false);
    throw why;
  }
}
