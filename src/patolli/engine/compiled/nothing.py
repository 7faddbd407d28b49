"""Kernels for parts that a game does not have."""

from typing import Any

import numpy as np

from patolli.engine.compiled.jit import kernel


@kernel
def nothing_more(s: Any, seat: int, out: Any) -> int:
    """No features beside the observation."""
    return 0


@kernel
def nothing_expected(s: Any, seat: int, action: int) -> float:
    """No odds are known: every action is tried."""
    return np.nan
