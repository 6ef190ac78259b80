/** A table that nobody else is to be waited for at: its race starts as soon as one gets there. */

let table = "";

/** Start the race of a table as soon as it is shown. */
export function startAtOnce(id: string): void {
  table = id;
}

/** Whether the race of a table is to start now; it is said once. */
export function startsAtOnce(id: string): boolean {
  const now = id !== "" && id === table;
  if (now) table = "";
  return now;
}
