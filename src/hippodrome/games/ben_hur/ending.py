"""Laps, markers, the end of a race and what it is worth (ben-hur 7)."""

from __future__ import annotations

from hippodrome.games.ben_hur.arena import behind_line
from hippodrome.games.ben_hur.state import (
    Chariot,
    State,
    chariots_racing,
    fresh_race,
    pose_of,
    progress_rank,
    with_chariot,
)
from hippodrome.race.protocol import Seat, Standing

Rank = tuple[int, int, int, int]


def complete_laps(state: State, number: int) -> State:
    """Give a chariot the marker of every lap it has completed (7.1, 7.2)."""
    chariot = state.chariots[number]
    while _has_completed(chariot, len(chariot.markers) + 1, state.table.laps):
        chariot = chariot._replace(markers=(*chariot.markers, _lowest_left(state, len(chariot.markers))))
    return with_chariot(state, number, chariot)


def _has_completed(chariot: Chariot, lap: int, laps: int) -> bool:
    """Tell whether a lap is complete: the line passed, and no corner still behind it (7.1)."""
    if lap > laps or chariot.turns < lap:
        return False
    return chariot.turns > lap or not behind_line(pose_of(chariot))


def _lowest_left(state: State, lap: int) -> int:
    """Find the lowest place marker of a lap that nobody holds (7.2)."""
    held = {chariot.markers[lap] for chariot in state.chariots if len(chariot.markers) > lap}
    return next(place for place in range(1, len(state.chariots) + 1) if place not in held)


def lose_laps(chariot: Chariot) -> Chariot:
    """Take back the markers of laps whose line a chariot has been set back over (4.4)."""
    return chariot._replace(markers=chariot.markers[: max(chariot.turns, 0)])


def has_finished(state: State, number: int) -> bool:
    """Tell whether a chariot has completed the last lap (7.1)."""
    return len(state.chariots[number].markers) >= state.table.laps


def _rank(state: State, number: int) -> Rank:
    """Rank a chariot in this race, less is better: finishers, then by laps and by 3.2 (7.2)."""
    chariot = state.chariots[number]
    if chariot.state == "finished":
        by_laps = state.table.options.scoring == "laps"
        return (0, sum(chariot.markers) if by_laps else max(chariot.markers[-1:], default=0), 0, 0)
    if chariot.pose is None:
        return (2, 0, 0, 0)
    far, near = progress_rank(state, number)
    return (1, -len(chariot.markers), -far, -near)


def places(state: State) -> list[int]:
    """Place the chariots in this race by what has happened so far; ties share a place."""
    ranks = [_rank(state, number) for number in range(len(state.chariots))]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def race_results(state: State) -> list[int]:
    """Count what this race is worth to each chariot: its place, and in a season a penalty (7.2)."""
    found = places(state)
    if state.table.options.scoring != "season":
        return found
    return [
        place if chariot.state == "finished" else len(found) + 1
        for place, chariot in zip(found, state.chariots, strict=True)
    ]


def total_results(state: State) -> list[int]:
    """Add up what every race has been worth to each chariot."""
    return [before + now for before, now in zip(state.scores, race_results(state), strict=True)]


def standings(state: State) -> tuple[Standing, ...]:
    """Rank the seats by the sum of their chariots' results, the lowest first (2.3, 7.2)."""
    seats, worth = state.table.seats, total_results(state)
    points = [
        sum(worth[number] for number, seat in enumerate(seats) if seat == player)
        for player in range(max(seats) + 1)
    ]
    ranked = [
        Standing(
            Seat(player),
            1 + sum(other < mine for other in points),
            mine,
            tuple(number for number, seat in enumerate(seats) if seat == player),
        )
        for player, mine in enumerate(points)
    ]
    return tuple(sorted(ranked, key=lambda standing: (standing.place, standing.seat)))


def end_race(state: State) -> State:
    """End the race; go on with the season, or with another race for all after a tie (7.2–7.4)."""
    state = state._replace(phase="over", actor=None, pending=None, touch=())
    options = state.table.options
    leaders = sum(standing.place == 1 for standing in standings(state))
    if state.race < options.races or (options.ties == "race" and leaders > 1):
        return fresh_race(state.table, state.race + 1, tuple(total_results(state)))
    return state


def last_place_settled(state: State, number: int) -> bool:
    """Tell whether the last chariot racing ends in the same place whatever it does (7.4)."""
    if chariots_racing(state) != [number] or len(state.chariots) == 1:
        return False
    chariot = state.chariots[number]
    markers = chariot.markers
    while len(markers) < state.table.laps:
        markers = (*markers, _lowest_left(state, len(markers)))
    given_up = with_chariot(state, number, chariot._replace(state="out"))
    finished = with_chariot(state, number, chariot._replace(state="finished", markers=markers))
    return race_results(given_up)[number] == race_results(finished)[number]
