"""Ave Caesar in the terminal: the order on the road, the hand, and what each move means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from hippodrome.charioteers.ave_caesar.thrift import steps_needed, wasted_points
from hippodrome.course import bottlenecks
from hippodrome.games.ave_caesar.kit import NO_CARDS, counts_by_value, sorted_values, sum_of_points
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OWES, PAID, UNMANNED, RaceTerms
from hippodrome.games.ave_caesar.track import UNREACHABLE_STEPS, Mask, Station, Track, set_bits
from hippodrome.games.ave_caesar.view import AnyState, ChariotView, View
from hippodrome.race.protocol import Refusal
from hippodrome.saying import Fact, Saying, saying
from hippodrome.telling.ave_caesar import chariot_name
from hippodrome.terminal.console import Line
from hippodrome.terminal.face import Block, Choice, Group

SIGHT_STEPS: Final = 6
"""The board is told so many steps ahead: as far as a card can go."""


def race_terms_of(view: View) -> RaceTerms:
    """Find the race that a view shows."""
    if view.race is None:
        raise ValueError("the lanes are still being drawn")
    return view.race


class AveCaesarFace:
    """Shows Ave Caesar."""

    def tell_whose_turn(self, view: View, names: Sequence[str]) -> Saying:
        """Say whose turn it is: a chariot's, or a vote."""
        key = "terminal-vote" if view.phase == "vote" else "terminal-turn"
        return saying(key, who=chariot_name(race_terms_of(view), view.turn, names), name=_name(view, names))

    def situation(self, view: View, names: Sequence[str]) -> Sequence[Block]:
        """Tell the order on the road and the hand."""
        road = Block(saying("terminal-road"), tuple(_road(view, names)))
        if view.phase == "vote":
            return (road,)
        return (road, Block(saying("terminal-hand", cards=_cards(view)), tuple(_points_left(view))))

    def choices(self, view: View, moves: Sequence[Move], names: Sequence[str]) -> Sequence[Group]:
        """Describe the moves, card by card."""
        del names
        return (Group(None, tuple(Choice(move, tuple(_meaning(view, move))) for move in moves)),)

    def refusals_told_unasked(self, view: View, refusals: Sequence[Refusal]) -> Sequence[Refusal]:
        """Tell every card that may not be played."""
        del view
        return refusals

    def tell_surroundings(self, view: View, names: Sequence[str]) -> Sequence[Line]:
        """Tell the spaces ahead step by step, by lane, and who stands there."""
        return tuple(_spaces_ahead(view, names))

    def optional_picture(self, view: View) -> Sequence[str]:
        """Draw nothing: the steps ahead are the better map."""
        del view
        return ()

    def dealing_first_hands(self, state: AnyState) -> bool:
        """Say whether the first hands are still being dealt."""
        return isinstance(state, DrawForLanes | Dealing)


def _name(view: View, names: Sequence[str]) -> str:
    return names[view.viewer] if isinstance(view.viewer, int) else ""


# --- the road ------------------------------------------------------------------------------------------


def _road(view: View, names: Sequence[str]) -> Iterator[Line]:
    race = race_terms_of(view)
    progress = race.track.progress
    on = [number for number, it in enumerate(view.chariots) if it.station >= 0]
    on.sort(key=lambda number: -progress[view.chariots[number].station])
    for number in on:
        ahead = sum(
            progress[view.chariots[it].station] > progress[view.chariots[number].station] for it in on
        )
        yield (_on_road(view, number, ahead + 1, names),)
    for number, it in enumerate(view.chariots):
        if it.station < 0:
            yield (
                saying("terminal-off-road", who=chariot_name(race, number, names), condition=_condition(it)),
            )


