"""A small sample of the benchmark of unfriendly clients: honest players go on beside them."""

from __future__ import annotations

import re

from tests.own_loop import run_alone
from tests.server.running import ROOT

from unfriendly import ATTACKS, MEMORY, measure

SECTION = "## What an unfriendly client meets"
REVIEWED = 23  # the first rows answer a review point by point: none of them may go


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [it for it in page.partition(SECTION)[2].partition("\n## ")[0].splitlines() if it.startswith("| ")]
    assert len(rows) > REVIEWED
    assert [int(it.split(" | ")[0].strip("| ")) for it in rows[1:]] == list(range(1, len(rows)))
    for row in rows[1:]:
        module = ""
        named = re.findall(r"`(?:(…|test_\w+)::)?(test_\w+)`", row.split(" | ")[-1])
        assert named
        for where, test in named:
            module = where if where not in ("", "…") else module
            written = (ROOT / "tests" / "server" / f"{module}.py").read_text(encoding="utf-8")
            assert f"def {test}(" in written, (module, test)


def test_honest_players_are_not_refused_beside_a_flood_and_checks_without_end() -> None:
    quiet, flooded, checked, both = run_alone(measure(3, 1.5, ("frames", "checks"), seed=1))
    assert (quiet.name, flooded.name, checked.name, both.name) == (
        "nothing",
        "frames",
        "checks",
        "all together",
    )
    for phase in (quiet, flooded, checked, both):
        assert phase.moves > 0
        assert not phase.refused
        assert 0 < phase.server < MEMORY
    assert flooded.attack["frames"]["frames"] > 0
    assert sum(checked.attack["checks"].values()) > 0
    assert set(both.attack) == {"frames", "checks"} <= set(ATTACKS)
