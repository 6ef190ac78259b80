"""Lockstep and the reference compared, ply by ply: every field, every legal move, what a seat sees.

A race is played by the reference and written down; the rows and the batches then play the same moves, the
Fates' included.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.ending import places as reference_places
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import CARD_INDEX
from hippodrome.games.ben_hur.moves import Concede, Move, Ram, Whip
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.table import RaceTerms
from hippodrome.lockstep.ben_hur.batch import (
    Batch,
    BatchTerms,
    batch_terms,
    blank_batch,
    rows_of,
    seed_fate,
    stack_terms,
)
from hippodrome.lockstep.ben_hur.batch_rules import legal as legal_actions
from hippodrome.lockstep.ben_hur.batch_rules import legal_draws, look_for_placements
from hippodrome.lockstep.ben_hur.batch_rules import play as play_batch
from hippodrome.lockstep.ben_hur.crossing import move_number, row_of_state
from hippodrome.lockstep.ben_hur.engine import observe
from hippodrome.lockstep.ben_hur.layout import (
    FIELD_SIZES,
    FIELD_STARTS,
    MOVE_COUNT,
    NO_CARD,
    Row,
    blank_row,
    write_terms,
)
from hippodrome.lockstep.ben_hur.one_core import legal, play
from hippodrome.lockstep.ben_hur.one_view import observe_row
from hippodrome.race.protocol import Seat

RACES_SIDE_BY_SIDE: Final = 64
"""How many races go through the batches at once."""

FAST_COMPILE_OPTIONS: Final = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""Compile fast rather than well: each number of chariots is compiled for once."""

LAPS_BY_PRESET: Final = {"antioch": (1, 2, 3), "season": (1,), "long": (2, 3, 4), "club": (1, 2, 3)}


class BenHurDisagreement(Exception):
    """Lockstep and the reference do not say the same."""


class RecordedBenHur(NamedTuple):
    """A race as the reference played it: at each ply the row, the legal moves and the move."""

    terms: RaceTerms
    rows: list[Row]
    legal: list[NDArray[np.bool_]]
    moves: list[int]
    seats: list[int]
    seen: list[NDArray[np.int64]]


