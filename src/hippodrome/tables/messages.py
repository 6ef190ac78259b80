"""What clients and the server say to each other: tagged unions, the same on every channel.

`web/src/protocol.ts` and the OpenAPI document are made from this file. A client greets with `hello` and the
version of the protocol it speaks; whoever sees a gap in the numbers of `happened` asks to `resync`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hippodrome.tables.settings import Name, Pace, Settings, Word

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


class MoveCommand(Asks, frozen=True, tag="move"):
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


class Dress(Asks, frozen=True, tag="dress"):
    """Choose the livery of one's chariots, before the race and where no other person wears it."""

    key: Key
    seat: SeatNumber
    livery: SeatNumber


class SetPace(Asks, frozen=True, tag="pace"):
    """Change how long charioteers wait before they move; whoever sat down first may, at any time."""

    key: Key
    seat: SeatNumber
    pace: Pace


class Leave(Asks, frozen=True, tag="leave"):
    """Leave a seat for good."""

    key: Key
    seat: SeatNumber


class FreeSeat(Asks, frozen=True, tag="free-seat"):
    """Take somebody out of a seat before the race: who is not there, or anybody if one sat down first."""

    key: Key
    seat: SeatNumber
    other: SeatNumber


class AskReins(Asks, frozen=True, tag="ask-reins"):
    """Ask everyone who is there to give the reins of an absent player to the stand-in."""

    key: Key
    seat: SeatNumber
    absent: SeatNumber


class AnswerPetition(Asks, frozen=True, tag="answer-petition"):
    """Consent to the petition about a seat, or not."""

    key: Key
    seat: SeatNumber
    about: SeatNumber
    yes: bool


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


Command = (
    MoveCommand
    | Start
    | Man
    | Dress
    | SetPace
    | Leave
    | FreeSeat
    | AskReins
    | AnswerPetition
    | AskTakeback
    | AnswerTakeback
    | Say
    | React
    | HandOver
    | ComeBack
    | Rematch
)
"""What changes a table."""

FromClient = Hello | Command | Resync | Ping
"""Any message of a client."""


# --- what the server says ------------------------------------------------------------------------------


class Words(msgspec.Struct, frozen=True):
    """Something to say, before a language is chosen: a key of the catalogues and its facts."""

    key: str
    facts: dict[str, str | int] = {}


class ChairView(msgspec.Struct, frozen=True):
    """A seat as everyone sees it; `driver` is the charioteer who decides for it just now.

    `here` says whether a device of its player is connected; null where no person sits or nobody can tell.
    `livery` is the colour and emblem of its chariots: one of six, each at one seat.
    """

    kind: Literal["free", "person", "charioteer"]
    name: str
    driver: str | None
    here: bool | None
    livery: int


class TakebackView(msgspec.Struct, frozen=True):
    """A takeback that is asked for, who has consented and who is still to."""

    by: int
    yes: list[int]
    open: list[int]


class PetitionView(msgspec.Struct, frozen=True):
    """What those at the table are asked about a seat, who has consented and who is still to.

    `seat`: somebody of that `name` asks to be let in. `reins`: the seat `by` asks for the stand-in to drive.
    """

    kind: Literal["seat", "reins"]
    about: int
    name: str
    by: int | None
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


class PerilView(msgspec.Struct, frozen=True):
    """A move among the offers that costs the race, the clause by which it does, and how."""

    move: str
    clause: str
    why: Words


class PlacementView(msgspec.Struct, frozen=True):
    """Where a speed card of Ben Hur leads: both turns, the word of clause 3.5 with whom it rams, the pose.

    `move` is what it is played as; if it may not be, `bar` says what bars it, and `clause` by which clause.
    """

    ruler: int
    turn: int
    word: Literal["wall", "back", "clear", "ram", "crowded"]
    target: int | None
    pose: tuple[int, int, int]
    move: str | None
    bar: Literal["wall", "back", "crowded", "announced", "away"] | None
    clause: str | None


class StandingView(msgspec.Struct, frozen=True):
    """How a seat stands."""

    seat: int
    place: int
    points: int


class RaceView(msgspec.Struct, frozen=True):
    """The race as a viewer may see it.

    `view` is the game's own. `offers`, `barred`, `placements`, `ask` and `perils` are for the seat that is
    to move and for nobody else. `perils` names the moves among the offers that cost the race. `placements`
    has those of each speed card in hand. With free steering `ask` names the speed cards whose drives and rams
    are not among the offers: their placements have to be asked for. `open` has the view of every seat, once
    the race is over.
    """

    to_move: int | None
    view: dict[str, Any]
    offers: list[str] | None
    barred: list[Barred] | None
    placements: dict[str, list[PlacementView]] | None
    ask: list[str] | None
    perils: list[PerilView] | None
    standings: list[StandingView]
    lines: int
    open: list[dict[str, Any]] | None


class LoggedMoveView(msgspec.Struct, frozen=True):
    """A move of the log as a viewer saw it; what is hidden is a question mark."""

    n: int
    by: int | Literal["fates"]
    move: str


class TableView(msgspec.Struct, frozen=True):
    """The table around the race; a move has to name `turn`. `watching` counts the devices in the stands.

    `host` is the seat of whoever sat down first, who may free any seat before the race. `undoable` names the
    seats whose last move can still be taken back: nothing has been drawn since. `pace` is how long a
    charioteer waits before it moves, in milliseconds.
    """

    stage: Stage
    turn: int
    chairs: list[ChairView]
    host: int | None
    takeback: TakebackView | None
    undoable: list[int]
    petitions: list[PetitionView]
    clock: ClockView | None
    rematch: str | None
    watching: int
    pace: int


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
    lines: list[LoggedMoveView] | UnsetType = UNSET
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


class RefusalMessage(Tells, frozen=True, tag="refused"):
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
    """Come back after so many milliseconds, nothing is lost.

    The server stops, the line is too slow, or the seat has too many newer devices elsewhere.
    """

    why: Literal["stopping", "behind", "elsewhere"]
    after: int


FromServer = Whole | Happened | Present | Done | RefusalMessage | Pong | SeatLost | Goodbye
"""Any message of the server."""


_encoder = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> bytes:
    """Write a message as JSON."""
    return _encoder.encode(message)
