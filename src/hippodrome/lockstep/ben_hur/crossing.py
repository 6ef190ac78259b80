"""Between the reference's states and rows: a race is carried over field by field, and back.

Nothing here is a rule; it is how positions, logs and checks reach the arrays.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import BACKS, CARD_INDEX, CARD_KINDS, MOST_CHARIOTS, Back
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Crash,
    Draw,
    Drive,
    KeepHand,
    LoseTurn,
    Move,
    NoFurtherCard,
    NoWhip,
    Ram,
    Redraw,
    Roll,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
)
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    Business,
    Chariot,
    RamBeingSettled,
    State,
    TurnUnderWay,
    WhipBeingSettled,
)
from hippodrome.games.ben_hur.table import RaceTerms
from hippodrome.lockstep.ben_hur.layout import (
    ABSENT,
    ACCIDENT,
    ANNOUNCE,
    CONCEDE,
    CRASH,
    DRAW_CARD,
    HAND_SLOTS,
    KEEP_HAND,
    KIND_COUNT,
    LAY,
    LOSE_TURN,
    MISHAPS,
    MOST_LAPS,
    NO_CARD,
    NO_FURTHER_CARD,
    NO_WHIP,
    NOBODY_ASKED,
    PHASES,
    PLAY_ACCIDENT,
    RAM,
    REDRAW_HAND,
    ROLL_DIE,
    SPEEDS,
    STATUSES,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    WHIPPING,
    Row,
    field_of,
)

_FOLDS: Final = 6
"""How many answers the field `ask` has room for."""


def row_of_state(state: State) -> Row:
    """Carry a state of the reference over into a row."""
    count = len(state.chariots)
    missing = MOST_CHARIOTS - count
    poses = [chariot.pose or (0, 0, 0) for chariot in state.chariots]
    touch, moved = [0] * MOST_CHARIOTS, [0] * MOST_CHARIOTS
    for mover, other in state.touch:
        touch[mover] |= 1 << other
    for number in state.moved:
        moved[number] = 1
    columns: list[tuple[list[int], int]] = [
        ([x for x, _, _ in poses], 0),
        ([y for _, y, _ in poses], 0),
        ([heading for _, _, heading in poses], 0),
        ([chariot.pose is not None for chariot in state.chariots], 0),
        ([chariot.turns for chariot in state.chariots], 0),
        ([STATUSES.index(chariot.state) for chariot in state.chariots], ABSENT),
        ([chariot.skip for chariot in state.chariots], 0),
        ([-1 if chariot.away_from is None else chariot.away_from for chariot in state.chariots], -1),
        ([chariot.started for chariot in state.chariots], 0),
        (touch[:count], 0),
        (moved[:count], 0),
        (list(state.scores), 0),
    ]
    numbers: list[int] = []
    for column, absent in columns:
        numbers += column
        numbers += [absent] * missing
    for chariot in state.chariots:
        held = [
            2 * CARD_INDEX[card] + (back == "r")
            for card, back in zip(chariot.hand, chariot.backs, strict=True)
        ]
        numbers += held
        numbers += [NO_CARD] * (HAND_SLOTS - len(held))
    numbers += [NO_CARD] * (HAND_SLOTS * missing)
    for chariot in state.chariots:
        numbers += chariot.markers
        numbers += [0] * (MOST_LAPS - len(chariot.markers))
    numbers += [0] * (MOST_LAPS * missing)
    for deck in (*state.decks, *state.discards):
        numbers += deck
    actor = -1 if state.actor is None else state.actor
    numbers += (PHASES.index(state.phase), actor, state.round, state.race)
    numbers += _turn_numbers(state.pending)
    return np.array([*numbers, 0], np.int64)


def _turn_numbers(turn: TurnUnderWay | None) -> tuple[int, ...]:
    """Write the turn under way: from `owner` to `whipped`."""
    if turn is None:
        return (-1, 0, 0, 0, NOBODY_ASKED, -1, *[0] * 8)
    asked = NOBODY_ASKED
    for number in reversed(turn.still_to_ask):
        asked = (asked << 3 | number) & NOBODY_ASKED
    deck = -1 if turn.deck is None else BACKS.index(turn.deck)
    told = (turn.owner, turn.announced, turn.accidents_overcome, turn.moved, asked, deck)
    match turn.business:
        case RamBeingSettled(card, ruler, chariot_turn, target, die):
            return (*told, RAM, CARD_INDEX[card], ruler, chariot_turn, target, 0, die, 0)
        case WhipBeingSettled(by, at, die):
            return (*told, WHIPPING, 0, 0, 0, at, by, die, 0)
        case AccidentBeingSettled(card, whipped):
            return (*told, ACCIDENT, CARD_INDEX[card], 0, 0, 0, 0, 0, whipped)
        case None:
            return (*told, *[0] * 8)


def state_of_row(row: Row, terms: RaceTerms) -> State:
    """Carry a row back into a state of the reference."""
    count = len(terms.seats)
    decks, discards = (
        tuple(tuple(int(c) for c in half) for half in field_of(row, name).reshape(2, KIND_COUNT))
        for name in ("decks", "discards")
    )
    actor = _one(row, "actor")
    touch = field_of(row, "touch")
    return State(
        table=terms,
        chariots=tuple(_chariot(row, number) for number in range(count)),
        decks=(decks[0], decks[1]),
        discards=(discards[0], discards[1]),
        phase=PHASES[_one(row, "phase")],
        actor=None if actor < 0 else actor,
        round=_one(row, "round"),
        moved=tuple(number for number in range(count) if field_of(row, "moved")[number]),
        touch=tuple((a, b) for a in range(count) for b in range(count) if int(touch[a]) >> b & 1),
        pending=_turn(row),
        race=_one(row, "race"),
        scores=tuple(int(score) for score in field_of(row, "score")[:count]),
    )


def _one(row: Row, name: str) -> int:
    return int(field_of(row, name)[0])


def _chariot(row: Row, number: int) -> Chariot:
    x, y, heading, turns, status, away = (
        int(field_of(row, name)[number]) for name in ("x", "y", "heading", "turns", "status", "away")
    )
    hand = [
        int(c) for c in field_of(row, "hand")[number * HAND_SLOTS : (number + 1) * HAND_SLOTS] if c < NO_CARD
    ]
    markers = field_of(row, "markers")[number * MOST_LAPS : (number + 1) * MOST_LAPS]
    return Chariot(
        pose=Pose(x, y, heading) if field_of(row, "placed")[number] else None,
        turns=turns,
        hand=tuple(CARD_KINDS[held >> 1] for held in hand),
        backs="".join(BACKS[held & 1] for held in hand),
        markers=tuple(int(marker) for marker in markers if marker),
        state=STATUSES[status],
        skip=bool(field_of(row, "skip")[number]),
        away_from=None if away < 0 else away,
        started=bool(field_of(row, "started")[number]),
    )


def _turn(row: Row) -> TurnUnderWay | None:
    owner, deck, asked = _one(row, "owner"), _one(row, "deck"), _one(row, "ask")
    if owner < 0:
        return None
    listed = [asked >> 3 * fold & 7 for fold in range(_FOLDS)]
    back: Back | None = None if deck < 0 else BACKS[deck]
    return TurnUnderWay(
        owner=owner,
        announced=bool(_one(row, "announced")),
        accidents_overcome=_one(row, "good"),
        moved=bool(_one(row, "drove")),
        still_to_ask=tuple(number for number in listed if number < MOST_CHARIOTS),
        business=_business(row),
        deck=back,
    )


def _business(row: Row) -> Business:
    card, target, die = _one(row, "card"), _one(row, "target"), _one(row, "die")
    match _one(row, "business"):
        case 0:
            return None
        case 1:
            return RamBeingSettled(CARD_KINDS[card], _one(row, "ruler"), _one(row, "turn"), target, die)
        case 2:
            return WhipBeingSettled(_one(row, "by"), target, die)
        case _:
            return AccidentBeingSettled(CARD_KINDS[card], bool(_one(row, "whipped")))


def move_number(move: Move) -> int | None:
    """Give the number of a move; None where steering is too free for one."""
    match move:
        case Drive(card, ruler, turn) | Ram(card, ruler, turn):
            if ruler % 30 or turn % 30:
                return None
            return LAY + 9 * SPEEDS.index(CARD_INDEX[card]) + 3 * (ruler // 30 + 1) + turn // 30 + 1
        case Accident(card):
            return PLAY_ACCIDENT + MISHAPS.index(CARD_INDEX[card])
        case Crash(card):
            return CRASH + SPEEDS.index(CARD_INDEX[card])
        case TakeFromDeck(back):
            return TAKE_FROM + BACKS.index(back)
        case Whip(target):
            return ANNOUNCE + target
        case Roll(die):
            return ROLL_DIE + die - 1
        case Draw(card):
            return None if card is None else DRAW_CARD + CARD_INDEX[card]
        case _:
            return PLAIN_MOVE_NUMBERS[type(move)]


PLAIN_MOVE_NUMBERS: Final[dict[type, int]] = {
    LoseTurn: LOSE_TURN,
    Redraw: REDRAW_HAND,
    KeepHand: KEEP_HAND,
    NoWhip: NO_WHIP,
    TakeLostWhip: TAKE_LOST_WHIP,
    NoFurtherCard: NO_FURTHER_CARD,
    Concede: CONCEDE,
}
"""The numbers of the moves that say nothing more."""
