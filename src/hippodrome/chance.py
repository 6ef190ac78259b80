"""Chance that can be repeated: races and searches are seeded; secrets are never made here."""

from __future__ import annotations

from random import Random


def seeded_random(seed: int | str | None = None) -> Random:
    """Make a source of chance that is the same for the same seed; without a seed it is another each time."""
    return Random(seed)  # noqa: S311  (for races, not for secrets)
