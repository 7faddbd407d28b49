"""The engine's random numbers: which generator, how it is seeded, and that a deal cannot be searched for."""

from __future__ import annotations

import os
import struct
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import exported
from patolli.engine.compiled.rng import (
    MAX_KEY,
    MAX_SEED,
    TAPE_WORDS,
    below,
    check_tape,
    new_rng,
    new_tape,
    next32,
    shuffle,
)
from patolli.engine.errors import BadSetup
from patolli.engine.game import find_game
from patolli.engine.match import Match
from tests.games.settlers.oracle.chance import chacha_block

MASK = 2**64 - 1
GAMES = ["tzolkin", "settlers"]


@exported
def numbers(rng, out):
    for i in range(len(out)):
        out[i] = next32(rng)


@exported
def numbers_below(rng, n, out):
    for i in range(len(out)):
        out[i] = below(rng, n)


@exported
def shuffled(rng, items):
    shuffle(rng, items, 0, len(items))


@exported
def fingerprint(data, count, size, out):
    """A 64-bit hash (FNV-1a) for each of `count` records of this many bytes."""
    for i in range(count):
        h = np.uint64(0xCBF29CE484222325)
        for j in range(size):
            h = (h ^ np.uint64(data[i * size + j])) * np.uint64(0x100000001B3)
        out[i] = h


def words(rng: Any, count: int) -> list[int]:
    out = np.zeros(count, np.int64)
    numbers(rng, out)
    return out.tolist()


def xoroshiro(a: int, b: int, count: int) -> list[int]:
    """xoroshiro128+ in plain Python, the upper half of each number."""
    found: list[int] = []
    for _ in range(count):
        found.append(((a + b) & MASK) >> 32)
        b ^= a
        a = ((a << 24 | a >> 40) ^ b ^ (b << 16)) & MASK
        b = (b << 37 | b >> 27) & MASK
    return found


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (0, 1), (7, 3), (2**32, 5), (MAX_SEED, 2**62)])
def test_a_seed_gives_xoroshiro(seed: int, stream: int) -> None:
    rng = new_rng(seed, stream)
    a, b = (int(word) & MASK for word in rng)
    assert words(rng, 50) == xoroshiro(a, b, 50)


def test_the_numbers_of_a_seed_never_change() -> None:
    assert words(new_rng(7, 3), 6) == [273850936, 1943612545, 1254572804, 3332528925, 387733559, 1826638025]


def test_every_bit_of_seed_and_stream_counts() -> None:
    """Each of them changes about half of the 128 bits of the state: the whole seed counts."""
    plain = int.from_bytes(new_rng(12345, 678).tobytes(), "little")
    for bit in range(63):
        for pair in ((12345 ^ 1 << bit, 678), (12345, 678 ^ 1 << bit)):
            changed = int.from_bytes(new_rng(*pair).tobytes(), "little") ^ plain
            assert 30 < changed.bit_count() < 98, (bit, pair)


@pytest.mark.parametrize("key", [0, 1, 2**63, 2**255 + 12345, MAX_KEY])
def test_a_key_gives_the_key_stream(key: int) -> None:
    stream = b"".join(chacha_block(key.to_bytes(32, "little"), number, 8) for number in range(4))
    assert words(new_tape(key), 64) == list(struct.unpack("<64I", stream))


def test_a_tape_that_was_used_up_is_noticed() -> None:
    tape = new_tape(5)
    words(tape, TAPE_WORDS)
    check_tape(tape)
    words(tape, 1)
    with pytest.raises(AssertionError, match="1025 random numbers"):
        check_tape(tape)


@pytest.mark.parametrize("make", [new_rng, new_tape])
def test_numbers_below_and_shuffles_are_even(make: Any) -> None:
    """Fixed seeds: the same counts on every machine."""
    out = np.zeros(60_000 if make is new_rng else TAPE_WORDS, np.int64)
    numbers_below(make(2**63 + 9 if make is new_tape else 9), 6, out)
    counts = np.bincount(out, minlength=6)
    expected = len(out) / 6
    assert float(((counts - expected) ** 2 / expected).sum()) < 20  # 5 degrees of freedom: seldom above 15
    tops = np.zeros(5, np.int64)
    for seed in range(2000):
        items = np.arange(5)
        shuffled(make(seed), items)
        assert sorted(items.tolist()) == [0, 1, 2, 3, 4]
        tops[items[0]] += 1
    assert float(((tops - 400) ** 2 / 400).sum()) < 20


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_or_a_key_deals_the_same_game_again(name: str) -> None:
    for seed in (0, 7, MAX_SEED, MAX_SEED + 1, MAX_KEY):
        assert Match.new(name, 2, seed) == Match.new(name, 2, seed)
    assert Match.new(name, 2, 7) != Match.new(name, 2, 7 + 2**64)
    assert Match.new(name, 2, 2**255) != Match.new(name, 2, 2**255 + 2**254)
    for bad in (-1, MAX_KEY + 1, 1.5, True):
        with pytest.raises(BadSetup, match="a seed is a whole number"):
            Match.new(name, 2, bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_the_operating_system_draws_a_key(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return 2**255 + 1

    monkeypatch.setattr("patolli.engine.match.secrets.randbits", randbits)
    assert Match.new(name, 2) == Match.new(name, 2, 2**255 + 1)
    assert asked == [256]


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_takes_less_than_half_a_tape(name: str) -> None:
    game = find_game(name)
    for players in range(game.min_players, game.max_players + 1):
        tape = new_tape(MAX_KEY - players)
        game.deal_with(game.blank(players)[0], players, tape)
        assert 0 < tape[0] < TAPE_WORDS / 2


@pytest.mark.compiled
@pytest.mark.slow
def test_no_two_of_many_random_seeds_deal_alike() -> None:
    """With a 32-bit generator, 400,000 of them dealt about twenty games twice; PATOLLI_DEALS=10000000 tries more."""
    game, games = find_game("tzolkin"), int(os.environ.get("PATOLLI_DEALS", "400000"))
    seeds = np.unique(np.random.default_rng(2026).integers(MAX_SEED, size=games))
    hashes, at, size = np.zeros(len(seeds), np.uint64), 0, game.rules.dtype.itemsize
    states = game.new_states(4096)
    for first in range(0, len(seeds), len(states)):
        some = seeds[first : first + len(states)].tolist()
        states[:] = np.zeros((), game.rules.dtype)
        for state, seed in zip(states, some, strict=False):
            game.deal(state, 4, seed)
        fingerprint(states.view(np.uint8).reshape(-1), len(some), size, hashes[at : at + len(some)])
        at += len(some)
    assert len(np.unique(hashes)) == len(seeds)
