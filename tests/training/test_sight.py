"""What the champion sees over arrays is what it sees one by one."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.charioteers.duels import positions

from hippodrome.charioteers.ave_caesar.champion.sight import MOVE_INPUTS, POSITION_INPUTS, Sight
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.parts import read_parts
from hippodrome.games.ave_caesar.position import write_position
from hippodrome.games.ave_caesar.state import State
from hippodrome.lockstep.ave_caesar.jax_rules import RaceArrays, races_from_rows
from hippodrome.lockstep.ave_caesar.referee import row_of_position
from hippodrome.lockstep.ave_caesar.tables import CourseTables
from hippodrome.lockstep.ave_caesar.terms import OUT, UNMANNED, Terms, terms_of
from hippodrome.training.ave_caesar.world import MOST_CHARIOTS, SHAPE, grounds_of, observe_course

pytestmark = pytest.mark.xdist_group("compiling")

MOST = 160
"""As many decisions of each race are looked at."""


def seen_one_by_one(
    course: str, way: str, players: int, who: str, seed: int
) -> tuple[Terms, list[Any], list[Any]]:
    """Race at random; write down rows of the decisions, and what the champion sees in each."""
    programme = [{"course": course, "direction": way}]
    rows, told = [], []
    terms = None
    for state, seat in positions("ave-caesar", {"players": players, "programme": programme}, seed, who):
        if not isinstance(state, State):
            continue
        parts = read_parts(write_position(state))
        tables = CourseTables(parts.course, parts.direction, parts.laps)
        terms = terms or terms_of(parts.course, parts.direction, parts.options, seats=players)
        rows.append(row_of_position(parts, tables))
        view = GAME.view(state, seat)
        sight = Sight(view, state.race)
        told.append((sight.position_inputs(), {it: sight.move_inputs(it) for it in GAME.legal_moves(state)}))
    assert terms is not None
    return terms, rows, told


def key_of(move: Move, terms: Terms) -> tuple[str, int, int]:
    """Name a move in numbers: what it is, the card, and where it leads."""
    index = terms.tables.index
    return (move.kind, move.card, index.get(move.to, -1) if move.kind == "drive" else -1)


RACES = [
    ("white", "clockwise", 4, "greedy"),
    ("white", "anticlockwise", 3, "random"),
    ("yellow", "clockwise", 6, "random"),
    ("yellow", "anticlockwise", 5, "greedy"),
]


def test_both_sights_tell_the_same() -> None:
    raced = [seen_one_by_one(*race, seed=11) for race in RACES]
    grounds = grounds_of([terms for terms, _, _ in raced])
    batches = [
        padded_to_all_lanes(
            races_from_rows(SHAPE._replace(chariots=players), np.stack((rows * MOST)[:MOST])), players
        )
        for (_, rows, _), (_, _, players, _) in zip(raced, RACES, strict=True)
    ]
    race = jax.tree.map(lambda *its: jnp.stack(its), *batches)
    look = jax.vmap(partial(observe_course, SHAPE))  # step by step: to compile it all takes twice as long
    looked = look(grounds.ground, grounds.road, race)
    position, moves, opened = (np.asarray(it) for it in (looked.position, looked.moves, looked.open))
    plays = [np.asarray(it) for it in looked.plays]
    for course, (terms, _, told) in enumerate(raced):
        compared = 0
        for number, (place, offered) in enumerate(told[:MOST]):
            here = f"{RACES[course]}, position {number}"
            assert len(place) == POSITION_INPUTS
            assert position[course, number].tolist() == place, here
            mine = {key_of(move, terms): seen for move, seen in offered.items()}
            for slot in np.flatnonzero(opened[course, number]):
                kind, card, space, _, home = (int(it[course, slot, number]) for it in plays)
                name = ("drive", "pass", "withdraw", "tuck")[kind]
                key = (name, card if name == "drive" else 0, space if name == "drive" and not home else -1)
                assert len(mine[key]) == MOVE_INPUTS
                assert moves[course, number, slot].tolist() == mine[key], f"{here}, {key}"
                compared += 1
        assert compared > MOST


def padded_to_all_lanes(race: RaceArrays, players: int) -> RaceArrays:
    """Add empty lanes, as races with fewer chariots have them in training."""
    more = MOST_CHARIOTS - players
    zero = race.turn * 0
    return race._replace(
        space=(*race.space, *[zero - 1] * more),
        lap=(*race.lap, *[zero] * more),
        hand=(*race.hand, *[race.hand[0] * 0] * more),
        deck=(*race.deck, *[race.deck[0] * 0] * more),
        marks=(*race.marks, *[zero + (OUT | UNMANNED)] * more),
    )
