"""The arena: sand between two walls, the line, and how far round a chariot is (ben-hur 1.1, 3.2)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, NamedTuple

from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.games.ben_hur.geometry import (
    Pose,
    Quad,
    chariot_outline,
    is_near_segment,
    outline_contains,
    outlines_overlap,
)
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    DECK_NAMES,
    FEWEST_CARDS,
    HIGHEST_BAD_NUMBER,
    MOST_CHARIOTS,
    Deck,
    house_decks,
    read_deck,
    read_makeup,
)
from hippodrome.saying import Saying, Trouble, saying

Wall = Literal["inner", "outer"]
"""The spina's wall, or the wall below the stands."""

LARGEST_MEASURE: Final = 1_000_000
"""No measure of an arena is greater, so that angles can be compared in whole numbers."""

_FINE: Final = LARGEST_MEASURE * LARGEST_MEASURE
_SECTION: Final = 1 << 62
_MEASURES: Final = ("half", "inner", "outer", "first", "step", "contact")


class Arena(NamedTuple):
    """A ring of sand round the segment from (−half, 0) to (half, 0) (1.1)."""

    name: str
    half: int
    inner: int
    outer: int
    first: int
    step: int
    contact: int


def start_pose(arena: Arena, place: int) -> Pose:
    """Say how the chariot on start place I (1) to VI (6) stands (2.1)."""
    return Pose(0, -(arena.first + arena.step * (place - 1)), 0)


def squared_distance_to_spina_axis(arena: Arena, x: int, y: int) -> int:
    """Square the distance of a point from the middle of the spina."""
    beyond = abs(x) - arena.half
    return beyond * beyond + y * y if beyond > 0 else y * y


def wall_touched(arena: Arena, quad: Quad) -> Wall | None:
    """Say which wall an outline touches, if any: the sand lies strictly between both (1.1)."""
    half, inner, outer2 = arena.half, arena.inner, arena.outer * arena.outer
    inner2 = inner * inner
    touches_inner = bend = False
    sides = 0
    for i in (0, 2, 4, 6):
        x, y = quad[i], quad[i + 1]
        beyond = (x if x >= 0 else -x) - half
        if beyond > 0:
            bend = True
            d2 = beyond * beyond + y * y
        else:
            d2 = y * y
        if d2 >= outer2:
            return "outer"
        if d2 <= inner2:
            touches_inner = True
        sides |= 1 if y < 0 else 2
    if touches_inner:
        return "inner"
    if not bend:
        # All corners beside the segment: only an outline across it can touch the wall.
        return "inner" if sides == 3 else None
    return "inner" if _reaches_spina(arena, quad) else None


def _reaches_spina(arena: Arena, quad: Quad) -> bool:
    """Tell whether an outline with its corners off the spina still comes to touch it with a side."""
    half, inner = arena.half, arena.inner
    for j in (0, 2, 4, 6):
        px, py, qx, qy = quad[j], quad[j + 1], quad[(j + 2) % 8], quad[(j + 3) % 8]
        if is_near_segment(half, 0, px, py, qx, qy, inner) or is_near_segment(
            -half, 0, px, py, qx, qy, inner
        ):
            return True
        if (py < 0) != (qy < 0) and _crosses_between(px, py, qx, qy, half):
            return True
    return outline_contains(quad, half, 0) or outline_contains(quad, -half, 0)


def _crosses_between(px: int, py: int, qx: int, qy: int, half: int) -> bool:
    """Tell whether a segment from one side of y = 0 to the other meets it within ±half."""
    rise = qy - py
    across = px * rise - py * (qx - px)
    if rise < 0:
        rise, across = -rise, -across
    return -half * rise <= across <= half * rise


def lap_section(arena: Arena, x: int, y: int) -> int:
    """Tell the section of the lap, 0 to 4: straight from the line, bend, straight, bend, straight (3.2)."""
    if x > arena.half:
        return 1
    if x < -arena.half:
        return 3
    if y > 0:
        return 2
    return 0 if x >= 0 else 4


def progress(arena: Arena, x: int, y: int, turns: int) -> int:
    """Measure how far round a front midpoint is; more is further ahead (3.2).

    In a bend the angle is told by its tangent, counted so finely that two different angles on the
    sand of any arena differ.
    """
    part = lap_section(arena, x, y)
    if part == 1:
        along = y * _FINE // (x - arena.half)
    elif part == 3:
        along = -y * _FINE // (-arena.half - x)
    else:
        along = -x if part == 2 else x
    return (turns * 5 + part) * _SECTION + along


