/** From one view of a race to the next: who drove which way, so that the chariots can be seen to drive it. */

import type { Path } from "../board/path";
import type { LoggedMoveView } from "../protocol";
import { FINISH, parseMove } from "./notation";
import type { Roads } from "./road";
import { liveryOf, type ChariotSeen, type RaceSeen } from "./seen";

/** How a chariot moves on the board. */
export type Motion =
  | { livery: number; does: "drive" | "back"; path: Path }
  | { livery: number; does: "leave"; path: Path }
  | { livery: number; does: "appear"; space: string };

/** What led from one view to the next: the lines of the log, and how many the race has now. */
interface Cause {
  lines: readonly LoggedMoveView[];
  count: number;
}

/** Tell the drives between two views of one race, in the order in which they were driven. */
export function motionsBetween(roads: Roads, before: RaceSeen, after: RaceSeen, cause: Cause): Motion[] {
  const count = after.chariots.length;
  const inTurn = Array.from({ length: count }, (_, n) => (before.turn + n) % count);
  const cards = cardsOf(cause.lines);
  const undone = (cause.lines.at(-1)?.n ?? 0) > cause.count;
  return inTurn.flatMap((number) => motion(roads, before, after, number, cards, undone));
}

/** The card that was driven to each space. */
function cardsOf(lines: readonly LoggedMoveView[]): ReadonlyMap<string, number> {
  const cards = new Map<string, number>();
  for (const { move } of lines) {
    const it = parseMove(move);
    if ("to" in it) cards.set(it.to, it.card);
  }
  return cards;
}

function motion(
  roads: Roads,
  before: RaceSeen,
  after: RaceSeen,
  number: number,
  cards: ReadonlyMap<string, number>,
  undone: boolean,
): Motion[] {
  const was = before.chariots[number]!;
  const is = after.chariots[number]!;
  if (was.space === is.space && was.lap === is.lap) return [];
  const livery = liveryOf(after.chariots, number);
  const taken = new Set(
    after.chariots.flatMap((it, other) => (other !== number && it.space !== null ? [it.space] : [])),
  );
  if (was.space === null) return is.space === null ? [] : [{ livery, does: "appear", space: is.space }];
  if (is.space === null) {
    const path = wayOff(roads, was.space, is, after.laps, cards.get(FINISH), taken);
    return [{ livery, does: "leave", path }];
  }
  if (undone) {
    const road = roads.between(is.space, was.space, cards.get(was.space) ?? null, new Set());
    if (road) return [{ livery, does: "back", path: roads.pathBack(road) }];
  }
  const road = roads.between(was.space, is.space, cards.get(is.space) ?? null, taken);
  if (!road) return [{ livery, does: "appear", space: is.space }];
  return [{ livery, does: "drive", path: roads.path(road) }];
}

/** The spaces that the chariot to move passes by a move; null for one that leads nowhere. */
export function roadOf(roads: Roads, seen: RaceSeen, written: string): string[] | null {
  const move = parseMove(written);
  const from = seen.chariots[seen.turn]?.space ?? null;
  if (from === null || (move.kind !== "drive" && move.kind !== "vote")) return null;
  const taken = new Set(seen.chariots.flatMap((it) => (it.space && it.space !== from ? [it.space] : [])));
  if (move.to === FINISH) return roads.home(from, move.card, taken);
  return roads.between(from, move.to, move.card, taken);
}

/** Who is home drives over the line and on; who is out goes from where it stands. */
function wayOff(
  roads: Roads,
  space: string,
  is: ChariotSeen,
  laps: number,
  card: number | undefined,
  taken: ReadonlySet<string>,
): Path {
  if (is.lap <= laps) return roads.path([space]);
  return roads.path(roads.home(space, card ?? 6, taken));
}
