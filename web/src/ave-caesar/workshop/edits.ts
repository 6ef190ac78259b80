/** What is done by hand on the board, as changes of the source: text in, text out, remarks and all else left alone.
 *
 * A change that is not possible gives the text back as it was.
 */

import { DIRECTIONS, type Direction } from "../../workshop/balance";
import {
  columnWith,
  idsOf,
  lanesOf,
  numberOf,
  readCourse,
  spacesOf,
  wordsOf,
  type Column,
  type CourseText,
  type Lane,
  type Word,
} from "./course-text";

/** The board in centimetres. */
export const BOARD_WIDTH_CM = 42;
export const BOARD_HEIGHT_CM = 29.7;

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** A lane has no more spaces than this, a column no more lanes. */
const MOST_IN_LANE = 8;
const MOST_LANES = 10;

// --- writing lines -----------------------------------------------------------------------------------

/** The remark of a line with what stands before it, or nothing. */
function remarkOf(line: string): string {
  const at = line.indexOf("#");
  if (at < 0) return "";
  const before = /\s*$/.exec(line.slice(0, at))![0];
  return (before || "  ") + line.slice(at);
}

/** Write the words of a line anew, and keep its remark and how it is laid out.
 *
 * Only the words that changed are written. A line that was laid out as we do it, which is `was`, is so again.
 */
function rewritten(line: string, words: string, was: string | null = null): string {
  if (was !== null && line.split("#", 1)[0]!.trimEnd() === was) return words + remarkOf(line);
  const [old, now] = [wordsOf(line), wordsOf(words)];
  const most = Math.min(old.length, now.length);
  let same = 0;
  while (same < most && old[same]!.text === now[same]!.text) same++;
  let tail = 0;
  while (tail < most - same && old.at(-1 - tail)!.text === now.at(-1 - tail)!.text) tail++;
  const [gone, come] = [old.slice(same, old.length - tail), now.slice(same, now.length - tail)];
  if (gone.length && come.length) {
    const written = words.slice(come[0]!.from, come.at(-1)!.to);
    return line.slice(0, gone[0]!.from) + written + line.slice(gone.at(-1)!.to);
  }
  // Words between others come or go with the space around them.
  const gap = (found: Word[], whole: string) => {
    const from = same ? found[same - 1]!.to : (found[0]?.from ?? 0);
    return [from, tail ? found[found.length - tail]!.from : (found.at(-1)?.to ?? whole.length)] as const;
  };
  const [from, to] = gap(old, line);
  const [begin, end] = gap(now, words);
  return gone.length || come.length ? line.slice(0, from) + words.slice(begin, end) + line.slice(to) : line;
}

function laneText({ words, forksAhead, forksBehind }: Lane): string {
  const written = [...words];
  if (forksBehind) written[0] = `+${written[0]}`;
  if (forksAhead) written[written.length - 1] += "+";
  return written.join(" > ");
}

function columnText(column: Column): string {
  const parts = column.parts.map((part) => part.map(laneText).join(" "));
  return `${numberOf(column).padEnd(5)}  ${parts.join(" | ")}`;
}

const centimetres = (value: number, most: number) =>
  String(Math.round(Math.min(most, Math.max(0, value)) * 10) / 10);

/** Put a line where such lines stand: after the last line with one of these words, else at the end. */
function insertLine(lines: string[], written: string, after: (head: string) => boolean): string[] {
  const heads = lines.map((it) => wordsOf(it)[0]?.text ?? "");
  const at = heads.findLastIndex(after);
  if (at >= 0) return lines.toSpliced(at + 1, 0, written);
  const end = lines.findLastIndex((it) => it.trim() !== "");
  return lines.toSpliced(end + 1, 0, written);
}

const isHead = (head: string) => ["board", "players", "laps", "start", "alley"].includes(head);
const isColumn = (head: string) => /^\d/.test(head);

/** Put a line among the first lines of a source, or before everything. */
function insertHead(lines: string[], written: string): string[] {
  const heads = lines.map((it) => wordsOf(it)[0]?.text ?? "");
  if (heads.some(isHead)) return insertLine(lines, written, isHead);
  const columns = heads.findIndex(isColumn);
  return columns < 0 ? insertLine(lines, written, isHead) : lines.toSpliced(columns, 0, written);
}

