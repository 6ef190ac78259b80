/** The store of the house in this browser: rows of events as in the server's ledger, in IndexedDB.
 *
 * `call` does what `hippodrome.offline.store` asks for, one transaction each, and answers when it is committed.
 */

interface Row {
  number: number;
  at: number;
  key: string | null;
  event: string;
}

interface Kept {
  table: string;
  code: string;
  game: string;
  wake: number | null;
  at: number;
  opened: number;
  finished: number;
}

interface Given {
  table: string;
  row: Row;
  rows: Row[];
  wakes: boolean;
  wake: number | null;
  code: string;
  game: string;
  after?: number;
  key?: string;
  number?: number;
  written?: string;
  most?: number;
}

const NAME = "hippodrome";
const STORES = ["tables", "events", "snapshots"];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore("tables", { keyPath: "table" });
    const events = database.createObjectStore("events", { keyPath: ["table", "number"] });
    events.createIndex("key", ["table", "key"], { unique: true });
    database.createObjectStore("snapshots", { keyPath: "table" });
  };
  return done(request);
}

/** The rows of a table, after a number. */
const rowsOf = (table: string, after = 0) => IDBKeyRange.bound([table, after], [table, Infinity], true);

export class Store {
  private readonly database = opened();

  /** `changed` is called with a table after something was appended there. */
  constructor(private readonly changed: (table: string) => void) {
    this.database.catch(() => undefined);
  }

  /** Do something; the answer is JSON, `{"answer": …}` or `{"down": why}`. */
  async call(what: string, given: string): Promise<string> {
    try {
      return JSON.stringify({ answer: await this.answer(what, JSON.parse(given) as Given) });
    } catch (why) {
      return JSON.stringify({ down: String(why) });
    }
  }

  private async answer(what: string, given: Given): Promise<unknown> {
    const reading = ["read", "tables", "number-of", "kept"].includes(what);
    const database = await this.database;
    const change = database.transaction(STORES, reading ? "readonly" : "readwrite", { durability: "strict" });
    const committed = new Promise<void>((yes, no) => {
      change.oncomplete = () => yes();
      change.onabort = () => no(change.error ?? new Error("aborted"));
    });
    committed.catch(() => undefined);
    try {
      const answer = await this.within(change, what, given);
      await committed;
      if (what === "append") this.changed(given.table);
      return answer;
    } catch (why) {
      if (why instanceof DOMException && why.name === "ConstraintError") return false;
      throw why;
    }
  }

  private async within(change: IDBTransaction, what: string, given: Given): Promise<unknown> {
    const { table } = given;
    const tables = change.objectStore("tables");
    const events = change.objectStore("events");
    const snapshots = change.objectStore("snapshots");
    switch (what) {
      case "append": {
        await done(events.add({ table, ...given.row }));
        const known = (await done(tables.get(table))) as Kept;
        const wake = given.wakes ? given.wake : known.wake;
        await done(tables.put({ ...known, wake, at: given.row.at }));
        return true;
      }
      case "open": {
        const { code, game, rows, most } = given;
        const at = rows.at(-1)!.at;
        await done(tables.add({ table, code, game, wake: null, at, opened: Date.now(), finished: 0 }));
        for (const row of rows) await done(events.add({ table, ...row }));
        const all = (await done(tables.getAll())) as Kept[];
        await drop(change, older(all, (it) => it.opened).slice(most));
        return true;
      }
      case "finish": {
        const known = (await done(tables.get(table))) as Kept | undefined;
        if (known && !known.finished) await done(tables.put({ ...known, finished: Date.now() }));
        const all = (await done(tables.getAll())) as Kept[];
        const over = all.filter((it) => it.finished);
        await drop(change, older(over, (it) => it.finished).slice(given.most));
        return true;
      }
      case "keep":
        await done(snapshots.put({ table, number: given.number, written: given.written }));
        return true;
      case "kept":
        return ((await done(snapshots.get(table))) as { written: string } | undefined)?.written ?? "";
      case "read":
        return (await done(events.getAll(rowsOf(table, given.after)))) as Row[];
      case "number-of":
        return ((await done(events.index("key").get([table, given.key!]))) as Row | undefined)?.number ?? 0;
      case "tables":
        return done(tables.getAll());
      default:
        throw new Error(what);
    }
  }
}

/** The newest first. */
const older = (tables: Kept[], by: (it: Kept) => number) => [...tables].sort((a, b) => by(b) - by(a));

async function drop(change: IDBTransaction, tables: Kept[]): Promise<void> {
  for (const { table } of tables) {
    await done(change.objectStore("tables").delete(table));
    await done(change.objectStore("snapshots").delete(table));
    await done(change.objectStore("events").delete(rowsOf(table)));
  }
}
