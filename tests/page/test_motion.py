"""What moves on a board is cheap: few things are animated by themselves."""

from __future__ import annotations

from tests.page.conftest import Guests
from tests.page.sitting import arrive, opened
from tests.server.running import Running

WATCH = """() => {
  window.waved = []
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target.matches('.crowd.to, .crowd.fro'))
        window.waved.push([
          target.getAnimations({ subtree: true }).length,
          getComputedStyle(target.firstElementChild).visibility,
        ])
  }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
}"""
"""Look at the crowd whenever it has another picture: how many layers of their own, and whether it is seen."""


def test_a_crowd_waves_to_and_fro_without_a_layer_a_cloth(guests: Guests, home: Running) -> None:
    """Whoever moves first takes the lead, and the crowd cheers."""
    table = opened(home, "ave-caesar", pace=400)
    livia = home.sit(table, "Livia")
    page = arrive(guests, home, table, reduced_motion="no-preference")
    page.get_by_text("Livia").first.wait_for()
    page.evaluate(WATCH)
    livia.do("start")
    livia.do("hand-over")
    page.wait_for_function("() => window.waved.length > 2")
    assert {tuple(it) for it in page.evaluate("() => window.waved")} == {(0, "visible")}
