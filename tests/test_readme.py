"""The README is run as a test: what it shows is what comes out."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_come_out_as_shown() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_first_screen_shows_the_two_commands() -> None:
    first_screen = README.read_text(encoding="utf-8").splitlines()[:20]
    assert any(line.startswith("make play") for line in first_screen)
    assert any(line.startswith("make test") for line in first_screen)
