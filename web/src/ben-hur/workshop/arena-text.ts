/** The text of an arena: JSON, read as far as a gesture needs it, and changed without losing what is not understood. */

/** The lengths of an arena, in the order in which they are shown. */
export const MEASURES = ["half", "inner", "outer", "first", "step", "contact"] as const;
export type Measure = (typeof MEASURES)[number];
export type Measures = Record<Measure, number>;

export const DECKS = ["normal", "risky"] as const;
export type Deck = (typeof DECKS)[number];
type Makeup = Record<Deck, Record<string, number>>;

/** The speeds, and every kind of card as it is listed. */
export const SPEEDS = ["+I+", "II", "+II+", "III", "+III+"] as const;
export const CARDS: readonly string[] = [...SPEEDS.flatMap((it) => [it, `${it}*`]), "A1", "A2", "A3"];

const files = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(found).map(([path, it]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? path, it]),
  );

/** The arenas of the house as they are written, by name. */
export const HOUSE_ARENAS = files(
  import.meta.glob<string>("../../../../src/hippodrome/atlas/arenas/*.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** The decks of the house. */
export const HOUSE_DECKS = files(
  import.meta.glob<Record<string, number>>("../../../../src/hippodrome/atlas/decks/*.json", {
    import: "default",
    eager: true,
  }),
) as Makeup;

/** The most that a length can be, and the least. */
export const MOST_LENGTH = 1_000_000;
export const LEAST_LENGTHS: Measures = { half: 0, inner: 1, outer: 1, first: 1, step: 1, contact: 0 };

const isObject = (it: unknown): it is Record<string, unknown> =>
  typeof it === "object" && it !== null && !Array.isArray(it);

/** Read the fields of an arena; null where the text is no JSON object. */
export function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = text.trim() ? JSON.parse(text) : {};
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The lengths that are written as whole numbers. */
export function measuresOf(text: string): Partial<Measures> {
  const fields = fieldsOf(text) ?? {};
  return Object.fromEntries(
    MEASURES.flatMap((it) => (Number.isInteger(fields[it]) ? [[it, fields[it]]] : [])),
  );
}

/** All lengths, if all of them can be drawn. */
export function completeMeasures(text: string): Measures | null {
  const found = measuresOf(text);
  const drawn = MEASURES.every((it) => (found[it] ?? -1) >= 0) && found.half! + found.outer! > 0;
  return drawn ? (found as Measures) : null;
}

/** The decks that the arena is raced with: its own, or those of the house. */
export function decksOf(text: string): { own: boolean; makeup: Makeup } {
  const written = fieldsOf(text)?.["makeup"];
  if (!isObject(written)) return { own: false, makeup: HOUSE_DECKS };
  const deck = (it: unknown): Record<string, number> =>
    Object.fromEntries(
      Object.entries(isObject(it) ? it : {}).flatMap(([card, count]) =>
        typeof count === "number" ? [[card, count]] : [],
      ),
    );
  return { own: true, makeup: { normal: deck(written["normal"]), risky: deck(written["risky"]) } };
}

const rewritten = (fields: Record<string, unknown>) => `${JSON.stringify(fields, null, 2)}\n`;

/** Set a length; the rest of the text stays as it is written. */
export function setMeasure(text: string, measure: Measure, size: number): string {
  const fields = fieldsOf(text);
  if (!fields || !Number.isFinite(size)) return text;
  const whole = Math.min(MOST_LENGTH, Math.max(LEAST_LENGTHS[measure], Math.round(size)));
  if (fields[measure] === whole) return text;
  const written = [...text.matchAll(new RegExp(`("${measure}"\\s*:\\s*)(-?\\d+)(?=\\s*[,}])`, "g"))];
  if (written.length !== 1) return rewritten({ ...fields, [measure]: whole });
  const [{ 0: found, 1: key = "", index }] = written as [RegExpExecArray];
  return text.slice(0, index) + key + whole + text.slice(index + found.length);
}

/** Set how many there are of a card; an arena without decks of its own gets those of the house first. */
export function setCount(text: string, deck: Deck, card: string, count: number): string {
  const fields = fieldsOf(text);
  if (!fields || !Number.isFinite(count)) return text;
  const { makeup } = decksOf(text);
  const whole = Math.min(99, Math.max(0, Math.round(count)));
  if ((makeup[deck][card] ?? 0) === whole) return text;
  const counts: Record<string, number> = {};
  for (const it of [...CARDS, ...Object.keys(makeup[deck]).filter((it) => !CARDS.includes(it))]) {
    const now = it === card ? whole : (makeup[deck][it] ?? 0);
    if (now) counts[it] = now;
  }
  return rewritten({ ...fields, makeup: { ...makeup, [deck]: counts } });
}

/** Race with the decks of the house. */
export function dropDecks(text: string): string {
  const fields = fieldsOf(text);
  if (!fields || !("makeup" in fields)) return text;
  const { makeup: _, ...rest } = fields;
  return rewritten(rest);
}

/** The field that is written in a line, counted from 0: a length, or a card of a deck. */
export function fieldIn(text: string, line: number): string | null {
  const lines = text.split("\n");
  const key = /"([^"]+)"\s*:/.exec(lines[line] ?? "")?.[1];
  if (key === undefined) return null;
  if ((MEASURES as readonly string[]).includes(key)) return key;
  const above = lines.slice(0, line + 1).reverse();
  const deck = above.map((it) => /"(normal|risky)"\s*:/.exec(it)?.[1]).find((it) => it !== undefined);
  return deck === undefined ? null : key === deck ? `makeup.${deck}` : `makeup.${deck}.${key}`;
}
