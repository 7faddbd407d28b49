# pyright: basic
"""Random numbers inside kernels: xoroshiro64*, two 32-bit words in an int64 array.

The same seed gives the same numbers on every machine, in every process, compiled or interpreted: all arithmetic
stays below 64 bits after masking, and state is passed explicitly, never global.
"""

import numpy as np

from patolli.engine.jit import entry, kernel

MASK = 0xFFFFFFFF


@kernel
def _scramble(x):
    """A 32-bit finaliser: every input bit reaches every output bit."""
    x = (x ^ (x >> 16)) & MASK
    x = (x * 0x21F0AAAD) & MASK
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@kernel
def seed_rng(rng, seed, stream):
    """Set `rng` from a seed and a stream number (game number, simulation number): streams are independent."""
    low = int(seed) & MASK
    high = (int(seed) >> 32) & MASK
    a = _scramble((low + 0x9E3779B9) & MASK)
    a = _scramble(a ^ high)
    a = _scramble((a + int(stream)) & MASK)
    a = _scramble(a ^ ((int(stream) >> 32) & MASK))
    b = _scramble((a + 0x7F4A7C15) & MASK)
    if a == 0 and b == 0:
        b = 1  # the all-zero state never leaves zero
    rng[0] = a
    rng[1] = b


@kernel
def next32(rng):
    """The next 32 random bits."""
    s0 = int(rng[0])
    s1 = int(rng[1])
    result = (s0 * 0x9E3779BB) & MASK
    s1 ^= s0
    rng[0] = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & MASK
    rng[1] = ((s1 << 13) | (s1 >> 19)) & MASK
    return result


@kernel
def below(rng, n):
    """A number from 0 to n - 1."""
    return (next32(rng) * int(n)) >> 32


@kernel
def shuffle(rng, items, first, last):
    """Shuffle items[first:last] in place."""
    for i in range(last - 1, first, -1):
        j = first + below(rng, i - first + 1)
        items[i], items[j] = items[j], items[i]


def new_rng(seed: int = 0, stream: int = 0) -> np.ndarray:
    """A seeded generator for Python callers."""
    rng = np.zeros(2, np.int64)
    seed_from_python(rng, seed, stream)
    return rng


@entry
def seed_from_python(rng, seed, stream):
    """`seed_rng` for callers outside kernels."""
    seed_rng(rng, seed, stream)
