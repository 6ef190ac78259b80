"""The moves and how they are written (ben-hur 9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from hippodrome.games.ben_hur.kit import CARD_INDEX, DECK_NAMES, HIGHEST_BAD_NUMBER, RULER_LENGTH, Back, Card
from hippodrome.saying import Trouble


@dataclass(frozen=True, slots=True)
class Roll:
    """A die shows this number."""

    die: int


@dataclass(frozen=True, slots=True)
class Draw:
    """This card comes off the deck; None where it is hidden from whoever reads."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Redraw:
    """Show three or four accidents and be dealt anew (2.2)."""


@dataclass(frozen=True, slots=True)
class KeepHand:
    """Keep the hand in spite of its accidents (2.2)."""


@dataclass(frozen=True, slots=True)
class Whip:
    """Announce a whip at a chariot (5.1)."""

    target: int


@dataclass(frozen=True, slots=True)
class NoWhip:
    """Let the whip rest (5.1)."""


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive with a speed card: the ruler's turn, then the chariot's (3.4)."""

    card: Card
    ruler: int
    turn: int


@dataclass(frozen=True, slots=True)
class Ram:
    """Play a placement as a collision (4.1)."""

    card: Card
    ruler: int
    turn: int
    target: int


@dataclass(frozen=True, slots=True)
class Accident:
    """Play an accident card (6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class LoseTurn:
    """Lose the turn: others stand in the way (3.6)."""


@dataclass(frozen=True, slots=True)
class Crash:
    """Drive a speed card into the wall (3.6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeFromDeck:
    """Choose the deck to draw from (3.3)."""

    back: Back


@dataclass(frozen=True, slots=True)
class TakeLostWhip:
    """Take a lost whip without playing an accident (5.2)."""


@dataclass(frozen=True, slots=True)
class NoFurtherCard:
    """Play no further card after an accident overcome (6.4)."""


@dataclass(frozen=True, slots=True)
class Concede:
    """End the race early as the last one racing (7.4)."""


Move = (
    Roll
    | Draw
    | Redraw
    | KeepHand
    | Whip
    | NoWhip
    | Drive
    | Ram
    | Accident
    | LoseTurn
    | Crash
    | TakeFromDeck
    | TakeLostWhip
    | NoFurtherCard
    | Concede
)
"""Everything that a chariot or the Fates may do."""

ROLLS: Final = tuple(Roll(die) for die in range(1, 7))
"""The six faces of a die."""

drive = lru_cache(maxsize=1 << 16)(Drive)
ram = lru_cache(maxsize=1 << 16)(Ram)

_WORDS: Final[dict[str, Move]] = {
    "redraw": Redraw(),
    "keep": KeepHand(),
    "no-whip": NoWhip(),
    "lost": LoseTurn(),
    "miss": TakeLostWhip(),
    "stop": NoFurtherCard(),
    "concede": Concede(),
}
_DECKS: Final[dict[str, Back]] = {"normal": "n", "risky": "r"}
_TURNS: Final = {turn_text: turn for turn in range(-30, 31) for turn_text in [f"{turn:+d}" if turn else "0"]}


def write_turn(turn: int) -> str:
    """Write a turn of the ruler or the chariot: `-30`, `0`, `+30`."""
    return f"{turn:+d}" if turn else "0"


def write_move(move: Move) -> str:
    """Write a move as text."""
    match move:
        case Roll(die):
            return f"roll {die}"
        case Draw(card):
            return f"draw {card or '?'}"
        case Redraw():
            return "redraw"
        case KeepHand():
            return "keep"
        case Whip(target):
            return f"whip @{target}"
        case NoWhip():
            return "no-whip"
        case Drive(card, ruler, turn):
            return f"drive {card} {write_turn(ruler)} {write_turn(turn)}"
        case Ram(card, ruler, turn, target):
            return f"ram {card} {write_turn(ruler)} {write_turn(turn)} @{target}"
        case Accident(card):
            return f"accident {card}"
        case LoseTurn():
            return "lost"
        case Crash(card):
            return f"crash {card}"
        case TakeFromDeck(back):
            return f"take {DECK_NAMES[back]}"
        case TakeLostWhip():
            return "miss"
        case NoFurtherCard():
            return "stop"
        case Concede():
            return "concede"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """Read a move from text; raise Trouble when it is none."""
    move = _read(text.split(" "))
    if move is None:
        raise Trouble("ben-hur-no-such-move", move=text)
    return move


def _read(words: list[str]) -> Move | None:
    match words:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["roll", die] if die in ("1", "2", "3", "4", "5", "6"):
            return Roll(int(die))
        case ["draw", "?"]:
            return Draw(None)
        case ["draw", card] if card in CARD_INDEX:
            return Draw(Card(card))
        case ["whip", chariot] if (target := _chariot(chariot)) is not None:
            return Whip(target)
        case ["drive", card, ruler, turn] if card in RULER_LENGTH and ruler in _TURNS and turn in _TURNS:
            return Drive(Card(card), _TURNS[ruler], _TURNS[turn])
        case ["ram", card, ruler, turn, chariot] if (
            card in RULER_LENGTH
            and ruler in _TURNS
            and turn in _TURNS
            and (target := _chariot(chariot)) is not None
        ):
            return Ram(Card(card), _TURNS[ruler], _TURNS[turn], target)
        case ["accident", card] if card in HIGHEST_BAD_NUMBER:
            return Accident(Card(card))
        case ["crash", card] if card in RULER_LENGTH:
            return Crash(Card(card))
        case ["take", deck] if deck in _DECKS:
            return TakeFromDeck(_DECKS[deck])
        case _:
            return None


def _chariot(text: str) -> int | None:
    """Read `@3` as the chariot 3."""
    return int(text[1]) if text in ("@0", "@1", "@2", "@3", "@4", "@5") else None
