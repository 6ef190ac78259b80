"""What always holds, and the one error for where it does not."""

from __future__ import annotations

import pytest

from hippodrome.invariants import BrokenInvariant, exactly


def test_so_many_are_given_back_and_fewer_or_more_are_told_by_name() -> None:
    assert exactly(2, [1, 2], "numbers") == [1, 2]
    with pytest.raises(BrokenInvariant, match="3 numbers instead of 2"):
        exactly(2, [1, 2, 3], "numbers")
