"""The tactician over lockstep's rows decides as the tactician of reference does, with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests.charioteers.duels import positions

from hippodrome.charioteers.ave_caesar.ground import PlannedDrive
from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, Weights, WeightSet
from hippodrome.charioteers.ave_caesar.plain import sorted_by_thrift
from hippodrome.charioteers.ave_caesar.search import CandidateMove, SearchSettings, weigh_moves
from hippodrome.charioteers.budget import Budget, BudgetMeter
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import Options
from hippodrome.games.ave_caesar.parts import read_parts
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.games.ave_caesar.state import State
from hippodrome.lockstep.ave_caesar import numba_rules as rules
from hippodrome.lockstep.ave_caesar.referee import row_of_position
from hippodrome.lockstep.ave_caesar.tables import CourseTables
from hippodrome.training.ave_caesar import tactician
from hippodrome.training.ave_caesar.genes import START_GENES, USUAL_CHANGES, row_of, weights_of

pytestmark = pytest.mark.xdist_group("compiling")

PLAYOUTS = 24
FOUR = {"players": 4, "options": {"races": 1}}
SIX = {"players": 6, "options": {"races": 1}}


def random_weights(seed: int) -> Weights:
    """Make up weights of which none is 0."""
    return weights_of(
        START_GENES + 3 * USUAL_CHANGES * np.random.default_rng(seed).standard_normal(len(START_GENES))
    )


def sampled(setup: dict[str, Any], seed: int, every: int) -> Iterator[tuple[State, Any, rules.Row, Options]]:
    """Show some of the decisions of a race, each with its row."""
    for number, (state, seat) in enumerate(positions("ave-caesar", setup, seed, "greedy")):
        if number % every == 0 and isinstance(state, State):
            parts = read_parts(write_position(state))
            row = row_of_position(parts, CourseTables(parts.course, parts.direction, parts.laps))
            yield state, seat, row, parts.options


def circus_at(state: State, options: Options) -> tuple[tactician.PreparedCircus, tactician.Scratch]:
    """Make the course of a state ready."""
    track = state.race.track
    circus = tactician.circus_of(track.course, track.direction, options, len(state.chariots))
    return circus, tactician.make_scratch(circus)


def drive_of(candidate: CandidateMove) -> tuple[int, int]:
    """Tell the card and the station of a candidate that is a drive."""
    assert isinstance(candidate.action, PlannedDrive)
    return candidate.move.card, candidate.action.to


def shared_chance(seed: int, row: rules.Row) -> Callable[[], float]:
    """Make a source of chance that gives what the row's own generator will give."""
    row[rules.SEED_A_AT], row[rules.SEED_B_AT] = seed, 77
    apart = row.copy()
    return lambda: int(rules.chance(apart)) / (1 << 32)


@pytest.mark.parametrize("setup", [FOUR, SIX], ids=["white", "yellow"])
def test_the_drives_are_listed_as_greedy_likes_them(setup: dict[str, Any]) -> None:
    for state, seat, row, options in sampled(setup, 8, 5):
        circus, scratch = circus_at(state, options)
        track, station = state.race.track, GAME.view(state, seat).chariots[state.turn].station
        ranked = sorted_by_thrift(GAME.view(state, seat), GAME.legal_moves(state))
        found = tactician.list_drives(circus.ground, circus.known, row, scratch.layers, scratch.moves)
        assert [(card, to) for to, card, _ in scratch.moves[:found].tolist()] == [
            (it.card, track.station_after_drive(station, it.card, it.to))
            for it in ranked
            if it.kind == "drive"
        ]


@pytest.mark.parametrize(
    ("setup", "seed"), [(FOUR, 3), (FOUR, 4), (SIX, 5)], ids=["white", "again", "yellow"]
)
def test_with_the_same_chance_every_move_is_worth_the_same(setup: dict[str, Any], seed: int) -> None:
    weights = random_weights(seed)
    compared = 0
    for number, (state, seat, row, options) in enumerate(sampled(setup, seed, 3)):
        circus, scratch = circus_at(state, options)
        view, moves = GAME.view(state, seat), GAME.legal_moves(state)
        if len(moves) < 2 or any(it.kind != "drive" for it in moves):
            continue
        chance = shared_chance(1000 + number, row)
        settings = SearchSettings(rounds=tactician.ROUNDS_REHEARSED, weight_set=WeightSet(weights, weights))
        ranked = sorted_by_thrift(view, moves)
        spent = BudgetMeter(Budget(playouts=PLAYOUTS))
        expected = weigh_moves(view, state.race, ranked, chance, spent, settings)
        outlook = tactician.outlook_of(circus, weights)
        found = tactician.list_drives(circus.ground, circus.known, row, scratch.layers, scratch.moves)
        assert found == len(expected)
        tactician.weigh(circus.ground, circus.known, outlook, row, scratch, found, PLAYOUTS)
        mine = {
            (int(card), int(to)): (float(worth), int(count))
            for (to, card, _), worth, count in zip(
                scratch.moves[:found], scratch.worths, scratch.counts, strict=False
            )
        }
        for candidate in expected:
            worth, count = mine[drive_of(candidate)]
            assert count == candidate.playouts
            assert worth == pytest.approx(candidate.worth, abs=1e-6)
        assert (scratch.moves[0, 1], scratch.moves[0, 0]) == drive_of(expected[0])
        compared += 1
    assert compared >= 10


def test_weights_are_read_back_as_they_were_written() -> None:
    for weights in AGAINST_GREEDY:
        assert weights_of(row_of(weights)) == weights
