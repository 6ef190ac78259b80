import { expect, it } from "vitest";
import { Camera } from "../board/camera";
import { boundsOf, roomFor } from "./view";

it("shows everything that matters, with room below for the buttons", () => {
  const part = boundsOf(
    [
      { x: 100, y: 200 },
      { x: 300, y: 250 },
    ],
    40,
    40,
    60,
  );
  expect(part).toEqual({ left: 60, right: 340, top: 160, bottom: 310 });
});

it("goes closer the smaller the screen is, and never further away than all of it", () => {
  const camera = new Camera([1680, 903], () => true);
  camera.resize(390, 210);
  const close = roomFor(camera);
  camera.resize(1680, 903);
  expect(close).toBeGreaterThan(roomFor(camera));
  camera.resize(4000, 2200);
  expect(roomFor(camera)).toBe(1);
});
