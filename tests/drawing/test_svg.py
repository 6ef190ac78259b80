"""Words in a picture: written as they are, but for what a file must not hold."""

from __future__ import annotations

import re

import pytest

from hippodrome.drawing.chariots import Horses, draw_horses_and_car
from hippodrome.drawing.palette import LIVERIES
from hippodrome.drawing.svg import escape_text


def test_words_keep_their_spaces_and_lose_their_tricks() -> None:
    """French sets no-break spaces; control characters have no place in a picture."""
    assert escape_text("a\u00a0: b\u202f; c\x07\u202e") == "a\u00a0: b\u202f; c"


@pytest.mark.parametrize("horses", [2, 4])
def test_every_horse_has_its_reins(horses: Horses) -> None:
    """A minus sign parts two numbers of a path, a figure does not: where none is, a space must be."""
    drawn = draw_horses_and_car(LIVERIES[0], horses)
    paths = re.findall(r' d="([^"]+)"', drawn)
    points = [re.fullmatch(r"(?:M-10 -?3L[\d.]+ -?[\d.]+)+", it) for it in paths]
    (reins,) = [it.group() for it in points if it is not None]
    assert reins.count("M-10 3L") == reins.count("M-10 -3L") == horses // 2
