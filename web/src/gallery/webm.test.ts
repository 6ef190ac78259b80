import { describe, expect, test } from "vitest";
import { webmOf, type Block } from "./webm";

/** The elements that hold others. */
const HOLDERS = new Set(["1a45dfa3", "18538067", "1549a966", "1654ae6b", "ae", "e0", "1f43b675"]);

/** Read elements as a reader of such files does: ids and sizes say themselves how long they are. */
function read(bytes: Uint8Array): [string, unknown][] {
  const found: [string, unknown][] = [];
  for (let at = 0; at < bytes.length;) {
    const long = Math.clz32(bytes[at]!) - 24 + 1;
    const id = [...bytes.slice(at, at + long)].map((it) => it.toString(16).padStart(2, "0")).join("");
    at += long;
    const width = Math.clz32(bytes[at]!) - 24 + 1;
    const digits = [...bytes.slice(at, at + width)];
    digits[0]! &= 0xff >> width;
    const size = digits.reduce((sum, it) => sum * 256 + it, 0);
    at += width;
    expect(at + size).toBeLessThanOrEqual(bytes.length);
    const body = bytes.slice(at, at + size);
    found.push([id, HOLDERS.has(id) ? read(body) : body]);
    at += size;
  }
  return found;
}

const under = (found: unknown, id: string) =>
  (found as [string, unknown][]).filter((it) => it[0] === id).map((it) => it[1]);

describe("the file of a WebM", () => {
  const picture = (at: number, whole: boolean): Block => ({ at, whole, data: Uint8Array.of(at % 251, 7) });
  const blocks = [picture(0, true), picture(300, false), picture(9000, true), picture(9300, false)];
  const film = read(webmOf(801, 300, 70_000, blocks));
  const [segment] = under(film, "18538067");

  test("says what it is, how long and how large", () => {
    expect(film.map(([id]) => id)).toEqual(["1a45dfa3", "18538067"]);
    const [info] = under(segment, "1549a966");
    const duration = under(info, "4489")[0] as Uint8Array;
    expect(new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(70_000);
    const [video] = under(under(under(segment, "1654ae6b")[0], "ae")[0], "e0");
    expect(under(video, "b0")[0]).toEqual(Uint8Array.of(3, 33));
    expect(under(video, "ba")[0]).toEqual(Uint8Array.of(1, 44));
  });

  test("has every picture at its time, in clusters that begin with a whole one", () => {
    const clusters = under(segment, "1f43b675");
    expect(clusters.map((it) => under(it, "e7")[0])).toEqual([Uint8Array.of(0), Uint8Array.of(35, 40)]);
    const shown = clusters.map((it) => under(it, "a3").map((block) => [...(block as Uint8Array)]));
    expect(shown).toEqual([
      [
        [0x81, 0, 0, 0x80, 0, 7],
        [0x81, 1, 44, 0, 49, 7],
      ],
      [
        [0x81, 0, 0, 0x80, 9000 % 251, 7],
        [0x81, 1, 44, 0, 9300 % 251, 7],
      ],
    ]);
  });
});
