"""What is in the box: the chariots, the rulers, the cards and the charioteers (ben-hur 1)."""

from __future__ import annotations

from typing import Any, Final, Literal, NewType

from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.saying import Trouble

Card = NewType("Card", str)
"""A card as it is written: a speed such as `II` or `II*` (with a horseshoe), or an accident `A2`."""

Back = Literal["n", "r"]
"""The back of a card: n for the normal-speed deck, r for the risky one."""

Deck = tuple[int, ...]
"""How many of each card, in the order of `CARDS`."""

CHARIOT_LENGTH: Final = 1200
"""How long a chariot is (1.2)."""

CHARIOT_WIDTH: Final = 480
"""How wide a chariot is (1.2)."""

RULERS: Final = {"+I+": 600, "II": 1200, "+II+": 1800, "III": 2400, "+III+": 3000}
"""The five rulers and their lengths (1.3)."""

RULER_WIDTH: Final = 240
"""How wide every ruler is (1.3)."""

ACCIDENTS: Final = {"A1": 1, "A2": 2, "A3": 3}
"""The accidents and the highest number that is bad on each (1.4)."""

CARD_KINDS: Final = tuple(Card(c) for c in sorted([*RULERS, *(f"{r}*" for r in RULERS), *ACCIDENTS]))
"""Every kind of card, sorted by code point."""

CARD_INDEX: Final = {card: number for number, card in enumerate(CARD_KINDS)}
"""Where each card stands in a deck's counts."""

RULER_LENGTH: Final = {card: RULERS[card.rstrip("*")] for card in CARD_KINDS if card not in ACCIDENTS}
"""The length of the ruler that each speed card asks for."""

HIGHEST_BAD_NUMBER: Final = {card: ACCIDENTS[card] for card in CARD_KINDS if card in ACCIDENTS}
"""The highest bad number of each accident card."""

HORSESHOES: Final = {card: int(card.endswith("*")) for card in CARD_KINDS}
"""How many horseshoes each card shows."""

BACKS: Final[tuple[Back, Back]] = ("n", "r")
"""Both backs, the normal deck first."""

DECK_NAMES: Final[dict[Back, str]] = {"n": "normal", "r": "risky"}
"""The name of the deck behind each back."""

HAND_SIZE: Final = 4
"""How many cards a chariot is dealt: two and two (2.2)."""

CHARIOTEERS: Final = ("Ben Hur", "Messala", "Cleanthes", "Byzantium", "Corinth", "Sidon")
"""The six charioteers of the novel (1.5)."""

MOST_CHARIOTS: Final = 6
"""As many chariots as there are places (2.1)."""

FEWEST_CARDS: Final = HAND_SIZE * MOST_CHARIOTS
"""As few cards a deck may have, so that everybody can be dealt a hand."""

EMPTY_DECK: Final[Deck] = (0,) * len(CARD_KINDS)
"""A deck without cards."""


def count_horseshoes(hand: tuple[Card, ...]) -> int:
    """Count the horseshoes in a hand (4.2, 5.2)."""
    return sum(HORSESHOES[card] for card in hand)


def count_accidents(hand: tuple[Card, ...]) -> int:
    """Count the accidents in a hand (2.2)."""
    return sum(card in HIGHEST_BAD_NUMBER for card in hand)


def read_deck(written: Any, field: str) -> Deck:
    """Read a deck written as {card: count}."""
    if not isinstance(written, dict) and not hasattr(written, "keys"):
        raise Trouble("ben-hur-not-a-deck", field=field)
    counts = [0] * len(CARD_KINDS)
    for name, count in written.items():
        if name not in CARD_INDEX:
            raise Trouble("ben-hur-no-such-card", field=field, card=str(name))
        if type(count) is not int or not 0 <= count <= 99:
            raise Trouble("ben-hur-not-a-count", field=f"{field}.{name}")
        counts[CARD_INDEX[name]] = count
    return tuple(counts)


def write_deck(deck: Deck) -> dict[str, int]:
    """Write a deck as {card: count}, leaving out what it has none of."""
    return {card: count for card, count in zip(CARD_KINDS, deck, strict=True) if count}


def read_makeup(written: Any) -> tuple[Deck, Deck]:
    """Read another make-up of both decks; every chariot must find its hand in them."""
    if not isinstance(written, dict) or set(written) != {"normal", "risky"}:
        raise Trouble("ben-hur-not-a-deck", field="makeup")
    makeup = read_deck(written["normal"], "makeup.normal"), read_deck(written["risky"], "makeup.risky")
    if any(sum(deck) < FEWEST_CARDS for deck in makeup):
        raise Trouble("ben-hur-too-few-cards", least=FEWEST_CARDS)
    return makeup


def write_makeup(makeup: tuple[Deck, Deck]) -> dict[str, dict[str, int]]:
    """Write the make-up of both decks."""
    return {"normal": write_deck(makeup[0]), "risky": write_deck(makeup[1])}


def house_decks() -> tuple[Deck, Deck]:
    """Take both decks as the house makes them up (1.4)."""
    return (
        read_deck(ben_hur_data.open_deck_json("normal"), "normal"),
        read_deck(ben_hur_data.open_deck_json("risky"), "risky"),
    )


def without_worst_accidents(deck: Deck, accidents_out: int) -> Deck:
    """Take that many accidents out of a deck, the worst first (2.4)."""
    counts = list(deck)
    for card in sorted(HIGHEST_BAD_NUMBER, reverse=True):
        gone = min(counts[CARD_INDEX[card]], accidents_out)
        counts[CARD_INDEX[card]] -= gone
        accidents_out -= gone
    return tuple(counts)