const joined = (lines: string[]) => lines.join("\n");

// --- columns -----------------------------------------------------------------------------------------

/** What becomes of a space: another id, or nothing where it is gone. */
type Renamed = ReadonlyMap<string, string | null>;

/** Write the columns anew, numbered one after the other, and everything that names them or their spaces.
 *
 * Lanes keep the ids they had; `merged` says which spaces are now another one of the same source.
 */
function withColumns(
  course: CourseText,
  columns: Column[],
  merged: ReadonlyMap<string, string> = new Map(),
): string {
  const digits = course.columns[0]?.digits ?? 2;
  const renamed = new Map<string, string | null>(
    course.columns.flatMap((it) => spacesOf(it).map((id) => [id, null] as const)),
  );
  const numbers = new Map<number, number>();
  let next = 1;
  const placed = columns.map((column) => {
    const span = column.last - column.first;
    for (let at = 0; at <= span && column.line >= 0; at++) {
      const old = course.columns.find((it) => it.line === column.line)!;
      if (old.first + at <= old.last) numbers.set(old.first + at, next + at);
    }
    const parts = column.parts.map((part) =>
      part.map((lane) => {
        const ids = idsOf(lane.words, next, digits);
        lane.ids.forEach((id, place) => ids[place] !== undefined && id && renamed.set(id, ids[place]));
        return { ...lane, ids };
      }),
    );
    const made = { ...column, first: next, last: next + span, digits, parts };
    next += span + 1;
    return made;
  });
  for (const [from, to] of merged) renamed.set(from, renamed.get(to) ?? to);
  const lines = [...course.lines] as (string | null)[];
  for (const it of course.columns) lines[it.line] = null;
  const added = new Map<number, string[]>();
  let last = -1;
  for (const column of placed) {
    if (column.line >= 0) {
      const was = columnText(course.columns.find((it) => it.line === column.line)!);
      lines[column.line] = rewritten(course.lines[column.line]!, columnText(column), was);
      last = column.line;
    } else added.set(last, [...(added.get(last) ?? []), columnText(column)]);
  }
  const first = course.columns[0]?.line ?? course.lines.findLastIndex((it) => it.trim() !== "") + 1;
  const whole = lines.flatMap((it, at) => [
    ...(at === first ? (added.get(-1) ?? []) : []),
    ...(it === null ? [] : [mentions(it, renamed, numbers)]),
    ...(added.get(at) ?? []),
  ]);
  if (first >= lines.length) whole.push(...(added.get(-1) ?? []));
  return joined(whole.filter((it) => it !== null));
}

/** Write a line that names spaces or columns anew; null where it names nothing that is left. */
function mentions(line: string, renamed: Renamed, numbers: ReadonlyMap<number, number>): string | null {
  const words = wordsOf(line);
  const head = words[0]?.text ?? "";
  if (head === "bend" || head === "outside") return columnMentions(line, numbers);
  if (!["start", "alley", "step", "no"].includes(head)) return line;
  let written = line;
  const seen = new Set<string>();
  let gone = 0;
  for (const { text, from, to } of [...words].reverse()) {
    const name = renamed.get(text);
    if (text === "to" || text === "from") seen.clear();
    if (name === undefined) continue;
    if (name === null || seen.has(name)) {
      written = written.slice(0, from).replace(/ +$/, " ") + written.slice(to).replace(/^ +/, "");
      gone++;
    } else if (name !== text) written = written.slice(0, from) + name + written.slice(to);
    if (name !== null) seen.add(name);
  }
  written = written.includes("#") ? written : written.trimEnd();
  if (!gone || head === "start") return written;
  const left = wordsOf(written).map((it) => it.text);
  const to = left.indexOf("to");
  const from = left.indexOf("from");
  const whole = head === "alley" ? to - from > 1 : left[to - 1] !== "step";
  return whole && left.length > to + 1 ? written : null;
}

