"""What people type is shown on one line, as letters that can be seen, and as nobody else's name."""

from __future__ import annotations

import pytest

from hippodrome.saying import Trouble
from hippodrome.tables.tidying import MOST_MARKS, is_seen, tidy_text


@pytest.mark.parametrize(
    "typed",
    [
        "Gaius",
        " Gaius\r\n",
        "Gaius\ufe0f",
        "Ga\u034fius",
        "Gai\U000e0101us",
        "Gaius\u3164",
        "\u2066Gaius\u2069",
    ],
)
def test_names_that_look_the_same_are_the_same(typed: str) -> None:
    assert tidy_text(typed, "name") == "Gaius"


@pytest.mark.parametrize(
    "typed", ["", " \t", "\u200b", "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\ufe0f"]
)
def test_a_name_that_shows_nothing_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="field-text"):
        tidy_text(typed, "name")
    assert not typed.strip() or not is_seen(typed)


def test_accents_stay_and_do_not_pile_up() -> None:
    vietnamese, hebrew, thai = "Nguyễn Việt", "שָׁלוֹם", "ที่นี่"
    assert [tidy_text(it, "name") for it in (vietnamese, hebrew, thai)] == [vietnamese, hebrew, thai]
    assert tidy_text("x" + "\u0334" * 20, "name") == "x" + "\u0334" * MOST_MARKS
