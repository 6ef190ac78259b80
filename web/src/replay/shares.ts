/** Chances beside each other: shares of one race, in whole per cent that make a hundred together. */

/**
 * Each chance was told when its seat had moved, by what that seat knew, so together they need not make one.
 * Where they stand beside each other they are shares of their sum; what rounding leaves goes to those that lost most by it.
 */
export function sharesOfOne(chances: readonly number[]): number[] {
  const sum = chances.reduce((one, other) => one + other, 0);
  if (sum <= 0) return chances.map(() => 0);
  const exact = chances.map((it) => (100 * it) / sum);
  const told = exact.map(Math.floor);
  const short = 100 - told.reduce((one, other) => one + other, 0);
  const order = exact.map((_, at) => at).sort((a, b) => exact[b]! - told[b]! - (exact[a]! - told[a]!));
  for (const at of order.slice(0, short)) told[at]! += 1;
  return told;
}
