"""Makes the pictures of docs/how-to/print.md: pages of kits as small PNG files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hippodrome.language import voice
from hippodrome.printing.papers import PAPERS
from hippodrome.printing.press import kit_as_pngs, plan_board_kit

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
PIXELS_PER_INCH: Final = 44

PAGES: Final = {
    ("ave-caesar", "white"): {"cover": 0, "rules": 2, "cards": 6, "tile": 22, "pieces": 26},
    ("ben-hur", "antioch"): {"ben-hur": 26},
}
"""Which page of which kit is shown, by the name of its picture."""


def main() -> None:
    """Write the pictures."""
    for (game, board), wanted in PAGES.items():
        pages = kit_as_pngs(plan_board_kit(game, board, PAPERS["a4"], voice("en")), PIXELS_PER_INCH)
        for name, number in wanted.items():
            (PICTURES / f"print-{name}.png").write_bytes(pages[number])


if __name__ == "__main__":
    main()
