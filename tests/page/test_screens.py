"""Every screen is there, in every language, and axe finds nothing on it."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.page.conftest import SIZES, Guests, axe
from tests.server.running import Running

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS = (
    "/",
    "/new/ave-caesar",
    "/new/ben-hur",
    "/join",
    "/gallery",
    "/replays",
    "/learn",
    "/puzzles",
    "/workshop",
    "/rules/ave-caesar",
    "/nowhere",
)


@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(guests: Guests, home: Running, path: str, size: str) -> None:
    """Nobody is shut out by a colour, a missing label or a lost heading."""
    page = guests.arrive(home.url + path, SIZES[size], color_scheme="light")
    page.locator("main h1").first.wait_for()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.locator(f'[data-theme="{scheme}"]').wait_for()
        assert axe(page) == []
