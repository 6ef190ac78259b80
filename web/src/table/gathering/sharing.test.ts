import { describe, expect, it } from "vitest";
import { linkTo, onlyHere } from "./sharing";

describe("sharing a table", () => {
  it("links to where one joins", () => {
    expect(linkTo("9HCBWK", "http://192.168.0.4:8000")).toBe("http://192.168.0.4:8000/join/9HCBWK");
  });

  it("knows which addresses are only good on this machine", () => {
    expect(onlyHere("localhost")).toBe(true);
    expect(onlyHere("127.0.0.1")).toBe(true);
    expect(onlyHere("192.168.0.4")).toBe(false);
    expect(onlyHere("hippodrome.example")).toBe(false);
  });
});
