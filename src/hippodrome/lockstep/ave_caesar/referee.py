"""The referee over lockstep: position files answered by the compiled rules, for any course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from hippodrome.bounded_cache import BoundedCache
from hippodrome.course import SpaceId
from hippodrome.games.ave_caesar import refusal_reasons as reasons
from hippodrome.games.ave_caesar.kit import (
    VALUES,
    Cards,
    Condition,
    Options,
    counts_by_value,
    different_values,
    pack_cards,
)
from hippodrome.games.ave_caesar.moves import FINISH, Move, read_move
from hippodrome.games.ave_caesar.parts import (
    GAME_NAME,
    ChariotParts,
    PositionParts,
    read_parts,
    write_course_name,
)
from hippodrome.games.ave_caesar.refusal_reasons import Reason
from hippodrome.lockstep.ave_caesar import numba_rules as rules
from hippodrome.lockstep.ave_caesar.tables import CourseTables
from hippodrome.lockstep.ave_caesar.terms import (
    CARD_BITS,
    CARD_BY_VALUE,
    DISQUALIFIED,
    FINISHED,
    MOST_CHARIOTS,
    OUT,
    OWES,
    PAID,
    TUCKED_BITS,
    UNMANNED,
    Terms,
    count_actions,
    draw_action,
    pass_action,
    tuck_action,
    withdraw_action,
)
from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble

MOST_NUMBERS_CACHED: Final = 30_000_000
"""Grounds of so many numbers altogether are kept."""

CLAUSE_BY_NUMBER: Final = {41: "4.1", 33: "3.3", 53: "5.3"}


class PreparedCourse(NamedTuple):
    """A course and options made ready: the tables, the ground, and the texts of all actions."""

    tables: CourseTables
    ground: rules.Row
    layers: rules.Row
    texts: tuple[str, ...]


class ArrayRace(NamedTuple):
    """A race at one moment: the row of numbers, and what it is played by."""

    ready: PreparedCourse
    row: rules.Row
    parts: PositionParts


_known: Final[BoundedCache[PreparedCourse]] = BoundedCache(MOST_NUMBERS_CACHED)


def prepare_course(parts: PositionParts) -> PreparedCourse:
    """Make the course and options of a position ready; the same ones are made ready once."""
    options = parts.options
    settings = (options.hand_size, options.blocked_hand, options.six_free_after_finish, options.retire)
    key = (_Identity(parts.course), parts.direction, parts.laps, *settings, options.unmanned_six)
    return _known.get_or_make(key, lambda: _make_ready(parts, options), lambda it: len(it.ground))


class _Identity:
    """A course compared by identity; it is kept as long as its key."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and other.value is self.value


def _make_ready(parts: PositionParts, options: Options) -> PreparedCourse:
    tables = CourseTables(parts.course, parts.direction, parts.laps)
    terms = Terms(
        tables,
        chariots=MOST_CHARIOTS,
        seats=MOST_CHARIOTS,
        hand_size=options.hand_size,
        tuck=options.blocked_hand == "tuck",
        six_free_after_finish=options.six_free_after_finish,
        points_short=options.retire == "points_short",
        keep_six=options.unmanned_six == "keep",
    )
    ground = rules.ground_of(terms)
    return PreparedCourse(tables, ground, rules.scratch_of(ground), action_texts(tables))


def action_texts(tables: CourseTables) -> tuple[str, ...]:
    """Write every action as the move it stands for."""
    drives = [f"{card}-{space}" for card in VALUES for space in (*tables.ids, FINISH)]
    tucks, draws = ([f"{word} {card}" for card in VALUES] for word in ("tuck", "draw"))
    return (*drives, "pass", "withdraw", *tucks, *draws)


def action_of(tables: CourseTables, move: Move) -> int:
    """Find the action that a move stands for; -1 where lockstep knows none."""
    size = tables.size
    match move.kind:
        case "drive" if move.to == FINISH or move.to in tables.index:
            to = size if move.to == FINISH else tables.index[move.to]
            return (move.card - 1) * (size + 1) + to
        case "pass":
            return pass_action(size)
        case "withdraw":
            return withdraw_action(size)
        case "tuck":
            return tuck_action(size, move.card)
        case "draw":
            return draw_action(size, move.card)
    return -1


# --- rows ------------------------------------------------------------------------------------------------


def pack_row_cards(cards: Cards) -> int:
    """Pack cards as a row has them."""
    return sum(count * card for count, card in zip(counts_by_value(cards), CARD_BY_VALUE[1:], strict=True))


def unpack_row_cards(cards: int) -> tuple[int, ...]:
    """Count the cards of each value that a row has, ones first."""
    return tuple(cards >> CARD_BITS * (value - 1) & rules.COUNT_MASK for value in VALUES)


