import { describe, expect, it } from "vitest";
import { Camera, frameSight, sightOf } from "./camera";
import { coveredFoot } from "./covered.svelte";
import { ease, speedFactor, driveMs } from "./fleet";
import { Path, turn } from "./path";

describe("paths", () => {
  const pose = (x: number, y: number, heading: number) => ({ x, y, heading, scale: 1 });

  it("turn the short way", () => {
    expect(turn(350, 10)).toBe(20);
    expect(turn(10, 350)).toBe(-20);
  });
  it("run straight between poses that look at each other", () => {
    const path = new Path([pose(0, 0, 0), pose(100, 0, 0)]);
    expect(path.length).toBeCloseTo(100, 3);
    expect(path.at(50)).toMatchObject({ x: 50, y: 0 });
    expect(path.at(50).heading).toBeCloseTo(0);
  });
  it("never jump: neighbouring poses are close, and turn little", () => {
    const path = new Path([pose(0, 0, 0), pose(100, 60, 90), pose(100, 160, 90), pose(60, 240, 120)]);
    let before = path.at(0);
    for (let far = 2; far <= path.length; far += 2) {
      const now = path.at(far);
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(2.1);
      expect(Math.abs(turn(before.heading, now.heading))).toBeLessThan(12);
      before = now;
    }
  });
});

describe("the pace", () => {
  it("is ordinary for one, hasty for many", () => {
    expect(speedFactor(driveMs(300))).toBe(1);
    expect(speedFactor(6 * driveMs(400))).toBeGreaterThan(2);
  });
  it("starts and ends at rest", () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
  });
});

describe("the camera", () => {
  it("shows all of the board in the middle", () => {
    expect(frameSight({ x: 50, y: 50, zoom: 1 }, [100, 100], [400, 200])).toEqual({
      left: 100,
      top: 0,
      scale: 2,
    });
  });
  it("never shows more of the surroundings than it must", () => {
    const { left, top } = frameSight({ x: 0, y: 100, zoom: 2 }, [100, 100], [100, 100]);
    expect([left, top]).toEqual([0, -100]);
  });
  it("goes as close as a part allows, and no closer than told", () => {
    const part = { left: 10, right: 30, top: 10, bottom: 20 };
    expect(sightOf(part, [100, 100], [100, 100], 9)).toEqual({ x: 20, y: 15, zoom: 5 });
    expect(sightOf(part, [100, 100], [100, 100], 2).zoom).toBe(2);
  });
  it("keeps what it shows above what is said at the foot of a phone", () => {
    const camera = new Camera([2000, 1500], () => true);
    camera.resize(390, 440);
    coveredFoot.height = 120;
    camera.frameOn({ left: 900, right: 1200, top: 600, bottom: 900 }, 6);
    const { top, scale } = frameSight(camera.sight, camera.board, camera.frame);
    expect(top + 900 * scale).toBeLessThanOrEqual(440 - 120);
    coveredFoot.height = 0;
  });
});
