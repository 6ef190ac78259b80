/** Figures of a race as they are shown. */

import { preferences } from "../../base/preferences.svelte";
import type { RaceFigureView } from "../../protocol";

/** What is worth telling: not what never happened to anybody. */
export function worthTelling(figures: readonly RaceFigureView[]): RaceFigureView[] {
  return figures.filter((it) => it.values.some((value) => value !== 0));
}

/** A figure in the signs of the language: luck comes with its sign, and in tenths. */
export function figureText(
  unit: RaceFigureView["unit"],
  value: number,
  language = preferences.language,
): string {
  if (unit === "count") return String(value);
  const shape = { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, shape).format(value / 100).replace("-", "−");
}
