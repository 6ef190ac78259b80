"""Why one move was better than another, as a saying: first by the rules, then by what the races showed."""

from __future__ import annotations

from typing import Any, Final

from hippodrome.coach.advice import Weighed
from hippodrome.coach.quick import waste
from hippodrome.course import bottlenecks
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ave_caesar.track import Station
from hippodrome.games.ave_caesar.view import View
from hippodrome.games.ben_hur.kit import RULER
from hippodrome.games.ben_hur.moves import Accident, Crash, Drive, NoWhip, Ram, Take, Whip, write_move
from hippodrome.saying import Fact, Saying, saying
from hippodrome.telling.ben_hur import ACCIDENT_NUMBERS, bearings

TELLING: Final = 0.15
"""A difference in the chance to lose all, or to win, that is worth telling."""


def reason(game: str, view: Any, best: Weighed, played: Weighed, cost: float) -> Saying:
    """Say why the best move was better than the one played, and what that cost."""
    told = why(game, view, best, played)
    unit = "laurels" if game == "ave-caesar" else "places"
    whole, tenth = divmod(round(abs(cost) * 10), 10)
    facts = dict(told.facts) | {"unit": unit, "whole": whole, "tenth": tenth}
    return saying(told.key, **facts)


def _tenths(name: str, worth: float) -> dict[str, Fact]:
    """Tell a number to one decimal as two facts, since languages write its point or comma."""
    whole, tenth = divmod(round(abs(worth) * 10), 10)
    return {f"{name}_whole": whole, f"{name}_tenth": tenth}


def why(game: str, view: Any, best: Weighed, played: Weighed) -> Saying:
    """Find the reason, with both moves among its facts."""
    chances: dict[str, Fact] = {
        "win": round(100 * best.win),
        "played_win": round(100 * played.win),
        "lost": round(100 * best.lost),
        "played_lost": round(100 * played.lost),
        **_tenths("worth", best.worth),
        **_tenths("played_worth", played.worth),
    }
    if game == "ben-hur":
        key = _on_sand(best, played)
        told = _in_words(view, "", best.move) | _in_words(view, "played_", played.move) | chances
        return saying(key, **told)
    key, more = _on_course(view, best, played)
    facts = _facts(view, "", best.move) | _facts(view, "played_", played.move) | chances | more
    return saying(key, **facts)


# --- Ave Caesar ----------------------------------------------------------------------------------------


def _on_course(view: View, best: Weighed, played: Weighed) -> tuple[str, dict[str, Fact]]:
    better, worse = best.move, played.move
    if better.to == FINISH and worse.to != FINISH:
        return "coach-home", {}
    if _disgraced(view, worse) and not _disgraced(view, better):
        return "coach-disgrace", {"pays": "yes" if _pays(view, better) else "no"}
    if _pays(view, better) and not _pays(view, worse):
        return "coach-tribute", {}
    if played.lost - best.lost > TELLING:
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
    return _by_numbers(best, played), {}


def _by_numbers(best: Weighed, played: Weighed) -> str:
    """Without a better reason, tell the chance to win where it differs, else what is to be expected."""
    return "coach-odds" if best.win - played.win > TELLING else "coach-worth"


def _goal(view: View, move: Move) -> Station | None:
    """Find the station where a drive ends, None for any other move and beyond the finish."""
    race = view.race
    if race is None or move.kind not in ("drive", "vote") or move.to == FINISH:
        return None
    return race.track.after(view.chariots[view.turn].station, move.card, move.to)


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
    return waste(view.race.track, station, goal, move.card, owes=_owes(view))


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


# --- Ben Hur -------------------------------------------------------------------------------------------


def _on_sand(best: Weighed, played: Weighed) -> str:
    if played.lost - best.lost > TELLING:
        return "coach-out"
    match best.move, played.move:
        case Take(), _:
            return "coach-deck"
        case Whip(), NoWhip():
            return "coach-whip"
        case NoWhip(), Whip():
            return "coach-no-whip"
        case Ram(), other if not isinstance(other, Ram):
            return "coach-ram"
        case (Drive(card=one), Drive(card=other)) if RULER[one] < RULER[other]:
            return "coach-brake"
        case (Drive(card=one), Drive(card=other)) if RULER[one] > RULER[other]:
            return "coach-speed"
        case _:
            return _by_numbers(best, played)


def _in_words(view: Any, prefix: str, move: Any) -> dict[str, Fact]:
    """Tell a move of Ben Hur as facts: its kind, and what belongs to it in the replay's words."""
    cast = view.scene.table.charioteers
    facts: dict[str, Fact] = {"kind": write_move(move).partition(" ")[0], "move": write_move(move)}
    match move:
        case Drive(card, ruler, turn):
            facts |= {"kind": "sand", "card": card, **bearings(ruler, turn)}
        case Ram(card, _, _, target):
            facts |= {"card": card, "other": cast[target]}
        case Whip(target):
            facts |= {"other": cast[target]}
        case Accident(card):
            facts |= {"kind": "accident", "numbers": ACCIDENT_NUMBERS[card]}
        case Crash(card):
            facts |= {"card": card}
        case Take(back):
            facts |= {"kind": "take-normal" if back == "n" else "take-risky", "deck": back}
        case _:
            pass
    return {f"{prefix}{name}": fact for name, fact in facts.items()}
