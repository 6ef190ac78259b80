"""Position files (docs/formats.md): a race at one moment, read from and written as plain JSON values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from hippodrome.atlas import course_json, course_names
from hippodrome.course import DIRECTIONS, Course, Direction, SpaceId, faults, read_course, write_course
from hippodrome.games.ave_caesar.kit import (
    COPIES,
    VALUES,
    Cards,
    counts,
    pack,
    read_edition,
    read_options,
    values,
    write_options,
)
from hippodrome.games.ave_caesar.moves import Move, drive
from hippodrome.games.ave_caesar.state import (
    DISQUALIFIED,
    FINISHED,
    OUT,
    OWES,
    PAID,
    STATION,
    UNMANNED,
    Chariot,
    Circumstances,
    Meeting,
    Race,
    Racer,
    Result,
    State,
    Voting,
    race_on,
)
from hippodrome.games.ave_caesar.track import Station, Track, off_course, track_of
from hippodrome.games.ave_caesar.turn import begin_turn, draw_due, lead_of, over
from hippodrome.race.protocol import Seat
from hippodrome.saying import Trouble

GAME_NAME: Final = "ave-caesar"
FIELDS: Final = (
    "game",
    "course",
    "direction",
    "edition",
    "options",
    "turn",
    "drawing",
    "opening",
    "still",
    "chariots",
)
CHARIOT_FIELDS: Final = ("space", "lap", "paid", "hand", "deck", "tucked", "state", "unmanned")
CONDITIONS: Final = ("racing", "disqualified", "finished", "out")
MOST_CHARIOTS: Final = 6


# --- writing -------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """Write a race as a position file has it."""
    race = state.race
    return {
        "game": GAME_NAME,
        "course": write_course_name(race.track.course),
        "direction": race.track.direction,
        "edition": race.edition,
        "options": dict(race.given),
        "turn": state.turn,
        "drawing": state.drawing,
        "opening": state.opening,
        "still": state.still,
        "chariots": [_write_chariot(race.track, chariot) for chariot in state.chariots],
        "left": list(state.left),
    }


def write_course_name(course: Course) -> str | dict[str, Any]:
    """Name a course of the atlas; write any other in full."""
    known = course.name in course_names() and course is _known_course(course.name)
    return course.name if known else write_course(course)


def _write_chariot(track: Track, chariot: Chariot) -> dict[str, Any]:
    return {
        "space": track.space(chariot.station) if chariot.on_course else None,
        "lap": track.lap(chariot.station),
        "paid": chariot.paid,
        "hand": list(values(chariot.hand)),
        "deck": list(counts(chariot.deck)),
        "tucked": list(chariot.tucked),
        "state": chariot.condition,
        "unmanned": chariot.unmanned,
    }


# --- reading -------------------------------------------------------------------------------------------


def read_position(value: object) -> State:
    """Read a race from a position file; raise Trouble naming the field that is not as it should be."""
    position = _object(value, "position")
    _fields(position, FIELDS, "", optional=("left",))
    if position["game"] != GAME_NAME:
        raise Trouble("field-choice", field="game", choices=GAME_NAME)
    course = course_of(position["course"])
    direction = read_direction(position["direction"])
    edition = read_edition(position["edition"])
    options = read_options(edition, position["options"])
    track = track_of(course, direction, options.laps or course.laps)
    chariots = _chariots(position["chariots"], track, options.hand_size)
    manned = [number for number, it in enumerate(chariots) if not it.unmanned]
    owners = tuple(None if it.unmanned else Seat(manned.index(number)) for number, it in enumerate(chariots))
    race = race_on(track, edition, options, position["options"], owners)
    opening = _bool(position["opening"], "opening")
    still = _whole(position["still"], "still", 0, 1_000_000)
    left = _left(position.get("left"), chariots)
    turn = _turn(position["turn"], chariots)
    drawing = _drawing(position["drawing"], turn, chariots, options.hand_size)
    return arrange(race, chariots, turn, drawing, opening, still, left)


def arrange(
    race: Race,
    chariots: Sequence[Chariot],
    turn: int,
    drawing: int | None,
    opening: bool,
    still: int,
    left: tuple[int, ...],
) -> State:
    """Make a state of its plain parts: find the lead, what is occupied, and what may be played."""
    racers: list[Racer] = [(*chariot, number) for number, chariot in enumerate(chariots)]
    queue = tuple(racer for racer in racers[turn:] + racers[:turn] if racer[STATION] >= 0)
    gone = tuple(racer for racer in racers if racer[STATION] < 0)
    around = Circumstances(race, gone, left, still, opening=opening)
    if not queue:
        return over(around, turn)
    occupied = sum(race.track.bit[racer[STATION]] for racer in queue)
    lead = lead_of(race, queue)
    if drawing is not None:
        return draw_due(around, queue, occupied, lead)
    return begin_turn(around, queue, occupied, lead)


# --- a state in the midst of a meeting --------------------------------------------------------------------


def write_state(state: object) -> dict[str, Any] | None:
    """Write a state in the midst of a meeting; None while lots are drawn or hands are dealt."""
    votes: tuple[Move, ...] | None = None
    if isinstance(state, Voting):
        votes, state = state.votes, state.state
    if not isinstance(state, State):
        return None
    return {
        "chariot": list(Chariot._fields),
        "owners": list(state.race.owners),
        "results": [[list(part) for part in result] for result in state.race.results],
        "turn": state.turn,
        "drawing": state.drawing,
        "opening": state.opening,
        "still": state.still,
        "left": list(state.left),
        "chariots": [list(it) for it in state.chariots],
        "votes": None if votes is None else [[it.card, it.to] for it in votes],
    }


def read_state(meeting: Meeting, value: Mapping[str, Any]) -> State | Voting:
    """Read a state of a meeting; KeyError or ValueError if it was not written by `write_state`."""
    if value["chariot"] != list(Chariot._fields):
        raise ValueError(value["chariot"])
    results = tuple(
        Result(tuple(owners), tuple(laurels), tuple(ranking)) for owners, laurels, ranking in value["results"]
    )
    options = meeting.options
    owners = tuple(value["owners"])
    given = write_options(meeting.edition, options)
    race = race_on(meeting.programme[len(results)], meeting.edition, options, given, owners, meeting, results)
    chariots = [
        Chariot._make(tuple(it) if isinstance(it, list) else it for it in row) for row in value["chariots"]
    ]
    left = tuple(value["left"])
    state = arrange(race, chariots, value["turn"], value["drawing"], value["opening"], value["still"], left)
    if value["votes"] is None:
        return state
    return Voting(state, tuple(drive(card, SpaceId(to)) for card, to in value["votes"]))


# --- courses -------------------------------------------------------------------------------------------


def course_of(value: object) -> Course:
    """Find a course by name, or read one that is given in full; a faulty one is refused."""
    if isinstance(value, str):
        return _known_course(value)
    return _course_in_full(_Written(value))


@cache
def _known_course(name: str) -> Course:
    return read_course(course_json(name))


class _Written:
    """A course as it was written, compared by its text, so that the same text is read once."""

    def __init__(self, value: object) -> None:
        self.value = value
        self.text = repr(value)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Written) and other.text == self.text


@lru_cache(maxsize=32)
def _course_in_full(written: _Written) -> Course:
    course = read_course(written.value)
    wrong = faults(course)
    if wrong:
        raise Trouble("course-faulty", count=len(wrong), first=str(wrong[0]))
    return course


# --- the parts -----------------------------------------------------------------------------------------


def read_direction(value: object, where: str = "direction") -> Direction:
    """Read a driving direction."""
    for direction in DIRECTIONS:
        if value == direction:
            return direction
    raise Trouble("field-choice", field=where, choices=", ".join(DIRECTIONS))


def _chariots(value: object, track: Track, hand_size: int) -> list[Chariot]:
    if not isinstance(value, list):
        raise Trouble("field-list", field="chariots")
    if not 1 <= len(value) <= MOST_CHARIOTS:
        raise Trouble("chariots-number", field="chariots", most=MOST_CHARIOTS)
    chariots = [_chariot(it, f"chariots[{number}]", track, hand_size) for number, it in enumerate(value)]
    taken: set[SpaceId] = set()
    for number, chariot in enumerate(chariots):
        if chariot.on_course:
            space = track.space(chariot.station)
            if space in taken:
                raise Trouble("space-taken", field=f"chariots[{number}].space", space=space)
            taken.add(space)
    return chariots


def _chariot(value: object, where: str, track: Track, hand_size: int) -> Chariot:
    chariot = _object(value, where)
    _fields(chariot, CHARIOT_FIELDS, f"{where}.")
    hand = pack(_cards(chariot["hand"], f"{where}.hand"))
    deck = _deck(chariot["deck"], f"{where}.deck")
    tucked = tuple(_cards(chariot["tucked"], f"{where}.tucked"))
    for card, in_hand, in_deck in zip(VALUES, counts(hand), counts(deck), strict=True):
        if in_hand + in_deck + tucked.count(card) > COPIES:
            raise Trouble("cards-too-many", field=where, card=card, most=COPIES)
    unmanned = _bool(chariot["unmanned"], f"{where}.unmanned")
    paid = _bool(chariot["paid"], f"{where}.paid")
    most = 1 if unmanned else hand_size
    if len(values(hand)) > most:
        raise Trouble("hand-too-large", field=f"{where}.hand", most=most)
    if unmanned and (tucked or paid):
        raise Trouble("unmanned-has", field=f"{where}.{'tucked' if tucked else 'paid'}")
    station, marks = _place(chariot, where, track)
    if unmanned:
        if marks & DISQUALIFIED:
            raise Trouble("unmanned-has", field=f"{where}.state")
        marks |= UNMANNED
    elif paid:
        marks |= PAID
    elif not marks and track.tribute_due:
        marks |= OWES
    return Chariot(station, hand, deck, tucked, marks)


def _place(chariot: Mapping[str, Any], where: str, track: Track) -> tuple[Station, int]:
    """Read where a chariot stands and its state: off the course with `space` null, else on it."""
    condition = chariot["state"]
    if condition not in CONDITIONS:
        raise Trouble("field-choice", field=f"{where}.state", choices=", ".join(CONDITIONS))
    space = chariot["space"]
    lap = _whole(chariot["lap"], f"{where}.lap", 0, track.laps + 1)
    if space is None:
        if condition == "racing":
            raise Trouble("space-needed", field=f"{where}.space")
        home = lap == track.laps + 1
        if home == (condition == "out") or (condition == "finished" and not home):
            raise Trouble("lap-state", field=f"{where}.lap", state=condition)
        marks = {"finished": 0, "disqualified": DISQUALIFIED, "out": OUT}[condition]
        return off_course(lap), marks | (FINISHED if home else 0)
    if not isinstance(space, str) or SpaceId(space) not in track.index:
        raise Trouble("space-unknown", field=f"{where}.space", space=str(space)[:40])
    if condition in ("finished", "out"):
        raise Trouble("space-not-null", field=f"{where}.space", state=condition)
    if lap > track.laps:
        raise Trouble("field-whole", field=f"{where}.lap", least=0, most=track.laps)
    return track.station(SpaceId(space), lap), DISQUALIFIED if condition == "disqualified" else 0


def _cards(value: object, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) > COPIES * len(VALUES):
        raise Trouble("field-cards", field=where)
    return [_whole(card, where, VALUES[0], VALUES[-1]) for card in value]


def _deck(value: object, where: str) -> Cards:
    if not isinstance(value, list) or len(value) != len(VALUES):
        raise Trouble("field-deck", field=where)
    numbers = [_whole(count, where, 0, COPIES) for count in value]
    return pack(card for card, count in zip(VALUES, numbers, strict=True) for _ in range(count))


def _turn(value: object, chariots: Sequence[Chariot]) -> int:
    turn = _whole(value, "turn", 0, len(chariots) - 1)
    if not chariots[turn].on_course and any(it.on_course for it in chariots):
        raise Trouble("turn-off-course", field="turn")
    return turn


def _drawing(value: object, turn: int, chariots: Sequence[Chariot], hand_size: int) -> int | None:
    if value is None:
        return None
    if value != turn or isinstance(value, bool):
        raise Trouble("drawing-not-turn", field="drawing")
    chariot = chariots[turn]
    if not chariot.on_course or not (chariot.deck or chariot.tucked):
        raise Trouble("drawing-nothing", field="drawing")
    if len(values(chariot.hand)) >= (1 if chariot.unmanned else hand_size):
        raise Trouble("drawing-full", field="drawing")
    return turn


def _left(value: object, chariots: Sequence[Chariot]) -> tuple[int, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) > len(chariots):
        raise Trouble("field-list", field="left")
    left = tuple(_whole(number, "left", 0, len(chariots) - 1) for number in value)
    if len(set(left)) < len(left) or any(chariots[number].on_course for number in left):
        raise Trouble("left-wrong", field="left")
    return left


def _object(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field=where)
    return value


def _fields(
    value: Mapping[str, Any], fields: Iterable[str], prefix: str, optional: Sequence[str] = ()
) -> None:
    for name in fields:
        if name not in value:
            raise Trouble("field-missing", field=prefix + name)
    for name in value:
        if name not in fields and name not in optional:
            raise Trouble("field-unknown", field=prefix + str(name)[:40])


def _bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise Trouble("field-bool", field=where)
    return value


def _whole(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Trouble("field-whole", field=where, least=least, most=most)
    return value
