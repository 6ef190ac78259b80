"""Cards and chariots on the sand (1.4)."""

from __future__ import annotations

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    BAD_NUMBER_OF_KIND,
    HAND_SLOTS,
    HORSESHOES_OF_KIND,
    KIND_COUNT,
    NO_CARD,
    OUT,
    Row,
)
from hippodrome.lockstep.ben_hur.one_core.fields import (
    DECKS_AT,
    DISCARDS_AT,
    HAND_AT,
    STATUS_AT,
    TOUCH_AT,
    TURNS_TO_MISS_AT,
)
from hippodrome.lockstep.compiling import compiled


@compiled
def hand_size(s: Row, n: int) -> int:
    """Count the cards in a hand."""
    size = 0
    while size < HAND_SLOTS and s[HAND_AT + n * HAND_SLOTS + size] < NO_CARD:
        size += 1
    return size


@compiled
def discard(s: Row, n: int, kind: int) -> None:
    """Put a card from a chariot's hand on the discards of its deck."""
    at = HAND_AT + n * HAND_SLOTS
    slot = 0
    while s[at + slot] >> 1 != kind:
        slot += 1
    s[DISCARDS_AT + (s[at + slot] & 1) * KIND_COUNT + kind] += 1
    for later in range(slot, HAND_SLOTS - 1):
        s[at + later] = s[at + later + 1]
    s[at + HAND_SLOTS - 1] = NO_CARD


@compiled
def discard_hand(s: Row, n: int) -> None:
    """Put a whole hand on the discards."""
    at = HAND_AT + n * HAND_SLOTS
    for slot in range(HAND_SLOTS):
        held = s[at + slot]
        if held < NO_CARD:
            s[DISCARDS_AT + (held & 1) * KIND_COUNT + (held >> 1)] += 1
            s[at + slot] = NO_CARD


@compiled
def drawn_from_at(s: Row, back: int) -> int:
    """Say where the cards lie that a draw may bring: the deck, or its discards when that is used up."""
    for kind in range(KIND_COUNT):
        if s[DECKS_AT + back * KIND_COUNT + kind]:
            return DECKS_AT + back * KIND_COUNT
    return DISCARDS_AT + back * KIND_COUNT


@compiled
def any_cards(s: Row, back: int) -> bool:
    """Say whether a card can be drawn from a deck or its discards."""
    at = drawn_from_at(s, back)
    return bool(s[at : at + KIND_COUNT].any())


@compiled
def draw(s: Row, n: int, kind: int, back: int) -> None:
    """Put a card from a deck into a chariot's hand; a used-up deck is made anew first."""
    deck = DECKS_AT + back * KIND_COUNT
    if drawn_from_at(s, back) != deck:
        for each in range(KIND_COUNT):
            s[deck + each] = s[DISCARDS_AT + back * KIND_COUNT + each]
            s[DISCARDS_AT + back * KIND_COUNT + each] = 0
    s[deck + kind] -= 1
    at, slot = HAND_AT + n * HAND_SLOTS, HAND_SLOTS - 1
    held = 2 * kind + back
    while slot > 0 and s[at + slot - 1] > held:
        s[at + slot] = s[at + slot - 1]
        slot -= 1
    s[at + slot] = held


@compiled
def count_horseshoes(s: Row, n: int) -> int:
    """Count the horseshoes in a hand (4.2, 5.2)."""
    found = 0
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held < NO_CARD:
            found += HORSESHOES_OF_KIND[held >> 1]
    return found


@compiled
def count_mishaps(s: Row, n: int) -> int:
    """Count the accidents in a hand (2.2)."""
    found = 0
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held < NO_CARD and BAD_NUMBER_OF_KIND[held >> 1]:
            found += 1
    return found


@compiled
def end_contacts(s: Row, n: int) -> None:
    """End every contact of a chariot."""
    s[TOUCH_AT + n] = 0
    for other in range(MOST_CHARIOTS):
        s[TOUCH_AT + other] &= ~(1 << n)


@compiled
def leave_sand(s: Row, n: int, status: int) -> None:
    """Take a chariot off the sand; one that is out leaves its cards behind (1.4, 3.7)."""
    if status == OUT:
        discard_hand(s, n)
    s[STATUS_AT + n] = status
    s[TURNS_TO_MISS_AT + n] = 0
    end_contacts(s, n)


@compiled
def touched_by(s: Row, n: int) -> int:
    """Mark whom a chariot touches in a contact not yet whipped (5.1)."""
    found = int(s[TOUCH_AT + n])
    for other in range(MOST_CHARIOTS):
        found |= ((s[TOUCH_AT + other] >> n) & 1) << other
    return found
