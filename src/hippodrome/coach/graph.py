"""The win-chance graph of a race as SVG: a line for each seat over the events, blunders marked."""

from __future__ import annotations

from typing import Final

from hippodrome.coach.review import Review
from hippodrome.drawing.palette import INK, LIVERIES, MARBLE, STONE_SHADE
from hippodrome.drawing.svg import num, path, polyline, tag, text
from hippodrome.race.protocol import Seat

WIDE: Final = 900
HIGH: Final = 420
LEFT: Final = 52
TOP: Final = 34
RIGHT: Final = 170
BOTTOM: Final = 44


def draw_graph(review: Review, title: str, along: str) -> str:
    """Draw the chance to win, as each charioteer could know it, over the events of the race."""
    last = max((points[-1][0] for points in review.graph.values()), default=1)

    def at(event: int, win: float) -> tuple[float, float]:
        return (
            LEFT + (WIDE - LEFT - RIGHT) * event / last,
            TOP + (HIGH - TOP - BOTTOM) * (1 - win),
        )

    parts = [tag("title", text(title)), tag("rect", width=WIDE, height=HIGH, fill=MARBLE)]
    parts += [_rule(win / 4, at(0, win / 4)[1]) for win in range(5)]
    for number, (seat, points) in enumerate(review.graph.items()):
        parts += _line(seat, [at(*point) for point in points], review.seats[seat], number)
    for decision in review.blunders:
        x, y = at(decision.event, decision.win)
        ink = _colour(decision.seat)
        parts.append(tag("circle", cx=x, cy=y, r=6, fill="none", stroke=ink, stroke_width=2))
    parts.append(_words(title, LEFT, 20, "start", 15))
    parts.append(_words(along, LEFT + (WIDE - LEFT - RIGHT) / 2, HIGH - 12, "middle"))
    parts.append(_words(num(last), WIDE - RIGHT, HIGH - 26, "middle"))
    box = f"0 0 {WIDE} {HIGH}"
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img") + "\n"


def _rule(win: float, y: float) -> str:
    across = polyline([(LEFT, y), (WIDE - RIGHT, y)])
    return path(across, stroke=STONE_SHADE, stroke_width=0.6, fill="none") + _words(
        f"{round(100 * win)} %", LEFT - 8, y + 4, "end"
    )


def _line(seat: Seat, points: list[tuple[float, float]], name: str, number: int) -> list[str]:
    ink = _colour(seat)
    y = TOP + 12 + 22 * number
    x = WIDE - RIGHT + 14
    return [
        path(polyline(points), stroke=ink, stroke_width=2, fill="none", stroke_linejoin="round"),
        path(polyline([(x, y - 4), (x + 18, y - 4)]), stroke=ink, stroke_width=4),
        _words(name, x + 26, y, "start"),
    ]


def _colour(seat: Seat) -> str:
    return LIVERIES[seat % len(LIVERIES)].ink


def _words(words: str, x: float, y: float, anchor: str, size: int = 12) -> str:
    return tag(
        "text", text(words), x=x, y=y, font_size=size, text_anchor=anchor, fill=INK, font_family="sans-serif"
    )
