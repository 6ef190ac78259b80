/** A hand as it is held: cards keep who they are while others are played and drawn, so that they can be seen to move. */

export interface HeldCard {
  id: number;
  value: number;
}

let last = 0;

/** Bring a hand up to date: what is still held stays, what is new gets an id of its own; ascending. */
export function updateHeldCards(before: readonly HeldCard[], values: readonly number[]): HeldCard[] {
  const rest = [...before];
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => {
      const at = rest.findIndex((it) => it.value === value);
      return at < 0 ? { id: ++last, value } : rest.splice(at, 1)[0]!;
    });
}
