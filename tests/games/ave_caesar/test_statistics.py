"""What is counted at the end of a race of Ave Caesar."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hippodrome.games import game_entry
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.state import FINISHED, State
from hippodrome.games.statistics import Figure, statistics_of
from hippodrome.race.protocol import FATES

from .drawn import drawn

ENTRY = game_entry("ave-caesar")


def counted(state: Any, *moves: str) -> dict[str, tuple[int, ...]]:
    """Count over some moves from a position."""
    return by_key(statistics_of(ENTRY, state, moves))


def by_key(figures: Any) -> dict[str, tuple[int, ...]]:
    """Give the values of figures by their keys."""
    return {figure.key: figure.values for figure in figures}


@pytest.mark.rule("ave-caesar 3.2")
def test_points_are_wasted_on_the_lane_that_is_longer() -> None:
    """Beside the wall the outer lane has a space more: to turn out into it costs one."""
    assert counted(drawn("wall\n A 01a hand 2"), "2-03a")["stat-wasted"] == (0,)
    assert counted(drawn("wall\n A 01a hand 2"), "2-03b1")["stat-wasted"] == (1,)


@pytest.mark.rule("ave-caesar 6.1")
def test_points_beyond_the_line_are_wasted() -> None:
    state = drawn("ring\n A 07a lap 3 paid hand 6")
    assert counted(state, "6-finish")["stat-wasted"][0] == 6 - state.race.track.to_finish[state.queue[0][0]]


@pytest.mark.rule("ave-caesar 3.5")
def test_a_turn_that_passes_is_blocked() -> None:
    state = drawn("neck\n > A 03a hand 1\n B 04 hand 1 2")
    assert counted(state, "pass")["stat-blocked"] == (1, 0)


def test_the_luck_of_a_draw_is_measured_against_what_was_left_in_the_deck() -> None:
    state = drawn("ring\n A 02a hand 1 2 deck 0 0 1 0 1 0")
    assert counted(state, "1-03a", "draw 5")["stat-draw-luck"] == (100,)
    assert counted(state, "1-03a", "draw 3")["stat-draw-luck"] == (-100,)


@pytest.mark.parametrize("setup", [{"players": 4}, {"players": 2, "each": 2}, {"players": 2, "unmanned": 2}])
def test_what_was_driven_beyond_the_shortest_way_home_is_what_was_wasted(setup: dict[str, Any]) -> None:
    """Over a whole race: the cards a chariot drove are its shortest way and its waste."""
    pick = random.Random(5).choice
    start = GAME.start(setup | {"options": {"races": 1, "laps": 2}})
    state, moves = start, []
    begun: dict[int, int] = {}
    driven: Counter[int] = Counter()
    stood: Counter[int] = Counter()
    while (actor := GAME.to_move(state)) is not None:
        if isinstance(state, State):
            for number, chariot in enumerate(state.chariots):
                begun.setdefault(number, state.race.track.to_finish[chariot.station])
        move = pick(GAME.odds(state) if actor is FATES else GAME.legal_moves(state))
        if isinstance(state, State) and move.kind == "drive":
            driven[state.turn] += move.card
        if isinstance(state, State) and move.kind in ("pass", "tuck"):
            stood[state.turn] += 1
        moves.append(str(move))
        state = GAME.play(state, move)
    assert isinstance(state, State)
    found = by_key(statistics_of(ENTRY, start, moves))
    for seat in range(GAME.seats(start)):
        own = [number for number, owner in enumerate(state.race.owners) if owner == seat]
        assert found["stat-blocked"][seat] == sum(stood[number] for number in own)
        if all(state.chariots[number].marks & FINISHED for number in own):
            assert found["stat-wasted"][seat] == sum(driven[number] - begun[number] for number in own)
        assert found["stat-wasted"][seat] >= 0


def test_a_figure_is_for_every_seat() -> None:
    found = statistics_of(ENTRY, GAME.start({"players": 3}), ())
    assert found[0] == Figure("stat-wasted", "count", (0, 0, 0))