def row_of_position(parts: PositionParts, tables: CourseTables) -> rules.Row:
    """Write the parts of a position as a row."""
    row = np.zeros(rules.ROW_SIZE, np.int64)
    for number, chariot in enumerate(parts.chariots):
        begin = number * rules.FIELDS_PER_CHARIOT
        row[begin : begin + rules.FIELDS_PER_CHARIOT] = _chariot_fields(chariot, tables)
    row[rules.TURN_AT] = parts.turn
    row[rules.DRAWING_AT] = parts.drawing is not None
    row[rules.OPENING_AT] = parts.opening
    row[rules.STILL_AT] = parts.still
    row[rules.LEFT_AT] = sum(number << 3 * place for place, number in enumerate(parts.left))
    row[rules.GONE_AT] = len(parts.left)
    row[rules.CHARIOTS_AT] = len(parts.chariots)
    row[rules.RACING_AT] = sum(it.space is not None for it in parts.chariots)
    row[rules.SOMEBODY_HOME_AT] = any(it.space is None and it.lap == parts.laps + 1 for it in parts.chariots)
    return row


def _chariot_fields(it: ChariotParts, tables: CourseTables) -> list[int]:
    marks = {"racing": 0, "finished": 0, "disqualified": DISQUALIFIED, "out": OUT}[it.condition]
    if it.space is None and it.lap == tables.laps + 1:
        marks |= FINISHED
    if it.unmanned:
        marks |= UNMANNED
    elif it.paid:
        marks |= PAID
    elif not marks and tables.tribute_due:
        marks |= OWES
    low, high = it.tucked[: rules.TUCKED_CARDS_PER_WORD], it.tucked[rules.TUCKED_CARDS_PER_WORD :]
    digits = [sum(card << TUCKED_BITS * place for place, card in enumerate(part)) for part in (low, high)]
    space = -1 if it.space is None else tables.index[it.space]
    return [space, it.lap, pack_row_cards(it.hand), pack_row_cards(it.deck), *digits, marks]


def tucked_of(row: Sequence[int], begin: int) -> list[int]:
    """List the tucked cards of a chariot in a row."""
    digits = [
        int(row[begin + field]) >> TUCKED_BITS * place & rules.TUCKED_CARD_MASK
        for field in (rules.TUCKED_LOW_AT, rules.TUCKED_HIGH_AT)
        for place in range(rules.TUCKED_CARDS_PER_WORD)
    ]
    return [card for card in digits if card]


def position_of_row(row: rules.Row, parts: PositionParts, tables: CourseTables) -> dict[str, Any]:
    """Read a row as a position file."""
    numbers = row.tolist()
    chariots = [
        _read_chariot(numbers, number * rules.FIELDS_PER_CHARIOT, tables)
        for number in range(len(parts.chariots))
    ]
    left = [numbers[rules.LEFT_AT] >> 3 * place & 7 for place in range(numbers[rules.GONE_AT])]
    turn = numbers[rules.TURN_AT]
    return {
        "game": GAME_NAME,
        "course": write_course_name(parts.course),
        "direction": parts.direction,
        "edition": parts.edition,
        "options": dict(parts.given),
        "turn": turn,
        "drawing": turn if numbers[rules.DRAWING_AT] else None,
        "opening": bool(numbers[rules.OPENING_AT]),
        "still": numbers[rules.STILL_AT],
        "chariots": chariots,
        "left": left,
    }


def _read_chariot(row: Sequence[int], begin: int, tables: CourseTables) -> dict[str, Any]:
    marks, space = row[begin + rules.MARKS_AT], row[begin + rules.SPACE_AT]
    hand = unpack_row_cards(row[begin + rules.HAND_AT])
    return {
        "space": None if space < 0 else tables.ids[space],
        "lap": row[begin + rules.LAP_AT],
        "paid": bool(marks & PAID),
        "hand": [value for value, count in zip(VALUES, hand, strict=True) for _ in range(count)],
        "deck": list(unpack_row_cards(row[begin + rules.DECK_AT])),
        "tucked": tucked_of(row, begin),
        "state": condition_of(marks),
        "unmanned": bool(marks & UNMANNED),
    }


def condition_of(marks: int) -> Condition:
    """Tell the state of a chariot in the words of a position file."""
    if marks & OUT:
        return "out"
    if marks & DISQUALIFIED:
        return "disqualified"
    return "finished" if marks & FINISHED else "racing"


# --- the judge -------------------------------------------------------------------------------------------


