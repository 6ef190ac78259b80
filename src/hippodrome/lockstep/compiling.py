"""Compiling for one core: numba's compiler behind a decorator that keeps types."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from os import environ
from pathlib import Path
from typing import Any, Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

LOCKSTEP_FOLDER = Path(__file__).parent
INTERPRETED: Final = environ.get("NUMBA_DISABLE_JIT", "0") != "0"
"""Whether functions are left as they are, by numba's own variable; then numba is not even loaded."""

if not INTERPRETED:
    from numba import njit, types


def compiled(function: Function) -> Function:
    """Compile a function when it is first called, and keep it compiled for later processes.

    What is kept holds as long as no file beside the function, none of lockstep and no game's kit changes.
    numba itself looks at the function's own file alone, though a function takes in those that it calls.
    """
    if INTERPRETED:
        return function
    made: Any = njit(cache=True, nogil=True, error_model="numpy", boundscheck=False)(function)
    made._cache._cache_file._source_stamp = _stamp_of(Path(function.__code__.co_filename).parent)  # noqa: SLF001  (numba has no other way to name what a cache depends on)
    template_for = made.get_call_template
    unliteral: Callable[[Any], Any] = types.unliteral

    def get_call_template(kinds: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Take a number written in a call for any number, else it would be compiled for that one alone."""
        return template_for(tuple(map(unliteral, kinds)), {name: unliteral(it) for name, it in named.items()})

    made.get_call_template = get_call_template
    return cast("Function", made)


@cache
def _stamp_of(folder: Path) -> str:
    """Sum up the source of lockstep, of the kits and of a folder."""
    files = {
        *LOCKSTEP_FOLDER.rglob("*.py"),
        *LOCKSTEP_FOLDER.parent.glob("games/*/kit.py"),
        *folder.glob("*.py"),
    }
    return sha256(b"\0".join(file.read_bytes() for file in sorted(files))).hexdigest()
