"""The example of PPO tells moves truly and gives nothing away, its greedy is greedy, and it learns."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.charioteers.ave_caesar.plain import _worth, sorted_by_thrift
from hippodrome.charioteers.ave_caesar.thrift import steps_needed
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.games.ave_caesar.state import State
from hippodrome.lockstep.ave_caesar import numba_rules as rules
from hippodrome.lockstep.ave_caesar.referee import REFEREE_ENGINE, action_of
from hippodrome.research.contest import prepare_contest

pytestmark = pytest.mark.xdist_group("compiling")

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(scope="module")
def ppo() -> Iterator[Any]:
    """Load the example as a module."""
    sys.path.insert(0, str(EXAMPLES))
    yield importlib.import_module("ppo")
    sys.path.remove(str(EXAMPLES))


def choices(races: int) -> Iterator[tuple[State, Any, Sequence[Move]]]:
    """Drive races by the rules of reference, mostly thriftily; give each choice with the view of its seat."""
    contest = prepare_contest("ave-caesar", course="white", players=4)
    chance = Random(1)
    for _ in range(races):
        state = contest.begin(chance.randrange)
        while moves := contest.game.legal_moves(state):
            seat: Any = contest.game.to_move(state)
            view = contest.game.view(state, seat)
            if len(moves) > 1:
                yield state, view, moves
            thrifty = sorted_by_thrift(view, moves)[0]
            move = thrifty if chance.random() < 0.7 else chance.choice(moves)
            state, _ = contest.game.advance(state, move, chance.randrange)


def tell(ppo: Any, row: Any, moves: Sequence[Move]) -> Any:
    """Tell moves as the example does."""
    told = np.zeros((len(moves), ppo.FEATURES), np.float32)
    actions = np.array([action_of(ppo.TABLES, move) for move in moves])
    ppo.tell_moves(
        ppo.GROUND, ppo.NEEDED, row, actions, rules.scratch_of(ppo.GROUND), rules.scratch_of(ppo.GROUND), told
    )
    return told


def test_the_steps_needed_are_those_of_the_charioteers(ppo: Any) -> None:
    state, _, _ = next(choices(1))
    track = state.race.track
    owing = np.array(steps_needed(track, owes=True))
    payable = owing < 1000
    assert payable.sum() > 100
    assert (ppo.NEEDED[0] == track.to_finish).all()
    assert (ppo.NEEDED[1][payable] == owing[payable]).all()


def test_greedy_by_weights_is_as_thrifty_as_greedy_and_no_hidden_card_is_told(ppo: Any) -> None:
    compared = swapped = 0
    for state, view, moves in choices(8):
        row = REFEREE_ENGINE.read_position(write_position(state)).row
        told = tell(ppo, row, moves)
        chosen = moves[int(np.argmax(told @ ppo.GREEDY))]
        assert _worth(view, chosen) == max(_worth(view, move) for move in moves)
        compared += 1
        for c in range(ppo.CHARIOTS):
            begin = c * rules.FIELDS_PER_CHARIOT
            hand, deck = row[begin + rules.HAND_AT], row[begin + rules.DECK_AT]
            if c != state.turn and hand and deck:
                row[begin + rules.HAND_AT], row[begin + rules.DECK_AT] = deck, hand
                swapped += 1
        assert (tell(ppo, row, moves) == told).all()
    assert compared > 400
    assert swapped > 500


def test_it_learns_within_a_few_updates(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "RACES", 128)
    rng = np.random.default_rng(1)
    policy, critic = ppo.Network(rng, ppo.FEATURES), ppo.Network(rng, ppo.POSITION)
    before, _ = ppo.examine(policy, 120, 1)
    for _ in range(6):
        gathered = ppo.gather(policy, critic, rng)
        loss = ppo.update(policy, critic, gathered, rng, 1.0)
        assert np.isfinite(loss)
    assert ppo.update(policy, critic, gathered, rng, 1.0) < loss, "the critic knows the same races better"
    after, theirs = ppo.examine(policy, 120, 1)
    assert before < 1
    assert after > 1.5
    mine, others = ppo.examine_by_reference(policy, 4, 1)
    assert 0 <= mine.mean() <= 5
    assert mine.mean() + others.mean() > 0
    assert theirs < 5


def test_the_same_seed_races_the_same_race(ppo: Any) -> None:
    policy = ppo.Network(np.random.default_rng(1), ppo.FEATURES)
    exams = [ppo.examine(policy, 30, seed) for seed in (1, 1, 2)]
    assert [left == right for left, right in pairwise(exams)] == [True, False]


def test_the_curves_are_drawn(ppo: Any) -> None:
    drawn = ppo.draw_curves(
        "a title", {"seed 1": [(0.0, 0.1), (30.0, 1.2)], "seed 2": [(0.0, 0.2), (29.0, 1.1)]}
    )
    assert drawn.count('stroke-width="2"') == 2
    assert "seed 2" in drawn
