import { describe, expect, it } from "vitest";
import { spacedCode, tidyCode } from "./code";

describe("the code of a table", () => {
  it("is read however it was typed", () => {
    expect(tidyCode(" 9hc bwk ")).toBe("9HCBWK");
    expect(tidyCode("9HC-BWK")).toBe("9HCBWK");
    expect(tidyCode("http://192.168.0.4:8000/join/9hcbwk")).toBe("9HCBWK");
    expect(tidyCode("https://x.example/table/Ib78StBkLLNRVXoq?x=1")).toBe("Ib78StBkLLNRVXoq");
  });

  it("is written in two groups", () => {
    expect(spacedCode("9HCBWK")).toBe("9HC BWK");
  });
});
