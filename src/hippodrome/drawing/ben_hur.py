"""The arenas of Ben Hur as boards: laid out, checked and drawn, with rulers and ghosts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hippodrome.atlas.ben_hur import arena_names, open_arena_json
from hippodrome.drawing.arena import (
    BOTTOM_MARGIN,
    PICTURE_WIDTH,
    SIDE_MARGIN,
    TOP_MARGIN,
    ArenaChariot,
    GhostPlacement,
    draw_arena,
    draw_arena_chariots,
)
from hippodrome.drawing.boards import BoardSketch, FaultyBoard, LaidRuler, PlacedFault
from hippodrome.drawing.chariots import livery_worn
from hippodrome.files import parse_json
from hippodrome.games.ben_hur import kit
from hippodrome.games.ben_hur.arena import Arena, check_arena, read_arena, start_pose
from hippodrome.games.ben_hur.geometry import chariot_outline, offset_along, outline_between
from hippodrome.games.ben_hur.refusals import placements
from hippodrome.games.ben_hur.state import State
from hippodrome.saying import Saying, Trouble, saying

CHARIOT_LETTERS: Final = "ABCDEF"


NOT_DRAWN: Final = ("ben-hur-arena-measure", "ben-hur-arena-no-sand")
"""An arena with one of these faults has no picture."""


class ArenaBoards:
    """The arenas of Ben Hur."""

    def names(self) -> Sequence[str]:
        """Name the arenas of the house."""
        return arena_names()

    def house_board(self, name: str) -> dict[str, Any]:
        """Give an arena of the house."""
        return with_picture_layout(dict(open_arena_json(name)) | {"name": name})

    def source(self, name: str) -> str | None:
        """Arenas are written as JSON."""
        del name
        return None

    def check_and_lay_out(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """Check an arena that somebody brings, and lay it out."""
        wrong = check_arena(dict(written))
        if wrong:
            raise FaultyBoard(wrong)
        return with_picture_layout({name: it for name, it in written.items() if name != "drawing"})

    def sketch(self, name: str, source: str) -> BoardSketch:
        """Lay out an arena that is written as JSON."""
        try:
            value = parse_json(source, name)
        except Trouble as trouble:
            line = dict(trouble.saying.facts).get("line")
            return BoardSketch(
                None, [PlacedFault(trouble.saying, line if isinstance(line, int) else None)], {}
            )
        if not isinstance(value, dict):
            return BoardSketch(None, [PlacedFault(saying("ben-hur-arena-not-an-object"))], {})
        written = {field: it for field, it in value.items() if field != "drawing"} | {"name": name}
        wrong = check_arena(written)
        faults = [_placed_fault(it, source) for it in wrong]
        if any(it.key in NOT_DRAWN for it in wrong):
            return BoardSketch(None, faults, {})
        arena = Arena(name, *(written[measure] for measure in Arena._fields[1:]))
        measures = {"straights": 2 * arena.half, "wide": arena.outer - arena.inner}
        return BoardSketch(_laid_out_on_picture(written, arena), faults, measures)

    def describe(self, board: Mapping[str, Any]) -> list[str]:
        """Tell how long the straights of an arena are, and how wide its sand is."""
        arena = read_arena(dict(board))
        return [f"straights {2 * arena.half} wide {arena.outer - arena.inner}"]

    def picture(self, board: Mapping[str, Any], heat: Mapping[str, float] | None = None) -> str:
        """Draw an arena that is laid out; it has no spaces that could glow."""
        del heat
        places = [(x, y) for x, y, _ in board["drawing"]["places"]]
        return draw_arena(board, (), places=places, title=_title(str(board.get("name", ""))))

    def recognises(self, value: object) -> bool:
        """Say whether a file holds an arena."""
        return isinstance(value, Mapping) and "half" in value

    def draw(self, value: object, *, ids: bool) -> str:
        """Draw an arena by its name or as read from a file."""
        del ids
        read = read_arena(value)
        places = [start_pose(read, number) for number in range(1, kit.MOST_CHARIOTS + 1)]
        return draw_arena(_measures(read), (), places=[(x, y) for x, y, _ in places], title=_title(read.name))

    def draw_position(self, state: State, board: object, ruler: LaidRuler | None, *, ids: bool) -> str:
        """Draw a position: the arena, the chariots in it, and a ruler with its ghosts if a card is given."""
        del ids
        chariots = _on_sand(state)
        read = state.table.arena
        if board is not None and read_arena(board) != read:
            raise Trouble("draw-other-arena", arena=read.name)
        if ruler is None:
            return draw_arena(_measures(read), chariots, title=_title(read.name))
        ghosts = [
            GhostPlacement(_corners(chariot_outline((x, y, heading))), verdict.split()[0], f"{laid} {turned}")
            for laid, turned, verdict, (x, y, heading) in placements(state, ruler.card)
        ]
        laid_out = _corners(_laid_out(state, ruler))
        return draw_arena(_measures(read), chariots, ruler=laid_out, ghosts=ghosts, title=_title(read.name))

    def board_of(self, state: State) -> dict[str, Any]:
        """Give the arena that a state is raced in."""
        return with_picture_layout(state.table.arena._asdict())

    def draw_chariots(self, state: State, board: Mapping[str, Any], worn: Sequence[int] = ()) -> str:
        """Draw the chariots of a state alone, each in the livery of its seat."""
        dressed = [
            it._replace(livery=livery_worn(worn, state.table.seats[it.seat])) for it in _on_sand(state)
        ]
        return draw_arena_chariots(board, dressed)

    def lap_of_leader(self, state: State) -> int:
        """Tell how often whoever has come furthest has passed the line, but for the last time."""
        turns = max((it.turns for it in state.chariots if it.pose is not None), default=0)
        return max(0, min(turns, state.table.laps - 1))


def _placed_fault(said: Saying, source: str) -> PlacedFault:
    """Find the fields that a fault is about, and the line of the first that stands in the source."""
    facts = dict(said.facts)
    match said.key:
        case "ben-hur-arena-no-sand":
            fields = ["outer", "inner"]
        case "ben-hur-arena-place-wall":
            fields = ["first", "step"] if facts["wall"] == "inner" else ["step", "first"]
        case "ben-hur-arena-places-overlap":
            fields = ["step"]
        case "ben-hur-arena-name":
            fields = ["name"]
        case "ben-hur-arena-deck-small" | "ben-hur-arena-deck-lame":
            fields = [f"makeup.{facts['deck']}"]
        case "ben-hur-no-such-card":
            fields = [f"{facts['field']}.{facts['card']}"]
        case _:
            fields = [str(facts["field"])] if "field" in facts else []
    lines = (_line_of(field, source) for field in fields)
    return PlacedFault(said, next((it for it in lines if it is not None), None), tuple(fields))


def _line_of(field: str, source: str) -> int | None:
    """Find the line of a field in a JSON text, a field of a field after the one it is in."""
    at = 0
    for part in field.split("."):
        found = source.find(json.dumps(part), at)
        if found < 0:
            break
        at = found
    return source.count("\n", 0, at) + 1 if at else None


def _on_sand(state: State) -> list[ArenaChariot]:
    """List the chariots that stand on the sand."""
    return [
        ArenaChariot(it.pose[0], it.pose[1], it.pose[2], number, CHARIOT_LETTERS[number])
        for number, it in enumerate(state.chariots)
        if it.pose is not None
    ]


def _laid_out(state: Any, ruler: LaidRuler) -> tuple[int, ...]:
    """Lay the ruler before the chariot that is to move."""
    x, y, heading = state.chariots[state.actor].pose
    along = (heading + ruler.turn) % 360
    far_x, far_y = offset_along(kit.RULER_LENGTH[kit.Card(ruler.card)], along)
    return outline_between((x + far_x, y + far_y), (x, y), kit.RULER_WIDTH, along)


def _title(name: str) -> str:
    return name.replace("-", " ").title()


def _measures(read: Arena) -> dict[str, int]:
    return {"half": read.half, "inner": read.inner, "outer": read.outer}


def _corners(quad: tuple[int, ...]) -> list[tuple[float, float]]:
    return [(float(quad[at]), float(quad[at + 1])) for at in (0, 2, 4, 6)]


def with_picture_layout(written: dict[str, Any]) -> dict[str, Any]:
    """Tell how an arena lies on its picture, how large the pieces are and where the start places are.

    A point (x, y) of the arena is drawn at `at[0] + x * scale`, `at[1] - y * scale`; headings turn
    anticlockwise on the picture as they do in the arena.
    """
    return _laid_out_on_picture(written, read_arena(written))


def _laid_out_on_picture(written: dict[str, Any], read: Arena) -> dict[str, Any]:
    scale = (PICTURE_WIDTH - 2 * SIDE_MARGIN) / (2 * (read.half + read.outer))
    drawing = {
        "size": [PICTURE_WIDTH, 2 * read.outer * scale + TOP_MARGIN + BOTTOM_MARGIN],
        "scale": scale,
        "at": [PICTURE_WIDTH / 2, TOP_MARGIN + read.outer * scale],
        "chariot": {"length": kit.CHARIOT_LENGTH, "width": kit.CHARIOT_WIDTH},
        "ruler": {"width": kit.RULER_WIDTH, "lengths": dict(kit.RULER_LENGTH)},
        "places": [list(start_pose(read, number)) for number in range(1, kit.MOST_CHARIOTS + 1)],
    }
    return {**written, "drawing": drawing}


BOARDS: Final = ArenaBoards()
