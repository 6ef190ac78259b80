"""The art of the chariots for the page, made in one place: `make types` writes it as TypeScript."""

from __future__ import annotations

from hippodrome.drawing.chariots import ChariotMark, draw_chariot
from hippodrome.drawing.palette import LIVERIES

HEAD = "// Made by `make types` from src/hippodrome/drawing/chariots.py. Do not edit."


def module() -> str:
    """Write the six chariots as a module: markup with the middle at 0, 0, heading right; `@` is a letter."""
    drawn = [draw_chariot((0, 0), 0, ChariotMark(None, seat, "@")) for seat in range(len(LIVERIES))]
    lines = [f"  `{it}`," for it in drawn]
    art = "\n".join(
        [
            "/** A chariot of each livery as SVG, heading right; `@` is its letter. */",
            "export const CHARIOTS = [",
            *lines,
            "];",
        ]
    )
    liveries = [f'  {{ colour: "{it.colour}", dark: "{it.dark}", shape: "{it.shape}" }},' for it in LIVERIES]
    looks = "\n".join(
        ["/** The colours and shape of each livery. */", "export const LIVERIES = [", *liveries, "];"]
    )
    return f"{HEAD}\n\n{art}\n\n{looks}\n"


if __name__ == "__main__":
    print(module(), end="")  # noqa: T201  (what this command is for)
