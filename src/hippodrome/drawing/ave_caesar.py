"""The courses of Ave Caesar as boards: laid out, checked and drawn."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from hippodrome.atlas import course_json, course_names, course_source
from hippodrome.atlas.source import SourceSketch, compile_course, sketch_course
from hippodrome.course import (
    DIRECTIONS,
    bottlenecks,
    course_faults,
    read_course,
    shortest_race,
    write_course,
)
from hippodrome.drawing.boards import BoardSketch, FaultyBoard, LaidRuler, PlacedFault
from hippodrome.drawing.chariots import ChariotMark, livery_worn
from hippodrome.drawing.course import draw_chariot_layer, draw_course
from hippodrome.drawing.oval import read_or_lay_out_board
from hippodrome.games.ave_caesar.start import DrawForLanes
from hippodrome.games.ave_caesar.state import Voting, chariot_number_in_all_races
from hippodrome.games.ave_caesar.track import Track
from hippodrome.saying import Saying, Trouble

CHARIOT_LETTERS: Final = "ABCDEF"

MOST_DRAWING_BYTES: Final = 300_000
MOST_RIM_LENGTH: Final = 9_000.0
"""So many bytes a drawing may have, and so long the rims of its track may be; ours have 40,000 and 5,000."""


class CourseBoards:
    """The courses of Ave Caesar."""

    def names(self) -> Sequence[str]:
        """Name the courses of the house."""
        return course_names()

    def house_board(self, name: str) -> dict[str, Any]:
        """Give a course of the house."""
        return dict(course_json(name))

    def source(self, name: str) -> str | None:
        """Give the text of a course of the house."""
        return course_source(name)

    def check_and_lay_out(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """Check a course that somebody brings, and lay it out where it has no drawing.

        What has a `source` is one in the hand-writable form, the text of a `.course` file, and its `name`.
        """
        source = written.get("source")
        if isinstance(source, str):
            written = compile_course(source, str(written.get("name", ""))[:60])
        wrong = course_faults(read_course(written))
        if wrong:
            raise FaultyBoard(wrong)
        if not _is_modest(written.get("drawing")):
            written = {name: it for name, it in written.items() if name != "drawing"}
        return with_drawing(written)

    def sketch(self, name: str, source: str) -> BoardSketch:
        """Lay out as much of a course source as there is; every fault has its line where it can be told."""
        found = sketch_course(source, name)
        faults = [_in_line(it.saying) for it in found.faults]
        if found.course is None:
            return BoardSketch(None, faults, {})
        try:
            course = read_course(found.course)
        except Trouble as trouble:
            return BoardSketch(None, [*faults, _in_line(trouble.saying)], {})
        faults += [_in_source(it, found) for it in course_faults(course)]
        shortest = {way: shortest_race(course, way) for way in DIRECTIONS}
        measures: dict[str, int] = {way: steps for way, steps in shortest.items() if steps is not None}
        board = found.course if _is_modest(found.course["drawing"]) else None
        return BoardSketch(board, faults, measures, tuple(bottlenecks(course)))

    def picture(self, board: Mapping[str, Any], heat: Mapping[str, float] | None = None) -> str:
        """Draw a course that is laid out; its spaces glow as hot as they are."""
        return draw_course(board, heat=heat or {})

    def describe(self, board: Mapping[str, Any]) -> list[str]:
        """Tell the shortest races and the bottlenecks of a course."""
        course = read_course(board)
        shortest = [f"shortest {way} {shortest_race(course, way)}" for way in DIRECTIONS]
        return [*shortest, " ".join(["bottlenecks", *bottlenecks(course)])]

    def recognises(self, value: object) -> bool:
        """Say whether a file holds a course: every file that is no other board is read as one."""
        del value
        return True

    def draw(self, value: object, *, ids: bool) -> str:
        """Draw a course by its name or as read from a file."""
        if isinstance(value, str):
            return draw_course(course_json(value), ids=ids)
        course = read_course(value)
        wrong = course_faults(course)
        if wrong:
            raise Trouble("course-faulty", count=len(wrong), first=wrong[0].key)
        return draw_course(value if isinstance(value, Mapping) else write_course(course), ids=ids)

    def draw_position(self, state: Any, board: object, ruler: LaidRuler | None, *, ids: bool) -> str:
        """Draw a position: the course and the chariots on it."""
        del ruler
        track = state.race.track
        course = track.course
        if board is not None:
            named = read_course(course_json(board) if isinstance(board, str) else board)
            if named != course:
                raise Trouble("draw-other-course", course=course.name)
            course = named
        return draw_course(write_course(course), _marks(state), direction=track.direction, ids=ids)

    def board_of(self, state: Any) -> dict[str, Any]:
        """Give the course that a state is raced on."""
        if isinstance(state, DrawForLanes):
            return _laid_out(state.meeting.programme[0])
        return _laid_out(_racing(state).race.track)

    def draw_chariots(self, state: Any, board: Mapping[str, Any], worn: Sequence[int] = ()) -> str:
        """Draw the chariots of a state alone, lettered as told; while lots are drawn there are none."""
        if isinstance(state, DrawForLanes):
            return draw_chariot_layer(board, ())
        racing = _racing(state)
        marks = _told_marks(racing, worn)
        return draw_chariot_layer(board, marks, direction=racing.race.track.direction)

    def lap_of_leader(self, state: Any) -> int:
        """Tell the lap of whoever has come furthest."""
        if isinstance(state, DrawForLanes):
            return 0
        racing = _racing(state)
        size = racing.race.track.size
        return max((it.station // size for it in racing.chariots if it.on_course), default=0)


def _in_line(said: Saying) -> PlacedFault:
    """Place a fault that names its line itself."""
    line = dict(said.facts).get("line")
    return PlacedFault(said, line if isinstance(line, int) else None)


def _in_source(said: Saying, source: SourceSketch) -> PlacedFault:
    """Place a fault of a course by the spaces or the direction that it names."""
    facts = dict(said.facts)
    spaces = tuple(str(facts[name]) for name in ("space", "next", "before") if name in facts)
    line = source.lines.get(spaces[0]) if spaces else None
    if said.key.startswith("fault-start"):
        line = source.starts.get(str(facts["direction"]))
    elif said.key.startswith("fault-alley"):
        line = source.alley
    return PlacedFault(said, line, spaces)


@lru_cache(maxsize=8)
def _laid_out(track: Track) -> dict[str, Any]:
    return with_drawing(write_course(track.course))


def _marks(state: Any) -> list[ChariotMark]:
    """Mark where every chariot of a state stands."""
    track = state.race.track
    return [
        ChariotMark(track.space(it.station) if it.on_course else None, number, CHARIOT_LETTERS[number])
        for number, it in enumerate(state.chariots)
    ]


def _racing(state: Any) -> Any:
    """Look at the race itself, also while an unmanned chariot is voted on."""
    return state.state if isinstance(state, Voting) else state


def _told_marks(state: Any, worn: Sequence[int]) -> list[ChariotMark]:
    """Mark where every chariot stands, with the letter it has in every race and the livery of its seat."""
    owners = state.race.owners
    numbers = [chariot_number_in_all_races(owners, number) for number in range(len(owners))]
    return [
        mark._replace(
            seat=number,
            letter=CHARIOT_LETTERS[number],
            livery=livery_worn(worn, number if owner is None else owner),
        )
        for mark, number, owner in zip(_marks(state), numbers, owners, strict=True)
    ]


def _is_modest(drawing: Any) -> bool:
    """Say whether a drawing is of a size that can be drawn in a moment; another is laid out anew."""
    try:
        written = json.dumps(drawing, ensure_ascii=False, separators=(",", ":"))
        if len(written.encode()) > MOST_DRAWING_BYTES:
            return False
        rims = [[float(it) for it in drawing[rim]] for rim in ("inner", "outer")]
        return all(_length(rim) < MOST_RIM_LENGTH for rim in rims)
    except (KeyError, TypeError, ValueError):
        return False


def _length(flat: list[float]) -> float:
    points = list(zip(flat[::2], flat[1::2], strict=False))
    return sum(math.dist(one, other) for one, other in pairwise([*points, *points[:1]]))


def with_drawing(course: Mapping[str, Any]) -> dict[str, Any]:
    """Give a course a drawing that is whole: its own, or an oval where it has none or a broken one."""
    board = read_or_lay_out_board(course)
    drawing = {
        "size": list(board.size),
        "spaces": {
            name: {"at": list(it.at), "heading": it.heading, "outline": _flat(it.outline)}
            for name, it in board.spaces.items()
        },
        "inner": _flat(board.inner),
        "outer": _flat(board.outer),
        "walls": [_flat(wall) for wall in board.walls],
        "line": _flat(board.line),
        "lanes": [{"space": it.space, "text": it.words, "direction": it.direction} for it in board.lanes],
        "box": {"at": list(board.box.at), "heading": board.box.heading, "width": board.box_width},
        "spina": _flat(board.spina),
    }
    return {**course, "drawing": drawing}


def _flat(points: tuple[tuple[float, float], ...]) -> list[float]:
    return [round(number, 2) for point in points for number in point]


BOARDS: Final = CourseBoards()
