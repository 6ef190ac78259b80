"""What `intrinsics` offers, for rules that are interpreted."""

from __future__ import annotations

from typing import Final

WORD: Final = (1 << 64) - 1

HAS_DEPOSIT: Final = False
"""Whether the processor can deposit bits: not without compiled code."""


def popcount(word: int) -> int:
    """Count the bits of a word."""
    return (int(word) & WORD).bit_count()


def lowest(word: int) -> int:
    """Tell the number of the lowest bit of a word that is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


def deposit(bit: int, word: int) -> int:
    """Refuse: nobody asks where `HAS_DEPOSIT` is false."""
    raise NotImplementedError(bit, word)