/** Write the columns that a bend or an order of steps names anew. */
function columnMentions(line: string, numbers: ReadonlyMap<number, number>): string | null {
  const words = wordsOf(line);
  const bend = words[0]!.text === "bend";
  let written = line;
  const ranges = bend ? words.slice(1, 2) : words.slice(2);
  let left = ranges.length;
  for (const { text, from, to } of [...ranges].reverse()) {
    const [low = 0, high = low] = text.split("-").map(Number);
    const kept = [...numbers].filter(([old]) => low <= old && old <= high).map(([, now]) => now);
    const digits = text.split("-", 1)[0]!.length;
    const pad = (it: number) => String(it).padStart(digits, "0");
    if (!kept.length) {
      written = written.slice(0, from) + written.slice(to).replace(/^ +/, "");
      left--;
      continue;
    }
    const [first, last] = [Math.min(...kept), Math.max(...kept)];
    const range = first === last ? pad(first) : `${pad(first)}-${pad(last)}`;
    // What follows stays where it stood, if there is room.
    const gap = bend ? / */.exec(written.slice(to))![0].length + (to - from) - range.length : 0;
    written =
      written.slice(0, from) +
      range +
      (bend ? " ".repeat(Math.max(1, gap)) : "") +
      (bend ? written.slice(to).trimStart() : written.slice(to));
  }
  return left ? written : null;
}

function plainLanes(count: number): Lane[][] {
  const names = count === 1 ? ["-"] : LETTERS.slice(0, count);
  return [names.map((it) => lane([it]))];
}

function lane(words: string[], ids: string[] = []): Lane {
  return { words, ids, forksAhead: false, forksBehind: false };
}

/** Change the columns of a course, if the one that is meant is there. */
function atColumn(
  text: string,
  at: number,
  change: (
    column: Column,
    course: CourseText,
  ) => { parts: Lane[][]; last?: number; merged?: Map<string, string> } | null,
): string {
  const course = readCourse(text);
  const column = course.columns[at];
  const changed = column && change(structuredClone(column), course);
  if (!column || !changed) return text;
  const { parts, last = column.last, merged } = changed;
  const columns = course.columns.map((it, place) => (place === at ? { ...it, last, parts } : it));
  return withColumns(course, columns, merged);
}

/** What a source begins with that has nothing yet. */
export const EMPTY_SOURCE = "board    mine\nplayers  2-4\nlaps     3\n";

/** Add a column after another, as wide as that one; the last column stays the last, and -1 is before all of them. */
export function addColumn(text: string, after: number): string {
  let course = readCourse(text);
  const count = course.columns.length;
  if (!count) {
    if (!course.lines.some((it) => isHead(wordsOf(it)[0]?.text ?? ""))) {
      course = readCourse(EMPTY_SOURCE + (text.trim() ? text : ""));
    }
    const first: Column = {
      line: -1,
      first: 1,
      last: 1,
      digits: 2,
      parts: [ROMAN.slice(0, 4).map((it) => lane([it]))],
    };
    return withColumns(course, [first]);
  }
  const place = count === 1 ? 1 : Math.min(Math.max(after + 1, 0), count - 1);
  const like = course.columns[Math.min(Math.max(after, 0), count - 1)]!;
  const roman = count === 1;
  const lanes = lanesOf(like).length;
  const parts = roman
    ? [ROMAN.slice(0, lanes).map((it) => lane([it]))]
    : plainLanes(Math.min(lanes, roman ? 6 : MOST_LANES));
  const made: Column = { line: -1, first: 1, last: 1, digits: like.digits, parts };
  return withColumns(course, course.columns.toSpliced(place, 0, made));
}

/** Take a column away; what it was entered from or led to is its neighbour's now. */
export function removeColumn(text: string, at: number): string {
  const course = readCourse(text);
  const column = course.columns[at];
  if (!column || course.columns.length < 2) return text;
  const neighbour = course.columns[at ? at - 1 : 1]!;
  const merged = new Map<string, string>();
  if (course.alley && at > 0 && at < course.columns.length - 1) {
    const outer = lanesOf(neighbour).at(-1)!.ids;
    for (const id of course.alley.from) if (spacesOf(column).includes(id)) merged.set(id, outer.at(-1)!);
    for (const id of course.alley.to) if (spacesOf(column).includes(id)) merged.set(id, outer[0]!);
  }
  const made = withColumns(course, course.columns.toSpliced(at, 1), merged);
  const emptied = DIRECTIONS.some((way) => readCourse(made).starts[way]?.spaces.length === 0);
  return emptied ? lineUp(made) : made;
}

