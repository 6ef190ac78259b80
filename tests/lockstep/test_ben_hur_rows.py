"""Lockstep's rows and batches of Ben Hur say what the reference says, and keep to themselves."""

from __future__ import annotations

from functools import partial
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hippodrome.games.ben_hur.geometry import COS, SIN, Pose, chariot_outline, offset_along
from hippodrome.games.ben_hur.kit import RULERS
from hippodrome.games.ben_hur.table import read_setup
from hippodrome.lockstep.ben_hur import agreement, engine
from hippodrome.lockstep.ben_hur.batch import batch_terms, blank_batch, rows_of, seed_fate
from hippodrome.lockstep.ben_hur.layout import (
    ACTION_COUNT,
    CHARIOT_HALF_WIDTH_RUN,
    CHARIOT_RUN,
    COSINE,
    DRAW_CARD,
    FIELD_STARTS,
    HAND_SLOTS,
    MOVE_COUNT,
    NO_CARD,
    OVER,
    REDRAW,
    ROLL_DIE,
    ROW_SIZE,
    RULER_RUN,
    SINE,
    TURN,
    blank_row,
    field_of,
    write_terms,
)
from hippodrome.lockstep.ben_hur.one_core import choose, legal, let_fates_move, play, roll_out, step_rows

pytestmark = pytest.mark.xdist_group("compiling")


@pytest.mark.rule("ben-hur 1.2")
def test_shapes_are_laid_out_in_the_same_whole_numbers() -> None:
    for heading in range(360):
        assert (COSINE[heading], SINE[heading]) == (COS[heading], SIN[heading])
        for number, length in enumerate(RULERS.values()):
            assert tuple(RULER_RUN[number, :, heading]) == offset_along(length, heading)
        outline = chariot_outline(Pose(0, 0, heading))
        assert tuple(CHARIOT_HALF_WIDTH_RUN[:, heading]) == outline[:2]
        assert tuple(CHARIOT_HALF_WIDTH_RUN[:, heading] - CHARIOT_RUN[:, heading]) == outline[6:]


def test_rows_agree_with_the_reference_ply_by_ply() -> None:
    chance = Random(4)
    for _ in range(12):
        agreement.check_rows(agreement.record(agreement.draw_setup(chance), chance))


def test_a_wrong_row_is_noticed() -> None:
    chance = Random(1)
    race = agreement.record({"players": 2}, chance)
    race.rows[7][FIELD_STARTS["round"]] += 1
    with pytest.raises(agreement.BenHurDisagreement, match="round"):
        agreement.check_rows(race)


def test_an_illegal_move_ends_its_own_race_and_touches_no_other() -> None:
    agreed = write_terms(read_setup({"players": 3}))
    rows = np.stack([blank_row(agreed)] * 3)
    fates = np.ascontiguousarray(seed_fate(2, 3).T)
    masks = np.zeros((3, MOVE_COUNT), np.bool_)
    for row, fate in zip(rows, fates, strict=True):
        let_fates_move(row, *agreed, fate)
    alone, lonely_fate = rows[:1].copy(), fates[:1].copy()
    legal(rows[0], *agreed, masks[0])
    move = int(np.flatnonzero(masks[0])[0])
    offender = int(field_of(rows, "actor")[1, 0])
    moves = np.array([move, ACTION_COUNT - 1, 10**6], np.int64)
    step_rows(rows, *agreed, fates, moves, masks, True)
    step_rows(alone, *agreed, lonely_fate, moves[:1], masks[:1].copy(), True)
    assert (rows[0] == alone[0]).all()
    assert field_of(rows, "phase")[1:, 0].tolist() == [OVER, OVER]
    assert field_of(rows, "broken")[1, 0] == offender + 1
    assert not masks[1:].any()


def test_roll_outs_end_races_and_begin_them_anew() -> None:
    agreed = write_terms(read_setup({"players": 2}))
    rows = np.stack([blank_row(agreed)] * 4)
    moves, turns, races = roll_out(rows, *agreed, np.ascontiguousarray(seed_fate(1, 4).T), 800)
    assert moves == 3200
    assert 0 < races < turns < moves


