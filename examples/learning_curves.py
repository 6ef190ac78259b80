"""Curves of learning as SVG: what a learner wins for one of its rival's, by seconds of CPU time."""

import math
from itertools import cycle

from hippodrome.drawing.svg import escape_text, num, polyline_path_data, svg_element, svg_path

WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 40, 16, 32, 32
INKS = ("#8c2f1b", "#27548a", "#4b6b2f", "#7a5c99")


def draw_curves(title, curves):
    """Draw curves, each a list of seconds and ratios under its name; at the dark line both win alike."""
    last = max(curve[-1][0] for curve in curves.values())
    steps = math.ceil(5 * max(ratio for curve in curves.values() for _, ratio in curve))

    def place(seconds, ratio):
        across = (WIDE - LEFT - RIGHT) * seconds / last
        return LEFT + across, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * ratio * 5 / steps

    def write(x, y, words, **how):
        return svg_element("text", escape_text(words), x=x, y=y, **how)

    drawn = [svg_element("rect", width=WIDE, height=HIGH, fill="#fff"), write(LEFT, 18, title)]
    for step in range(steps + 1):
        line = [place(0, step / 5), place(last, step / 5)]
        drawn.append(svg_path(polyline_path_data(line), stroke="#222" if step == 5 else "#ddd"))
        drawn.append(write(LEFT - 8, line[0][1] + 4, f"{step / 5:.1f}", text_anchor="end"))
    for seconds in range(0, int(last) + 1, 20 if last < 200 else 60):
        x, y = place(seconds, 0)
        drawn.append(write(x, y + 18, f"{seconds} s", text_anchor="middle"))
    for row, (ink, (name, curve)) in enumerate(zip(cycle(INKS), curves.items(), strict=False)):
        points = polyline_path_data(place(*point) for point in curve)
        drawn.append(svg_path(points, fill="none", stroke=ink, stroke_width=2, stroke_linejoin="round"))
        drawn.append(write(WIDE - 80, HIGH - 120 + 18 * row, name, fill=ink))
    return svg_element(
        "svg",
        *(f"{it}\n" for it in drawn),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(WIDE)} {num(HIGH)}",
        font_family="sans-serif",
        font_size=12,
    )
