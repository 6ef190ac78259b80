"""Writing SVG: numbers kept short, text escaped, elements as strings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from hippodrome.saying import harmless

Point = tuple[float, float]


def num(value: float) -> str:
    """Write a number with at most one decimal."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def svg_element(name: str, /, *inside: str, **attributes: str | float) -> str:
    """Write an element; `stroke_width` becomes stroke-width and numbers are kept short."""
    written = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(value)}"
        for key, value in zip(attributes, map(_written, attributes.values()), strict=True)
    )
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def svg_group(*inside: str, **attributes: str | float) -> str:
    """Write a group of elements."""
    return svg_element("g", *inside, **attributes)


def svg_path(d: str, **attributes: str | float) -> str:
    """Write a path from its path data."""
    return svg_element("path", d=d, **attributes)


def escape_text(words: str) -> str:
    """Escape words for use inside an element."""
    return escape(_printable(words))


def _written(value: str | float) -> str:
    return _printable(value) if isinstance(value, str) else num(value)


def _printable(words: str) -> str:
    return words if words.isprintable() else "".join(filter(harmless, words))


def polyline_path_data(points: Iterable[Point], *, closed: bool = False) -> str:
    """Write path data through some points."""
    steps = " ".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def points_of_numbers(numbers: Sequence[float]) -> list[Point]:
    """Take x, y, x, y … apart into points."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def placing_transform(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """Write a transform that moves to a point, turns and scales."""
    moves = [f"translate({num(x)} {num(y)})"]
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    return "".join(moves)


def fixed_noise(number: int, salt: int = 0) -> float:
    """Give a number from 0 up to 1 that looks random but is always the same."""
    mixed = (number * 2654435761 + salt * 40503 + 97) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 3266489917) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFFFF) / 0x1000000


def is_inside(point: Point, ring: Sequence[Point]) -> bool:
    """Tell whether a point lies inside a closed outline."""
    x, y = point
    within = False
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            within = not within
    return within


def points_at_even_steps(ring: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Walk round a closed outline in even steps, giving points and the unit vectors to the left."""
    found: list[tuple[Point, Point]] = []
    rest = 0.0
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        long = math.dist((x0, y0), (x1, y1))
        if long == 0:
            continue
        along = rest
        while along < long:
            share = along / long
            point = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            found.append((point, ((y1 - y0) / long, -(x1 - x0) / long)))
            along += step
        rest = along - long
    return found
