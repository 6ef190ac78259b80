"""The puzzles of Ave Caesar: the alley, the last lap, blocks, sixes, lanes, and roads that are shut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hippodrome.coach import WeighedMove
from hippodrome.coach.ave_caesar.drives import DriveSeen
from hippodrome.course import DIRECTIONS
from hippodrome.games.ave_caesar.kit import SIX
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.view import View
from hippodrome.puzzles.traits import PuzzleRace, PuzzleReason, PuzzleTraits
from hippodrome.race.protocol import Pick
from hippodrome.saying import Fact
from hippodrome.setups.wish import RaceWish

COURSES_BY_CHARIOTS: Final = {4: ("white", "blue"), 6: ("yellow", "red")}
"""Which courses are raced by how many."""

MOST_MOVES_OFFERED: Final = 18
"""Positions with more moves are left out: so many are no puzzle but a search."""


def choose_race(pick: Pick) -> PuzzleRace:
    """Choose a race: a course for four or for six, either way round, driven greedily."""
    chariots = (4, 6)[pick(2)]
    courses = COURSES_BY_CHARIOTS[chariots]
    wish = RaceWish(courses=(courses[pick(len(courses))],), direction=DIRECTIONS[pick(len(DIRECTIONS))])
    return PuzzleRace(wish, ("greedy",) * chariots)


def is_promising(view: View, moves: Sequence[Move]) -> bool:
    """Say whether there is something to decide: several drives, but not too many."""
    return (
        view.phase == "race"
        and 2 <= len(moves) <= MOST_MOVES_OFFERED
        and all(it.kind == "drive" for it in moves)
    )


Find = Callable[[DriveSeen, DriveSeen], PuzzleReason | None]


def find_reason(view: View, best: WeighedMove, other: WeighedMove) -> PuzzleReason | None:
    """Say why the best drive is better: the first thing that the rules make of one and not of the other."""
    if view.race is None or best.move.kind != "drive" or other.move.kind != "drive":
        return None
    one, two = (DriveSeen(view, view.race.track, it) for it in (best.move, other.move))
    for find in _REASONS:
        if (found := find(one, two)) is not None:
            return found._replace(facts=found.facts | _facts("", one) | _facts("played_", two))
    return None


def _facts(prefix: str, drive: DriveSeen) -> dict[str, Fact]:
    """Tell a drive as facts: card, space, and which space of the alley that is."""
    kind, number = "drive", 0
    alley = drive.track.course.alley_from_entrance(drive.track.direction)
    if drive.home:
        kind = "finish"
    elif drive.move.to in alley:
        kind, number = "alley", alley.index(drive.move.to) + 1
    facts: dict[str, Fact] = {"kind": kind, "card": drive.move.card, "space": drive.move.to, "number": number}
    return {f"{prefix}{name}": fact for name, fact in facts.items()}


def _reason(kind: str, key: str, **facts: Fact) -> PuzzleReason:
    return PuzzleReason(kind, key, facts)


def _of_grace(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if two.disqualifies and not one.disqualifies:
        return _reason("alley", "puzzle-disgrace", pays="yes" if one.pays else "no")
    return None


def _of_home(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if one.home and not two.home:
        return _reason("last-lap", "puzzle-home")
    return None


def _of_points(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    return _reason("points", "puzzle-points") if two.short and not one.short else None


def _of_tribute(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if one.pays and not two.pays:
        return _reason("alley", "puzzle-tribute")
    if one.card_for_alley and not two.card_for_alley and not two.pays:
        return _reason("alley", "puzzle-aim", aim=one.card_for_alley)
    if two.pays and not one.pays:
        return _reason("alley", "puzzle-tribute-later")
    return None


def _of_block(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if one.rivals_held_up > two.rivals_held_up:
        return _reason("block", "puzzle-block", count=one.rivals_held_up)
    return None


def _of_shut_road(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    return _reason("road", "puzzle-shut-in") if two.shut_in and not one.shut_in else None


def _of_lane(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    saved = two.waste - one.waste
    return _reason("lane", "puzzle-lane", points=saved) if saved >= 1 else None


def _of_six(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if one.move.card == 6 and two.move.card != 6:
        return _reason("six", "puzzle-six-now")
    if two.leads and not one.leads and two.rest >= SIX:
        return _reason("six", "puzzle-six-behind")
    return None


def _of_rivals(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    if one.passed > two.passed:
        return _reason("passing", "puzzle-passing", count=one.passed, fewer=two.passed)
    return None


def _of_roads_ahead(one: DriveSeen, two: DriveSeen) -> PuzzleReason | None:
    free, other = len(one.reached()), len(two.reached())
    if free > other:
        return _reason("road", "puzzle-roads", count=free, fewer=other)
    return None


_REASONS: Final[tuple[Find, ...]] = (
    _of_grace,
    _of_home,
    _of_points,
    _of_tribute,
    _of_block,
    _of_shut_road,
    _of_lane,
    _of_six,
    _of_rivals,
    _of_roads_ahead,
)


TRAITS: Final = PuzzleTraits(
    kinds=("alley", "block", "six", "lane", "passing", "road", "points", "last-lap"),
    margin=0.5,
    glance=12,
    budget=24,
    share=0.2,
    race=choose_race,
    promising=is_promising,
    reason=find_reason,
)
