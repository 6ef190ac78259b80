/** One name for each rival: a person goes by their own name, a charioteer of the house by that of the chariot. */

import { say } from "../base/language.svelte";
import { nameOf } from "../game/names";
import type { ChairView, RaceView } from "../protocol";
import { cardOf, readMove, sandOf, type Sand } from "./sand";

/** What each chariot is called: by its driver, and by its own name too where one person drives several. */
export function chariotNames(
  sand: Pick<Sand, "charioteers" | "seats">,
  chairs: readonly ChairView[],
): string[] {
  return sand.charioteers.map((own, number) => {
    const seat = sand.seats[number] ?? number;
    const chair = chairs[seat];
    if (!chair || chair.kind === "charioteer" || !chair.name) return own;
    const several = sand.seats.filter((it) => it === seat).length > 1;
    const name = nameOf("ben-hur", chair);
    return several ? `${name} (${own})` : name;
  });
}

const kept = new WeakMap<object, { chairs: readonly ChairView[]; race: RaceView }>();

/** The race with its chariots called so; the same object for the same race and company. */
export function raceWithNames(race: RaceView, chairs: ChairView[]): RaceView {
  const before = kept.get(race);
  if (before && sameNames(before.chairs, chairs)) return before.race;
  const sand = sandOf(race);
  const made = { ...race, view: { ...race.view, charioteers: chariotNames(sand, chairs) } };
  kept.set(race, { chairs, race: made });
  return made;
}

function sameNames(one: readonly ChairView[], other: readonly ChairView[]): boolean {
  return one.every((it, at) => it.name === other[at]?.name && it.kind === other[at]?.kind);
}

/** What chariots are called in what is told. */
export function chariotRenames(race: RaceView, chairs: ChairView[]): ReadonlyMap<string, string> {
  const sand = sandOf(race);
  const called = chariotNames(sand, chairs);
  return new Map(sand.charioteers.map((own, number) => [own, called[number]!]));
}

/** The chariot's name for the charioteer of the house on a seat. */
export function chariotNameOfSeat(race: RaceView, seat: number): string | null {
  const sand = sandOf(race);
  const own = sand.charioteers.filter((_, number) => (sand.seats[number] ?? number) === seat);
  return own.length ? own.join(", ") : null;
}

const degrees = (it: number) => (it > 0 ? `+${it}°` : it < 0 ? `−${-it}°` : "0°");

/** What a move is called in a few words; null for one that has none of its own. */
export function moveName(move: string, view: Record<string, unknown>): string | null {
  const { kind, card, ruler, turn, target } = readMove(move);
  const laid = ` (${degrees(ruler)}, ${degrees(turn)})`;
  const other = target === null ? "" : (sandOf({ view }).charioteers[target] ?? "");
  switch (kind) {
    case "drive":
      return say("page-sand-do-drive", { card: card ?? "" }) + laid;
    case "ram":
      return say("page-sand-do-ram", { other }) + laid;
    case "crash":
      return say("page-sand-do-crash", { card: card ?? "" });
    case "whip":
      return target === null ? null : say("page-sand-whip", { other });
    case "accident":
      return card === null ? null : say("page-sand-play-accident", { numbers: cardOf(card).fears });
    case "take":
      return say(move.endsWith("risky") ? "page-sand-deck-risky" : "page-sand-deck-normal");
    case "redraw":
    case "keep":
    case "lost":
    case "stop":
      return say(`page-sand-do-${kind}`);
    default:
      return null;
  }
}
