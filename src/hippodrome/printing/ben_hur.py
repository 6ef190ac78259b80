"""Ben Hur to print: two decks, rulers, chariots and laurel markers, all to one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hippodrome.drawing import palette
from hippodrome.drawing.chariots import CHARIOT_LETTERS
from hippodrome.drawing.ornaments import draw_laurel_wreath
from hippodrome.drawing.palette import Livery
from hippodrome.drawing.svg import num, placing_transform, svg_element, svg_group, svg_path
from hippodrome.games.ben_hur import kit
from hippodrome.games.ben_hur.arena import read_arena_makeup
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

UNITS_PER_MM: Final = 40
"""So many units of the arena are a millimetre: a chariot is 30 mm long and 12 mm wide."""

CARD_WIDTH: Final = 44.0
CARD_HEIGHT: Final = 68.0
CHARIOT_SIZE: Final = (kit.CHARIOT_LENGTH / UNITS_PER_MM, kit.CHARIOT_WIDTH / UNITS_PER_MM)
GAUGE_SIZE_MM: Final = 36.0
LAP_NUMERALS: Final = ("I", "II", "III")
BACK_COLOURS: Final = {"n": ("#2f6b74", "#153f46"), "r": (palette.RED, palette.RED_DARK)}
"""The two colours of the back of each deck."""

BRONZE_LIVERY: Final = Livery("#b98d4f", "#5d3a24", palette.INK, "circle", "#8a6a4a")
"""How the chariot on a speed card looks, which belongs to nobody."""

PRINTING_ORDER: Final = sorted(
    kit.CARD_KINDS, key=lambda card: (kit.RULER_LENGTH.get(card, kit.CHARIOT_LENGTH * 9), card)
)
"""The cards as they are printed: speeds, the slowest first, then accidents."""

RULE_PARAGRAPHS: Final = (
    "aim",
    "ready",
    "hand",
    "round",
    "drive",
    "place",
    "crash",
    "draw",
    "ram",
    "whip",
    "duel",
    "accident",
    "lap",
    "score",
    "several",
)
"""The paragraphs of the rules sheet."""


def _scale(board: Mapping[str, Any]) -> float:
    """Tell the mm that a unit of the picture is long: chariots, rulers and arena have one scale."""
    return 1 / (UNITS_PER_MM * float(board["drawing"]["scale"]))


def _own_cards(board: Mapping[str, Any], say: Voice) -> CardSet:
    """Make both decks as an arena brings them, or those of the house."""
    decks = zip(kit.BACKS, read_arena_makeup(board), strict=True)
    return CardSet(
        CARD_WIDTH,
        CARD_HEIGHT,
        [
            PrintedCard(_front(card, say), _back(back, say))
            for back, deck in decks
            for card in PRINTING_ORDER
            for _ in range(deck[kit.CARD_INDEX[card]])
        ],
    )


def _cards(say: Voice) -> CardSet:
    """Make both decks of the house."""
    return _own_cards({}, say)


def _front(card: kit.Card, say: Voice) -> str:
    if card in kit.HIGHEST_BAD_NUMBER:
        return _accident(kit.HIGHEST_BAD_NUMBER[card], say)
    name = card.rstrip("*")
    length = kit.RULERS[name]
    half = 180 * length / max(kit.RULERS.values())
    corner = pieces.draw_words(name, 0, 0, 44)
    return pieces.draw_card_face(
        CARD_WIDTH,
        CARD_HEIGHT,
        palette.LAUREL,
        svg_group(corner, transform=placing_transform(100, 80)),
        svg_group(corner, transform=placing_transform(340, 606, 180)),
        pieces.draw_words(name, 220, 240, 110),
        svg_element(
            "rect",
            x=220 - half,
            y=340,
            width=2 * half,
            height=30,
            fill=palette.SAND_WARM,
            stroke=palette.INK,
            stroke_width=3,
        ),
        _horseshoe(346, 104) if kit.HORSESHOES[card] else "",
        svg_group(pieces.draw_racing_chariot(BRONZE_LIVERY), transform=placing_transform(206, 570, 0, 0.86)),
    )


def _horseshoe(x: float, y: float) -> str:
    return svg_group(
        svg_path(
            "M-38 42C-66-2-50-58 0-58C50-58 66-2 38 42",
            fill="none",
            stroke=palette.INK,
            stroke_width=26,
            stroke_linecap="round",
        ),
        svg_path(
            "M-38 42C-66-2-50-58 0-58C50-58 66-2 38 42",
            fill="none",
            stroke=palette.GOLD,
            stroke_width=19,
            stroke_linecap="round",
        ),
        transform=placing_transform(x, y, 0, 0.72),
    )


_PIPS: Final = {1: ((0, 0),), 2: ((-28, -28), (28, 28)), 3: ((-28, -28), (0, 0), (28, 28))}


def _die(number: int, x: float, y: float) -> str:
    return svg_group(
        svg_element(
            "rect",
            x=-52,
            y=-52,
            width=104,
            height=104,
            rx=18,
            fill=palette.CHALK,
            stroke=palette.INK,
            stroke_width=5,
        ),
        *(svg_element("circle", cx=dx, cy=dy, r=11, fill=palette.RED) for dx, dy in _PIPS[number]),
        transform=placing_transform(x, y),
    )


def _accident(worst: int, say: Voice) -> str:
    """Draw an accident card: a broken wheel, and the dice that are bad."""
    dice = [_die(it, 220 + (it - (worst + 1) / 2) * 118, 480) for it in range(1, worst + 1)]
    return pieces.draw_card_face(
        CARD_WIDTH,
        CARD_HEIGHT,
        palette.RED,
        pieces.draw_words(say.say("print-ben-hur-accident"), 220, 92, 46, palette.RED),
        _broken_wheel(),
        *dice,
        pieces.draw_words(say.say(f"print-ben-hur-mishap-{_WORDS[worst]}"), 220, 590, 27, bold=False),
    )


_WORDS: Final = {1: "one", 2: "two", 3: "three"}


def _broken_wheel() -> str:
    return svg_group(
        svg_path("M-92 20A94 94 0 1 1 60 72", fill="none", stroke=palette.INK, stroke_width=20),
        svg_path(
            "M0 0L-84-26M0 0L-30-88M0 0L60-72M0 0L92 8M0 0L46 40",
            stroke=palette.INK,
            stroke_width=11,
            fill="none",
        ),
        svg_path("M-66 88L-10 104M-88 56L-60 40", stroke=palette.INK, stroke_width=18, fill="none"),
        svg_element("circle", r=20, fill=palette.GOLD, stroke=palette.INK, stroke_width=6),
        transform=placing_transform(220, 262),
    )


def _back(back: str, say: Voice) -> str:
    colour, dark = BACK_COLOURS[back]
    word = say.say(f"print-ben-hur-{kit.DECK_NAMES['n' if back == 'n' else 'r']}")
    return pieces.draw_card_back(
        CARD_WIDTH,
        CARD_HEIGHT,
        colour,
        dark,
        draw_laurel_wreath(100),
        svg_group(pieces.draw_racing_chariot(BRONZE_LIVERY), transform=placing_transform(-2, 30, 0, 0.4)),
        pieces.draw_words(word, 0, 228, 56, palette.GOLD_LIGHT),
    )


def _pieces(say: Voice) -> Sequence[PieceSheet]:
    chariots = [
        PrintedPiece(pieces.draw_standee(it, *CHARIOT_SIZE), *pieces.standee_size(*CHARIOT_SIZE))
        for it in range(kit.MOST_CHARIOTS)
    ]
    rulers = [
        PrintedPiece(
            _ruler(name, length / UNITS_PER_MM), length / UNITS_PER_MM, kit.RULER_WIDTH / UNITS_PER_MM, 2
        )
        for name, length in kit.RULERS.items()
    ]
    gauge = PrintedPiece(_gauge(), GAUGE_SIZE_MM, GAUGE_SIZE_MM, 2)
    gold = (palette.GOLD_LIGHT, palette.GOLD)
    markers = [
        PrintedPiece(
            pieces.draw_coin(
                pieces.draw_laurel_side(str(place)), pieces.draw_words(lap, 0, 0, 84, palette.INK), gold
            ),
            2 * pieces.COIN_WIDTH,
            pieces.COIN_WIDTH,
        )
        for lap in LAP_NUMERALS
        for place in range(1, kit.MOST_CHARIOTS + 1)
    ]
    return [
        PieceSheet(say.say("print-chariots"), say.say("print-ben-hur-chariots-how"), chariots),
        PieceSheet(say.say("print-ben-hur-rulers"), say.say("print-ben-hur-rulers-how"), [*rulers, gauge]),
        PieceSheet(say.say("print-ben-hur-markers"), say.say("print-coins-how"), markers),
    ]


def _ruler(name: str, length: float) -> str:
    wide, high = length * 10, kit.RULER_WIDTH / UNITS_PER_MM * 10
    return pieces.svg_picture(
        length,
        kit.RULER_WIDTH / UNITS_PER_MM,
        svg_element(
            "rect",
            x=0.8,
            y=0.8,
            width=wide - 1.6,
            height=high - 1.6,
            fill=palette.SAND,
            stroke=pieces.CUT_COLOUR,
            stroke_width=1.6,
        ),
        svg_path(
            f"M0 {num(high / 2)}h18M{num(wide)} {num(high / 2)}h-18",
            stroke=palette.RED,
            stroke_width=4,
        ),
        pieces.draw_words(name, wide / 2, high / 2, 34),
    )


def _gauge() -> str:
    """Draw a gauge for turns: straight on, and 30 degrees to either side of it."""
    middle, foot = GAUGE_SIZE_MM * 5, GAUGE_SIZE_MM * 10 - 20
    lines = [
        svg_path(
            f"M0 0V{num(-foot + 100)}",
            stroke=palette.RED if turn else palette.INK,
            stroke_width=4,
            transform=placing_transform(middle, foot, turn),
        )
        for turn in (-30, 0, 30)
    ]
    words = [
        svg_group(
            pieces.draw_words(written, 0, -foot + 74, 32, bold=False),
            transform=placing_transform(middle, foot, turn),
        )
        for turn, written in ((-30, "+30"), (0, "0"), (30, "−30"))
    ]
    return pieces.svg_picture(
        GAUGE_SIZE_MM,
        GAUGE_SIZE_MM,
        svg_element(
            "rect",
            x=0.8,
            y=0.8,
            width=GAUGE_SIZE_MM * 10 - 1.6,
            height=GAUGE_SIZE_MM * 10 - 1.6,
            fill=palette.CHALK,
            stroke=pieces.CUT_COLOUR,
            stroke_width=1.6,
        ),
        *lines,
        *words,
        svg_element("circle", cx=middle, cy=foot, r=6, fill=palette.INK),
    )


def _scores(say: Voice) -> Sequence[ScoreTable]:
    columns = [
        say.say("print-score-name"),
        *(say.say("print-score-lap", lap=it) for it in range(1, len(LAP_NUMERALS) + 1)),
        say.say("print-score-sum"),
    ]
    rows = [f"{CHARIOT_LETTERS[seat]} {name}" for seat, name in enumerate(kit.CHARIOTEERS)]
    return [ScoreTable(say.say("print-score-race-plain"), columns, rows)] * 3


def _rules(say: Voice) -> Sequence[RuleParagraph]:
    return [
        RuleParagraph(say.say(f"print-ben-hur-{it}-head"), say.say(f"print-ben-hur-{it}-text"))
        for it in RULE_PARAGRAPHS
    ]


TRAITS: Final = PrintTraits(_scale, _cards, _pieces, _scores, _rules, _own_cards)
