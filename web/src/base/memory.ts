/** What this browser remembers: preferences, one's name, and the seats one holds. */

const PREFIX = "hippodrome.";

/** Read something remembered; whatever cannot be read is forgotten. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Remember something; a browser that may not simply forgets. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window: the seat lasts as long as the page.
  }
}

/** A seat held on this device: the token is the key to it. */
export interface HeldSeat {
  table: string;
  code: string;
  seat: number;
  token: string;
  recovery: string | null;
  name: string;
}

/** A table this device has to do with, for the list of one's tables. */
export interface KnownTable {
  code: string;
  table: string;
  game: string;
  title: string;
  opened: number;
  seats: HeldSeat[];
}

/** List the tables of this device, the newest first. */
export function knownTables(): KnownTable[] {
  return recall<KnownTable[]>("tables", []);
}

/** Find what this device knows of a table, by id or code. */
export function knownTable(name: string): KnownTable | undefined {
  return knownTables().find((it) => it.table === name || it.code === name.toUpperCase());
}

/** Keep a table in the list, at its top. */
export function keepTable(table: KnownTable): void {
  remember("tables", [table, ...knownTables().filter((it) => it.table !== table.table)].slice(0, 50));
}

/** Add a seat to a table of the list. */
export function keepSeat(held: HeldSeat, game: string, title: string): void {
  const known = knownTable(held.table);
  const seats = [...(known?.seats ?? []).filter((it) => it.seat !== held.seat), held];
  keepTable({ code: held.code, table: held.table, game, title, opened: known?.opened ?? Date.now(), seats });
}

/** Keep a seat that was asked for, until those at the table have let one in or not; null if none is. */
export function keepSeatAskedFor(held: HeldSeat | null): void {
  remember("asked", held);
}

/** Find the seat that was asked for at a table. */
export function seatAskedFor(name: string): HeldSeat | null {
  const asked = recall<HeldSeat | null>("asked", null);
  return asked && (asked.table === name || asked.code === name.toUpperCase()) ? asked : null;
}

/** Let go of a table, or of one seat there. */
export function forgetTable(table: string, seat?: number): void {
  const rest = knownTables().flatMap((it) => {
    if (it.table !== table) return [it];
    return seat === undefined ? [] : [{ ...it, seats: it.seats.filter((held) => held.seat !== seat) }];
  });
  remember("tables", rest);
}
