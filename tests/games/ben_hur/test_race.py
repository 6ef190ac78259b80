"""Whole races of Ben Hur: they end, replay, and meet everything the rules know."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from hippodrome.charioteers import ben_hur as charioteers
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import Move
from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.games.ben_hur.state import State
from hippodrome.race.log import replay, run_race
from hippodrome.race.protocol import FATES, Game, Seat

from .scenes import SETUPS, random_race, viewers


def test_the_game_meets_the_protocol() -> None:
    game: Game[State, Move, Any] = GAME
    assert game.name == "ben-hur"


@pytest.mark.parametrize("setup", SETUPS)
def test_a_race_ends_and_its_log_replays_to_the_same_state(setup: dict[str, Any]) -> None:
    for seed in range(3):
        moves = [GAME.write(move) for _, move in random_race(setup, seed)]
        end = replay(GAME, setup, (GAME.read(move) for move in moves))
        assert GAME.to_move(end) is None
        assert GAME.legal_moves(end) == ()
        assert replay(GAME, GAME.setup(end), (GAME.read(move) for move in moves)) == end
        assert sorted(one.seat for one in GAME.standings(end)) == list(range(GAME.seats(end)))


@pytest.mark.parametrize("setup", SETUPS)
def test_every_state_of_a_race_is_written_and_read_as_itself(setup: dict[str, Any]) -> None:
    for state, move in random_race(setup, 5):
        assert read_position(json.loads(json.dumps(write_position(state)))) == state
        moves = GAME.legal_moves(state)
        assert len(set(moves)) == len(moves)
        assert move in moves
        assert set(GAME.odds(state)) in (set(moves), set())


@pytest.mark.parametrize("setup", SETUPS)
def test_an_imagined_state_looks_the_same_and_offers_the_same_moves(setup: dict[str, Any]) -> None:
    pick = Random(9)
    for state, _ in random_race(setup, 6):
        for viewer in viewers(state):
            seen = GAME.view(state, viewer)
            imagined = GAME.imagine(seen, pick.randrange)
            assert GAME.view(imagined, viewer) == seen
            assert GAME.to_move(imagined) == GAME.to_move(state)
            assert GAME.legal_moves(imagined)
            if GAME.to_move(state) == viewer:
                assert GAME.legal_moves(imagined) == GAME.legal_moves(state)


def test_random_races_meet_every_phase_and_every_way_out() -> None:
    phases: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for setup in SETUPS:
        for seed in range(20, 40):
            for state, move in random_race(setup, seed):
                phases[state.phase] += 1
                words[GAME.write(move).split()[0]] += 1
    assert {"places", "deal", "redraw", "whip-own", "turn", "roll", "take", "draw"} <= set(phases)
    assert {"whip", "whip-reply", "whipped", "more"} <= set(phases)
    assert {"lost", "crash", "concede", "stop", "miss", "keep", "ram"} <= set(words)


def test_advancing_plays_a_move_and_all_that_the_fates_answer() -> None:
    pick = Random(3)
    state = play_fates(GAME.start({"players": 3}), pick)
    while (actor := GAME.to_move(state)) is not None:
        assert actor is not FATES
        move = pick.choice(GAME.legal_moves(state))
        after, fates = GAME.advance(state, move, pick.randrange)
        state = GAME.play(state, move)
        for answer in fates:
            assert GAME.to_move(state) is FATES
            state = GAME.play(state, answer)
        assert state == after


def play_fates(state: State, pick: Random) -> State:
    """Let the Fates move until a seat is to move."""
    while GAME.to_move(state) is FATES:
        state = GAME.play(state, pick.choice(GAME.odds(state)))
    return state


def steady_race(seed: int, **setup: Any) -> State:
    state = GAME.start({"players": 6, **setup})
    drivers = {Seat(seat): charioteers.make_fast_but_braking() for seat in range(6)}
    for _, after in run_race(GAME, state, drivers, Random(seed).randrange):
        state = after
    return state


@pytest.mark.parametrize("arena", ["antioch", "tyre"])
def test_six_steady_charioteers_mostly_finish_in_fifteen_to_thirty_rounds(arena: str) -> None:
    ends = [steady_race(seed, arena=arena) for seed in range(12)]
    finished = sum(chariot.state == "finished" for end in ends for chariot in end.chariots)
    assert finished >= 0.75 * 6 * len(ends)
    assert all(15 <= end.round <= 30 for end in ends)


@pytest.mark.parametrize("preset", ["season", "long", "club"])
def test_steady_charioteers_can_drive_every_preset(preset: str) -> None:
    end = steady_race(3, preset=preset)
    assert end.phase == "over"
    assert any(chariot.state == "finished" for chariot in end.chariots)


def test_a_steady_charioteer_beats_a_random_one() -> None:
    lead = 0
    for seed in range(6):
        pick = Random(seed)
        drivers = {
            Seat(0): charioteers.make_random(pick.randrange),
            Seat(1): charioteers.make_fast_but_braking(),
        }
        state = GAME.start({"players": 2})
        for _, after in run_race(GAME, state, drivers, pick.randrange):
            state = after
        lead += GAME.standings(state)[0].seat == 1
    assert lead >= 5
