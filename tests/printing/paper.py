"""Measures what lies on the pages of a PDF, in millimetres from the upper left corner."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]


class Box(NamedTuple):
    """A path on a page: what was done with it (clip, fill, stroke) and the box around it."""

    done: str
    left: float
    top: float
    width: float
    height: float


def pages_of(pdf: bytes) -> list[PageObject]:
    """Open a PDF."""
    return list(PdfReader(io.BytesIO(pdf)).pages)


def paper_size(page: PageObject) -> tuple[float, float]:
    """Tell how large the paper of a page is."""
    return float(page.mediabox.width) / MM, float(page.mediabox.height) / MM


def boxes(page: PageObject) -> Iterator[Box]:
    """Walk through a page and give the box of every path, where the page has it."""
    height = float(page.mediabox.height)
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    points: list[tuple[float, float]] = []
    done = ""
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        match operator:
            case b"q":
                kept.append(matrix)
            case b"Q":
                matrix = kept.pop()
            case b"cm":
                matrix = _within(tuple(map(float, operands)), matrix)
            case b"m" | b"l" | b"c":
                numbers = [float(it) for it in operands]
                points += [_at(matrix, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            case b"W":
                done = "clip"
            case b"n" | b"f" | b"f*" | b"S" | b"B":
                if points:
                    xs, ys = [x for x, _ in points], [y for _, y in points]
                    kind = done or {b"S": "stroke"}.get(operator, "fill")
                    yield Box(
                        kind,
                        min(xs) / MM,
                        (height - max(ys)) / MM,
                        (max(xs) - min(xs)) / MM,
                        (max(ys) - min(ys)) / MM,
                    )
                points, done = [], ""
            case _:
                pass


def _within(inner: tuple[float, ...], outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
