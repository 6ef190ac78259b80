/** Opening a table and sitting down at it, the same for every screen that does so. */

import { keepSeat, keepTable } from "../base/memory";
import { preferences } from "../base/preferences.svelte";
import type { Open, Settings } from "../protocol";
import type { House } from "./house";
import { Table } from "./table.svelte";

/** Open a table, seat the people of this device in order, and keep the table in the list of one's own. */
export async function openTable(house: House, settings: Settings, names: string[]): Promise<Open> {
  const opened = await house.open(settings);
  const { game, title = "" } = settings;
  keepTable({ ...opened, game, title, opened: Date.now(), seats: [] });
  for (const name of names) {
    const seated = await house.sit(opened.table, name);
    keepSeat({ ...seated, name }, game, title);
  }
  return opened;
}

/** Start the race at a table where somebody of this device sits. */
export async function startRace(house: House, opened: Open): Promise<void> {
  const table = new Table(house, opened.table);
  const seat = table.mine[0] ?? 0;
  try {
    // Whoever likes a livery wears it where it is free; the race starts all the same where it is not.
    const { livery } = preferences;
    if (livery !== null) await table.do({ type: "dress", seat, livery }).catch(() => undefined);
    await table.do({ type: "start", seat });
  } finally {
    table.close();
  }
}
