"""The art of the chariots for the page, made in one place: `make types` writes it as TypeScript."""

from __future__ import annotations

from hippodrome.drawing.chariots import PENNANT_X, draw_horses_and_car, draw_pennant
from hippodrome.drawing.palette import LIVERIES, Livery

FILE_HEADER = "// Made by `make types` from src/hippodrome/drawing/chariots.py. Do not edit."

_BLANK = Livery("{colour}", "{dark}", "{ink}", "circle", "{horse}")


def chariots_module() -> str:
    """Write the chariots as a module: markup with the middle at 0, 0, heading right, colours left open."""
    pennants = [draw_pennant(it, "@") for it in LIVERIES]
    liveries = [
        f'  {{ colour: "{it.colour}", dark: "{it.dark}", horse: "{it.horse}", shape: "{it.shape}" }},'
        for it in LIVERIES
    ]
    parts = [
        "/** A chariot with two horses, heading right; `{colour}`, `{dark}`, `{horse}` are its livery's. */",
        f"export const BIGA = `{draw_horses_and_car(_BLANK, 2)}`;",
        "",
        "/** A chariot with four horses, likewise. */",
        f"export const QUADRIGA = `{draw_horses_and_car(_BLANK, 4)}`;",
        "",
        "/** The pennant of each livery, upright on its staff; `@` is a letter. */",
        "export const PENNANTS = [",
        *(f"  `{it}`," for it in pennants),
        "];",
        "",
        "/** Where on a chariot the pennant stands. */",
        f"export const PENNANT_AT = {PENNANT_X:g};",
        "",
        "/** The colours and shape of each livery. */",
        "export const LIVERIES = [",
        *liveries,
        "];",
    ]
    return f"{FILE_HEADER}\n\n" + "\n".join(parts) + "\n"


if __name__ == "__main__":
    print(chariots_module(), end="")  # noqa: T201  (what this command is for)
