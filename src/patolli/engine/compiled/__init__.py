"""How kernels become machine code, and where it is kept: rules need only `jit.py`."""

from __future__ import annotations

from typing import Any, cast

from numba.core import config

JIT: bool = not cast(Any, config).DISABLE_JIT
"""False under `NUMBA_DISABLE_JIT=1`: kernels are then the plain Python functions, for the debugger and for coverage."""
