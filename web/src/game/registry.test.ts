import { describe, expect, it } from "vitest";
import { GAMES } from "./registry";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ROOMS = GAMES.map((game) => `../${game}/`);

describe("the games of the page", () => {
  it("are named in their own folders and nowhere else", () => {
    const quoted = new RegExp(`["'\`](${GAMES.join("|")})["'\`]`);
    const named = Object.entries(sources).filter(
      ([path, text]) =>
        !path.endsWith(".test.ts") && !ROOMS.some((room) => path.startsWith(room)) && quoted.test(text),
    );
    expect(GAMES.length).toBeGreaterThan(1);
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(named.map(([path]) => path)).toEqual([]);
  });
});