class AveCaesarRefereeEngine:
    """Answers the referee's requests for Ave Caesar (see `hippodrome.lockstep.judge`)."""

    def read_position(self, position: Mapping[str, Any]) -> ArrayRace:
        """Read a position file into a row."""
        parts = read_parts(position)
        ready = prepare_course(parts)
        row = row_of_position(parts, ready.tables)
        if row[rules.RACING_AT] and not row[rules.DRAWING_AT]:
            rules.begin_turn(ready.ground, row)
        return ArrayRace(ready, row, parts)

    def legal(self, state: ArrayRace) -> list[str]:
        """List the legal moves as text, sorted by code point."""
        ready = state.ready
        mask = np.zeros(count_actions(ready.tables.size), np.int8)
        rules.fill_mask(ready.ground, state.row, ready.layers, mask)
        return sorted(ready.texts[action] for action in np.flatnonzero(mask))

    def refused(self, state: ArrayRace) -> list[list[Any]]:
        """List the cards in hand that may not be played, each with the first clause that bars it."""
        return [[card, clause] for card, clause in refused_cards(state)]

    def apply(self, state: ArrayRace, moves: Sequence[str]) -> dict[str, Any]:
        """Play moves given as text and write the position after them."""
        ready = state.ready
        state = state._replace(row=state.row.copy())
        for text in moves:
            move = read_move(text)
            if not rules.play(ready.ground, state.row, ready.layers, action_of(ready.tables, move)):
                raise refused_move(state, move)
        return position_of_row(state.row, state.parts, ready.tables)

    def perft(self, state: ArrayRace, depth: int) -> int:
        """Count the sequences of exactly so many moves, the Fates' included."""
        ready = state.ready
        rows = np.zeros((depth + 1, rules.ROW_SIZE), np.int64)
        rows[0] = state.row
        masks = np.zeros((depth + 1, count_actions(ready.tables.size)), np.int8)
        return int(rules.perft(ready.ground, rows, ready.layers, masks, depth))

    def placements(self, state: ArrayRace, card: str) -> list[list[Any]]:  # noqa: ARG002  (a judge's face)
        """Refuse: no rulers are laid in this game."""
        raise Trouble("placements-ben-hur", field="game")


REFEREE_ENGINE: Final = AveCaesarRefereeEngine()


def held_values(state: ArrayRace) -> tuple[int, ...]:
    """List the different values in the hand of the chariot to play."""
    begin = int(state.row[rules.TURN_AT]) * rules.FIELDS_PER_CHARIOT
    counts = unpack_row_cards(int(state.row[begin + rules.HAND_AT]))
    return different_values(pack_cards(value for value, count in zip(VALUES, counts, strict=True) if count))


def refused_cards(state: ArrayRace) -> list[tuple[int, str]]:
    """Tell each card value in hand that may not be played, with its clause; none while a draw is due."""
    ready, row = state.ready, state.row
    if not row[rules.RACING_AT] or row[rules.DRAWING_AT]:
        return []
    barred = [(card, rules.clause_of(ready.ground, row, ready.layers, card)) for card in held_values(state)]
    return [(card, CLAUSE_BY_NUMBER[clause]) for card, clause in barred if clause]


# --- why a move may not be played ------------------------------------------------------------------------


def refused_move(state: ArrayRace, move: Move) -> Refused:
    """Find the clause that a move breaks which lockstep would not play."""
    return Refused(*_why_refused(state, move))


def _why_refused(state: ArrayRace, move: Move) -> Reason:
    if not state.row[rules.RACING_AT]:
        return reasons.RACE_OVER
    if state.row[rules.DRAWING_AT]:
        return reasons.DRAW_DUE
    if move.kind == "drive":
        return _why_drive_refused(state, move)
    if move.kind == "pass" and any(text.startswith("tuck") for text in REFEREE_ENGINE.legal(state)):
        return reasons.MUST_TUCK
    return reasons.REASON_BY_KIND[move.kind]


def _why_drive_refused(state: ArrayRace, move: Move) -> Reason:
    ready, row = state.ready, state.row
    if move.card not in held_values(state):
        return reasons.card_not_held_reason(move.card)
    for card, clause in refused_cards(state):
        if card == move.card:
            return reasons.card_barred_reason(card, clause)
    if move.to in ready.tables.index:
        turn = int(row[rules.TURN_AT])
        space = ready.tables.index[SpaceId(move.to)]
        rules.look_ahead(ready.ground, row, turn, ready.layers, move.card)
        if rules.station_reached(ready.ground, row, ready.layers, move.card, space) >= 0:
            return reasons.tribute_lost_reason(move.card, move.to)
        others = [c for c in range(row[rules.CHARIOTS_AT]) if c != turn]
        if any(row[c * rules.FIELDS_PER_CHARIOT + rules.SPACE_AT] == space for c in others):
            return reasons.space_taken_reason(move.to)
    return reasons.space_not_reached_reason(move.card, move.to)
