"""Memory that compiled code looks up when it runs, by name: tables that may grow while the program runs.

A global array becomes part of the compiled code, as it was at that moment. That is right for a fixed table and wrong
for one that a file can add to: every addition would mean compiling for a minute. Here the code keeps only the name of
the memory; each process tells the linker where it is.
"""

# pyright: basic
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import numpy_support

from patolli.engine.compiled.jit import JIT, kernel


def shared_rows(name: str, count: int, dtype: np.dtype[Any]) -> tuple[np.ndarray[Any, Any], Callable[[Any], Any]]:
    """`count` zeroed rows, and a kernel that returns one of them by its number. `name` must be unique."""
    rows = np.zeros(count, dtype)
    # For interpreted kernels; compiled ones see no array, only its memory.
    with_attributes = rows.view(np.recarray)

    def row(i):
        return with_attributes[i]

    if not JIT:
        return rows, row
    llvm.add_symbol(name, rows.ctypes.data)
    record = numpy_support.from_dtype(dtype)

    @intrinsic
    def at(typing_context, i):
        def generate(context, builder, signature, arguments):
            begin = context.get_c_value(builder, ir.IntType(8), name)
            offset = builder.mul(arguments[0], ir.Constant(cgutils.intp_t, dtype.itemsize))
            return builder.bitcast(builder.gep(begin, [offset]), context.get_value_type(record))

        return record(types.intp), generate

    row_at = cast(Any, at)

    def row_in_memory(i):
        return row_at(i)

    return rows, kernel(row, row_in_memory)
