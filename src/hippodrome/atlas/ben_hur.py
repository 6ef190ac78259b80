"""The arenas and the two decks of Ben Hur, kept as files that the owner of a box can edit."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_SHELVES = files("hippodrome.atlas")


@cache
def arena_names() -> tuple[str, ...]:
    """Name the arenas of the house."""
    names = (entry.name for entry in _SHELVES.joinpath("arenas").iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


@cache
def open_arena_json(name: str) -> Mapping[str, Any]:
    """Open an arena of the house as it is written."""
    return _opened("arenas", name)


@cache
def open_deck_json(name: str) -> Mapping[str, Any]:
    """Open the make-up of the `normal` or the `risky` deck: how often it holds each card (1.4)."""
    return _opened("decks", name)


def _opened(folder: str, name: str) -> Mapping[str, Any]:
    text = _SHELVES.joinpath(folder, f"{name}.json").read_text("utf-8")
    written: dict[str, Any] = json.loads(text)
    return MappingProxyType(written)
