"""What the processor does with a word in one instruction, for compiled code."""

from __future__ import annotations

import platform
from typing import Any, Final

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


def _popcount(_context: Any, _word: Any) -> Any:
    """Count the bits of a word."""
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


def _lowest(_context: Any, _word: Any) -> Any:
    """Tell the number of the lowest bit of a word that is not 0."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), code


HAS_DEPOSIT: Final = platform.machine() in {"x86_64", "AMD64"} and bool(get_host_cpu_features().get("bmi2"))
"""Whether the processor can deposit bits, which finds the nth of them at once."""


def _deposit(_context: Any, _bit: Any, _word: Any) -> Any:
    """Deposit a bit at the place of the bit of a word that it counts; only where the processor can."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        find: Any = cgutils.get_or_insert_function
        function = find(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), code


popcount: Any = intrinsic(_popcount)
lowest: Any = intrinsic(_lowest)
deposit: Any = intrinsic(_deposit)
