"""Why one move of Ave Caesar was better than another: finish, tribute, road, bottleneck, six, cards."""

from __future__ import annotations

from hippodrome.charioteers.ave_caesar.thrift import wasted_points
from hippodrome.coach.ave_caesar.drives import DriveSeen
from hippodrome.coach.reasons import LEAST_DIFFERENCE_TOLD, reason_by_numbers
from hippodrome.coach.traits import WeighedMove
from hippodrome.course import bottlenecks
from hippodrome.games.ave_caesar.kit import SIX
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ave_caesar.track import Station
from hippodrome.games.ave_caesar.view import View
from hippodrome.saying import Fact


def find_reason(view: View, best: WeighedMove, played: WeighedMove) -> tuple[str, dict[str, Fact]]:
    """Find the reason, with both moves among its facts."""
    key, more = _on_course(view, best, played)
    return key, _facts(view, "", best.move) | _facts(view, "played_", played.move) | more


def _on_course(view: View, best: WeighedMove, played: WeighedMove) -> tuple[str, dict[str, Fact]]:
    better, worse = best.move, played.move
    if better.to == FINISH and worse.to != FINISH:
        return "coach-home", {}
    if _disgraced(view, worse) and not _disgraced(view, better):
        return "coach-disgrace", {"pays": "yes" if _pays(view, better) else "no"}
    if _pays(view, better) and not _pays(view, worse):
        return "coach-tribute", {}
    if played.lost - best.lost > LEAST_DIFFERENCE_TOLD:
        return "coach-lost", {}
    saved = _waste(view, worse) - _waste(view, better)
    if saved >= 1:
        return "coach-shorter", {"points": saved}
    if _pays(view, worse) and not _pays(view, better):
        return "coach-tribute-later", {}
    if _holds_up(view, better) and not _holds_up(view, worse):
        return "coach-bottleneck", {}
    if better.card == 6 and worse.card != 6:
        return "coach-six", {}
    return _by_what_is_left(view, better, worse) or (reason_by_numbers(best, played), {})


def _by_what_is_left(view: View, better: Move, worse: Move) -> tuple[str, dict[str, Fact]] | None:
    """Find a reason in what two drives leave: points, a road for the cards in hand, rivals behind."""
    if view.race is None or better.kind != "drive" or worse.kind != "drive":
        return None
    one, two = (DriveSeen(view, view.race.track, it) for it in (better, worse))
    if two.short and not one.short:
        return "coach-points", {}
    if two.leads and not one.leads and two.rest >= SIX:
        return "coach-six-behind", {}
    free, other = len(one.reached()), len(two.reached())
    if free > other:
        return "coach-roads", {"free": free, "fewer": other}
    if one.passed > two.passed:
        return "coach-passing", {"count": one.passed, "fewer": two.passed}
    if better.card != worse.card:
        return ("coach-keep" if better.card < worse.card else "coach-advance"), {}
    return None


def _goal(view: View, move: Move) -> Station | None:
    """Find the station where a drive ends, None for any other move and beyond the finish."""
    race = view.race
    if race is None or move.kind not in ("drive", "vote") or move.to == FINISH:
        return None
    return race.track.station_after_drive(view.chariots[view.turn].station, move.card, move.to)


def _owes(view: View) -> bool:
    return bool(view.chariots[view.turn].marks & OWES)


def _pays(view: View, move: Move) -> bool:
    goal = _goal(view, move)
    return view.race is not None and goal is not None and _owes(view) and view.race.track.pays[goal]


def _disgraced(view: View, move: Move) -> bool:
    goal = _goal(view, move)
    return view.race is not None and goal is not None and _owes(view) and not view.race.track.can_pay[goal]


def _waste(view: View, move: Move) -> int:
    """Count the points of a card that brought its chariot no nearer to the finish."""
    goal = _goal(view, move)
    if view.race is None or goal is None:
        return 0
    station = view.chariots[view.turn].station
    return wasted_points(view.race.track, station, goal, move.card, owes=_owes(view))


def _holds_up(view: View, move: Move) -> bool:
    """Say whether a drive ends on a bottleneck with a rival close behind it."""
    goal = _goal(view, move)
    if view.race is None or goal is None:
        return False
    track = view.race.track
    if track.ids[goal % track.size] not in bottlenecks(track.course):
        return False
    rivals = (it for number, it in enumerate(view.chariots) if number != view.turn and it.station >= 0)
    return any(track.cone[it.station] & track.bit[goal] for it in rivals)


def _facts(view: View, prefix: str, move: Move) -> dict[str, Fact]:
    """Tell a move of Ave Caesar as facts: its kind, card, space, and which space of the alley that is."""
    kind, number = str(move.kind), 0
    if move.to == FINISH:
        kind = "finish"
    elif view.race is not None and move.kind == "drive":
        course = view.race.track.course
        alley = course.alley_from_entrance(view.race.track.direction)
        if move.to in alley:
            kind, number = "alley", alley.index(move.to) + 1
    facts: dict[str, Fact] = {"kind": kind, "card": move.card, "space": str(move.to), "number": number}
    return {f"{prefix}{name}": fact for name, fact in facts.items()}
