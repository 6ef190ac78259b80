"""The libraries of the extra `research`: a missing one is said in one line that tells how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hippodrome.language import voice


@contextmanager
def needs_research_extra() -> Iterator[None]:
    """Say which extra is missing where an import within fails."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(voice().say("extra-missing", extra="research"), name=missing.name) from None