def _on_road(view: View, number: int, rank: int, names: Sequence[str]) -> Saying:
    race, chariot = race_terms_of(view), view.chariots[number]
    track, station = race.track, chariot.station
    facts: dict[str, Fact] = {
        "rank": rank,
        "who": chariot_name(race, number, names),
        "you": "yes" if chariot.owner == view.viewer else "no",
        "lap": track.lap(station),
        "laps": track.laps,
        "space": track.space(station),
        "line": steps_to_line(track, station),
        "cards": sum(counts_by_value(chariot.unseen)),
        "tribute": _tribute(chariot),
        "alley": steps_to_alley(track, station) if chariot.marks & OWES else 0,
    }
    return saying("terminal-on-road", **facts)


def _tribute(chariot: ChariotView) -> str:
    for mark, word in ((UNMANNED, "unmanned"), (DISQUALIFIED, "lost"), (PAID, "paid"), (OWES, "owed")):
        if chariot.marks & mark:
            return word
    return "none"


def _condition(chariot: ChariotView) -> str:
    if chariot.marks & FINISHED:
        return "disqualified" if chariot.marks & DISQUALIFIED else "finished"
    return "out"


@lru_cache(maxsize=1 << 12)
def steps_to_line(track: Track, station: Station) -> int:
    """Count the steps to the line on an empty course."""
    lap = track.lap(station)
    return _steps(track, station, lambda it: it == track.finish or track.lap(it) > lap)


@lru_cache(maxsize=1 << 12)
def steps_to_alley(track: Track, station: Station) -> int:
    """Count the steps to the first stop in the alley that pays, on an empty course; 0 where there is none."""
    found = _steps(track, station, lambda it: it != track.finish and track.pays[it])
    return 0 if found == UNREACHABLE_STEPS else found


def _steps(track: Track, station: Station, arrived: Callable[[Station], bool]) -> int:
    frontier, steps = 1 << station, 0
    while frontier:
        steps += 1
        frontier = one_step_on(track, frontier)
        if any(arrived(Station(it)) for it in set_bits(frontier)):
            return steps
    return UNREACHABLE_STEPS


def one_step_on(track: Track, frontier: Mask) -> Mask:
    """Take one step from every station of a set, on an empty course."""
    reached = 0
    for station in set_bits(frontier & ~track.finish_bit):
        reached |= track.ahead[station]
    return reached


# --- the hand ------------------------------------------------------------------------------------------


def _cards(view: View) -> str:
    return ", ".join(map(str, sorted_values(view.chariots[view.turn].hand or NO_CARDS)))


def _points_left(view: View) -> Iterator[Line]:
    """Tell the points left beside the steps still needed, by way of the alley where tribute is owed."""
    chariot, track = view.chariots[view.turn], race_terms_of(view).track
    owes = bool(chariot.marks & OWES)
    need = steps_needed(track, owes=owes)[chariot.station]
    left = sum_of_points(chariot.unseen)
    if need < UNREACHABLE_STEPS:
        key = "terminal-purse" if left >= need else "terminal-purse-short"
        yield (saying(key, points=left, steps=need, spare=left - need),)


# --- the moves -----------------------------------------------------------------------------------------


def _meaning(view: View, move: Move) -> Iterator[Saying]:
    match move.kind:
        case "drive" | "vote" if move.to == FINISH:
            yield saying("terminal-move-finish", card=move.card)
        case "drive" | "vote":
            yield saying("terminal-move", card=move.card, space=move.to)
            yield from _landing(view, move)
        case "tuck":
            yield saying("terminal-move-tuck", card=move.card)
        case "withdraw":
            yield saying("terminal-move-withdraw")
        case _:
            yield saying("terminal-move-pass")


