"""The game's own random numbers (format 6): SplitMix64, as every program that replays a record must draw them."""

from patolli.engine.jit import JIT, kernel

GAMMA = 0x9E3779B97F4A7C15 - (1 << 64)  # the constants of SplitMix64, as signed 64-bit numbers
FIRST = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND = 0x94D049BB133111EB - (1 << 64)
LOW = 0xFFFFFFFF


@kernel
def signed(x):
    """A number modulo 2^64, as a signed one: compiled arithmetic does that by itself."""
    return x


def _signed_in_python(x: int) -> int:
    x &= (1 << 64) - 1
    return x - (1 << 64) if x >> 63 else x


if not JIT:
    signed = _signed_in_python


@kernel
def next_below(s, n):
    """The next number of the position's generator, modulo n (at most 256)."""
    x = signed(int(s.rng) + GAMMA)
    s.rng = x
    z = signed((x ^ ((x >> 30) & 0x3FFFFFFFF)) * FIRST)
    z = signed((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND)
    z = z ^ ((z >> 31) & 0x1FFFFFFFF)
    # As an unsigned number: upper and lower half apart.
    return ((((z >> 32) & LOW) % n) * ((1 << 32) % n) + (z & LOW) % n) % n
