"""Words in a picture: written as they are, but for what a file must not hold."""

from __future__ import annotations

from hippodrome.drawing.svg import text


def test_words_keep_their_spaces_and_lose_their_tricks() -> None:
    """French sets no-break spaces; control characters have no place in a picture."""
    assert text("a\u00a0: b\u202f; c\x07\u202e") == "a\u00a0: b\u202f; c"