function freeName(column: Column): string {
  const taken = new Set(lanesOf(column).flatMap((it) => it.words.map((word) => word.replace(/\d+$/, ""))));
  const roman = lanesOf(column).some((it) => ROMAN.includes(it.words[0]!));
  const outer = lanesOf(column).at(-1)!.words[0]!;
  const from = roman ? ROMAN : LETTERS;
  const ahead = from.slice(from.indexOf(outer.replace(/\d+$/, "")) + 1);
  return ahead.find((it) => !taken.has(it)) ?? LETTERS.find((it) => !taken.has(it)) ?? "z";
}

/** Say whether a lane has spaces one behind the other. */
const isFile = (it: Lane) => it.words.length > 1;

/** Add a lane outside all others. */
export function addLane(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    if (lanes.length >= MOST_LANES) return null;
    const [only] = lanes;
    if (lanes.length === 1 && only!.words[0] === "-") {
      return { parts: [[{ ...only!, words: only!.words.map(() => "a") }, lane(["b"])]] };
    }
    const made = lane([freeName(column)]);
    const alone = column.last > column.first || lanes.some(isFile);
    if (!alone) return { parts: [...column.parts.slice(0, -1), [...column.parts.at(-1)!, made]] };
    for (let more = column.first; more < column.last; more++) made.words.push(made.words[0]!);
    return { parts: [...column.parts, [made]] };
  });
}

/** Take the outermost lane away; a single space that is left is a bottleneck. */
export function removeLane(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    if (lanes.length < 2) return null;
    const parts = column.parts
      .map((part, place) => (place === column.parts.length - 1 ? part.slice(0, -1) : part))
      .filter((it) => it.length);
    const [first] = parts.flat();
    if (lanes.length === 2 && column.first === column.last && !isFile(first!))
      return { parts: [[lane(["-"], first!.ids)]] };
    return { parts };
  });
}

/** Make a column a single space that everybody has to pass, or two lanes again. */
export function toggleBottleneck(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const spaces = spacesOf(column);
    const lanes = lanesOf(column);
    if (spaces.length === 1) return { parts: [[lane(["a"], lanes[0]!.ids), lane(["b"])]] };
    const [kept, ...others] = spaces;
    const merged = new Map(others.map((it) => [it, kept!]));
    return { parts: [[lane(["-"], [kept!])]], last: column.first, merged };
  });
}

/** Build a wall outside a lane of a column, counted from 0, or take it down. */
export function toggleWall(text: string, at: number, outsideOf: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    if (outsideOf < 0 || outsideOf >= lanes.length - 1) return null;
    let seen = 0;
    const ends = column.parts.map((part) => (seen += part.length));
    const walls = new Set(ends.slice(0, -1));
    const place = outsideOf + 1;
    if (walls.has(place)) {
      if (column.last > column.first || isFile(lanes[outsideOf]!) || isFile(lanes[place]!)) return null;
      walls.delete(place);
    } else walls.add(place);
    const cuts = [0, ...[...walls].sort((a, b) => a - b), lanes.length];
    return { parts: cuts.slice(1).map((end, number) => lanes.slice(cuts[number], end)) };
  });
}

const stem = (name: string) => name.replace(/\d+$/, "");

/** Write the spaces of a file anew: b1 > b2 > b3, or a single b. */
function numbered(it: Lane, count: number): Lane {
  const name = stem(it.words[0]!) || "b";
  const words = count === 1 ? [name] : Array.from({ length: count }, (_, place) => `${name}${place + 1}`);
  return { ...it, words };
}

/** Make the outermost lane of a column longer by a space, behind a wall: a walled curve. */
export function lengthenCurve(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    const outer = lanes.at(-1)!;
    if (lanes.length < 2 || outer.words.length >= MOST_IN_LANE) return null;
    const inner = column.parts
      .map((part, place) => (place === column.parts.length - 1 ? part.slice(0, -1) : part))
      .filter((it) => it.length);
    return { parts: [...inner, [numbered(outer, outer.words.length + 1)]] };
  });
}

/** Make the outermost lane shorter by a space; at last the wall is gone too. */
export function shortenCurve(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const outer = lanesOf(column).at(-1)!;
    const span = column.last - column.first + 1;
    if (outer.words.length <= span || outer.words.length < 2) return null;
    const shorter = numbered(outer, outer.words.length - 1);
    const inner = column.parts.slice(0, -1);
    if (shorter.words.length > 1 || inner.flat().some(isFile)) return { parts: [...inner, [shorter]] };
    return { parts: [...inner.slice(0, -1), [...(inner.at(-1) ?? []), shorter]] };
  });
}

