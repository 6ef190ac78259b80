import { describe, expect, it } from "vitest";
import { momentOf } from "./moments";

describe("moments", () => {
  it("shows the loudest of what was told", () => {
    const moments = { "told-lead": "lead", "told-hail": "hail" } as const;
    const told = [{ key: "told-drive" }, { key: "told-lead" }, { key: "told-hail" }];
    expect(momentOf(moments, told)?.moment).toBe("hail");
    expect(momentOf(moments, [{ key: "told-drive" }])).toBeNull();
  });

  it("tells who wins laurels", () => {
    const told = [{ key: "told-race-over" }, { key: "told-laurels", facts: { who: "A Livia", laurels: 6 } }];
    expect(momentOf({ "told-race-over": "laurels" }, told)?.words).toEqual([told[1]]);
  });
});
