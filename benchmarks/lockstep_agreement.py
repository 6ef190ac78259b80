"""Lockstep beside the rules of reference: the same logs through both, compared move by move.

    python benchmarks/lockstep_agreement.py [--races 20000] [--seed 1] [--engines numba,jax] [--each 40]

Races are driven in the engine of reference, over the courses of the atlas and made-up ones, both ways
round, in every edition with options set by hand, with one to six chariots, several a seat and unmanned
ones, by instinct or by vote. Then the same log, the Fates' moves included, is played by lockstep, and
before every move each field of the race, every legal move, what a seat observes and an unmanned chariot's
instinct are compared.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.second_reading.courses import made_up_course

from hippodrome.atlas import course_json, course_names
from hippodrome.course import DIRECTIONS, read_course
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import EDITIONS, OPTIONS_BY_EDITION, Cards, counts_by_value, read_options
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.games.ave_caesar.unmanned import elected_drive
from hippodrome.lockstep.ave_caesar import numba_rules
from hippodrome.lockstep.ave_caesar.referee import action_of, pack_row_cards
from hippodrome.lockstep.ave_caesar.terms import (
    MOST_HAND_CARDS,
    TUCKED_BITS,
    Terms,
    count_actions,
    observation_names,
    terms_of,
)
from hippodrome.race.protocol import FATES, Seat

FIELDS = ((2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0), (6, 1, 0), (2, 2, 0), (2, 3, 0), (3, 2, 0),
          (1, 1, 1), (2, 1, 2), (3, 1, 1), (4, 1, 2), (2, 2, 1), (1, 1, 5))  # fmt: skip
"""Seats, chariots each, unmanned chariots."""

JAX_FIELDS = ((2, 1, 0), (4, 1, 0), (6, 1, 0), (3, 2, 0), (2, 1, 2), (4, 1, 2))
"""Those that are compiled for JAX: each field is a compilation or two."""

CHOICES: dict[str, list[Any]] = {
    "blocked_hand": ["keep", "tuck"],
    "six_free_after_finish": [True, False],
    "retire": ["cards_out", "points_short"],
    "unmanned_six": ["discard", "keep"],
    "unmanned_driver": ["instinct", "vote"],
    "hand_size": [1, 2, 3, 4, 5],
    "laps": [1, 2, 3, 4],
}


@dataclass(frozen=True)
class Heat:
    """What a few races are driven by."""

    setup: dict[str, Any]
    terms: Terms


@dataclass
class Log:
    """A race of the engine of reference: its moves as actions, and before each what there is to compare."""

    actions: np.ndarray
    seats: np.ndarray
    rows: np.ndarray
    masks: np.ndarray
    seen: np.ndarray
    chosen: np.ndarray


# --- the engine of reference -----------------------------------------------------------------------------


def draw_heat(rng: Random, fields: tuple[tuple[int, int, int], ...]) -> Heat:
    """Draw a course, a direction, an edition, options and a field that fits on the grid."""
    whole = (
        course_json(rng.choice(course_names()))
        if rng.random() < 0.5
        else made_up_course(rng.randrange(10**6))
    )
    course = read_course(whole)
    direction = rng.choice(DIRECTIONS)
    lanes = len(course.start[direction])
    fitting = [it for it in fields if it[0] * it[1] + it[2] <= lanes]
    if not fitting:
        return draw_heat(rng, fields)
    seats, each, unmanned = rng.choice(fitting)
    edition = rng.choice(EDITIONS)
    share = rng.choice([0.0, 0.2, 0.5])
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < share}
    named = whole["name"] in course_names()
    setup = {
        "edition": edition,
        "options": options,
        "players": seats,
        "each": each,
        "unmanned": unmanned,
        "any_number": True,
        "programme": [{"course": whole["name"] if named else whole, "direction": direction}],
    }
    chosen = read_options(edition, options) if options else OPTIONS_BY_EDITION[edition]
    terms = terms_of(course, direction, chosen, seats=seats, chariots_each=each, unmanned=unmanned)
    return Heat(setup, terms)


def drive_race(heat: Heat, rng: Random) -> Log:
    """Drive a race in the engine of reference and write down what there is to compare."""
    state: Any = GAME.start(heat.setup)
    terms = heat.terms
    size = terms.tables.size
    rows, masks, seen, chosen, actions, seats = [], [], [], [], [], []
    small = rng.choice([0, 0, 1, 2])

    def write_down(racing: State, instinct: int) -> None:
        rows.append(row_of(racing, terms))
        mask = np.zeros(count_actions(size), np.int8)
        mask[[action_of(terms.tables, move) for move in racing.moves]] = 1
        masks.append(mask)
        seat = rng.randrange(terms.seats)
        owner = racing.race.owners[racing.turn]
        seat = owner if owner is not None and rng.random() < 0.5 else seat
        seats.append(seat)
        seen.append(observation_of(racing, Seat(seat), terms))
        chosen.append(instinct)

    while not isinstance(state, State):
        state = GAME.play(state, rng.choice(GAME.odds(state)))
    while state.moves:
        if isinstance(state, Voting):
            racing = state.state
            votes = tuple(rng.choice(racing.moves) for _ in range(terms.seats))
            write_down(racing, -2)
            move = elected_drive(racing, votes)
            actions.append(action_of(terms.tables, move))
            for each in votes:
                state = GAME.play(state, each._replace(kind="vote"))
            continue
        instinct = -1
        if GAME.to_move(state) is FATES:
            odds = GAME.odds(state)
            move = rng.choice(odds)
            if state.drawing is None:
                instinct = action_of(terms.tables, move)
        else:
            weights = [(7 - it.card) ** small if it.kind == "drive" else 1 for it in state.moves]
            move = rng.choices(state.moves, weights)[0]
        write_down(state, instinct)
        actions.append(action_of(terms.tables, move))
        state = GAME.play(state, move)
    write_down(state, -1)
    return Log(*(np.array(it) for it in (actions, seats, rows, masks, seen, chosen)))


def row_of(state: State, terms: Terms) -> np.ndarray:
    """Write a state of reference as a row of numbers."""
    row = np.zeros(numba_rules.ROW_SIZE, np.int64)
    size, track = terms.tables.size, state.race.track
    for number, it in enumerate(state.chariots):
        low, high = (
            it.tucked[: numba_rules.TUCKED_CARDS_PER_WORD],
            it.tucked[numba_rules.TUCKED_CARDS_PER_WORD :],
        )
        digits = [sum(card << TUCKED_BITS * place for place, card in enumerate(part)) for part in (low, high)]
        space = it.station % size if it.station >= 0 else -1
        begin = number * numba_rules.FIELDS_PER_CHARIOT
        row[begin : begin + numba_rules.FIELDS_PER_CHARIOT] = [
            space, track.lap(it.station), pack_row_cards(it.hand), pack_row_cards(it.deck), *digits, it.marks,
        ]  # fmt: skip
    row[numba_rules.TURN_AT] = state.turn
    row[numba_rules.DRAWING_AT] = state.drawing is not None
    row[numba_rules.OPENING_AT] = state.opening
    row[numba_rules.STILL_AT] = state.still
    row[numba_rules.LEFT_AT] = sum(number << 3 * place for place, number in enumerate(state.left))
    row[numba_rules.GONE_AT] = len(state.left)
    row[numba_rules.CHARIOTS_AT] = len(state.chariots)
    row[numba_rules.RACING_AT] = len(state.queue)
    row[numba_rules.SOMEBODY_HOME_AT] = any(it.marks & 8 for it in state.chariots)
    row[numba_rules.FIRST_SEAT_AT] = state.race.owners[0] or 0
    return row


def observation_of(state: State, seat: Seat, terms: Terms) -> list[int]:
    """Write a view of reference as what lockstep lets a seat observe."""
    view = GAME.view(state, seat)
    owners = state.race.owners
    count = len(owners)
    focus = state.turn if owners[state.turn] == seat else owners.index(seat)
    told = -1 if view.leaders_hold_sixes is None else int(view.leaders_hold_sixes)
    racing = sum(it.station >= 0 for it in view.chariots)
    home = any(it.marks & 8 for it in view.chariots)
    seen = [
        view.drawing is not None,
        view.opening,
        view.still,
        (view.turn - focus) % count,
        racing,
        home,
        told,
    ]
    for place in range(count):
        number = (focus + place) % count
        it = view.chariots[number]
        lap = state.race.track.lap(it.station)
        seen += [it.station % terms.tables.size if it.station >= 0 else -1, lap]
        seen += [it.marks >> bit & 1 for bit in range(6)]
        seen.append(-1 if it.owner is None else (it.owner - seat) % terms.seats)
        seen.append(view.left.index(number) + 1 if number in view.left else 0)
        seen += [it.held, it.tucked_away, *counts_by_value(it.unseen)]
        seen += _counts(it.hand) + _counts(it.deck)
        if terms.tuck:
            hidden = it.tucked is None
            digits = (
                [-1] * MOST_HAND_CARDS
                if hidden
                else [*(it.tucked or ()), *[0] * MOST_HAND_CARDS][:MOST_HAND_CARDS]
            )
            seen += digits
    return [int(value) for value in seen]


def _counts(cards: Cards | None) -> list[int]:
    return [-1] * 6 if cards is None else list(counts_by_value(cards))


# --- lockstep --------------------------------------------------------------------------------------------


def follow_by_numba(heat: Heat, logs: list[Log]) -> Iterator[str]:
    """Play logs by the compiled twin; tell what differs."""
    ground = numba_rules.ground_of(heat.terms)
    scratch = np.stack([numba_rules.scratch_of(ground)] * 3)
    for log in logs:
        rows, masks = np.zeros_like(log.rows), np.zeros_like(log.masks)
        seen = np.zeros((len(log.rows), len(observation_names(heat.terms))), np.int64)
        chosen = np.zeros_like(log.chosen)
        row = log.rows[0].copy()
        terms = heat.terms
        played = numba_rules.replay(
            ground,
            row,
            scratch,
            log.actions,
            log.seats,
            rows,
            masks,
            seen,
            chosen,
            terms.seats,
            terms.unmanned,
        )
        if played < len(log.actions):
            yield f"move {played} refused"
        yield from differences(log, rows, masks, seen, chosen)


def differences(log: Log, rows: Any, masks: Any, seen: Any, chosen: Any) -> Iterator[str]:
    """Tell where what was followed differs from a log."""
    told = log.chosen > -2
    both = {"row": (rows, log.rows), "mask": (masks, log.masks), "observation": (seen, log.seen),
            "instinct": (chosen[told], log.chosen[told])}  # fmt: skip
    for name, (found, wanted) in both.items():
        wrong = np.argwhere(found != wanted)
        if len(wrong):
            yield f"{name} differs, first at {wrong[0].tolist()}: {found[*wrong[0]]} for {wanted[*wrong[0]]}"


def follow_by_jax(heat: Heat, logs: list[Log]) -> Iterator[str]:
    """Play logs by JAX, as one batch; tell what differs."""
    from hippodrome.lockstep.ave_caesar import jax_rules  # noqa: PLC0415  (slow to load, and not always asked for)

    terms = heat.terms
    shape = jax_rules.shape_of(terms, padded=True)
    ground = jax_rules.ground_of(terms, shape, padded=True)
    longest = -(-max(len(log.rows) for log in logs) // 512) * 512
    actions = np.full((longest, len(logs)), -1, np.int32)
    seats = np.zeros((longest, len(logs)), np.int32)
    size = terms.tables.size
    for number, log in enumerate(logs):
        actions[: len(log.actions), number] = padded_actions(log.actions, size, shape.size)
        seats[: len(log.seats), number] = log.seats
    race = jax_rules.races_from_rows(shape, np.stack([log.rows[0] for log in logs]))
    followed = jax_rules.replay(shape, ground, race, actions, seats)
    rows = jax_rules.rows_from_races(shape, followed.race)
    masks = np.asarray(followed.mask)
    columns = padded_actions(np.arange(count_actions(size)), size, shape.size)
    chosen, seen = np.asarray(followed.chosen), np.asarray(followed.seen)
    back = np.full(count_actions(shape.size), -9)
    back[columns] = np.arange(count_actions(size))
    ok = np.asarray(followed.ok)
    for number, log in enumerate(logs):
        many = len(log.rows)
        if not ok[:many, number].all():
            yield f"move {int(np.argmin(ok[:many, number]))} refused"
        mine = np.where(log.chosen >= 0, back[chosen[:many, number]], -1)
        mask = masks[:many, number]
        if mask.sum() != mask[:, columns].sum():
            yield "actions off the course"
        yield from differences(log, rows[:many, number], mask[:, columns], seen[:many, number], mine)


def padded_actions(actions: Any, size: int, padded: int) -> Any:
    """Give the numbers of actions as on one padded to more spaces."""
    base = 6 * (size + 1)
    card, to = actions // (size + 1), actions % (size + 1)
    drives = card * (padded + 1) + np.where(to == size, padded, to)
    return np.where(actions < base, drives, actions - base + 6 * (padded + 1))


FOLLOWERS = {"numba": follow_by_numba, "jax": follow_by_jax}


def main(arguments: list[str] | None = None) -> int:
    """Compare; tell how many races and moves agreed, and everything that did not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--races", type=int, default=20_000)
    parser.add_argument("--each", type=int, default=40, help="races on the same terms, a batch for JAX")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engines", default="numba,jax")
    asked = parser.parse_args(arguments)
    engines = asked.engines.split(",")
    rng = Random(asked.seed)
    races = moves = wrong = heats = too_wide = 0
    spent = dict.fromkeys(("reference", *engines), 0.0)
    while races < asked.races:
        heat = draw_heat(rng, JAX_FIELDS if engines == ["jax"] else FIELDS)
        begin = perf_counter()
        logs = [drive_race(heat, rng) for _ in range(asked.each)]
        spent["reference"] += perf_counter() - begin
        for engine in engines:
            field = (heat.terms.seats, heat.terms.chariots_each, heat.terms.unmanned)
            if engine == "jax" and field not in JAX_FIELDS:
                continue
            begin = perf_counter()
            try:
                for what in FOLLOWERS[engine](heat, logs):
                    wrong += 1
                    if wrong <= 20:
                        leg = heat.setup["programme"][0]
                        name = leg["course"] if isinstance(leg["course"], str) else leg["course"]["name"]
                        print(f"{engine}: {name} {leg['direction']} {field} {heat.setup['edition']} "
                              f"{heat.setup['options']}: {what}")  # fmt: skip
            except ValueError as error:
                if "too wide" not in str(error):
                    raise
                too_wide += 1
            spent[engine] += perf_counter() - begin
        heats += 1
        races += len(logs)
        moves += sum(len(log.actions) for log in logs)
    times = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in spent.items())
    print(f"{races:,} races, {moves:,} moves on {heats:,} terms: {wrong} differences ({times})"
          + (f"; {too_wide} terms too wide for JAX" if too_wide else ""))  # fmt: skip
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
