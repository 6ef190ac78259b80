import { describe, expect, it } from "vitest";
import { described, packageOf } from "./licences.ts";

describe("the package of a module", () => {
  it("is read from its path, and what the bundler brings counts as the bundler's", () => {
    expect(packageOf("/home/me/web/node_modules/svelte/src/index.js")).toBe("svelte");
    expect(packageOf("node_modules/@fontsource/cinzel/files/cinzel.woff2")).toBe("@fontsource/cinzel");
    expect(packageOf("/web/node_modules/one/node_modules/@a/two/index.js")).toBe("@a/two");
    expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
    expect(packageOf("/home/me/web/src/main.ts")).toBeUndefined();
    expect(packageOf("\0svelte-something")).toBeUndefined();
  });
});

describe("a package in the page", () => {
  it("has its own licence text, or parts that name theirs", () => {
    expect(described("svelte").own).toMatch(/^Copyright/);
    expect(described("pyodide").parts.map((it) => it.name)).toContain("CPython and its standard library");
  });

  it("stops the build if it has neither", () => {
    // A part of the Svelte compiler that brings no licence text; it is not in the page.
    expect(() => described("locate-character")).toThrow(/without a licence text/);
  });
});
