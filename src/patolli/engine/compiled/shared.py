"""Memory that compiled code looks up when it runs, by name: tables that may grow while the program runs.

A global array becomes part of the code that is compiled, as it was at that moment. That is right for a fixed table and
wrong for one that a file can add to: every addition would mean compiling for a minute. Here the code only keeps the
name of the memory; each process tells the linker where it is.
"""

# pyright: basic
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from patolli.engine.compiled.jit import JIT, kernel

carray = cast(Any, numba).carray


def shared_rows(name: str, count: int, dtype: np.dtype[Any]) -> tuple[np.ndarray[Any, Any], Callable[[Any], Any]]:
    """`count` zeroed rows, and a kernel that gives one of them by its number. `name` must be one of a kind."""
    rows = np.zeros(count, dtype)
    # For interpreted kernels; compiled ones see no array, only its memory.
    with_attributes = rows.view(np.recarray)

    def row(i):
        return with_attributes[i]

    if not JIT:
        return rows, row
    llvm.add_symbol(name, rows.ctypes.data)

    @intrinsic
    def address(typing_context):
        def generate(context, builder, signature, arguments):
            value = context.get_c_value(builder, ir.IntType(8), name)
            return builder.bitcast(value, ir.IntType(8).as_pointer())

        return types.voidptr(), generate

    begin = cast(Any, address)

    def row_in_memory(i):
        return carray(begin(), (count,), dtype)[i]

    return rows, kernel(row, row_in_memory)
