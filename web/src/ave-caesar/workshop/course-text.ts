/** The source of a course, understood line by line: enough of it to change it by hand without losing anything.
 *
 * The house alone says what is wrong with a source. Lines that are not understood here are left as they are.
 */

import { DIRECTIONS, type Direction } from "../../workshop/balance";

/** A word of a line, and where it stands in it. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

/** A lane of a column: its spaces from rear to front, as they are written and as they are called. */
export interface Lane {
  words: string[];
  ids: string[];
  forksAhead: boolean;
  forksBehind: boolean;
}

/** One column, or several that a walled curve takes together; its parts lie between walls. */
export interface Column {
  /** The number of the line, from 0; -1 for one that is not written yet. */
  line: number;
  first: number;
  last: number;
  digits: number;
  parts: Lane[][];
}

export interface Bend {
  line: number;
  first: number;
  last: number;
  x: number;
  y: number;
  radius: number | null;
}

interface Alley {
  line: number;
  spaces: string[];
  from: string[];
  to: string[];
}

/** A step that is added or taken away by hand. */
interface Override {
  line: number;
  kind: "step" | "no step";
  space: string;
  targets: string[];
}

export interface CourseText {
  lines: string[];
  columns: Column[];
  bends: Bend[];
  alley: Alley | null;
  starts: Record<Direction, { line: number; spaces: string[] } | null>;
  steps: Override[];
  spina: { line: number; ends: [number, number, number, number] } | null;
  players: { line: number; fewest: number; most: number } | null;
  laps: { line: number; count: number } | null;
}

/** The words of a line, without its remark. */
export function wordsOf(line: string): Word[] {
  const code = line.split("#", 1)[0]!;
  return [...code.matchAll(/[|>]|[^\s|>]+/g)].map((it) => ({
    text: it[0],
    from: it.index,
    to: it.index + it[0].length,
  }));
}

const RANGE = /^(\d+)(?:-(\d+))?$/;

function rangeOf(text: string | undefined): [number, number] | null {
  const found = RANGE.exec(text ?? "");
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : null;
}

/** Call the spaces of a lane: a name that comes again counts on with the columns. */
export function idsOf(words: readonly string[], first: number, digits: number): string[] {
  return words.map((word, place) => {
    const number = first + words.slice(0, place).filter((it) => it === word).length;
    return String(number).padStart(digits, "0") + (word === "-" ? "" : word);
  });
}

function columnOf(line: number, words: string[]): Column | null {
  const [head = "", ...rest] = words;
  const range = rangeOf(head);
  if (!range) return null;
  const digits = head.split("-", 1)[0]!.length;
  const parts: Lane[][] = [[]];
  let follows = false;
  for (const word of rest) {
    const part = parts.at(-1)!;
    if (word === "|") parts.push([]);
    else if (word === ">") follows = true;
    else {
      const bare = word.replaceAll("+", "");
      if (follows && part.length) part.at(-1)!.words.push(bare);
      else part.push({ words: [bare], ids: [], forksAhead: false, forksBehind: word.startsWith("+") });
      part.at(-1)!.forksAhead = word.endsWith("+");
      follows = false;
    }
  }
  if (parts.some((it) => !it.length)) return null;
  for (const lane of parts.flat()) lane.ids = idsOf(lane.words, range[0], digits);
  return { line, first: range[0], last: range[1], digits, parts };
}

/** Read the source of a course. */
export function readCourse(text: string): CourseText {
  const course: CourseText = {
    lines: text.split("\n"),
    columns: [],
    bends: [],
    alley: null,
    starts: { clockwise: null, anticlockwise: null },
    steps: [],
    spina: null,
    players: null,
    laps: null,
  };
  course.lines.forEach((written, line) => readLine(course, line, wordsOf(written)));
  return course;
}

function readLine(course: CourseText, line: number, found: Word[]): void {
  const words = found.map((it) => it.text);
  const [head = "", ...rest] = words;
  switch (head) {
    case "":
      return;
    case "players": {
      const range = rangeOf(rest[0]);
      if (range) course.players = { line, fewest: range[0], most: range[1] };
      return;
    }
    case "laps": {
      const range = rangeOf(rest[0]);
      if (range) course.laps = { line, count: range[0] };
      return;
    }
    case "start": {
      const way = DIRECTIONS.find((it) => it === rest[0]);
      if (way) course.starts[way] = { line, spaces: rest.slice(1) };
      return;
    }
    case "alley": {
      const [from, to] = [rest.indexOf("from"), rest.indexOf("to")];
      if (from < 0 || to < from) return;
      const spaces = rest.slice(0, from).filter((it) => it !== ">");
      course.alley = { line, spaces, from: rest.slice(from + 1, to), to: rest.slice(to + 1) };
      return;
    }
    case "step":
    case "no": {
      const [space, to, ...targets] = head === "no" ? rest.slice(1) : rest;
      if (space && to === "to")
        course.steps.push({ line, kind: head === "no" ? "no step" : "step", space, targets });
      return;
    }
    case "bend": {
      const range = rangeOf(rest[0]);
      const [x, y] = [Number(rest[2]), Number(rest[3])];
      if (!range || rest[1] !== "at" || !Number.isFinite(x) || !Number.isFinite(y)) return;
      const radius = rest[4] === "radius" ? Number(rest[5]) : null;
      course.bends.push({ line, first: range[0], last: range[1], x, y, radius });
      return;
    }
    case "spina": {
      const ends = [rest[0], rest[1], rest[3], rest[4]].map(Number);
      if (rest[2] === "to" && ends.every(Number.isFinite))
        course.spina = { line, ends: ends as [number, number, number, number] };
      return;
    }
    default: {
      const column = columnOf(line, words);
      if (column) course.columns.push(column);
    }
  }
}

/** All lanes of a column from the inside out. */
export function lanesOf(column: Column): Lane[] {
  return column.parts.flat();
}

/** Every space of a column. */
export function spacesOf(column: Column): string[] {
  return lanesOf(column).flatMap((it) => it.ids);
}

/** Say whether a column is a single space. */
export function isNarrow(column: Column): boolean {
  return spacesOf(column).length === 1;
}

/** Find the column of a space, by its place among the columns; -1 for the alley and what is not there. */
export function columnWith(course: CourseText, space: string): number {
  return course.columns.findIndex((it) => spacesOf(it).includes(space));
}

/** What a column is called in a list: its number or numbers. */
export function numberOf(column: Column): string {
  const [first, last] = [column.first, column.last].map((it) => String(it).padStart(column.digits, "0"));
  return column.first === column.last ? first! : `${first}-${last}`;
}
