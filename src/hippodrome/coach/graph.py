"""The win-chance graph of a race as SVG: a line for each seat over the turns, blunders marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hippodrome.coach.review import RaceReview
from hippodrome.drawing.palette import INK, LIVERIES, MARBLE, STONE_SHADE
from hippodrome.drawing.svg import escape_text, num, polyline_path_data, svg_element, svg_path
from hippodrome.language import Voice
from hippodrome.race.protocol import Seat

WIDTH: Final = 900
HEIGHT: Final = 420
LEFT_MARGIN: Final = 52
TOP_MARGIN: Final = 34
RIGHT_MARGIN: Final = 170
BOTTOM_MARGIN: Final = 44


def draw_graph(review: RaceReview, say: Voice) -> str:
    """Draw the chance to win, as each charioteer could know it, over the turns of the races."""
    last = len(review.turns)

    def at(event: int, win: float) -> tuple[float, float]:
        return (
            LEFT_MARGIN + (WIDTH - LEFT_MARGIN - RIGHT_MARGIN) * event / last,
            TOP_MARGIN + (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN) * (1 - win),
        )

    title = say.say("coach-graph")
    parts = [
        svg_element("title", escape_text(title)),
        svg_element("rect", width=WIDTH, height=HEIGHT, fill=MARBLE),
    ]
    parts += [_rule(win / 4, at(0, win / 4)[1]) for win in range(5)]
    parts += [_words(num(turn), at(event, 0)[0], HEIGHT - 26, "middle") for event, turn in _ticks(review)]
    if len(review.races) > 1:
        for number, before in enumerate(review.races, 1):
            parts += _divider(at(before, 0)[0], say.say("coach-race", race=number), first=number == 1)
    for number, (seat, points) in enumerate(review.graph.items()):
        parts += _line(seat, [[at(*it) for it in race] for race in _by_race(review, points)])
        parts += _name(seat, review.seats[seat], number)
    for decision in review.blunders:
        parts.append(_circle(*at(decision.event, decision.win), _colour(decision.seat)))
    parts.append(_words(title, LEFT_MARGIN, 20, "start", 15))
    parts.append(
        _words(
            say.say("coach-along"),
            LEFT_MARGIN + (WIDTH - LEFT_MARGIN - RIGHT_MARGIN) / 2,
            HEIGHT - 8,
            "middle",
        )
    )
    if review.blunders:
        x, y = WIDTH - RIGHT_MARGIN + 14, TOP_MARGIN + 12 + 22 * len(review.graph)
        parts += [_circle(x + 9, y - 4, INK), _words(say.say("coach-legend"), x + 26, y, "start")]
    box = f"0 0 {WIDTH} {HEIGHT}"
    return svg_element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img") + "\n"


def _ticks(review: RaceReview) -> list[tuple[int, int]]:
    """Choose the turns that are written below: none yet, the last, and round numbers between; with events."""
    most = review.turns[-1]
    apart = next((it for it in (1, 2, 5, 10, 20, 50, 100, 200) if most <= 10 * it), 500)
    turns = [turn for turn in range(apart, most, apart) if most - turn > apart / 2]
    return [(0, 0), *((review.turns.index(turn) + 1, turn) for turn in turns), (len(review.turns), most)]


def _by_race(review: RaceReview, points: Sequence[tuple[int, float]]) -> list[list[tuple[int, float]]]:
    """Cut the points of a seat where a race ends: the chance in the next has nothing to do with it."""
    ends = (*review.races[1:], len(review.turns))
    return [
        [it for it in points if before < it[0] <= end] for before, end in zip(review.races, ends, strict=True)
    ]


def _divider(x: float, words: str, *, first: bool) -> list[str]:
    line = svg_path(
        polyline_path_data([(x, TOP_MARGIN), (x, HEIGHT - BOTTOM_MARGIN)]),
        stroke=STONE_SHADE,
        stroke_width=1.2,
        fill="none",
    )
    return [*([] if first else [line]), _words(words, x + 4, TOP_MARGIN + 12, "start")]


def _circle(x: float, y: float, ink: str) -> str:
    return svg_element("circle", cx=x, cy=y, r=6, fill="none", stroke=ink, stroke_width=2)


def _rule(win: float, y: float) -> str:
    across = polyline_path_data([(LEFT_MARGIN, y), (WIDTH - RIGHT_MARGIN, y)])
    return svg_path(across, stroke=STONE_SHADE, stroke_width=0.6, fill="none") + _words(
        f"{round(100 * win)} %", LEFT_MARGIN - 8, y + 4, "end"
    )


def _line(seat: Seat, races: Iterable[list[tuple[float, float]]]) -> list[str]:
    ink = _colour(seat)
    return [
        svg_path(polyline_path_data(points), stroke=ink, stroke_width=2, fill="none", stroke_linejoin="round")
        for points in races
        if points
    ]


def _name(seat: Seat, name: str, number: int) -> list[str]:
    x, y = WIDTH - RIGHT_MARGIN + 14, TOP_MARGIN + 12 + 22 * number
    stroke = svg_path(polyline_path_data([(x, y - 4), (x + 18, y - 4)]), stroke=_colour(seat), stroke_width=4)
    return [stroke, _words(name, x + 26, y, "start")]


def _colour(seat: Seat) -> str:
    return LIVERIES[seat % len(LIVERIES)].ink


def _words(words: str, x: float, y: float, anchor: str, size: int = 12) -> str:
    return svg_element(
        "text",
        escape_text(words),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        fill=INK,
        font_family="sans-serif",
    )
