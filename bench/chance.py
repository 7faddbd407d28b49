"""`make bench ARGS=chance`: what a random number costs, compared with the 32-bit generator that was replaced.

All in one run, interleaved, best of several: ratios are comparable even on a busy machine.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from patolli.engine.compiled.chacha import BLOCK_WORDS, block
from patolli.engine.compiled.jit import records
from patolli.engine.compiled.rng import MAX_KEY, below, new_rng, new_tape
from patolli.engine.game import find_game
from patolli.games.settlers.rules.chance import CHACHA8, SPLITMIX64, next_below
from patolli.games.settlers.rules.state import STATE

MASK = 0xFFFFFFFF


@numba.njit
def _xoroshiro64(rng):
    """The old generator: two words, the second a function of the first."""
    s0 = int(rng[0])
    s1 = int(rng[1])
    result = (s0 * 0x9E3779BB) & MASK
    s1 ^= s0
    rng[0] = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & MASK
    rng[1] = ((s1 << 13) | (s1 >> 19)) & MASK
    return result


@numba.njit
def _before(rng, n):
    total = 0
    for _ in range(n):
        total += (_xoroshiro64(rng) * 7) >> 32
    return total


@numba.njit
def _now(rng, n):
    total = 0
    for _ in range(n):
        total += below(rng, 7)
    return total


@numba.njit
def _blocks(key, out, n):
    for i in range(n // BLOCK_WORDS):
        block(key, i, out, 0)
    return out[0]


@numba.njit
def _draws(states, n):
    total = 0
    for _ in range(n):
        total += next_below(states[0], 7)
    return total


def _position(generator: int) -> np.ndarray[Any, Any]:
    states = records(1, STATE)
    states["generator"] = generator
    states["key"] = np.arange(8)
    return states


def _deals(name: str, first: int) -> Callable[[int], None]:
    game = find_game(name)
    states = game.new_states(1)
    blank = states[0].copy()

    def run(n: int) -> None:
        for i in range(n):
            states[0] = blank
            game.deal(states[0], 4, first - i)

    return run


def main(arguments: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=chance", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured")
    options = parser.parse_args(arguments)
    fast, tape, old = new_rng(1), new_tape(MAX_KEY), np.array([1, 2])
    key, out = np.arange(8), np.zeros(BLOCK_WORDS, np.int64)
    cipher, simple = _position(CHACHA8), _position(SPLITMIX64)
    many, few = 4_000_000, 2_000
    rows: list[tuple[str, int, Callable[[int], object]]] = [
        ("a number, xoroshiro64* with 32 bits of seed (before)", many, lambda n: _before(old, n)),
        ("a number, xoroshiro128+", many, lambda n: _now(fast, n)),
        ("a number from a tape", many, lambda n: _now(tape, n)),
        ("a word of ChaCha8, by blocks", many, lambda n: _blocks(key, out, n)),
        ("a draw during a game, SplitMix64 (before)", many, lambda n: _draws(simple, n)),
        ("a draw during a game, ChaCha8", many, lambda n: _draws(cipher, n)),
        ("Tzolk'in dealt from a seed, from Python", few, _deals("tzolkin", 10**6)),
        ("Tzolk'in dealt from a key, from Python", few, _deals("tzolkin", MAX_KEY)),
        ("Settlers dealt from a seed, from Python", few, _deals("settlers", 10**6)),
        ("Settlers dealt from a key, from Python", few, _deals("settlers", MAX_KEY)),
    ]
    best = [float("inf")] * len(rows)
    for each in range(options.rounds + 1):
        for i, (_, count, run) in enumerate(rows):
            start = time.perf_counter()
            run(count if each else 10)  # the first time compiles
            if each:
                best[i] = min(best[i], (time.perf_counter() - start) / count)
    table = Table("what", "ns", "beside the first")
    table.columns[1].justify = table.columns[2].justify = "right"
    for (what, _, _), seconds in zip(rows, best, strict=True):
        table.add_row(what, f"{seconds * 1e9:.1f}", f"{seconds / best[0]:.2f}")
    Console().print(table)
