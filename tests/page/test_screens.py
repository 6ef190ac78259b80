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


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(guests: Guests, home: Running, size: str) -> None:
    """Nobody is shut out by a colour, a missing label or a lost heading, on any screen."""
    page = guests.arrive(home.url, SIZES[size], color_scheme="light")
    for path in SCREENS:
        page.goto(home.url + path)
        page.locator("main h1").first.wait_for()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.locator(f'[data-theme="{scheme}"]').wait_for()
            assert axe(page) == [], f"{path}, {scheme}"
