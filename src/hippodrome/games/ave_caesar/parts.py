"""The parts of a position file (docs/formats.md), read strictly from plain values; no rule is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from hippodrome.atlas import course_json, course_names
from hippodrome.bounded_cache import BoundedCache
from hippodrome.course import (
    DIRECTIONS,
    Course,
    Direction,
    SpaceId,
    check_stations,
    course_faults,
    read_course,
    write_course,
)
from hippodrome.games.ave_caesar.kit import (
    COPIES_PER_VALUE,
    VALUES,
    Cards,
    Condition,
    Edition,
    Options,
    counts_by_value,
    pack_cards,
    read_edition_name,
    read_options,
    sorted_values,
)
from hippodrome.saying import Trouble

GAME_NAME: Final = "ave-caesar"
POSITION_FIELDS: Final = (
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
CONDITIONS: Final[tuple[Condition, ...]] = get_args(Condition)
MOST_CHARIOTS: Final = 6


class ChariotParts(NamedTuple):
    """A chariot as a position file tells it."""

    space: SpaceId | None
    lap: int
    paid: bool
    hand: Cards
    deck: Cards
    tucked: tuple[int, ...]
    condition: Condition
    unmanned: bool


class PositionParts(NamedTuple):
    """A race as a position file tells it; `given` are the options as they are written there."""

    course: Course
    direction: Direction
    laps: int
    edition: Edition
    options: Options
    given: Mapping[str, Any]
    chariots: list[ChariotParts]
    turn: int
    drawing: int | None
    opening: bool
    still: int
    left: tuple[int, ...]


def read_parts(value: object) -> PositionParts:
    """Read the parts of a position; raise Trouble naming the field that is not as it should be."""
    position = _object(value, "position")
    _fields(position, POSITION_FIELDS, "", optional=("left",))
    if position["game"] != GAME_NAME:
        raise Trouble("field-choice", field="game", choices=GAME_NAME)
    course = find_or_read_course(position["course"])
    direction = read_direction(position["direction"])
    edition = read_edition_name(position["edition"])
    options = read_options(edition, position["options"])
    laps = options.laps or course.laps
    check_stations(len(course.spaces), laps, "laps")
    chariots = _chariots(position["chariots"], course, laps, options.hand_size)
    opening = _bool(position["opening"], "opening")
    still = _whole(position["still"], "still", 0, 1_000_000)
    left = _left(position.get("left"), chariots)
    turn = _turn(position["turn"], chariots)
    drawing = _drawing(position["drawing"], turn, chariots, options.hand_size)
    return PositionParts(
        course, direction, laps, edition, options, position["options"], chariots, turn, drawing, opening,
        still, left,
    )  # fmt: skip  # a list that is read in rows


# --- courses -------------------------------------------------------------------------------------------


def write_course_name(course: Course) -> str | dict[str, Any]:
    """Name a course of the atlas; write any other in full."""
    known = course.name in course_names() and course is _known_course(course.name)
    return course.name if known else write_course(course)


def find_or_read_course(value: object) -> Course:
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


MOST_LETTERS_CACHED: Final = 4_000_000
"""Courses written in so many letters altogether are kept."""

_courses: Final[BoundedCache[Course]] = BoundedCache(MOST_LETTERS_CACHED)


def _course_in_full(written: _Written) -> Course:
    return _courses.get_or_make(written, lambda: _checked(written.value), lambda _: len(written.text))


def _checked(value: object) -> Course:
    course = read_course(value)
    wrong = course_faults(course)
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


def _chariots(value: object, course: Course, laps: int, hand_size: int) -> list[ChariotParts]:
    if not isinstance(value, list):
        raise Trouble("field-list", field="chariots")
    if not 1 <= len(value) <= MOST_CHARIOTS:
        raise Trouble("chariots-number", field="chariots", most=MOST_CHARIOTS)
    chariots = [
        _chariot(it, f"chariots[{number}]", course, laps, hand_size) for number, it in enumerate(value)
    ]
    taken: set[SpaceId] = set()
    for number, chariot in enumerate(chariots):
        if chariot.space is not None:
            if chariot.space in taken:
                raise Trouble("space-taken", field=f"chariots[{number}].space", space=chariot.space)
            taken.add(chariot.space)
    return chariots


def _chariot(value: object, where: str, course: Course, laps: int, hand_size: int) -> ChariotParts:
    chariot = _object(value, where)
    _fields(chariot, CHARIOT_FIELDS, f"{where}.")
    hand = pack_cards(_cards(chariot["hand"], f"{where}.hand"))
    deck = _deck(chariot["deck"], f"{where}.deck")
    tucked = tuple(_cards(chariot["tucked"], f"{where}.tucked"))
    for card, in_hand, in_deck in zip(VALUES, counts_by_value(hand), counts_by_value(deck), strict=True):
        if in_hand + in_deck + tucked.count(card) > COPIES_PER_VALUE:
            raise Trouble("cards-too-many", field=where, card=card, most=COPIES_PER_VALUE)
    unmanned = _bool(chariot["unmanned"], f"{where}.unmanned")
    paid = _bool(chariot["paid"], f"{where}.paid")
    most = 1 if unmanned else hand_size
    if len(sorted_values(hand)) > most:
        raise Trouble("hand-too-large", field=f"{where}.hand", most=most)
    if unmanned and (tucked or paid):
        raise Trouble("unmanned-has", field=f"{where}.{'tucked' if tucked else 'paid'}")
    space, lap, condition = _place(chariot, where, course, laps)
    if unmanned and condition == "disqualified":
        raise Trouble("unmanned-has", field=f"{where}.state")
    return ChariotParts(space, lap, paid, hand, deck, tucked, condition, unmanned)


def _place(
    chariot: Mapping[str, Any], where: str, course: Course, laps: int
) -> tuple[SpaceId | None, int, Condition]:
    """Read where a chariot stands and its state: off the course with `space` null, else on it."""
    condition = next((it for it in CONDITIONS if it == chariot["state"]), None)
    if condition is None:
        raise Trouble("field-choice", field=f"{where}.state", choices=", ".join(CONDITIONS))
    space = chariot["space"]
    lap = _whole(chariot["lap"], f"{where}.lap", 0, laps + 1)
    if space is None:
        if condition == "racing":
            raise Trouble("space-needed", field=f"{where}.space")
        home = lap == laps + 1
        if home == (condition == "out") or (condition == "finished" and not home):
            raise Trouble("lap-state", field=f"{where}.lap", state=condition)
        return None, lap, condition
    if not isinstance(space, str) or SpaceId(space) not in course.spaces:
        raise Trouble("space-unknown", field=f"{where}.space", space=str(space)[:40])
    if condition in ("finished", "out"):
        raise Trouble("space-not-null", field=f"{where}.space", state=condition)
    if lap > laps:
        raise Trouble("field-whole", field=f"{where}.lap", least=0, most=laps)
    return SpaceId(space), lap, condition


def _cards(value: object, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) > COPIES_PER_VALUE * len(VALUES):
        raise Trouble("field-cards", field=where)
    return [_whole(card, where, VALUES[0], VALUES[-1]) for card in value]


def _deck(value: object, where: str) -> Cards:
    if not isinstance(value, list) or len(value) != len(VALUES):
        raise Trouble("field-deck", field=where)
    numbers = [_whole(count, where, 0, COPIES_PER_VALUE) for count in value]
    return pack_cards(card for card, count in zip(VALUES, numbers, strict=True) for _ in range(count))


def _turn(value: object, chariots: Sequence[ChariotParts]) -> int:
    turn = _whole(value, "turn", 0, len(chariots) - 1)
    if chariots[turn].space is None and any(it.space is not None for it in chariots):
        raise Trouble("turn-off-course", field="turn")
    return turn


def _drawing(value: object, turn: int, chariots: Sequence[ChariotParts], hand_size: int) -> int | None:
    if value is None:
        return None
    if value != turn or isinstance(value, bool):
        raise Trouble("drawing-not-turn", field="drawing")
    chariot = chariots[turn]
    if chariot.space is None or not (chariot.deck or chariot.tucked):
        raise Trouble("drawing-nothing", field="drawing")
    if len(sorted_values(chariot.hand)) >= (1 if chariot.unmanned else hand_size):
        raise Trouble("drawing-full", field="drawing")
    return turn


def _left(value: object, chariots: Sequence[ChariotParts]) -> tuple[int, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) > len(chariots):
        raise Trouble("field-list", field="left")
    left = tuple(_whole(number, "left", 0, len(chariots) - 1) for number in value)
    if len(set(left)) < len(left) or any(chariots[number].space is not None for number in left):
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
