# pyright: basic
"""Random numbers inside kernels: a generator is an int64 array, and its length tells which of two kinds it is.

- Two numbers: xoroshiro128+. Fast, for everything that need not be secret: simulations, and deals from a seed.
- More: a tape, the beginning of the ChaCha8 key stream for a 256-bit key, and how much of it has been used. For deals
  that nobody may guess: hosted games. A cipher inside `next32` would slow down callers who do not need it.

The same seed or key gives the same numbers on every machine, in every process, compiled or interpreted. State is passed
explicitly, never global. Seed and stream map to the whole state by a bijection: no two pairs give the same numbers.
"""

import numpy as np

from patolli.engine.compiled.chacha import BLOCK_WORDS, KEY_WORDS, MASK, block
from patolli.engine.compiled.jit import exported, kernel

GAMMA = 0x9E3779B97F4A7C15 - (1 << 64)  # the constants of SplitMix64, as signed 64-bit numbers
FIRST = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND = 0x94D049BB133111EB - (1 << 64)

MAX_SEED = 2**63 - 1
MAX_KEY = 2 ** (32 * KEY_WORDS) - 1
TAPE_WORDS = 64 * BLOCK_WORDS
"""Random numbers for one deal: no game has half as many cards."""


def _wrapping(x):
    return x


def signed(x):
    """A number modulo 2^64, as a signed one: compiled arithmetic wraps by itself."""
    x &= (1 << 64) - 1
    return x - (1 << 64) if x >> 63 else x


kernel(signed, compiled=_wrapping)


@kernel
def mixed(z):
    """The finalizer of SplitMix64: every bit of a number affects every bit of the result."""
    z = signed((z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST)
    z = signed((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND)
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


@kernel
def seed_rng(rng, seed, stream):
    """Set a fast generator from a seed and a stream number (game number, simulation number)."""
    a = int(seed)
    b = int(stream)
    # Whatever `mixed` does, each of these lines is reversible, so no two pairs end up alike.
    b ^= mixed(signed(a + GAMMA))
    a ^= mixed(signed(b + 2 * GAMMA))
    b ^= mixed(signed(a + 3 * GAMMA))
    a ^= mixed(signed(b + 4 * GAMMA))
    if a == 0 and b == 0:
        b = 1  # the all-zero state never leaves zero
    rng[0] = a
    rng[1] = b


@kernel
def next32(rng):
    """The next 32 random bits."""
    if len(rng) != 2:
        rng[0] += 1
        return int(rng[1 + (int(rng[0]) - 1) % TAPE_WORDS])
    s0 = int(rng[0])
    s1 = int(rng[1])
    result = (signed(s0 + s1) >> 32) & MASK
    s1 ^= s0
    rng[0] = signed((s0 << 24) | ((s0 >> 40) & 0xFFFFFF)) ^ s1 ^ signed(s1 << 16)
    rng[1] = signed((s1 << 37) | ((s1 >> 27) & 0x1FFFFFFFFF))
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
    """A fast generator for Python callers."""
    rng = np.zeros(2, np.int64)
    seed_from_python(rng, seed, stream)
    return rng


def dealing_rng(seed: int) -> np.ndarray:
    """The generator of a deal: a fast one for a seed, a tape for a key, which is any number above `MAX_SEED`."""
    return new_rng(seed) if seed <= MAX_SEED else new_tape(seed)


def new_tape(key: int) -> np.ndarray:
    """The tape for a key of up to 256 bits."""
    words = np.array([(key >> (32 * i)) & MASK for i in range(KEY_WORDS)], np.int64)
    tape = np.zeros(1 + TAPE_WORDS, np.int64)
    write_tape(words, tape)
    return tape


def check_tape(tape: np.ndarray) -> None:
    """Call after a deal, with any kind of generator: a tape that was used up would have repeated its numbers."""
    if len(tape) > 2 and tape[0] > TAPE_WORDS:
        raise AssertionError(f"a deal took {tape[0]} random numbers; a tape has {TAPE_WORDS}")


@exported
def write_tape(key, tape):
    """The first blocks of the key stream."""
    for i in range(TAPE_WORDS // BLOCK_WORDS):
        block(key, i, tape, 1 + BLOCK_WORDS * i)


@exported
def seed_from_python(rng, seed, stream):
    """`seed_rng` for callers outside kernels."""
    seed_rng(rng, seed, stream)