def test_a_row_is_small() -> None:
    assert ROW_SIZE < 256


TERMS = batch_terms(read_setup({"players": 2}))


def test_batches_agree_with_the_reference_ply_by_ply() -> None:
    chance = Random(8)
    laps = {"antioch": 1, "season": 1, "long": 2, "club": 1}
    setups = [{"players": 2, "preset": preset, "laps": count} for preset, count in laps.items()]
    races = [agreement.record(setup, chance) for setup in setups]
    compiled = jax.jit(agreement.advance, compiler_options=agreement.FAST_COMPILE_OPTIONS)
    assert agreement.check_batch(races, compiled) > 200


def test_batches_step_with_the_same_chance_as_the_rows() -> None:
    """Steps with the Fates inside, and an illegal action: seed for seed the same as on one core."""
    agreed = write_terms(read_setup({"players": 2}))
    begin = jax.jit(partial(engine.init, TERMS), compiler_options=agreement.FAST_COMPILE_OPTIONS)
    step = jax.jit(partial(engine.step, TERMS), compiler_options=agreement.FAST_COMPILE_OPTIONS)
    batch = begin(jnp.asarray(seed_fate(3, 4)))
    rows, own = rows_of(batch), np.ascontiguousarray(np.asarray(batch.fate).T)
    masks = np.zeros((4, MOVE_COUNT), np.bool_)
    for row, mask in zip(rows, masks, strict=True):
        legal(row, *agreed, mask)
    chance = np.array([7, 9], np.uint32)
    for number in range(25):
        moves = np.array([choose(mask, chance) for mask in masks], np.int64)
        if number == 20:
            moves[2] = int(np.flatnonzero(~masks[2])[0])
        stepped = step(batch, jnp.asarray(moves, jnp.int32))
        batch = stepped.batch
        step_rows(rows, *agreed, own, moves, masks, True)
        assert (rows_of(batch) == rows).all()
        if number == 20:
            assert np.asarray(stepped.over).tolist() == [False, False, True, False]
            assert sorted(np.asarray(stepped.rewards)[:, 2].tolist()) == [engine.ILLEGAL_ACTION_REWARD, 0.0]


def test_an_arena_too_large_for_32_bits_is_refused() -> None:
    arena = {"half": 40_000, "inner": 1200, "outer": 4800, "first": 1520, "step": 580, "contact": 120}
    with pytest.raises(ValueError, match="farther"):
        batch_terms(read_setup({"players": 2, "arena": arena}))


def test_free_steering_is_refused() -> None:
    with pytest.raises(ValueError, match="fixed"):
        batch_terms(read_setup({"players": 2, "options": {"steering": "free"}}))


def test_a_batch_is_laid_out_like_rows() -> None:
    agreed = write_terms(read_setup({"players": 2}))
    batch = blank_batch(TERMS, jnp.asarray(seed_fate(1, 2)))
    assert (rows_of(batch) == blank_row(agreed)).all()


@pytest.mark.rule("ben-hur 2.2")
def test_a_race_begun_at_once_is_one_that_could_have_been_dealt_move_by_move() -> None:
    setup = {"players": 6, "preset": "long"}
    agreed, terms = write_terms(read_setup(setup)), batch_terms(read_setup(setup))
    begin = jax.jit(partial(engine.start_at_once, terms), compiler_options=agreement.FAST_COMPILE_OPTIONS)
    batch = begin(blank_batch(terms, jnp.asarray(seed_fate(1, 200))))
    for begun in rows_of(batch):
        row = blank_row(agreed)
        places = [(-y - 1520) // 580 for y in field_of(begun, "y").tolist()]
        for place in places:
            play(row, *agreed, ROLL_DIE + place)
        for number in sorted(range(6), key=places.__getitem__):
            hand = field_of(begun, "hand")[HAND_SLOTS * number : HAND_SLOTS * number + 4].tolist()
            for card in sorted(hand, key=lambda held: held & 1):
                if card < NO_CARD:
                    play(row, *agreed, DRAW_CARD + (card >> 1))
        assert (row == begun).all()
    assert {int(phase) for phase in np.asarray(batch.phase)} == {TURN, REDRAW}
