/** Cards that fly: one that is played is seen on its way from the hand to its chariot on the board. */

import { prefersLittleMotion } from "../base/preferences.svelte";

const DURATION = 520;

/** Let a card fly to the chariot with a letter, where motion is wanted and the chariot is to be seen. */
export function flyToChariot(card: Element | null | undefined, letter: string): void {
  const chariot = document.querySelector(`[data-chariot="${letter}"]`);
  if (prefersLittleMotion() || document.hidden || !card || !chariot) return;
  const [from, to] = [card.getBoundingClientRect(), chariot.getBoundingClientRect()];
  if (!from.width || !to.width) return;
  const flying = document.createElement("div"); // around the card, whose parts are measured by what it lies in
  flying.className = "flying";
  flying.ariaHidden = "true";
  flying.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;z-index:60;pointer-events:none`;
  const copy = card.cloneNode(true) as HTMLElement | SVGElement;
  copy.setAttribute("style", "display:grid;width:100%;height:100%");
  flying.append(copy);
  document.body.append(flying);
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = flying.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${dx * 0.45}px, ${dy * 0.7 - 40}px) scale(0.8) rotate(9deg)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${dx}px, ${dy}px) scale(0.22) rotate(24deg)`, opacity: 0.2 },
    ],
    { duration: DURATION, easing: "cubic-bezier(0.3, 0, 0.4, 1)" },
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
}
