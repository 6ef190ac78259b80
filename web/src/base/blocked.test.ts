import { beforeEach, describe, expect, it, vi } from "vitest";

async function fresh() {
  vi.resetModules();
  return (await import("./blocked.svelte")).blocked;
}

describe("blocked people", () => {
  beforeEach(() => localStorage.clear());

  it("are known by name, however it is written", async () => {
    const blocked = await fresh();
    blocked.add(" Messala ");
    expect(blocked.has("messala")).toBe(true);
    expect(blocked.has("Messalina")).toBe(false);
    blocked.add("MESSALA");
    expect(blocked.names).toEqual(["Messala"]);
  });

  it("are remembered in the browser until they are let go", async () => {
    (await fresh()).add("Messala");
    const later = await fresh();
    expect(later.has("Messala")).toBe(true);
    later.drop("messala");
    expect((await fresh()).names).toEqual([]);
  });

  it("are never nobody", async () => {
    const blocked = await fresh();
    blocked.add("   ");
    expect(blocked.names).toEqual([]);
  });
});