/** Let a walled curve take one column more, every lane a space longer. */
export function widenSpan(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    if (lanes.length < 2 || lanes.some((it) => it.words.length >= MOST_IN_LANE)) return null;
    const longer = lanes.map((it, place) =>
      place === lanes.length - 1
        ? numbered(it, it.words.length + 1)
        : { ...it, words: [...it.words, it.words[0]!] },
    );
    return { parts: longer.map((it) => [it]), last: column.last + 1 };
  });
}

/** Let a walled curve take one column less. */
export function narrowSpan(text: string, at: number): string {
  return atColumn(text, at, (column) => {
    const lanes = lanesOf(column);
    if (column.last === column.first || lanes.some((it) => it.words.length < 2)) return null;
    const shorter = lanes.map((it, place) =>
      place === lanes.length - 1
        ? numbered(it, it.words.length - 1)
        : { ...it, words: it.words.slice(0, -1) },
    );
    return { parts: shorter.map((it) => [it]), last: column.last - 1 };
  });
}

// --- start, alley, steps -----------------------------------------------------------------------------

/** Let chariots start on a space, the next lane of that direction, or no longer. */
export function toggleStart(text: string, way: Direction, space: string): string {
  const course = readCourse(text);
  const start = course.starts[way];
  const spaces = start?.spaces ?? [];
  const next = spaces.includes(space) ? spaces.filter((it) => it !== space) : [...spaces, space];
  return withStarts(course, way, next);
}

function withStarts(course: CourseText, way: Direction, spaces: string[]): string {
  const start = course.starts[way];
  const words = `start ${way.padEnd(13)}  ${spaces.join(" ")}`;
  if (!start) return spaces.length ? joined(insertHead(course.lines, words)) : joined(course.lines);
  if (!spaces.length) return joined(course.lines.toSpliced(start.line, 1));
  return joined(course.lines.with(start.line, rewritten(course.lines[start.line]!, words)));
}

/** Let chariots start on all lanes next to the line: the last column clockwise, the first anticlockwise. */
export function lineUp(text: string): string {
  return DIRECTIONS.reduce((made, way) => {
    const course = readCourse(made);
    const column = way === "clockwise" ? course.columns.at(-1) : course.columns[0];
    return column
      ? withStarts(
          course,
          way,
          lanesOf(column)
            .map((it) => it.ids[0]!)
            .slice(0, 6),
        )
      : made;
  }, text);
}

function withAlley(course: CourseText, spaces: string[], from: string[], to: string[]): string {
  const words = `alley    ${spaces.join(" > ")}  from ${from.join(" ")} to ${to.join(" ")}`;
  if (!course.alley) return joined(insertHead(course.lines, words));
  return joined(course.lines.with(course.alley.line, rewritten(course.lines[course.alley.line]!, words)));
}

const alleyNames = (count: number) => Array.from({ length: count }, (_, place) => `A${place + 1}`);

/** Build an alley along the line, of three spaces; none if there is one, or no room. */
export function addAlley(text: string): string {
  const course = readCourse(text);
  const [before, behind] = [course.columns.at(-2), course.columns[1]];
  if (course.alley || course.columns.length < 4 || !before || !behind) return text;
  return withAlley(
    course,
    alleyNames(3),
    [lanesOf(before).at(-1)!.ids.at(-1)!],
    [lanesOf(behind).at(-1)!.ids[0]!],
  );
}

/** Take the alley away, with every step that names it. */
export function removeAlley(text: string): string {
  const course = readCourse(text);
  if (!course.alley) return text;
  const gone = new Map<string, string | null>(course.alley.spaces.map((it) => [it, null]));
  const lines = course.lines.map((it, line) => {
    if (line === course.alley!.line) return null;
    return ["step", "no"].includes(wordsOf(it)[0]?.text ?? "") ? mentions(it, gone, new Map()) : it;
  });
  return joined(lines.filter((it) => it !== null));
}

