/** A turn that goes by by itself: where nothing else is possible, and only then. */

/** How long one sees that nothing else is possible before the turn goes by, in milliseconds. */
export const PASS_PAUSE_MS = 1300;

/** The move that may be made by itself: the only one there is, where it does nothing but let the turn go by.
 *
 * `ask` names cards whose placements are not among the offers: then there is something to choose.
 */
export function idleMove(
  offers: readonly string[],
  ask: readonly string[] | null,
  idle: readonly string[] = [],
): string | null {
  const [move, ...others] = offers;
  if (move === undefined || others.length > 0 || ask?.length) return null;
  return idle.includes(move) ? move : null;
}
