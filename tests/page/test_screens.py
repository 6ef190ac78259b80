"""Every screen is there, in every language, and axe finds nothing on it."""

from __future__ import annotations

import pytest
from tests.page.conftest import SIZES, Guests, axe
from tests.server.running import Running

SCREENS = (
    "/",
    "/new/ave-caesar",
    "/new/ben-hur",
    "/join",
    "/replays",
    "/learn",
    "/rules/ave-caesar",
    "/nowhere",
)


@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(guests: Guests, home: Running, path: str, size: str) -> None:
    """Nobody is shut out by a colour, a missing label or a lost heading."""
    for scheme in ("light", "dark"):
        page = guests.arrive(home.url + path, SIZES[size], color_scheme=scheme)
        page.locator("main h1").first.wait_for()
        assert axe(page) == []
