"""The game's own random numbers (format 6), as every program that replays a record must draw them.

Chance goes on during the game, so what was drawn must not tell what will be drawn. Records name their generator:

- ChaCha8: number n (from 0) is the n-th 64-bit number of the key stream, lower word first. Every game dealt here.
- SplitMix64: simple, but one number of it tells all others. Records of earlier versions have it.

Both need nothing but a key and how many numbers were drawn; the block of the key stream is kept to be made only once.
"""

from typing import Any

from patolli.engine.compiled.chacha import KEY_WORDS, MASK, block
from patolli.engine.compiled.jit import kernel
from patolli.engine.compiled.rng import GAMMA, mixed, next32, signed

SPLITMIX64, CHACHA8 = range(2)
GENERATORS = ("splitmix64", "chacha8")


@kernel
def new_key(s, rng):
    """A generator of its own for this game, from a running one."""
    for i in range(len(s.key)):
        s.key[i] = next32(rng)
    for i in range(len(s.stream)):
        s.stream[i] = 0
    s.drawn = 0
    s.generator = CHACHA8


@kernel
def next_below(s, n):
    """The next number of the position's generator, modulo n (at most 256)."""
    at = int(s.drawn)
    s.drawn = at + 1
    if s.generator == SPLITMIX64:
        seed = int(s.key[0]) + (int(s.key[1]) << 32)
        z = mixed(signed(seed + (at + 1) * GAMMA))
        low = z & MASK
        high = (z >> 32) & MASK
    else:
        i = at % 8
        if i == 0:
            block(s.key, at // 8, s.stream, 0)
        low = int(s.stream[2 * i])
        high = int(s.stream[2 * i + 1])
    # As an unsigned number: upper and lower half apart.
    return ((high % n) * ((1 << 32) % n) + low % n) % n


# As JSON ----------------------------------------------------------------------------------------------------------


def generator_of(s: Any) -> dict[str, Any]:
    """The generator of a deal. Where there is only a seed, it is SplitMix64."""
    if s["generator"] == SPLITMIX64:
        return {"seed": _key(s)}
    return {"generator": GENERATORS[int(s["generator"])], "key": _digits(s)}


def generator_state(s: Any) -> str:
    """Where the generator of a position is: x of SplitMix64, or the key of ChaCha8 and how many numbers were drawn."""
    if s["generator"] == SPLITMIX64:
        return f"{(_key(s) + int(s['drawn']) * GAMMA) & (1 << 64) - 1:016x}"
    return f"{_digits(s)}:{int(s['drawn'])}"


def _key(s: Any) -> int:
    return sum(word << (32 * i) for i, word in enumerate(s["key"].tolist()))


def _digits(s: Any) -> str:
    return _key(s).to_bytes(4 * KEY_WORDS, "little").hex()
