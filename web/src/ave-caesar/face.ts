import type { Face } from "../game/face";

export const face = {} as Face;
