"""The game's random numbers (format 6), which every program that replays a record must reproduce.

Chance continues during the game, so past draws must not predict future ones. Records name their generator:

- ChaCha8: number n (from 0) is the n-th 64-bit number of the key stream, lower word first. Used for every game dealt
  here.
- SplitMix64: simple, but one of its numbers reveals all others. Used in records of earlier versions.

Both need only a key and the count of numbers drawn; the current block of the key stream is kept so that it is computed
only once.
"""

from typing import Any

from patolli.engine.compiled.chacha import KEY_WORDS, MASK, block
from patolli.engine.compiled.jit import kernel
from patolli.engine.compiled.rng import GAMMA, mixed, next32, signed

SPLITMIX64, CHACHA8 = range(2)
GENERATORS = ("splitmix64", "chacha8")


@kernel
def new_key(s, rng):
    """Set up this game's own generator from a running one."""
    for i in range(len(s.key)):
        s.key[i] = next32(rng)
    for i in range(len(s.stream)):
        s.stream[i] = 0
    s.drawn = 0
    s.generator = CHACHA8


@kernel
def next_below(s, n):
    """The next number of the position's generator, modulo n (at most 639, the cards of a game)."""
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
    # As an unsigned number: upper and lower half separately.
    return ((high % n) * ((1 << 32) % n) + low % n) % n


# As JSON ----------------------------------------------------------------------------------------------------------


def generator_of(s: Any) -> dict[str, Any]:
    """The generator of a deal. If there is only a seed, it is SplitMix64."""
    if s["generator"] == SPLITMIX64:
        return {"seed": _key(s)}
    return {"generator": GENERATORS[int(s["generator"])], "key": _digits(s)}


def generator_state(s: Any) -> str:
    """The state of a position's generator: x of SplitMix64, or the key of ChaCha8 and the count of numbers drawn."""
    if s["generator"] == SPLITMIX64:
        return f"{(_key(s) + int(s['drawn']) * GAMMA) & (1 << 64) - 1:016x}"
    return f"{_digits(s)}:{int(s['drawn'])}"


def _key(s: Any) -> int:
    return sum(word << (32 * i) for i, word in enumerate(s["key"].tolist()))


def _digits(s: Any) -> str:
    return _key(s).to_bytes(4 * KEY_WORDS, "little").hex()
