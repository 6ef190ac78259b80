/** A view as rows that can be read: each field by its name, what is nested one step further in. */

/** A field of a view: its value in words, or the rows inside it. */
export interface Row {
  name: string;
  value: string | boolean | null;
  inside: Row[];
}

/** Write a view as rows, but for the name of the game: who sits at the table knows it. */
export function viewRows({ game: _, ...view }: Record<string, unknown>): Row[] {
  return rowsOf(view);
}

/** Write fields as rows, in the order in which they came. */
export function rowsOf(view: Record<string, unknown>): Row[] {
  return Object.entries(view).map(([name, value]) => rowOf(name, value));
}

function rowOf(name: string, value: unknown): Row {
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return { name, value: value.map(written).join(", ") || null, inside: [] };
    return { name, value: null, inside: value.map((it, at) => rowOf(String(at + 1), it)) };
  }
  if (isPlain(value)) return { name, value: typeof value === "boolean" ? value : written(value), inside: [] };
  return { name, value: null, inside: rowsOf(value as Record<string, unknown>) };
}

const isPlain = (value: unknown) => value === null || typeof value !== "object";
const written = (value: unknown) => (value === null || value === undefined ? "–" : String(value));

/** What each seat alone can see: the fields in which the views of the seats differ. */
export function ownRows(views: readonly Record<string, unknown>[]): Row[][] {
  const texts = views.map(
    (view) => new Map(Object.entries(view).map(([name, it]) => [name, JSON.stringify(it)])),
  );
  return views.map((view, seat) =>
    rowsOf(view).filter(({ name }) => texts.some((other) => other.get(name) !== texts[seat]!.get(name))),
  );
}
