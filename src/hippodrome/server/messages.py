"""What clients and the server say to each other: tagged unions, the same on every channel.

`web/src/protocol.ts` and the OpenAPI document are made from this file. A client greets with `hello` and the
version of the protocol it speaks; whoever sees a gap in the numbers of `happened` asks to `resync`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hippodrome.server.settings import Name, Settings, Word

PROTOCOL: Final = 1
"""The version of the messages; another one is told to reload."""

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A key of the client's own making, new for each thing it wants done; the same key is done once."""

Stage = Literal["gathering", "racing", "over"]
Viewer = int | Literal["stands"]
"""Who looks: a seat, or the stands."""

REACTIONS: Final = ("laurel", "whip", "hail", "dust", "laugh", "gasp")
Reaction = Literal["laurel", "whip", "hail", "dust", "laugh", "gasp"]


class Asks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may ask for at a table; what is unknown is refused."""


# --- what a client says --------------------------------------------------------------------------------


class Hello(Asks, frozen=True, tag="hello"):
    """Greet: which table, the tokens of the seats one holds (none: the stands), the last number seen."""

    protocol: int
    table: Word
    tokens: Annotated[list[Token], Meta(max_length=6)] = []
    language: Annotated[str, Meta(max_length=20)] = ""
    seen: Number | None = None


class Move(Asks, frozen=True, tag="move"):
    """Move: one of the moves offered, and the turn it answers."""

    key: Key
    seat: SeatNumber
    move: Annotated[str, Meta(min_length=1, max_length=60)]
    turn: Number


class Start(Asks, frozen=True, tag="start"):
    """Start the race; the seats that are free go to the charioteer that `fill` names."""

    key: Key
    seat: SeatNumber
    fill: Word | None = None


class Man(Asks, frozen=True, tag="man"):
    """Give a free seat to a charioteer."""

    key: Key
    seat: SeatNumber
    free: SeatNumber
    charioteer: Word


class Leave(Asks, frozen=True, tag="leave"):
    """Leave a seat for good."""

    key: Key
    seat: SeatNumber


class AskTakeback(Asks, frozen=True, tag="ask-takeback"):
    """Ask everyone to let one take the last move back."""

    key: Key
    seat: SeatNumber


class AnswerTakeback(Asks, frozen=True, tag="answer-takeback"):
    """Consent to a takeback, or not."""

    key: Key
    seat: SeatNumber
    yes: bool


class Say(Asks, frozen=True, tag="say"):
    """Say something; from the stands with a name."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None
    name: Name | None = None


class React(Asks, frozen=True, tag="react"):
    """Show what one feels."""

    key: Key
    seat: SeatNumber
    what: Reaction


class HandOver(Asks, frozen=True, tag="hand-over"):
    """Let a charioteer take the reins for a while."""

    key: Key
    seat: SeatNumber


class ComeBack(Asks, frozen=True, tag="come-back"):
    """Take the reins back from the charioteer."""

    key: Key
    seat: SeatNumber


class Rematch(Asks, frozen=True, tag="rematch"):
    """Sit down again with the same company."""

    key: Key
    seat: SeatNumber


class Resync(Asks, frozen=True, tag="resync"):
    """Ask for the whole table: a number was missed."""


class Ping(Asks, frozen=True, tag="ping"):
    """Ask whether the line is open."""


Deed = Move | Start | Man | Leave | AskTakeback | AnswerTakeback | Say | React | HandOver | ComeBack | Rematch
"""What changes a table."""

FromClient = Hello | Deed | Resync | Ping
"""Any message of a client."""


# --- what the server says ------------------------------------------------------------------------------


class Words(msgspec.Struct, frozen=True):
    """Something to say, before a language is chosen: a key of the catalogues and its facts."""

    key: str
    facts: dict[str, str | int] = {}


class ChairView(msgspec.Struct, frozen=True):
    """A seat as everyone sees it; `driver` is the charioteer who decides for it just now.

    `here` says whether a device of its player is connected; null where no person sits or nobody can tell.
    """

    kind: Literal["free", "person", "charioteer"]
    name: str
    driver: str | None
    here: bool | None


class TakebackView(msgspec.Struct, frozen=True):
    """A takeback that is asked for, who has consented and who is still to."""

    by: int
    yes: list[int]
    open: list[int]


