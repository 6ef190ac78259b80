"""Plots of a ladder as SVG: the same results give the same bytes.

matplotlib is an extra and slow to import, so that this module is loaded on demand.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from hippodrome.league.estimates import Estimate
from hippodrome.league.traits import ROMAN_NUMERALS, Venue

INK: Final = "#3b2a1e"
RED: Final = "#9e2b25"
BLUE: Final = "#2f5d8a"
STYLE_BY_DIRECTION: Final = {"clockwise": (RED, "o", -0.13), "anticlockwise": (BLUE, "D", 0.13)}
"""How either way round is drawn: its colour, its marks, and how far beside the lane it stands."""
ONE_WAY_STYLE: Final = (RED, "o", 0.0)
"""How the way is drawn of a race that does not go round."""
PANELS_ABREAST: Final = 3
"""So many panels stand side by side."""
PLOT_SETTINGS: Final[Any] = {
    "svg.hashsalt": "hippodrome",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.w_pad": 0.1,
}


def plot_bars(title: str, rows: Sequence[tuple[str, Estimate]], unit: str) -> str:
    """Plot a value with its interval for each name, the first on top; a value without one is a mark alone."""

    def paint(figure: Figure) -> None:
        axes = _axes(figure)
        axes.set_title(title, fontsize=11)
        for at, (_, it) in enumerate(reversed(rows)):
            if it.bounded:
                axes.plot([it.low, it.high], [at, at], color=INK, linewidth=2, solid_capstyle="butt")
            axes.plot([it.value], [at], "o", color=RED, markersize=7)
        axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(unit)

    return _drawn(paint, 7.2, 1.2 + 0.4 * len(rows))


def plot_start_panels(title: str, rates: Mapping[Venue, Mapping[int, Estimate]], along: str) -> str:
    """Plot win rates along the start lanes: a panel for each course, both ways round in it."""
    courses = sorted({(venue.course, venue.chariots) for venue in rates})
    columns = min(PANELS_ABREAST, len(courses))
    rows = -(-len(courses) // columns)
    top = 105 * max(it.high for lanes in rates.values() for it in lanes.values())

    def paint(figure: Figure) -> None:
        figure.suptitle(title, fontsize=12)
        for number, (course, chariots) in enumerate(courses, 1):
            axes = _axes(figure, rows, columns, number)
            axes.set_title(f"{course}, {chariots} chariots", fontsize=10)
            axes.axhline(100 / chariots, color=INK, linewidth=1, linestyle=(0, (4, 3)), label="fair share")
            here = {at.direction: lanes for at, lanes in rates.items() if at[::2] == (course, chariots)}
            for way in sorted(here, reverse=True):
                _along(axes, way, here[way])
            lanes = sorted({lane for lanes in here.values() for lane in lanes})
            axes.set_xticks(lanes, [ROMAN_NUMERALS[lane] for lane in lanes])
            axes.set_xlim(lanes[0] - 0.5, lanes[-1] + 0.5)
            axes.set_ylim(0, top)
            axes.yaxis.set_major_formatter("{x:.0f} %")
            if number > len(courses) - columns:
                axes.set_xlabel(along)
        shown = dict(zip(*axes.get_legend_handles_labels()[::-1], strict=True))
        figure.legend(
            shown.values(), shown.keys(), loc="outside lower center", ncols=len(shown), frameon=False
        )

    return _drawn(paint, 1.2 + 2.6 * max(columns, 2), 1.4 + 2.3 * rows)


def _along(axes: Axes, way: str, rates: Mapping[int, Estimate]) -> None:
    """Plot the win rates of one way round, each with its interval."""
    colour, mark, beside = STYLE_BY_DIRECTION.get(way, ONE_WAY_STYLE)
    for lane, it in rates.items():
        spot = lane + beside
        axes.plot([spot, spot], [100 * it.low, 100 * it.high], color=colour, linewidth=1.5)
    spots = [lane + beside for lane in rates]
    values = [100 * it.value for it in rates.values()]
    axes.plot(spots, values, mark, color=colour, markersize=5, clip_on=False, zorder=3, label=way)


def _axes(figure: Figure, *place: int) -> Axes:
    axes = figure.add_subplot(*place)
    axes.grid(visible=True, color="#d9cfc0", linewidth=0.5)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return axes


def _drawn(paint: Callable[[Figure], None], width: float, height: float) -> str:
    """Draw a figure by itself, without matplotlib's shared state, and write it without a date."""
    with rc_context(PLOT_SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        paint(figure)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