/** Make the alley longer or shorter at its exit. */
export function resizeAlley(text: string, count: number): string {
  const course = readCourse(text);
  if (!course.alley || count < 1 || count > 12) return text;
  const { spaces, from, to } = course.alley;
  const fresh = alleyNames(24).filter((it) => !spaces.includes(it));
  const next =
    count <= spaces.length ? spaces.slice(0, count) : [...spaces, ...fresh.slice(0, count - spaces.length)];
  return withAlley(course, next, from, to);
}

/** Let the alley be entered from a space, or lead to it. */
export function moveAlley(text: string, end: "from" | "to", space: string): string {
  const course = readCourse(text);
  if (!course.alley || columnWith(course, space) < 0) return text;
  const { spaces, from, to } = course.alley;
  return end === "from" ? withAlley(course, spaces, [space], to) : withAlley(course, spaces, from, [space]);
}

/** Add a step from a space to another, or take it away; `there` says whether it leads there now. */
export function toggleStep(text: string, space: string, target: string, there: boolean): string {
  const course = readCourse(text);
  const undone = course.steps.find(
    (it) => it.kind === (there ? "step" : "no step") && it.space === space && it.targets.includes(target),
  );
  if (!undone) {
    const words = `${there ? "no step" : "step"} ${space} to ${target}`;
    const lines = insertLine(course.lines, words, (head) => ["step", "no"].includes(head));
    if (course.steps.length) return joined(lines);
    return joined(insertLine(course.lines, words, isColumn));
  }
  const left = undone.targets.filter((it) => it !== target);
  const line = course.lines[undone.line]!;
  if (!left.length) return joined(course.lines.toSpliced(undone.line, 1));
  return joined(
    course.lines.with(undone.line, rewritten(line, `${undone.kind} ${space} to ${left.join(" ")}`)),
  );
}

// --- the shape ---------------------------------------------------------------------------------------

function bendText(range: string, x: number, y: number, radius: number | null): string {
  const at = `${centimetres(x, BOARD_WIDTH_CM).padStart(4)} ${centimetres(y, BOARD_HEIGHT_CM).padStart(4)}`;
  return `bend ${range.padEnd(6)} at ${at}${radius === null ? "" : ` radius ${radius}`}`;
}

function rangeText(first: number, last: number, digits: number): string {
  const [low, high] = [first, last].map((it) => String(it).padStart(digits, "0"));
  return first === last ? low! : `${low}-${high}`;
}

/** Move the corner of a bend. */
export function moveBend(text: string, number: number, x: number, y: number): string {
  const course = readCourse(text);
  const bend = course.bends[number];
  if (!bend) return text;
  const range = wordsOf(course.lines[bend.line]!)[1]!.text;
  const [words, was] = [bendText(range, x, y, bend.radius), bendText(range, bend.x, bend.y, bend.radius)];
  return joined(course.lines.with(bend.line, rewritten(course.lines[bend.line]!, words, was)));
}

/** Let a bend turn other columns. */
export function turnColumns(text: string, number: number, first: number, last: number): string {
  const course = readCourse(text);
  const bend = course.bends[number];
  const most = course.columns.at(-1)?.last ?? 0;
  if (!bend || first < 1 || last < first || last > most) return text;
  const [words, was] = [
    [first, last],
    [bend.first, bend.last],
  ].map(([low, high]) =>
    bendText(rangeText(low!, high!, course.columns[0]!.digits), bend.x, bend.y, bend.radius),
  );
  return joined(course.lines.with(bend.line, rewritten(course.lines[bend.line]!, words!, was)));
}

/** Let a column turn at a corner; the bends stay in the order of their columns. */
export function addBend(text: string, at: number, x: number, y: number): string {
  const course = readCourse(text);
  const column = course.columns[at];
  if (!column) return text;
  if (!course.bends.length) return layBends(text);
  if (course.bends.some((it) => it.first <= column.last && column.first <= it.last)) return text;
  const words = bendText(numberOf(column), x, y, null);
  const before = course.bends.findLast((it) => it.last < column.first);
  const place = before ? before.line + 1 : course.bends[0]!.line;
  return joined(course.lines.toSpliced(place, 0, words));
}

/** Take a bend away; the last three stay, or all of them go and the course is an oval. */
export function removeBend(text: string, number: number): string {
  const course = readCourse(text);
  const bend = course.bends[number];
  if (!bend || course.bends.length <= 3) return text;
  return joined(course.lines.toSpliced(bend.line, 1));
}

