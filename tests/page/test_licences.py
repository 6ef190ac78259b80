"""The licences of what the page is made of are two clicks away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import SIZES, Guests, axe
from tests.server.running import Running


@pytest.mark.parametrize("size", SIZES)
def test_the_licences_are_found_from_the_preferences(guests: Guests, home: Running, size: str) -> None:
    page = guests.arrive(home.url, SIZES[size])
    page.locator("main h1").first.wait_for()
    if size == "phone":
        page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Preferences").click()
    link = page.get_by_role("link", name="Licences of what this page is made of")
    link.wait_for()
    assert axe(page) == []
    with page.expect_popup() as opened:
        link.click()
    text = opened.value.locator("body")
    expect(text).to_contain_text("SIL OPEN FONT LICENSE")
    expect(text).to_contain_text("Mozilla Public License Version 2.0")
