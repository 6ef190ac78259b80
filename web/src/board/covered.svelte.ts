/** What lies over the foot of the board for a while, such as the coach's word: the camera shows its part above it. */
export const below = $state({ height: 0 });

/** Note how much an element covers, for as long as it is there. */
export function covers(element: HTMLElement): () => void {
  below.height = element.offsetHeight;
  return () => (below.height = 0);
}
