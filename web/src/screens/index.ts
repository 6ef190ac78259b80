/** The screens of the page, by address. Each is loaded when it is first shown. */

import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<any> }>;

/** A screen to show: its part of the page, what it is given, and whether it fills the window without a header. */
interface Screen {
  key: string;
  load: () => Loaded;
  props: Record<string, string>;
  bare?: boolean;
  /** Whether the words of the first screen are enough for it. */
  brief?: boolean;
}

/** A screen whose part of the page is loaded. */
export interface Shown extends Screen {
  Part: Component<any>;
}

/** Find the screen of an address, as its parts. */
export function screens(parts: string[]): Screen {
  const [first = "", second = "", third = ""] = parts;
  const screen = (load: () => Loaded, props: Record<string, string> = {}, bare = false): Screen => ({
    key: [first, ...Object.values(props)].join("/"),
    load,
    props,
    bare,
  });
  switch (first) {
    case "":
      return { ...screen(() => import("./Home.svelte")), brief: true };
    case "new":
      return screen(() => import("./SetUp.svelte"), { game: second });
    case "table":
      return screen(() => import("./Table.svelte"), { name: second }, true);
    case "sofa":
      return screen(() => import("./Sofa.svelte"), { name: second }, true);
    case "hand":
      return screen(() => import("./Hand.svelte"), { name: second }, true);
    case "join":
      return screen(() => import("./Join.svelte"), { code: second });
    case "replays":
      return screen(() => import("./Replays.svelte"));
    case "replay":
      return screen(() => import("./Replay.svelte"), { name: second }, true);
    case "gallery":
      return screen(() => import("./Gallery.svelte"), { board: second, version: third });
    case "learn":
      return screen(() => import("./Learn.svelte"), { game: second }, second !== "");
    case "puzzles":
      return {
        ...screen(() => import("./Puzzles.svelte"), { game: second, number: third }),
        key: "puzzles",
      };
    case "workshop":
      return screen(() => import("./Workshop.svelte"));
    case "rules":
      return {
        ...screen(() => import("./Rules.svelte"), { game: second, clause: third }),
        key: `rules/${second}`,
      };
    default:
      return screen(() => import("./Lost.svelte"));
  }
}
