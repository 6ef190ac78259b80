"""The champion's plain arithmetic, compiled: the same text that drives is what is trained with."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, Final

from hippodrome.charioteers.ben_hur.champion import chart, sight
from hippodrome.lockstep.compiling import compiled


def _compiled_functions(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """Compile every function of some modules, those they call included."""
    namespace: dict[str, Any] = {}
    for module in modules:
        namespace |= vars(module)
    made: dict[str, Callable[..., Any]] = {}
    for module in modules:
        for name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
                copy.__module__ = function.__module__
                namespace[name] = made[name] = compiled(copy)
    return made


_MADE = _compiled_functions(chart, sight)

distance_along_lap: Final[Callable[..., int]] = _MADE["distance_along_lap"]
distance_from_spina: Final[Callable[..., int]] = _MADE["distance_from_spina"]
read_chart: Final[Callable[..., int]] = _MADE["read_chart"]
turns_needed: Final[Callable[..., int]] = _MADE["turns_needed"]
chance_against_hand: Final[Callable[..., int]] = _MADE["chance_against_hand"]
write_sight: Final[Callable[..., None]] = _MADE["write_sight"]
