"""The third game does what every game must do: the suite over the protocol, once more."""

from __future__ import annotations

from typing import Any

import pytest
from tests import test_every_game as suite

CASES = {
    "four runners": suite.Case("stadion", {"players": 4}),
    "a long stadion": suite.Case("stadion", {"players": 3, "paces": 40}),
}


@pytest.fixture(params=list(CASES.values()), ids=list(CASES))
def case(request: pytest.FixtureRequest) -> suite.Case:
    """Give each set-up in turn."""
    given: suite.Case = request.param
    return given


TESTS: dict[str, Any] = {name: it for name, it in vars(suite).items() if name.startswith("test_")}
globals().update(TESTS)


def test_the_whole_suite_is_here() -> None:
    assert len(TESTS) > 12
