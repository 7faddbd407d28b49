"""The generators of a record in plain Python, by the text of format 6: shares nothing with the rules."""

from __future__ import annotations

import struct
from typing import Any

MASK = 2**64 - 1
WORD = 2**32 - 1


class SplitMix64:
    """x goes up by a constant; the number is x, mixed."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def next(self) -> int:
        self.x = (self.x + 0x9E3779B97F4A7C15) & MASK
        z = self.x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
        return z ^ (z >> 31)

    def state(self) -> str:
        return f"{self.x:016x}"


class ChaCha8:
    """Numbers are eight bytes each of the key stream, which is made block by block."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)
        self.drawn = 0

    def next(self) -> int:
        number, place = divmod(self.drawn, 8)
        self.drawn += 1
        return struct.unpack_from("<Q", chacha_block(self.key, number, 8), 8 * place)[0]

    def state(self) -> str:
        return f"{self.key.hex()}:{self.drawn}"


def chacha_block(key: bytes, number: int, rounds: int) -> bytes:
    """64 bytes of the key stream, with a nonce of zeros."""
    begin = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", number, 0)))
    x = begin.copy()
    columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for each in range(rounds):
        for a, b, c, d in diagonals if each % 2 else columns:
            for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) & WORD
                mixed = x[r] ^ x[p]
                x[r] = (mixed << turn | mixed >> (32 - turn)) & WORD
    return struct.pack("<16I", *((one + other) & WORD for one, other in zip(x, begin, strict=True)))


def generator_of(deal: dict[str, Any]) -> SplitMix64 | ChaCha8:
    """The generator that a deal names."""
    return ChaCha8(deal["key"]) if deal.get("generator") == "chacha8" else SplitMix64(deal["seed"])


def generator_at(state: str) -> SplitMix64 | ChaCha8:
    """The generator of a position, by its `rng` (format 10)."""
    key, colon, drawn = state.partition(":")
    if not colon:
        return SplitMix64(int(key, 16))
    generator = ChaCha8(key)
    generator.drawn = int(drawn)
    return generator
