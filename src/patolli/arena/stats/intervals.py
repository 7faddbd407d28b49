"""Means and shares with intervals of 95 %, for games that come in blocks.

The games of a block share a deal, so they are not independent: the blocks are. A mean is a ratio of two sums over
blocks (what was gained, and how often it was tried), and its variance comes from how much blocks differ from it, with
Student's t for few blocks. A share is between 0 and 1: it gets Wilson's interval, with the number of independent games
that would give the same variance. Where blocks cannot tell (there are fewer than `FEW`, or all of them agree), the
games are counted as independent instead.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from patolli.arena.stats.summary import Estimate

Array = np.ndarray[Any, Any]

FEW = 8
_Z = 1.959963984540054  # the normal distribution's 97.5 %


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for 1 and 2, then by its expansion, right to a quarter of a percent."""
    if freedom <= 2:
        return {1: 12.7062, 2: 4.3027}[freedom]
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(sums: Array, counts: Array, blocks: Array) -> Estimate:
    """The mean of something that each game has `counts` times and that adds up to `sums`.

    Of a single game nothing is known but its value: the interval is that value alone.
    """
    if len(np.unique(blocks)) == 1:
        blocks = np.arange(len(blocks))
    value, error, clusters = _ratio(sums, counts, blocks)
    if clusters == 1:
        return Estimate(value, value, value)
    reach = student(clusters - 1) * error
    return Estimate(value, value - reach, value + reach)


def share(sums: Array, counts: Array, blocks: Array, most: float = 1.0) -> Estimate:
    """The same for a share from 0 to `most`. Two seats of an agent win at most half of what they could: most is 0.5."""
    value, error, clusters = _ratio(sums, counts, blocks)
    p = min(max(value / most, 0.0), 1.0)
    error /= most
    z, games = _Z, float(len(sums))
    if clusters >= FEW and error > 0:
        z, games = student(clusters - 1), p * (1 - p) / error**2
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    # Rounding must not put the value outside.
    return Estimate(value, min(value, most * max(middle - reach, 0.0)), max(value, most * min(middle + reach, 1.0)))


def _ratio(sums: Array, counts: Array, blocks: Array) -> tuple[float, float, int]:
    """Sum by sum, its standard error, and from how many clusters."""
    _, cluster = np.unique(blocks, return_inverse=True)
    y = np.bincount(cluster, sums)
    x = np.bincount(cluster, counts)
    value = float(y.sum() / x.sum())
    n = len(y)
    if n == 1:
        return value, 0.0, 1
    spread = float(((y - value * x) ** 2).sum())
    return value, math.sqrt(n / (n - 1) * spread) / float(x.sum()), n