def line_crossing(x: int, y: int, to_x: int, to_y: int) -> int:
    """Say how the way between two front midpoints passes the line: 1, back over it −1, or not 0 (3.2)."""
    if (x < 0) == (to_x < 0):
        return 0
    turning = x * to_y - to_x * y
    if x < 0:
        return 1 if turning > 0 else 0
    return -1 if turning < 0 else 0


def behind_line(pose: Pose) -> bool:
    """Tell whether a corner of a chariot whose front has passed the line is still behind it (7.1)."""
    x, y, _ = pose
    if x < 0:
        return False
    quad = chariot_outline(pose)
    return any(line_crossing(x, y, quad[i], quad[i + 1]) < 0 for i in (0, 2, 4, 6))


def read_arena(written: Any) -> Arena:
    """Read an arena from its name or its JSON object; raise Trouble with its first fault."""
    if isinstance(written, str):
        return house_arena(written)
    faults = check_arena(written)
    if faults:
        raise Trouble(faults[0].key, **dict(faults[0].facts))
    return Arena(str(written.get("name", "")), *(written[measure] for measure in _MEASURES))


def read_arena_makeup(written: Any) -> tuple[Deck, Deck]:
    """Read the decks that an arena brings with it; one that brings none is raced with those of the house."""
    if isinstance(written, dict) and "makeup" in written:
        return read_makeup(written["makeup"])
    return house_decks()


@cache
def house_arena(name: str) -> Arena:
    """Take an arena of the house by its name."""
    if name not in ben_hur_data.arena_names():
        raise Trouble("ben-hur-no-such-arena", arena=name, arenas=", ".join(ben_hur_data.arena_names()))
    return read_arena(dict(ben_hur_data.open_arena_json(name)))


def write_arena(arena: Arena) -> str | dict[str, str | int]:
    """Write an arena of the house by its name, another in full."""
    if arena.name in ben_hur_data.arena_names() and house_arena(arena.name) == arena:
        return arena.name
    return arena._asdict()


def check_arena(written: Any) -> list[Saying]:
    """Find every fault of an arena as it is written; none means it can be raced in."""
    if not isinstance(written, dict):
        return [saying("ben-hur-arena-not-an-object")]
    faults = [
        saying("ben-hur-arena-unknown-field", field=str(field))
        for field in written
        if field not in (*_MEASURES, "name", "drawing", "makeup")
    ]
    if not isinstance(written.get("name", ""), str):
        faults.append(saying("ben-hur-arena-name"))
    for measure in _MEASURES:
        size = written.get(measure)
        least = 0 if measure in ("half", "contact") else 1
        if type(size) is not int or not least <= size <= LARGEST_MEASURE:
            faults.append(saying("ben-hur-arena-measure", field=measure, least=least, most=LARGEST_MEASURE))
    if "makeup" in written:
        faults += _makeup_faults(written["makeup"])
    if any(it.key == "ben-hur-arena-measure" for it in faults):
        return faults
    return faults + _misfits(Arena("", *(written[measure] for measure in _MEASURES)))


def _makeup_faults(written: Any) -> list[Saying]:
    """Find every fault of the decks that an arena brings with it (1.4)."""
    if not isinstance(written, dict) or set(written) != set(DECK_NAMES.values()):
        return [saying("ben-hur-not-a-deck", field="makeup")]
    faults = []
    for name in DECK_NAMES.values():
        try:
            deck = read_deck(written[name], f"makeup.{name}")
        except Trouble as trouble:
            faults.append(trouble.saying)
            continue
        accidents = sum(
            count for card, count in zip(CARD_KINDS, deck, strict=True) if card in HIGHEST_BAD_NUMBER
        )
        if sum(deck) < FEWEST_CARDS:
            faults.append(saying("ben-hur-arena-deck-small", deck=name, least=FEWEST_CARDS))
        elif 2 * accidents > sum(deck):
            faults.append(saying("ben-hur-arena-deck-lame", deck=name))
    return faults


def _misfits(arena: Arena) -> list[Saying]:
    """Find the walls that are no ring, and the start places on which a chariot does not fit (1.1)."""
    if arena.outer <= arena.inner:
        return [saying("ben-hur-arena-no-sand", inner=arena.inner, outer=arena.outer)]
    faults = []
    quads = [chariot_outline(start_pose(arena, number)) for number in range(1, MOST_CHARIOTS + 1)]
    for number, quad in enumerate(quads, 1):
        wall = wall_touched(arena, quad)
        if wall:
            faults.append(saying("ben-hur-arena-place-wall", place=number, wall=wall))
    if outlines_overlap(quads[0], quads[1]):
        faults.append(saying("ben-hur-arena-places-overlap", step=arena.step))
    return faults
