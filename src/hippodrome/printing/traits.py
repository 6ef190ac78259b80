"""What is expected of a game's kit for print and play, and how it is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.games import game_entry
from hippodrome.language import Voice
from hippodrome.on_demand import load
from hippodrome.saying import Trouble


class PrintedCard(NamedTuple):
    """A card as two pictures."""

    front: str
    back: str


class CardSet(NamedTuple):
    """All cards of a game, which have one size in mm."""

    width: float
    height: float
    cards: Sequence[PrintedCard]


class PrintedPiece(NamedTuple):
    """Something to be cut out: its picture, its size in mm and how often it is needed."""

    picture: str
    width: float
    height: float
    copies: int = 1


class PieceSheet(NamedTuple):
    """Pieces that belong together, and what is to be done with them."""

    title: str
    how: str
    pieces: Sequence[PrintedPiece]


class ScoreTable(NamedTuple):
    """A table to be filled in by hand: its columns, and how many rows it has."""

    title: str
    columns: Sequence[str]
    rows: Sequence[str]


class RuleParagraph(NamedTuple):
    """A paragraph of the rules sheet: what it is about, and what it says."""

    head: str
    text: str


class PrintTraits(NamedTuple):
    """What there is to print of a game.

    `scale` tells how many mm one unit of the picture of a board is long; the others are given the voice of
    the language asked for. `own_cards` makes the cards of a board that may bring its own.
    """

    scale: Callable[[Mapping[str, Any]], float]
    cards: Callable[[Voice], CardSet]
    pieces: Callable[[Voice], Sequence[PieceSheet]]
    scores: Callable[[Voice], Sequence[ScoreTable]]
    rules: Callable[[Voice], Sequence[RuleParagraph]]
    own_cards: Callable[[Mapping[str, Any], Voice], CardSet] | None = None


def print_traits(game: str) -> PrintTraits:
    """Find what there is to print of a game; raise Trouble where it has no kit."""
    where = game_entry(game).printing
    if where is None:
        raise Trouble("print-no-kit", game=game_entry(game).title)
    traits: PrintTraits = load(where)
    return traits