class ClockView(msgspec.Struct, frozen=True):
    """The clocks when the message was made: milliseconds left for each seat, and whose clock runs."""

    left: list[int]
    running: int | None


class Barred(msgspec.Struct, frozen=True):
    """Something in hand that may not be played, the clause that bars it, and why."""

    what: str
    clause: str
    why: Words


class Placement(msgspec.Struct, frozen=True, array_like=True):
    """Where a speed card of Ben Hur leads: both turns, the word of clause 3.5, the pose, the move if any."""

    ruler: str
    turn: str
    word: str
    pose: tuple[int, int, int]
    move: str | None


class Place(msgspec.Struct, frozen=True):
    """How a seat stands."""

    seat: int
    place: int
    points: int


class RaceView(msgspec.Struct, frozen=True):
    """The race as a viewer may see it.

    `view` is the game's own. `offers`, `barred`, `aid` and `ask` are for the seat that is to move and for
    nobody else. `aid` has the placements of each speed card in hand. With free steering `ask` names the speed
    cards whose drives and rams are not among the offers: their placements have to be asked for. `open` has
    the view of every seat, once the race is over.
    """

    to_move: int | None
    view: dict[str, Any]
    offers: list[str] | None
    barred: list[Barred] | None
    aid: dict[str, list[Placement]] | None
    ask: list[str] | None
    standings: list[Place]
    lines: int
    open: list[dict[str, Any]] | None


class LineView(msgspec.Struct, frozen=True):
    """A move of the log as a viewer saw it; what is hidden is a question mark."""

    n: int
    by: int | Literal["fates"]
    move: str


class TableView(msgspec.Struct, frozen=True):
    """The table around the race; a move has to name `turn`. `watching` counts the devices in the stands."""

    stage: Stage
    turn: int
    chairs: list[ChairView]
    takeback: TakebackView | None
    clock: ClockView | None
    rematch: str | None
    watching: int


class Talk(msgspec.Struct, frozen=True):
    """Something that was said, by a seat or from the stands."""

    number: int
    seat: int | None
    name: str
    text: str


class Happening(msgspec.Struct, frozen=True):
    """What happened: its kind, the seat it concerns and what else there is to tell."""

    kind: str
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    charioteer: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    lines: list[LineView] | UnsetType = UNSET
    told: list[Words] | UnsetType = UNSET


class Tells(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server tells."""


class Whole(Tells, frozen=True, tag="whole"):
    """The whole table as a viewer may see it, after the event with that number."""

    protocol: int
    viewer: Viewer
    id: str
    code: str
    number: int
    settings: Settings
    rematch_of: str | None
    table: TableView
    race: RaceView | None
    talk: list[Talk]


class Happened(Tells, frozen=True, tag="happened"):
    """An event, and the table after it; its number is one more than that of the event before."""

    viewer: Viewer
    number: int
    what: Happening
    table: TableView
    race: RaceView | None


class Present(Tells, frozen=True, tag="present"):
    """Who is connected just now: each seat as in its chair, and the stands. No event: it has no number."""

    here: list[bool | None]
    watching: int


class Done(Tells, frozen=True, tag="done"):
    """What was asked under that key is done, by the event with that number; again, the same answer."""

    key: str
    number: int
    rematch: str | None = None


class Refusal(Tells, frozen=True, tag="refused"):
    """What was asked is not done and changed nothing: why, in a sentence, and the clause of a rule."""

    code: str
    text: str
    facts: dict[str, str | int] = {}
    clause: str | None = None
    key: str | None = None
    faults: list[str] | UnsetType = UNSET
    """Every fault of a board that was brought, in sentences."""


class Pong(Tells, frozen=True, tag="pong"):
    """The line is open."""


class SeatLost(Tells, frozen=True, tag="seat-lost"):
    """The token given is not, or no longer, that of a seat; one looks on from the stands."""

    seat: int | None = None


class Goodbye(Tells, frozen=True, tag="goodbye"):
    """The server stops, or the line is too slow: come back after so many milliseconds, nothing is lost."""

    why: Literal["stopping", "behind"]
    after: int


FromServer = Whole | Happened | Present | Done | Refusal | Pong | SeatLost | Goodbye
"""Any message of the server."""


_encoder = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    """Write a message as JSON."""
    return _encoder.encode(message)
