/** The clocks of a table: what is left now, and how it is written. */

import type { ClockView } from "../../protocol";

/** Milliseconds left for a seat, `since` milliseconds after the clocks were heard. */
export function msLeft(clock: ClockView, seat: number, since: number): number {
  const then = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, then - since) : then;
}

/** Write a time as on a clock: `9`, `1:05`, `2:00:00`; days and hours in letters. */
export function clockText(milliseconds: number, days: (days: number, hours: number) => string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (it: number) => String(it).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return days(Math.floor(hours / 24), hours % 24);
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** Whether time is so short that it has to be shown as such. */
export function isShort(milliseconds: number): boolean {
  return milliseconds <= 10_000;
}
