/** The camera over a board: all of it, or a part, gliding from one to the other. */

import { coveredFoot } from "./covered.svelte";
import { animate, stop } from "./ticker";

/** What the camera shows: the point in the middle, and how much closer than all of the board. */
interface Sight {
  x: number;
  y: number;
  zoom: number;
}

/** A part of the board. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MOST_ZOOM = 6;
/** After somebody has moved the camera by hand it stays there for so long. */
const HANDS_OFF = 6000;
/** A frame of a phone, in pixels; the buttons at its foot; and what is left free above what is said there. */
const SMALL = 500;
const BUTTONS = 56;
const MARGIN = 12;
const SWIFT = 0.0065;
const RESTED = 250;

/** Where the board's corner lies in the frame, and how large a unit of the board is there. */
interface Framed {
  left: number;
  top: number;
  scale: number;
}

/** Frame a sight: no more of the surroundings is seen than must be. */
export function frameSight(sight: Sight, board: [number, number], frame: [number, number]): Framed {
  const scale = fittingScale(board, frame) * sight.zoom;
  const along = (middle: number, long: number, room: number) => {
    const size = long * scale;
    if (size <= room) return (room - size) / 2;
    return Math.min(0, Math.max(room - size, room / 2 - middle * scale));
  };
  return { left: along(sight.x, board[0], frame[0]), top: along(sight.y, board[1], frame[1]), scale };
}

/** How large a unit of the board is when all of it is seen. */
export function fittingScale(board: [number, number], frame: [number, number]): number {
  return Math.min(frame[0] / board[0], frame[1] / board[1]);
}

/** The sight that shows a part of the board, not closer than need be; below, something covers some of the frame. */
export function sightOf(
  part: Part,
  board: [number, number],
  frame: [number, number],
  closest: number,
  covered = 0,
): Sight {
  const fit = fittingScale(board, frame);
  const near = Math.min(
    frame[0] / (fit * Math.max(1, part.right - part.left)),
    (frame[1] - covered) / (fit * Math.max(1, part.bottom - part.top)),
  );
  const zoom = Math.max(1, Math.min(closest, near));
  return {
    x: (part.left + part.right) / 2,
    y: (part.top + part.bottom) / 2 + covered / 2 / (fit * zoom),
    zoom,
  };
}

