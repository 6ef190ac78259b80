/** Motion that moves and never squashes. */

import type { Attachment } from "svelte/attachments";
import { prefersLittleMotion } from "./preferences.svelte";

const TIME = 350;
const EASING = "cubic-bezier(0.22, 1, 0.36, 1)";

interface Slide {
  dx: number;
  dy: number;
  running: Animation;
}

/** Rows that change places slide there: for the list they are in, told their order. All are measured at once and only
 * after the change, and what slides does so on the compositor; a row on its way goes on from where it is. */
export function sliding(order: () => readonly unknown[]): Attachment<HTMLElement> {
  const places = new WeakMap<Element, [left: number, top: number]>();
  const slides = new WeakMap<Element, Slide>();
  let known = "";
  return (list) => {
    const now = order().join();
    const changed = known !== "" && known !== now;
    known = now;
    const rows = [...list.children] as HTMLElement[];
    const found = rows.map((row): [number, number] => [row.offsetLeft, row.offsetTop]);
    rows.forEach((row, at) => {
      const [left, top] = found[at]!;
      const before = places.get(row);
      places.set(row, [left, top]);
      if (!changed || !before || prefersLittleMotion() || document.hidden) return;
      const [rx, ry] = remaining(slides.get(row));
      const [dx, dy] = [before[0] - left + rx, before[1] - top + ry];
      if (Math.abs(dx) + Math.abs(dy) < 1) return;
      slides.get(row)?.running.cancel();
      const running = row.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: TIME,
        easing: EASING,
      });
      slides.set(row, { dx, dy, running });
    });
  };
}

/** How far a row that slides still has to go. */
function remaining(slide: Slide | undefined): [number, number] {
  const share = slide?.running.effect?.getComputedTiming().progress;
  if (!slide || share === null || share === undefined) return [0, 0];
  return [slide.dx * (1 - share), slide.dy * (1 - share)];
}