def _landing(view: View, move: Move) -> Iterator[Saying]:
    chariot, track = view.chariots[view.turn], race_terms_of(view).track
    to = track.station_after_drive(chariot.station, move.card, move.to)
    owes = bool(chariot.marks & OWES)
    if owes and track.pays[to]:
        yield saying("terminal-pays")
    elif track.alley & track.bit[to]:
        yield saying("terminal-in-alley")
    else:
        yield _lane(track, to)
    if owes and not track.can_pay[to]:
        yield saying("terminal-loses")
    elif owes and not track.pays[to] and steps_to_alley(track, to) > steps_to_alley(track, chariot.station):
        yield saying("terminal-misses")
    if track.lap(to) > track.lap(chariot.station) > 0:
        yield saying("terminal-crosses", lap=track.lap(to))
    if _leads(view, to):
        yield saying("terminal-leads")
    if owes and not track.pays[to] and 0 < steps_to_alley(track, to) <= SIGHT_STEPS:
        yield saying("terminal-alley-ahead", steps=steps_to_alley(track, to))
    wasted = wasted_points(track, chariot.station, to, move.card, owes=owes)
    if 0 < wasted < UNREACHABLE_STEPS // 2:
        yield saying("terminal-waste", steps=wasted)


def _lane(track: Track, station: Station) -> Saying:
    space = track.space(station)
    if space in _narrow(track):
        return saying("terminal-bottleneck")
    lane = track.course.spaces[space].lane
    return saying("terminal-inside") if lane == 1 else saying("terminal-lane", lane=lane)


@lru_cache(maxsize=32)
def _narrow(track: Track) -> frozenset[str]:
    return frozenset(bottlenecks(track.course))


def _leads(view: View, to: Station) -> bool:
    """Say whether a drive there takes the lead."""
    progress = race_terms_of(view).track.progress
    others = [
        progress[it.station] for n, it in enumerate(view.chariots) if it.station >= 0 and n != view.turn
    ]
    best = max(others, default=0)
    return bool(others) and progress[view.chariots[view.turn].station] <= best < progress[to]


# --- the board -----------------------------------------------------------------------------------------


def _spaces_ahead(view: View, names: Sequence[str]) -> Iterator[Line]:
    race, track = race_terms_of(view), race_terms_of(view).track
    standing = {
        it.station % track.size: chariot_name(race, n, names)
        for n, it in enumerate(view.chariots)
        if it.station >= 0
    }
    own = view.chariots[view.turn].station
    yield (saying("terminal-board-here", space=track.space(own)), _lane(track, own))
    frontier: Mask = 1 << own
    for step in range(1, SIGHT_STEPS + 1):
        frontier = one_step_on(track, frontier)
        if not frontier:
            break
        spaces = [Station(it) for it in set_bits(frontier)]
        spaces.sort(key=lambda it: _place(track, it))
        parts = [_space(track, it, own, standing.get(it % track.size)) for it in spaces]
        yield (saying("terminal-board-step", steps=step), *parts)
    yield from _behind(view, names)


def _place(track: Track, station: Station) -> tuple[int, str]:
    space = track.space(station)
    return (0, "") if space == FINISH else (track.course.spaces[space].lane, space)


def _space(track: Track, station: Station, own: Station, chariot: str | None) -> Saying:
    space = track.space(station)
    if space == FINISH:
        return saying("terminal-board-finish")
    if track.alley & track.bit[station]:
        key = "terminal-board-alley"
    elif space in _narrow(track):
        key = "terminal-board-narrow"
    else:
        key = "terminal-board-space"
    over = "yes" if track.lap(station) > track.lap(own) > 0 else "no"
    lane = track.course.spaces[space].lane
    if chariot:
        return saying("terminal-board-taken", space=space, who=chariot)
    return saying(key, space=space, lane=lane, over=over)


def _behind(view: View, names: Sequence[str]) -> Iterator[Line]:
    """Tell who is within a card's reach behind."""
    race, track = race_terms_of(view), race_terms_of(view).track
    own = view.chariots[view.turn].station
    for number, it in enumerate(view.chariots):
        if number == view.turn or it.station < 0:
            continue
        frontier: Mask = 1 << it.station
        for step in range(1, SIGHT_STEPS + 1):
            frontier = one_step_on(track, frontier)
            if frontier >> own & 1:
                yield (saying("terminal-board-behind", who=chariot_name(race, number, names), steps=step),)
                break


FACE: Final = AveCaesarFace()
