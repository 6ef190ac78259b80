"""Loading on demand: what is named is imported when first used, so that commands start fast."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from os import environ
from typing import Any, Final

PLUG_INS_VARIABLE: Final = "HIPPODROME_GAMES"
"""The environment variable that names the entries of other games, `module:ENTRY` separated by commas."""


@cache
def load(where: str) -> Any:
    """Import what is written as `package.module:attribute`, or a whole module as `package.module`."""
    module, _, attribute = where.partition(":")
    found: Any = import_module(module)
    return getattr(found, attribute) if attribute else found


def named_in(variable: str) -> tuple[str, ...]:
    """Read from an environment variable what is to be loaded, separated by commas."""
    return tuple(filter(None, (it.strip() for it in environ.get(variable, "").split(","))))