/** Write the oval that a course without bends is drawn as with four bends, to be moved. */
export function layBends(text: string): string {
  const course = readCourse(text);
  const count = course.columns.at(-1)?.last ?? 0;
  if (course.bends.length || count < 8) return text;
  const [share, quarter] = [0.2143, 0.1428];
  const [left, right, top, bottom] = [5.8, 36.2, 9.2, 23.2];
  const corners = [
    [share / 2, right, top],
    [share / 2 + quarter, right, bottom],
    [0.5 + share / 2, left, bottom],
    [0.5 + share / 2 + quarter, left, top],
  ] as const;
  let due = 1;
  const lines = corners.map(([low, x, y]) => {
    const first = Math.max(due, Math.round(low * count) + 1);
    const last = Math.max(first, Math.round((low + quarter) * count));
    due = last + 1;
    return bendText(rangeText(first, last, course.columns[0]!.digits), x, y, 7);
  });
  const end = course.lines.findLastIndex((it) => it.trim() !== "");
  return joined(course.lines.toSpliced(end + 1, 0, "", ...lines));
}

/** Move one end of the spina, 0 or 1; `ends` are where they are drawn now. */
export function moveSpina(text: string, end: 0 | 1, x: number, y: number, ends: readonly number[]): string {
  const course = readCourse(text);
  const now = [...(course.spina?.ends ?? ends)];
  [now[2 * end], now[2 * end + 1]] = [x, y];
  const [x0, y0, x1, y1] = now.map((it, place) =>
    centimetres(it, place % 2 ? BOARD_HEIGHT_CM : BOARD_WIDTH_CM),
  );
  const words = `spina ${x0} ${y0} to ${x1} ${y1}`;
  if (!course.spina) return joined(insertLine(course.lines, words, (head) => head === "bend"));
  return joined(course.lines.with(course.spina.line, rewritten(course.lines[course.spina.line]!, words)));
}

/** Leave the spina to the house, which puts it into the middle. */
export function removeSpina(text: string): string {
  const course = readCourse(text);
  return course.spina ? joined(course.lines.toSpliced(course.spina.line, 1)) : text;
}

// --- numbers -----------------------------------------------------------------------------------------

/** Say for how many chariots the course is. */
export function setPlayers(text: string, fewest: number, most: number): string {
  const course = readCourse(text);
  const [low, high] = [fewest, most].map((it) => Math.min(6, Math.max(1, Math.round(it))));
  if (low! > high!) return text;
  const words = `players  ${low === high ? low : `${low}-${high}`}`;
  if (!course.players) return joined(insertHead(course.lines, words));
  return joined(course.lines.with(course.players.line, rewritten(course.lines[course.players.line]!, words)));
}

/** Say how many laps a race has. */
export function setLaps(text: string, laps: number): string {
  const course = readCourse(text);
  const words = `laps     ${Math.min(9, Math.max(1, Math.round(laps)))}`;
  if (!course.laps) return joined(insertHead(course.lines, words));
  return joined(course.lines.with(course.laps.line, rewritten(course.lines[course.laps.line]!, words)));
}

/** Keep the shape of a course and the number of its columns, with two plain lanes and nothing else. */
export function plainShape(text: string): string {
  const course = readCourse(text);
  const count = course.columns.length;
  const columns = course.columns.map((it, place) => {
    const grid = place === 0 || place === count - 1;
    const names = grid ? ROMAN.slice(0, 4) : ["a", "b"];
    return grid ? { ...it, parts: [names.map((name) => lane([name]))] } : plainSpan(it, names);
  });
  const bare = readCourse(removeAlley(text));
  const kept = bare.lines.filter(
    (it) => !["step", "no", "outside", "start"].includes(wordsOf(it)[0]?.text ?? ""),
  );
  const clean = readCourse(joined(kept));
  const placed = clean.columns.map((it, place) => ({ ...columns[place]!, line: it.line }));
  return addAlley(lineUp(setPlayers(withColumns(clean, placed), 2, 4)));
}

function plainSpan(column: Column, names: string[]): Column {
  const span = column.last - column.first + 1;
  if (span === 1) return { ...column, parts: [names.map((name) => lane([name]))] };
  return { ...column, parts: names.map((name) => [lane(Array.from({ length: span }, () => name))]) };
}
