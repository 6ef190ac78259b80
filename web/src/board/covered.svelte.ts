/** What lies over the foot of the board for a while, such as the coach's word: the camera shows its part above it. */
export const coveredFoot = $state({ height: 0 });

/** Note how much an element covers, for as long as it is there. */
export function noteCover(element: HTMLElement): () => void {
  coveredFoot.height = element.offsetHeight;
  return () => (coveredFoot.height = 0);
}