def draw_setup(chance: Random) -> dict[str, Any]:
    """Draw what is agreed before a race."""
    preset = chance.choice(list(LAPS_BY_PRESET))
    players = chance.randint(2, 6)
    options: dict[str, Any] = {}
    if chance.random() < 0.3:
        options["ties"] = "race"
    if chance.random() < 0.3:
        options["fewer_accidents"] = chance.choice([0, 5, 8, 99])
    if preset == "season" and chance.random() < 0.3:
        options["races"] = 3
    if preset != "season" and chance.random() < 0.3:
        options["accidents"] = chance.choice(["endurance", "knockout", "club"])
    return {
        "arena": chance.choice(["antioch", "tyre"]),
        "preset": preset,
        "laps": chance.choice(LAPS_BY_PRESET[preset]),
        "players": players,
        "each": 1 if players > 3 else chance.randint(1, 6 // players),
        "options": options,
    }


def choose(state: State, moves: tuple[Move, ...], chance: Random) -> Move:
    """Choose a move: the Fates by their odds, a seat with a liking for quarrels and against giving up."""
    odds = GAME.odds(state)
    if odds:
        return chance.choice(odds)
    if chance.random() < 0.8:
        quarrels = [move for move in moves if isinstance(move, Ram | Whip)]
        others = [move for move in moves if not isinstance(move, Concede)]
        return chance.choice(quarrels or others)
    return chance.choice(moves)


def expected_view(state: State, seat: int) -> NDArray[np.int64]:
    """Write what the reference's view shows a seat as the numbers of an observation."""
    seen = GAME.view(state, Seat(seat))
    row = row_of_state(seen.scene._replace(chariots=state.chariots))
    hands = []
    for chariot in seen.scene.chariots:
        held = [NO_CARD + 1 + (back == "r") for back in chariot.backs]
        if len(chariot.hand) == len(chariot.backs):
            shown = zip(chariot.hand, chariot.backs, strict=True)
            held = [2 * CARD_INDEX[card] + (back == "r") for card, back in shown]
        hands.append(held + [NO_CARD] * (4 - len(held)))
    count = len(state.chariots)
    fields = [row[FIELD_STARTS[name] : FIELD_STARTS[name] + count] for name in list(FIELD_SIZES)[:12]]
    markers = row[FIELD_STARTS["markers"] : FIELD_STARTS["markers"] + 4 * count]
    turn = row[FIELD_STARTS["phase"] : FIELD_STARTS["broken"]]
    discards = row[FIELD_STARTS["discards"] : FIELD_STARTS["discards"] + FIELD_SIZES["discards"]]
    parts = [
        *fields, np.array(state.table.seats), np.array(reference_places(state)), np.array(hands).reshape(-1),
        markers, np.array(seen.unseen).reshape(-1), discards, np.array(seen.left), turn,
    ]  # fmt: skip  # in the order of an observation
    return np.concatenate(parts).astype(np.int64)


def record(setup: dict[str, Any], chance: Random) -> RecordedBenHur:
    """Play a race in the reference and write it down."""
    state = GAME.start(setup)
    found = RecordedBenHur(state.table, [], [], [], [], [])
    while True:
        moves = GAME.legal_moves(state)
        marked = np.zeros(MOVE_COUNT, np.bool_)
        marked[[number for move in moves if (number := move_number(move)) is not None]] = True
        found.rows.append(row_of_state(state))
        found.legal.append(marked)
        seats = max(state.table.seats) + 1
        found.seats.append(chance.randrange(seats + 1))
        found.seen.append(expected_view(state, found.seats[-1]))
        if not moves:
            return found
        move = choose(state, moves, chance)
        number = move_number(move)
        found.moves.append(-1 if number is None else number)
        state = GAME.play(state, move)


def check_rows(race: RecordedBenHur) -> None:
    """Play a recorded race over rows and compare every ply."""
    agreed = write_terms(race.terms)
    row, mask = blank_row(agreed), np.zeros(MOVE_COUNT, np.bool_)
    for ply, expected in enumerate(race.rows):
        _same_row(race, ply, row, expected)
        legal(row, *agreed, mask)
        if not (mask == race.legal[ply]).all():
            raise BenHurDisagreement(f"legal moves differ at ply {ply} of {race.terms}")
        if not (observe_row(row, agreed, race.seats[ply]) == race.seen[ply]).all():
            raise BenHurDisagreement(f"observations differ at ply {ply} of {race.terms}")
        if ply < len(race.moves):
            play(row, *agreed, race.moves[ply])


def _same_row(race: RecordedBenHur, ply: int, row: Row, expected: Row) -> None:
    wrong = np.flatnonzero(row != expected)
    if len(wrong):
        names = {
            name
            for name, at in FIELD_STARTS.items()
            for place in wrong
            if at <= place < at + FIELD_SIZES[name]
        }
        raise BenHurDisagreement(f"rows differ at ply {ply} of {race.terms}: {sorted(names)}")


def advance(
    terms: BatchTerms, batch: Batch, move: jax.Array, seat: jax.Array
) -> tuple[Batch, jax.Array, Any]:
    """Play a move in every race of a batch; say what may be played next and what the seats see."""
    batch = look_for_placements(terms, play_batch(terms, batch, move))
    return (
        batch,
        jnp.concatenate([legal_actions(terms, batch), legal_draws(batch)]),
        observe(terms, batch, seat),
    )


def check_batch(races: list[RecordedBenHur], compiled: Any) -> int:
    """Play recorded races with as many chariots side by side over batches and compare every ply."""
    terms = stack_terms([batch_terms(race.terms) for race in races])
    batch = blank_batch(terms, jnp.asarray(seed_fate(1, len(races))))
    longest = max(len(race.rows) for race in races)
    for ply in range(longest):
        at = [min(ply, len(race.rows) - 1) for race in races]
        moves = [race.moves[ply - 1] if 0 < ply <= len(race.moves) else -1 for race in races]
        seats = [race.seats[now] for race, now in zip(races, at, strict=True)]
        batch, marked, seen = compiled(
            terms, batch, jnp.asarray(moves, jnp.int32), jnp.asarray(seats, jnp.int32)
        )
        rows, masks = rows_of(batch), np.asarray(marked).T
        shown = np.concatenate([np.asarray(field).reshape(-1, len(races)) for field in seen]).T
        for number, (race, now) in enumerate(zip(races, at, strict=True)):
            _same_row(race, now, rows[number], race.rows[now])
            if not (masks[number] == race.legal[now]).all():
                raise BenHurDisagreement(f"legal moves differ at ply {now} of {race.terms}")
            if not (shown[number] == race.seen[now]).all():
                raise BenHurDisagreement(f"observations differ at ply {now} of {race.terms}")
    return sum(len(race.moves) for race in races)
