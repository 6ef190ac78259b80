"""Ave Caesar to print: six decks, chariots, denarii and laurels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hippodrome.drawing import palette
from hippodrome.drawing.chariots import CHARIOT_LETTERS, livery_of_seat
from hippodrome.drawing.ornaments import draw_eagle, draw_laurel_wreath
from hippodrome.drawing.svg import placing_transform, svg_element, svg_group
from hippodrome.games.ave_caesar.kit import COPIES_PER_VALUE, LAURELS, VALUES
from hippodrome.language import Voice
from hippodrome.printing import pieces
from hippodrome.printing.traits import (
    CardSet,
    PieceSheet,
    PrintedCard,
    PrintedPiece,
    PrintTraits,
    RuleParagraph,
    ScoreTable,
)

UNITS_PER_MM: Final = 4
"""So many units of the picture of a course are a millimetre."""

CARD_WIDTH: Final = 44.0
CARD_HEIGHT: Final = 68.0
CHARIOT_SIZE: Final = (18.0, 10.0)
"""How large a card is, and how long and wide a chariot, in mm."""

RACES_ON_SCORE_SHEET: Final = 4
RULE_PARAGRAPHS: Final = (
    "aim",
    "ready",
    "turn",
    "way",
    "blocked",
    "six",
    "release",
    "alley",
    "waiting",
    "grace",
    "finish",
    "short",
    "laurels",
    "tournament",
    "variants",
)
"""The paragraphs of the rules sheet."""


def _scale(board: Mapping[str, Any]) -> float:
    del board
    return 1 / UNITS_PER_MM


def _cards(say: Voice) -> CardSet:
    """Make the 24 cards of each of the six charioteers."""
    del say
    return CardSet(
        CARD_WIDTH,
        CARD_HEIGHT,
        [
            PrintedCard(_front(seat, value), _back(seat))
            for seat in range(len(CHARIOT_LETTERS))
            for value in VALUES
            for _ in range(COPIES_PER_VALUE)
        ],
    )


def _front(seat: int, value: int) -> str:
    look = livery_of_seat(seat)
    corner = pieces.draw_words(str(value), 0, 0, 74, look.ink)
    hooves = [
        svg_element("circle", cx=220 + (at - (value - 1) / 2) * 44, cy=400, r=11, fill=look.dark)
        for at in range(value)
    ]
    return pieces.draw_card_face(
        CARD_WIDTH,
        CARD_HEIGHT,
        look.colour if seat != CHARIOT_LETTERS.index("D") else look.dark,
        svg_group(corner, transform=placing_transform(84, 92)),
        svg_group(corner, transform=placing_transform(356, 588, 180)),
        svg_group(pieces.draw_seat_emblem(seat, 1.7), transform=placing_transform(356, 88)),
        pieces.draw_words(str(value), 220, 240, 250, look.ink),
        *hooves,
        svg_group(pieces.draw_racing_chariot(look), transform=placing_transform(190, 590, 0, 0.78)),
    )


def _back(seat: int) -> str:
    look = livery_of_seat(seat)
    return pieces.draw_card_back(
        CARD_WIDTH,
        CARD_HEIGHT,
        look.colour,
        look.dark,
        draw_laurel_wreath(96),
        pieces.draw_seat_emblem(seat, 3.4),
    )


def _pieces(say: Voice) -> Sequence[PieceSheet]:
    seats = range(len(CHARIOT_LETTERS))
    silver = ("#dcd8cf", "#8a857a")
    gold = (palette.GOLD_LIGHT, palette.GOLD)
    chariots = [
        PrintedPiece(pieces.draw_standee(it, *CHARIOT_SIZE), *pieces.standee_size(*CHARIOT_SIZE))
        for it in seats
    ]
    eagle = svg_group(draw_eagle(), transform=placing_transform(0, 42, 0, 1.5))
    coins = [
        PrintedPiece(
            pieces.draw_coin(pieces.draw_seat_emblem(it, 3.2), eagle, silver),
            2 * pieces.COIN_WIDTH,
            pieces.COIN_WIDTH,
        )
        for it in seats
    ]
    laurels = [
        PrintedPiece(
            pieces.draw_coin(pieces.draw_laurel_side(str(it)), pieces.draw_laurel_side(str(it)), gold),
            2 * pieces.COIN_WIDTH,
            pieces.COIN_WIDTH,
            RACES_ON_SCORE_SHEET,
        )
        for it in LAURELS
        if it
    ]
    return [
        PieceSheet(say.say("print-chariots"), say.say("print-chariots-how"), chariots),
        PieceSheet(say.say("print-coins"), say.say("print-coins-how"), coins),
        PieceSheet(say.say("print-laurels"), say.say("print-coins-how"), laurels),
    ]


def _scores(say: Voice) -> Sequence[ScoreTable]:
    columns = [
        say.say("print-score-name"),
        *(say.say("print-score-race", race=it) for it in range(1, RACES_ON_SCORE_SHEET + 1)),
        say.say("print-score-laurels"),
    ]
    return [ScoreTable(say.say("print-score-tournament"), columns, list(CHARIOT_LETTERS))] * 2


def _rules(say: Voice) -> Sequence[RuleParagraph]:
    return [
        RuleParagraph(say.say(f"print-ave-caesar-{it}-head"), say.say(f"print-ave-caesar-{it}-text"))
        for it in RULE_PARAGRAPHS
    ]


TRAITS: Final = PrintTraits(_scale, _cards, _pieces, _scores, _rules)
