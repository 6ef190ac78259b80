import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lanesOf, numberOf, readCourse, spacesOf } from "./course-text";
import * as edits from "./edits";

const NAMES = ["white", "blue", "yellow", "red", "pro-ludo-a", "pro-ludo-b"];
const course = (name: string) => readFileSync(`../src/hippodrome/atlas/courses/${name}.course`, "utf8");
const WHITE = course("white");
const RED = course("red");

/** The line of a text that begins with some words. */
const line = (text: string, head: string) => text.split("\n").find((it) => it.startsWith(head)) ?? null;
const at = (text: string, number: number) => readCourse(text).columns.findIndex((it) => it.first === number);
const remarks = (text: string) => text.match(/#.*/g);

const EVERYWHERE: Record<string, (text: string, at: number) => string> = {
  addColumn: edits.addColumn,
  removeColumn: edits.removeColumn,
  addLane: edits.addLane,
  removeLane: edits.removeLane,
  toggleBottleneck: edits.toggleBottleneck,
  lengthenCurve: edits.lengthenCurve,
  shortenCurve: edits.shortenCurve,
  widenSpan: edits.widenSpan,
  narrowSpan: edits.narrowSpan,
  toggleWall: (text, place) => edits.toggleWall(text, place, 0),
};

describe("columns", () => {
  it("are understood as the house calls their spaces", () => {
    const { columns } = readCourse(WHITE);
    expect(columns.map(numberOf).slice(11, 14)).toEqual(["12", "13-14", "15"]);
    expect(spacesOf(columns[12]!)).toEqual(["13a", "14a", "13b1", "13b2", "13b3"]);
    expect(columns.length).toBe(25);
  });

  it.each(Object.keys(EVERYWHERE))("%s keeps remarks, and numbers without gaps, on every course", (name) => {
    for (const text of NAMES.map(course))
      readCourse(text).columns.forEach((_, place) => {
        const made = EVERYWHERE[name]!(text, place);
        // What names a space that is gone goes with it, and so does its remark.
        if (!["removeColumn", "removeLane", "toggleBottleneck"].includes(name))
          expect(remarks(made)).toEqual(remarks(text));
        let due = 1;
        const { columns } = readCourse(made);
        for (const column of columns) {
          expect(column.first).toBe(due);
          due = column.last + 1;
        }
        const ids = columns.flatMap(spacesOf);
        expect(new Set(ids).size).toBe(ids.length);
      });
  });

  it("a new one moves everything that is named after it", () => {
    const made = edits.addColumn(WHITE, at(WHITE, 3));
    expect(line(made, "04")).toBe("04     a b c d");
    expect(line(made, "05")).toBe("05     a b | c d");
    expect(line(made, "start clockwise")).toBe("start clockwise      27I 27II 27III 27IV");
    expect(line(made, "alley")).toBe("alley    A1 > A2 > A3  from 26c to 02c");
    expect(line(made, "bend 09")).toBe("bend 09     at 38.2  9.4");
    expect(line(made, "bend 14-15")).toBe("bend 14-15  at 31   25.6");
  });

  it("one that is taken away takes along what names it alone", () => {
    const made = edits.removeColumn(RED, at(RED, 2));
    expect(line(made, "step")).toBe(null);
    expect(line(made, "outside")).toBe("outside first 02 21 22 23");
    expect(line(made, "alley")).toBe("alley    A1 > A2 > A3 > A4 > A5 > A6  from 22d to 02d");
    expect(line(made, "24")).toBe("24     I II III IV V VI");
  });

  it("the grid moves on when its column is taken away", () => {
    const made = edits.removeColumn(WHITE, at(WHITE, 26));
    expect(line(made, "start clockwise")).toBe("start clockwise      25a 25b 25c");
  });

  it("a column of the alley hands its mouth to its neighbour", () => {
    const made = edits.removeColumn(WHITE, at(WHITE, 25));
    expect(line(made, "alley")).toBe("alley    A1 > A2 > A3  from 24c to 02c");
  });

  it("become bottlenecks and lanes again, and the alley follows", () => {
    const narrow = edits.toggleBottleneck(WHITE, at(WHITE, 2));
    expect(line(narrow, "02")).toBe("02     -");
    expect(line(narrow, "alley")).toBe("alley    A1 > A2 > A3  from 25c to 02");
    const wide = edits.toggleBottleneck(narrow, at(narrow, 2));
    expect(line(wide, "02")).toBe("02     a b");
    expect(line(wide, "alley")).toBe("alley    A1 > A2 > A3  from 25c to 02a");
    expect(edits.removeLane(wide, at(wide, 2))).toBe(narrow);
  });

  it("get lanes of the next name, Roman at the start", () => {
    expect(line(edits.addLane(WHITE, at(WHITE, 5)), "05")).toBe("05     a | b c");
    expect(line(edits.addLane(RED, at(RED, 2)), "02")).toBe("02     a b c d e f");
    const six = edits.removeLane(RED, at(RED, 1));
    expect(line(six, "start anticlockwise")).toBe("start anticlockwise  01I 01II 01III 01IV 01V");
    expect(line(edits.addLane(six, 0), "01")).toBe("01     I II III IV V VI");
  });

  it("keep the layout that somebody gave them, on every line", () => {
    const odd = [
      "# a course\t of my own",
      "bend 2-3 at 36   9 # the first",
      "01 I II",
      "  02   a   b\t# two",
      "03 a|b1>b2",
      "04 a b",
      "start clockwise 04a   04b",
    ].join("\n");
    const made = (change: (text: string, at: number) => string, at: number) => change(odd, at).split("\n");
    const lines = odd.split("\n");
    expect(made(edits.addLane, 1)).toEqual(lines.with(3, "  02   a   b c\t# two"));
    expect(made(edits.removeLane, 1)).toEqual(lines.with(3, "  02   -\t# two"));
    expect(made(edits.lengthenCurve, 2)).toEqual(lines.with(4, "03 a|b1>b2 > b3"));
    expect(made((text) => edits.toggleWall(text, 1, 0), 1)).toEqual(lines.with(3, "  02   a | b\t# two"));
    expect(made((text) => edits.moveBend(text, 0, 30, 9), 0)).toEqual(
      lines.with(1, "bend 2-3 at 30   9 # the first"),
    );
    const shifted = edits.addColumn(odd, 1).split("\n");
    expect(shifted.filter((it) => /^\s*0[1-5]/.test(it))).toEqual([
      "01 I II",
      "  02   a   b\t# two",
      "03     a b",
      "04 a|b1>b2",
      "05 a b",
    ]);
    expect(shifted.at(-1)).toBe("start clockwise 05a   05b");
  });

  it("keep a remark at their end", () => {
    const text = WHITE.replace("05     a | b", "05     a | b   # the pinch");
    expect(line(edits.addLane(text, at(text, 5)), "05")).toBe("05     a | b c   # the pinch");
  });
});

describe("walls", () => {
  it("are built and taken down, but not beside a file", () => {
    const built = edits.toggleWall(WHITE, at(WHITE, 7), 0);
    expect(line(built, "07")).toBe("07     a | b");
    expect(edits.toggleWall(built, at(WHITE, 7), 0)).toBe(WHITE);
    expect(edits.toggleWall(WHITE, at(WHITE, 8), 0)).toBe(WHITE);
    expect(line(edits.toggleWall(WHITE, at(WHITE, 4), 2), "04")).toBe("04     a b | c | d");
  });

  it("make curves, space by space, and over several columns", () => {
    const curve = edits.lengthenCurve(WHITE, at(WHITE, 7));
    expect(line(curve, "07")).toBe("07     a | b1 > b2");
    expect(line(edits.lengthenCurve(curve, at(curve, 7)), "07")).toBe("07     a | b1 > b2 > b3");
    expect(edits.shortenCurve(curve, at(curve, 7))).toBe(WHITE);
    const long = edits.widenSpan(curve, at(curve, 7));
    expect(line(long, "07-08")).toBe("07-08  a > a | b1 > b2 > b3");
    expect(line(long, "bend 09")).toBe("bend 09     at 38.2  9.4");
    expect(edits.narrowSpan(long, at(long, 7))).toBe(curve);
  });
});

describe("start, alley and steps", () => {
  it("a start space is added last and taken away", () => {
    const less = edits.toggleStart(WHITE, "clockwise", "26II");
    expect(line(less, "start clockwise")).toBe("start clockwise      26I 26III 26IV");
    expect(line(edits.toggleStart(less, "clockwise", "26II"), "start clockwise")).toBe(
      "start clockwise      26I 26III 26IV 26II",
    );
  });

  it("the alley is built, moved, made longer and taken away", () => {
    const none = edits.removeAlley(WHITE);
    expect(line(none, "alley")).toBe(null);
    const built = edits.addAlley(none);
    expect(line(built, "alley")).toBe("alley    A1 > A2 > A3  from 25c to 02c");
    expect(line(edits.resizeAlley(built, 4), "alley")).toBe("alley    A1 > A2 > A3 > A4  from 25c to 02c");
    expect(line(edits.moveAlley(built, "from", "24c"), "alley")).toBe(
      "alley    A1 > A2 > A3  from 24c to 02c",
    );
    expect(edits.moveAlley(built, "to", "A2")).toBe(built);
  });

  it("a step that is added and taken away leaves the text as it was", () => {
    const added = edits.toggleStep(WHITE, "01I", "02c", false);
    expect(line(added, "step")).toBe("step 01I to 02c");
    expect(edits.toggleStep(added, "01I", "02c", true)).toBe(WHITE);
    const closed = edits.toggleStep(WHITE, "03a", "04a", true);
    expect(line(closed, "no step")).toBe("no step 03a to 04a");
    expect(edits.toggleStep(closed, "03a", "04a", false)).toBe(WHITE);
    expect(line(edits.toggleStep(RED, "01I", "02b", true), "step 01I")).toBe(null);
  });
});

describe("the shape", () => {
  it("a corner is moved on the board and not off it, and keeps its radius", () => {
    expect(line(edits.moveBend(WHITE, 1, 36.04, 99), "bend 11")).toBe("bend 11     at 36 29.7");
    expect(line(edits.moveBend(RED, 0, 30, 10), "bend 06-08")).toBe("bend 06-08  at   30   10 radius 4.6");
  });

  it("bends stay in order, and three stay", () => {
    const made = edits.addBend(WHITE, at(WHITE, 4), 20, 8);
    expect(readCourse(made).bends.map((it) => it.first)).toEqual([4, 8, 11, 13, 15, 18, 20, 23]);
    let fewer = WHITE;
    for (let times = 0; times < 9; times++) fewer = edits.removeBend(fewer, 0);
    expect(readCourse(fewer).bends.length).toBe(3);
    expect(line(edits.turnColumns(WHITE, 0, 7, 9), "bend 07-09")).toBe("bend 07-09  at 38.2  9.4");
  });

  it("an oval gets bends to move", () => {
    const oval = WHITE.replace(/^(bend|spina).*\n/gm, "");
    const { bends } = readCourse(edits.layBends(oval));
    expect(bends.map((it) => [it.first, it.last])).toEqual([
      [4, 6],
      [7, 10],
      [17, 19],
      [20, 23],
    ]);
  });

  it("the spina is moved by its ends", () => {
    expect(line(edits.moveSpina(WHITE, 1, 30, 18.25, []), "spina")).toBe("spina 11 17 to 30 18.3");
    const none = edits.removeSpina(WHITE);
    expect(line(edits.moveSpina(none, 0, 9, 9, [10, 17, 30, 17]), "spina")).toBe("spina 9 9 to 30 17");
  });
});

it("a course grows from nothing", () => {
  let text = "";
  for (let times = 0; times < 12; times++) text = edits.addColumn(text, times - 2);
  text = edits.addAlley(edits.lineUp(text));
  expect(text).toContain("board    mine\nplayers  2-4\nlaps     3");
  const { columns } = readCourse(text);
  expect(columns.length).toBe(12);
  expect(columns.map((it) => lanesOf(it).length)).toEqual(Array.from({ length: 12 }, () => 4));
  expect(line(text, "start clockwise")).toBe("start clockwise      12I 12II 12III 12IV");
  expect(line(text, "alley")).toBe("alley    A1 > A2 > A3  from 11d to 02d");
  expect(line(edits.setPlayers(text, 3, 3), "players")).toBe("players  3");
  expect(line(edits.setLaps(text, 4), "laps")).toBe("laps     4");
});

it("the shape of a course is left when all else is taken away", () => {
  const { columns, bends } = readCourse(edits.plainShape(RED));
  expect(bends.map((it) => [it.x, it.y])).toEqual(readCourse(RED).bends.map((it) => [it.x, it.y]));
  expect(columns.slice(1, -1).every((it) => lanesOf(it).length === 2)).toBe(true);
});
