"""The moves of the race and how they are written, such as `4-11b2`, `5-finish`, `tuck 3` or `draw 5`."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from hippodrome.course import SpaceId
from hippodrome.games.ave_caesar.kit import VALUES
from hippodrome.saying import Trouble

Kind = Literal["drive", "pass", "tuck", "withdraw", "vote", "draw", "lot"]

FINISH: Final = SpaceId("finish")
NOWHERE: Final = SpaceId("")


class Move(NamedTuple):
    """One move: its kind, the card it concerns (0 for none) and the space it leads to (if any)."""

    kind: Kind
    card: int = 0
    to: SpaceId = NOWHERE

    def __str__(self) -> str:
        """Write the move as docs/formats.md has it."""
        match self.kind:
            case "drive":
                return f"{self.card}-{self.to}"
            case "vote":
                return f"vote {self.card}-{self.to}"
            case "pass" | "withdraw":
                return self.kind
            case _:
                return f"{self.kind} {self.card}"


PASS: Final = Move("pass")
"""Let the turn go by: no card can be played (3.5), or an unmanned chariot's card is discarded (8.2)."""

WITHDRAW: Final = Move("withdraw")
"""Leave the course after a disqualification (5.4)."""


def drive(card: int, to: SpaceId) -> Move:
    """Play a card and drive to that space, or over the finish (3.1)."""
    return Move("drive", card, to)


def tuck(card: int) -> Move:
    """Put a card under the deck, since every way is blocked (3.5)."""
    return Move("tuck", card)


def vote(for_: Move) -> Move:
    """Vote for a drive of an unmanned chariot (8.3)."""
    return Move("vote", for_.card, for_.to)


def draw(card: int) -> Move:
    """Let the Fates give that card off the deck (3.1)."""
    return Move("draw", card)


def draw_lot(card: int) -> Move:
    """Let the Fates turn up that card in the draw for lanes (2.1)."""
    return Move("lot", card)


def read_move(text: str) -> Move:
    """Read a move as docs/formats.md has it."""
    word, _, rest = text.partition(" ")
    match word:
        case "pass" | "withdraw" if text == word:
            return PASS if word == "pass" else WITHDRAW
        case "tuck" | "draw" | "lot" if rest in _DIGITS:
            return Move(word, int(rest))
        case _:
            drive_to = _read_drive(rest if word == "vote" else text)
            if drive_to is not None:
                return vote(drive_to) if word == "vote" else drive_to
    raise Trouble("move-unreadable", move=text[:60])


_DIGITS: Final = tuple(str(value) for value in VALUES)


def _read_drive(text: str) -> Move | None:
    card, dash, space = text.partition("-")
    return drive(int(card), SpaceId(space)) if dash and card in _DIGITS and space else None