/** Moves the world under its frame. */
export class Camera {
  frame: [number, number] = [1, 1];
  /** How much of the frame the buttons cover, or what is said over it, in a frame so small that it matters. */
  private get covered(): number {
    return this.frame[1] < SMALL ? Math.max(BUTTONS, coveredFoot.height + MARGIN) : 0;
  }
  private now: Sight;
  private goal: Sight;
  private world: HTMLElement | null = null;
  private touched = -Infinity;
  /** Told when the sight changes for good. */
  onSightChanged: (zoom: number) => void = () => {};
  /** Told when the camera comes to rest, how large a unit of the board then is; 0 when it sets out. */
  onRest: (scale: number) => void = () => {};
  /** Told when the frame has another size. */
  onResized: () => void = () => {};
  /** What somebody who goes closer wants to see: the chariot to move, say; null is the middle. */
  zoomTarget: () => { x: number; y: number } | null = () => null;
  /** What somebody has gone closer to by the button, until the camera is moved otherwise. */
  private wanted: { x: number; y: number } | null = null;
  private wakes: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly board: [number, number],
    private readonly quiet: () => boolean,
  ) {
    this.now = this.goal = this.all;
  }

  /** The sight of everything. */
  get all(): Sight {
    return { x: this.board[0] / 2, y: this.board[1] / 2, zoom: 1 };
  }

  /** How large a unit of the board is on the screen when all of it is seen. */
  get fit(): number {
    return fittingScale(this.board, this.frame);
  }

  /** How close to go so that the board fills the frame and nothing beside it is seen. */
  get cover(): number {
    return Math.max(this.frame[0] / this.board[0], this.frame[1] / this.board[1]) / this.fit;
  }

  get zoom(): number {
    return this.goal.zoom;
  }

  /** What is shown just now. */
  get sight(): Sight {
    return this.now;
  }

  /** Whether somebody has just moved the camera by hand. */
  get held(): boolean {
    return performance.now() - this.touched < HANDS_OFF;
  }

  /** How large a unit of the board would be with a part of it in the frame. */
  scaleOf(part: Part): number {
    return this.fit * sightOf(part, this.board, this.frame, MOST_ZOOM, this.covered).zoom;
  }

  hold(world: HTMLElement): () => void {
    this.world = world;
    this.show();
    return () => {
      this.world = null;
      stop(this.tick);
    };
  }

  resize(width: number, height: number): void {
    this.frame = [Math.max(1, width), Math.max(1, height)];
    this.show();
    this.onResized();
  }

  /** Glide to a sight; nobody's hand is overruled. */
  look(sight: Sight): void {
    if (this.held) return;
    this.glide(sight);
  }

  /** Show a part of the board. */
  frameOn(part: Part, closest: number): void {
    this.look(sightOf(part, this.board, this.frame, closest, this.covered));
  }

  /** Go closer or further away, as somebody asks by a button. */
  zoomBy(factor: number): void {
    this.touched = performance.now();
    // Near the rim the first steps cannot have it in the middle yet: the next ones go on towards it.
    if (factor > 1 && this.goal.zoom <= 1) this.wanted = this.zoomTarget();
    this.glide({ ...this.goal, ...this.wanted, zoom: this.goal.zoom * factor });
  }

  /** Show everything, as somebody asks; the camera is free again. */
  showAll(): void {
    this.touched = -Infinity;
    this.wanted = null;
    this.glide(this.all);
  }

  /** Move by hand: so many pixels, and closer by a factor around a point of the frame. */
  byHand(dx: number, dy: number, factor = 1, around: [number, number] | null = null): void {
    this.touched = performance.now();
    this.wanted = null;
    const before = frameSight(this.now, this.board, this.frame);
    const zoom = Math.min(MOST_ZOOM, Math.max(1, this.now.zoom * factor));
    const [ax, ay] = around ?? [this.frame[0] / 2, this.frame[1] / 2];
    const scale = this.fit * zoom;
    const left = ax - ((ax - before.left) / before.scale) * scale + dx;
    const top = ay - ((ay - before.top) / before.scale) * scale + dy;
    this.now = this.goal = this.within({
      x: (this.frame[0] / 2 - left) / scale,
      y: (this.frame[1] / 2 - top) / scale,
      zoom,
    });
    this.moving(true);
    this.show();
    this.onSightChanged(zoom);
    animate(this.tick);
  }

  private glide(sight: Sight): void {
    this.goal = this.within(sight);
    if (this.quiet()) this.now = this.goal;
    this.onSightChanged(this.goal.zoom);
    animate(this.tick);
  }

  private within({ x, y, zoom }: Sight): Sight {
    const close = Math.min(MOST_ZOOM, Math.max(1, zoom));
    const scale = this.fit * close;
    const keep = (at: number, long: number, room: number) => {
      const half = room / scale / 2;
      return half * 2 >= long ? long / 2 : Math.min(long - half, Math.max(half, at));
    };
    return {
      x: keep(x, this.board[0], this.frame[0]),
      y: keep(y, this.board[1], this.frame[1]),
      zoom: close,
    };
  }

  private tick = (passed: number): boolean => {
    const share = 1 - Math.exp(-SWIFT * Math.min(passed, 100));
    const { now, goal } = this;
    const near =
      Math.abs(goal.x - now.x) + Math.abs(goal.y - now.y) < 0.4 && Math.abs(goal.zoom / now.zoom - 1) < 0.002;
    this.now = near
      ? goal
      : {
          x: now.x + (goal.x - now.x) * share,
          y: now.y + (goal.y - now.y) * share,
          zoom: now.zoom * Math.pow(goal.zoom / now.zoom, share),
        };
    this.moving(!near);
    this.show();
    return !near;
  };

  /** While it moves the board is one picture that is shifted; some time after that it is drawn afresh, sharp. */
  private moving(yes: boolean): void {
    if (!this.world) return;
    clearTimeout(this.wakes);
    if (yes) {
      this.world.style.willChange = "transform";
      this.onRest(0);
    } else
      this.wakes = setTimeout(() => {
        if (this.world) this.world.style.willChange = "";
        this.onRest(this.fit * this.now.zoom);
      }, RESTED);
  }

  private show(): void {
    // Before the frame is measured everything would be laid out at no size at all.
    if (!this.world || this.frame[0] <= 1) return;
    const { left, top, scale } = frameSight(this.now, this.board, this.frame);
    this.world.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${scale.toFixed(5)})`;
  }
}
