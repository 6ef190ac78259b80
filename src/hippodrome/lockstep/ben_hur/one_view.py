"""What a seat sees of a row, as numbers in the order of `engine.Observation`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    FIELD_SIZES,
    FIELD_STARTS,
    HAND_SLOTS,
    KIND_COUNT,
    MOST_LAPS,
    NO_CARD,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_SEATS_AT,
    ArrayTerms,
    Row,
    field_of,
)
from hippodrome.lockstep.ben_hur.one_core import place

_HELD = 4


def observe_row(row: Row, agreed: ArrayTerms, seat: int) -> NDArray[np.int64]:
    """Show a race to a seat; a seat that nobody has sees what the stands see."""
    terms = agreed.terms
    count = int(terms[TERMS_CHARIOT_COUNT_AT])
    seats = terms[TERMS_SEATS_AT : TERMS_SEATS_AT + count]
    unseen = field_of(row, "decks").reshape(2, KIND_COUNT).copy()
    hands = field_of(row, "hand").reshape(MOST_CHARIOTS, HAND_SLOTS)[:count, :_HELD].copy()
    for number in range(count):
        if seats[number] == seat:
            continue
        held = [int(card) for card in hands[number] if card < NO_CARD]
        for card in held:
            unseen[card & 1, card >> 1] += 1
        hidden = sorted(NO_CARD + 1 + (card & 1) for card in held)
        hands[number] = hidden + [NO_CARD] * (_HELD - len(held))
    chariots = [field_of(row, name)[:count] for name, size in FIELD_SIZES.items() if size == MOST_CHARIOTS]
    places = np.array([place(row, terms, number) for number in range(count)], np.int64)
    return np.concatenate(
        [
            *chariots,
            seats,
            places,
            hands.reshape(-1),
            field_of(row, "markers").reshape(MOST_CHARIOTS, MOST_LAPS)[:count].reshape(-1),
            unseen.reshape(-1),
            field_of(row, "discards"),
            field_of(row, "decks").reshape(2, KIND_COUNT).sum(axis=1),
            row[FIELD_STARTS["phase"] : FIELD_STARTS["broken"]],
        ]
    )
