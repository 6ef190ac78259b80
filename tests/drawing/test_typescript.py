"""The page has the chariots as they are drawn here."""

from __future__ import annotations

from pathlib import Path

from hippodrome.drawing.typescript import chariots_module

ART = Path(__file__).parents[2] / "web/src/board/art.ts"


def test_the_art_of_the_page_is_that_of_the_drawings() -> None:
    """Whoever changes a chariot runs `make types`."""
    assert ART.read_text(encoding="utf-8") == chariots_module()
