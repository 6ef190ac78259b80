"""What is installed as an extra, loaded on demand."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from hippodrome.on_demand import load
from hippodrome.saying import Trouble


def load_extra(where: str, extra: str) -> Any:
    """Load what is named, a module or `module:attribute`; raise Trouble naming the extra that is missing."""
    try:
        return load(where)
    except ImportError:
        raise Trouble("extra-missing", extra=extra) from None


def has_package(name: str) -> bool:
    """Say whether a package is installed, without loading it."""
    return find_spec(name) is not None
