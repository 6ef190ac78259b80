/** From one view of a race to the next: who drove which way, so that the chariots can be seen to drive it. */

import type { Path } from "../board/path";
import type { Roads } from "./road";
import { cardPlayed, liveryOf, type ChariotSeen, type RaceSeen } from "./seen";

/** What a chariot is to do on the board. */
export type Deed =
  | { livery: number; does: "drive" | "back"; path: Path }
  | { livery: number; does: "leave"; path: Path }
  | { livery: number; does: "appear"; space: string };

/** Tell the drives between two views of one race, in the order in which they were driven. */
export function deeds(roads: Roads, before: RaceSeen, after: RaceSeen): Deed[] {
  const count = after.chariots.length;
  const inTurn = Array.from({ length: count }, (_, n) => (before.turn + n) % count);
  return inTurn.flatMap((number) => deed(roads, before, after, number));
}

function deed(roads: Roads, before: RaceSeen, after: RaceSeen, number: number): Deed[] {
  const was = before.chariots[number]!;
  const is = after.chariots[number]!;
  if (was.space === is.space && was.lap === is.lap) return [];
  const livery = liveryOf(after.chariots, number);
  const taken = new Set(
    after.chariots.flatMap((it, other) => (other !== number && it.space !== null ? [it.space] : [])),
  );
  if (was.space === null) return is.space === null ? [] : [{ livery, does: "appear", space: is.space }];
  if (is.space === null) return [{ livery, does: "leave", path: wayOff(roads, was, is, after.laps, taken) }];
  const back = cardPlayed(is, was);
  if (back !== null) {
    const road = roads.between(is.space, was.space, back, new Set());
    if (road) return [{ livery, does: "back", path: roads.pathBack(road) }];
  }
  const road = roads.between(was.space, is.space, cardPlayed(was, is), taken);
  if (!road) return [{ livery, does: "appear", space: is.space }];
  return [{ livery, does: "drive", path: roads.path(road) }];
}

/** Who is home drives over the line and on; who is out goes from where it stands. */
function wayOff(
  roads: Roads,
  was: ChariotSeen,
  is: ChariotSeen,
  laps: number,
  taken: ReadonlySet<string>,
): Path {
  const space = was.space!;
  if (is.lap <= laps) return roads.path([space]);
  return roads.path(roads.home(space, cardPlayed(was, is) ?? 6, taken));
}
