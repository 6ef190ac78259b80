"""`advance` is `play` and the Fates' answers, step by step with the same picks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.games.ave_caesar.state import State
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import FATES, Refused

from .drawn import TINY, drawn, whole_course

SETUPS: dict[str, dict[str, Any]] = {
    "four": {"players": 4, "options": {"races": 2}},
    "six on red": {"players": 6, "programme": [{"course": "red", "direction": "anticlockwise"}]},
    "summary": {"players": 3, "edition": "summary", "options": {"races": 1}},
    "unmanned": {"players": 2, "unmanned": 3, "edition": "pro-ludo", "options": {"races": 2, "laps": 2}},
    "votes": {
        "players": 2,
        "unmanned": 2,
        "edition": "pro-ludo",
        "options": {"races": 2, "laps": 2, "unmanned_driver": "vote"},
    },
    "by rank": {"players": 2, "each": 3, "options": {"races": 2, "next_start": "by_rank", "hand_size": 5}},
    "hands of four": {"players": 3, "options": {"races": 1, "hand_size": 4}},
    "tucking": {
        "players": 4,
        "options": {"blocked_hand": "tuck"},
        "any_number": True,
        "programme": [{"course": "white", "direction": "anticlockwise"}],
    },
    "tiny": {
        "players": 2,
        "options": {"blocked_hand": "tuck", "retire": "points_short", "hand_size": 1},
        "any_number": True,
        "programme": [{"course": whole_course(name)} for name in TINY],
    },
}


def stepwise(state: AnyState, move: Move, pick: Callable[[int], int]) -> tuple[AnyState, tuple[Move, ...]]:
    """Play a move, and let the Fates answer one move at a time."""
    state = GAME.play(state, move)
    moves = []
    while GAME.to_move(state) is FATES:
        odds = GAME.odds(state)
        moves.append(odds[pick(len(odds))])
        state = GAME.play(state, moves[-1])
    return state, tuple(moves)


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_advance_equals_playing_and_drawing_step_by_step_with_the_same_picks(setup: dict[str, Any]) -> None:
    for seed in range(3):
        rng = Random(seed)
        state, _ = let_fates_move(GAME, GAME.start(setup), rng.randrange)
        while GAME.to_move(state) is not None:
            move = rng.choice(GAME.legal_moves(state))
            draws = rng.randrange(10**9)
            fast = GAME.advance(state, move, Random(draws).randrange)
            slow = stepwise(state, move, Random(draws).randrange)
            assert fast == slow
            state = fast[0]


@pytest.mark.parametrize(
    "text",
    [
        "neck blocked_hand=tuck\nA 03a hand 1 2 deck 1 0 0 0 0 0 tucked 6\nB 04",
        "neck blocked_hand=tuck\nA 01a hand 1\nB 02a hand 2 3\nC 03a hand 4\nD 03b",
        "court\nA 02a lap 1 paid hand 1 2\nB 06b lap 2 hand 1 2 3\nC A1 lap 2 paid",
        "ring opening\nA 07a lap 0 hand 1\nB 08a lap 0 hand 6\nC 08b lap 0",
        "ring\nA 01a hand 1 2\nB 05a hand 6\nC 03a",
        "ring\nA 01a hand 1 2 deck none tucked 6\nB 04a",
        "ring\nA 01a hand 1 deck none\nB 04a",
        "ring\nA 08a lap 3 hand 1\nB 04a",
        "court\nA 07b lap 2 hand 1 2 3\nB 04",
        "court\nA 08b lap 2 disqualified hand 1\nB 04",
        "court left C\nA 08b lap 2 paid hand 1\nB 04 unmanned hand 6\nC - lap 1 out",
        "ring retire=points_short\nA 01a lap 1 hand 1 1 deck 1 0 0 0 0 0\nB 04a",
        "ring opening\nA 08a lap 0 hand 6\nB 08b lap 0",
        "neck still 3\nA 03a hand 1\nB 04",
        "ring anticlockwise opening\nA 01b lap 0 hand 1\nB 01a lap 0\nC 02a lap 0",
    ],
)
def test_advance_equals_the_steps_in_every_kind_of_turn(text: str) -> None:
    state = drawn(text)
    for move in GAME.legal_moves(state):
        for number in (0, 1):
            pick = lambda count, number=number: number % count  # noqa: E731  (as a pick is)
            assert GAME.advance(state, move, pick) == stepwise(state, move, pick)


@pytest.mark.parametrize("setup", [SETUPS["four"], SETUPS["tiny"]], ids=["four", "tiny"])
def test_advancing_leaves_the_states_before_as_they_were(setup: dict[str, Any]) -> None:
    rng = Random(7)
    state, _ = let_fates_move(GAME, GAME.start(setup), rng.randrange)
    seen = []
    while isinstance(state, State):
        seen.append((state, write_position(state), state.moves, state.occupied, state.lead))
        if not state.moves:
            break
        state, _ = GAME.advance(state, rng.choice(state.moves), rng.randrange)
    assert len(seen) > 20
    for before, written, *rest in seen:
        assert write_position(before) == written
        assert [before.moves, before.occupied, before.lead] == rest


def test_a_state_is_equal_to_one_told_the_same_and_to_no_other() -> None:
    state = drawn("ring\nA 01a hand 1\nB 04a")
    assert state == drawn("ring\nA 01a hand 1\nB 04a")
    assert state != drawn("ring\nA 01a hand 2\nB 04a")
    assert (state == "ring") is False
    assert repr(state) == "<State: turn 0, drawing None, 0 left, still 0>"


def test_advance_refuses_what_play_refuses() -> None:
    state = drawn("ring\nA 01a hand 1\nB 04a")
    with pytest.raises(Refused) as refused:
        GAME.advance(state, GAME.read("2-03a"), lambda _: 0)
    assert refused.value.clause == "3.1"
