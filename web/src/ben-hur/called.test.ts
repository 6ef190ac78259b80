import { describe, expect, it } from "vitest";
import { chariotNames } from "./called";

const person = (name: string) => ({ kind: "person", name, driver: null, here: true, livery: 0 }) as const;
const driver = { kind: "charioteer", name: "steady", driver: "steady", here: null, livery: 1 } as const;

describe("what chariots are called", () => {
  it("is the name of the person who drives, or the chariot's own where the house does", () => {
    const sand = { charioteers: ["Messala", "Byzantium", "Corinth"], seats: [0, 1, 2] };
    expect(chariotNames(sand, [driver, person("Livia"), person("")])).toEqual([
      "Messala",
      "Livia",
      "Corinth",
    ]);
  });

  it("tells the chariots of one person apart", () => {
    const sand = { charioteers: ["Messala", "Byzantium"], seats: [0, 0] };
    expect(chariotNames(sand, [person("Livia")])).toEqual(["Livia (Messala)", "Livia (Byzantium)"]);
  });
});
