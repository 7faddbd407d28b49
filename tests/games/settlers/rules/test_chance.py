"""Chance: the generator and the shuffle that every program must reproduce (format 6)."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import exported, records
from patolli.games.settlers.formats.deal import lay_out_table, put_on_deck, read_generator
from patolli.games.settlers.formats.view import slots_in
from patolli.games.settlers.rules import chance, piles
from patolli.games.settlers.rules.state import COMMON_DECK, STATE
from tests.games.settlers.oracle.chance import ChaCha8, SplitMix64, chacha_block, generator_of
from tests.games.settlers.table import Table

MASK = (1 << 64) - 1
KEY = bytes(range(32)).hex()


def splitmix(x: int) -> tuple[int, int]:
    """The next state and number, by the text of format 6."""
    generator = SplitMix64(x)
    number = generator.next()
    return generator.x, number


def set_generator(s: Any, **deal: Any) -> None:
    """As `read_deal` does for a record."""
    generator, key = read_generator(deal)
    s["generator"] = generator
    s["key"] = [(key >> (32 * i)) & 0xFFFFFFFF for i in range(8)]


@exported
def next_below(s, n):
    return chance.next_below(s, n)


@exported
def shuffle(s, pile):
    piles.shuffle_pile(s, pile)


def test_the_first_numbers() -> None:
    """Format 6: seed 0 gives E220A8397B1DCDAF, 6E789E6AA1B965F4."""
    x, first = splitmix(0)
    x, second = splitmix(x)
    assert (first, second) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)
    for n in (1, 2, 3, 7, 84, 100, 251, 255, 256, 257, 639):
        s = records(1, STATE)[0]
        assert [int(next_below(s, n)), int(next_below(s, n))] == [first % n, second % n]
        assert chance.generator_state(s) == f"{x:016x}"


def test_the_key_stream_is_that_of_the_cipher() -> None:
    """Test vectors of 256-bit ChaCha8, and one of ChaCha20 for the other implementation."""
    assert chacha_block(bytes(32), 0, 20)[:16].hex() == "76b8e0ada0f13d90405d6ae55386bd28"
    vectors = {
        bytes(32): "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        b"\x01" + bytes(31): "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
    }
    for key, expected in vectors.items():
        assert chacha_block(key, 0, 8).hex() == expected
        s = records(1, STATE)[0]
        set_generator(s, generator="chacha8", key=key.hex())
        stream = struct.unpack("<8Q", bytes.fromhex(expected))
        assert [int(next_below(s, 251)) for _ in range(8)] == [number % 251 for number in stream]
        assert chance.generator_state(s) == f"{key.hex()}:8"


@pytest.mark.parametrize("n", [1, 2, 3, 7, 84, 100, 251, 255, 256, 257, 639])
def test_numbers_of_the_cipher_modulo_something(n: int) -> None:
    """Format 6: number i is eight bytes of the key stream, lowest first; across block boundaries, too."""
    s, other = records(1, STATE)[0], ChaCha8(KEY)
    set_generator(s, generator="chacha8", key=KEY)
    assert [int(next_below(s, n)) for _ in range(40)] == [other.next() % n for _ in range(40)]
    assert chance.generator_state(s) == other.state()


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 + 5, 2**53 - 1, 0x9E3779B97F4A7C15, MASK])
def test_numbers_modulo_something(seed: int) -> None:
    """Format 6: `next mod n`, of an unsigned 64-bit number."""
    for n in range(1, 257):
        s = records(1, STATE)[0]
        s["key"][:2] = seed & 0xFFFFFFFF, seed >> 32
        x = seed
        for _ in range(4):
            x, number = splitmix(x)
            assert int(next_below(s, n)) == number % n
        assert chance.generator_state(s) == f"{x:016x}"


@pytest.mark.parametrize("deal", [{"seed": 12345}, {"generator": "chacha8", "key": KEY}])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 30, 84, 104, 240, 639])
def test_shuffle(size: int, deal: dict[str, Any]) -> None:
    """Format 6: for i = n-1 down to 1: j = next mod (i+1), exchange entries i and j."""
    s = records(1, STATE)[0]
    lay_out_table(s, 2)
    put_on_deck(s, COMMON_DECK, np.arange(size))
    set_generator(s, **deal)
    expected, generator = list(range(size)), generator_of(deal)
    for i in range(size - 1, 0, -1):
        j = generator.next() % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    shuffle(s, COMMON_DECK)
    assert slots_in(s, COMMON_DECK) == expected
    assert chance.generator_state(s) == generator.state()
    assert int(s["length"][COMMON_DECK]) == size
    assert not s["shelf"].any()


def test_a_deck_is_refilled_only_when_a_card_is_needed() -> None:
    """Format 6: not when it becomes empty; the discard pile, oldest first, is shuffled when needed."""
    t = Table(
        ["roman", "japanese"],
        goods={0: {"worker": 6}},
        decks={"common": ["COM001"]},
        discards={"common": ["COM003", "COM002", "COM006", "COM009"]},
        exact=["common"],
        seed=7,
    )
    t.play("spend:common")
    assert t.view()["common"] == {"deck": [], "discard": ["COM003", "COM002", "COM006", "COM009"]}
    assert t.view()["rng"] == f"{7:016x}"
    cards, x = ["COM003", "COM002", "COM006", "COM009"], 7
    for i in range(3, 0, -1):
        x, number = splitmix(x)
        j = number % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    t.play("spend:common")
    assert t.view()["common"] == {"deck": cards[1:], "discard": []}
    assert cards[0] in t.hand()
    assert t.view()["rng"] == f"{x:016x}"


def test_nothing_to_refill_with() -> None:
    """S1.1.8, format 6: if nothing is there: no card, no number used. Legion, when built, gives a Common card."""
    for left in ([], ["COM002"]):
        t = Table(
            ["roman", "japanese"],
            hand={0: ["ROM017"]},
            goods={0: {"food": 1}},
            foundations={0: ["ROM001"]},
            decks={"common": left},
            exact=["common"],
        )
        t.play("build:ROM017", "location:foundation")
        assert (t.hand(), t.view()["rng"]) == (left, f"{7:016x}")
        assert t.view()["common"]["deck"] == []


def test_shuffle_back() -> None:
    """Format 6: each card to the end of its home deck, then each such deck is shuffled: Architect."""
    t = Table(
        ["roman", "japanese"],
        hand={0: ["ROM011"]},
        goods={0: {"stone": 2}},
        foundations={0: ["COM001"]},
        decks={0: ["ROM001", "ROM002", "ROM003", "ROM004"]},
        exact=[0],
    )
    t.play("build:ROM011", "location:foundation")
    assert (t.kind, t.seat()["looking"]) == ("keep", ["ROM001", "ROM002"])
    t.play("keep:ROM001")
    cards, x = ["ROM003", "ROM004", "ROM002"], 7
    for i in range(2, 0, -1):
        x, number = splitmix(x)
        j = number % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert (t.hand(), t.seat()["looking"]) == (["ROM001"], [])
    assert t.seat()["deck"] == cards
    assert t.view()["rng"] == f"{x:016x}"


def test_hands_are_sorted() -> None:
    """Format 6: hands are kept sorted by id."""
    t = Table(["roman", "japanese"], goods={0: {"worker": 6}}, decks={"common": ["COM050", "COM001"], 0: ["ROM005"]})
    t.play("spend:common", "spend:common", "spend:faction")
    assert t.hand() == ["COM001", "COM050", "ROM005"]
