"""Plots of a ladder as SVG: the same results give the same bytes."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hippodrome.league.estimates import Estimate
from hippodrome.saying import Trouble

INK: Final = "#3b2a1e"
RED: Final = "#9e2b25"
COLOURS: Final = ("#9e2b25", "#2f5d8a", "#c9922e", "#3f7d4e", "#6b4c8f", "#4a4a4a")
SETTINGS: Final[Any] = {
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
}


def bars(title: str, rows: Sequence[tuple[str, Estimate]], unit: str) -> str:
    """Plot a value with its interval for each name, the first on top."""
    names = [name for name, _ in rows][::-1]
    values = [it for _, it in rows][::-1]

    def paint(axes: Any) -> None:
        for at, it in enumerate(values):
            axes.plot([it.low, it.high], [at, at], color=INK, linewidth=2, solid_capstyle="butt")
            axes.plot([it.value], [at], "o", color=RED, markersize=7)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(-0.6, len(names) - 0.4)
        axes.set_xlabel(unit)

    return _drawn(title, paint, 1.2 + 0.4 * len(rows))


def lines(title: str, groups: Mapping[str, Mapping[int, Estimate]], unit: str, along: str) -> str:
    """Plot win rates along the start lanes, a line for each course."""

    def paint(axes: Any) -> None:
        for number, (name, rates) in enumerate(groups.items()):
            colour = COLOURS[number % len(COLOURS)]
            shift = 0.04 * (number - len(groups) / 2)
            style = "-" if number < len(COLOURS) else "--"
            spots = [at + shift for at in rates]
            axes.plot(spots, [it.value for it in rates.values()], f"o{style}", color=colour, label=name)
            for spot, it in zip(spots, rates.values(), strict=True):
                axes.plot([spot, spot], [it.low, it.high], color=colour, linewidth=1)
        starts = sorted({start for rates in groups.values() for start in rates})
        axes.set_xticks(starts, [ROMAN[start] for start in starts])
        axes.set_ylim(bottom=0)
        axes.set_xlabel(along)
        axes.set_ylabel(unit)
        axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=8)

    return _drawn(title, paint, 4.2)


ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
"""Start lanes and start places as they are written."""


def _drawn(title: str, paint: Any, height: float) -> str:
    """Draw a figure by itself, without matplotlib's shared state, and write it without a date."""
    try:
        from matplotlib import rc_context  # noqa: PLC0415  (an extra, and slow to import)
        from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415  (on demand)
        from matplotlib.figure import Figure  # noqa: PLC0415  (on demand)
    except ImportError:
        raise Trouble("extra-missing", extra="league") from None
    with rc_context(SETTINGS):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_title(title, fontsize=11)
        axes.grid(visible=True, color="#d9cfc0", linewidth=0.5)
        axes.set_axisbelow(True)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        paint(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
