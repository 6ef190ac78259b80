"""Rounds and turns: who is next, and when a round or the race is over (ben-hur 3.1, 3.7)."""

from __future__ import annotations

from typing import Final

from hippodrome.games.ben_hur.cards import leave_sand
from hippodrome.games.ben_hur.ending import end_race
from hippodrome.games.ben_hur.state import (
    State,
    TurnUnderWay,
    chariots_racing,
    progress_rank,
    turn_under_way,
    with_chariot,
)

ROUNDS_A_LAP: Final = 40
"""After so many rounds a lap all still racing are out (3.7)."""


def next_turn(state: State) -> State:
    """Begin the turn of the chariot furthest ahead that has not moved in this round (3.1)."""
    while True:
        on_sand = chariots_racing(state)
        if not on_sand:
            return end_race(state)
        waiting = [number for number in on_sand if number not in state.moved]
        if not waiting:
            if state.round >= ROUNDS_A_LAP * state.table.laps:
                return end_race(_all_out(state, on_sand))
            state = state._replace(round=state.round + 1, moved=())
            continue
        number = max(waiting, key=lambda waiter: progress_rank(state, waiter))
        if not state.chariots[number].hand:
            state = leave_sand(state, number, "out")  # who has no card left is out (6.1)
            continue
        if not state.chariots[number].skip:
            return begin_turn(state, number)
        state = mark_moved(state, number)
        state = with_chariot(state, number, state.chariots[number]._replace(skip=False))


def begin_turn(state: State, number: int) -> State:
    """Begin a turn: with a whip at whom the chariot still touches, else with its card (5.1)."""
    touching = any(number in pair for pair in state.touch)
    return state._replace(
        phase="whip-own" if touching else "turn", actor=number, pending=TurnUnderWay(owner=number)
    )


def end_turn(state: State) -> State:
    """End the turn under way and begin the next."""
    return next_turn(mark_moved(state, turn_under_way(state).owner))


def mark_moved(state: State, number: int) -> State:
    """Note that a chariot has had its turn in this round."""
    if number in state.moved:
        return state
    return state._replace(moved=tuple(sorted((*state.moved, number))))


def _all_out(state: State, numbers: list[int]) -> State:
    """Take everyone off the sand: the rounds are used up (3.7)."""
    for number in numbers:
        state = leave_sand(state, number, "out")
    return state
