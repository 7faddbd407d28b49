"""Chance: the generator and the shuffle that every program must draw in the same way (format 6)."""

from __future__ import annotations

import numpy as np
import pytest

from patolli.engine.jit import entry, records
from patolli.settlers import chance, piles
from patolli.settlers.deal import lay_out_table, put_on_deck
from patolli.settlers.state import COMMON_DECK, STATE
from patolli.settlers.view import slots_in
from tests.settlers.table import Table

MASK = (1 << 64) - 1


def splitmix(x: int) -> tuple[int, int]:
    """The next state and number, by the text of format 6."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    z = x
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return x, z ^ (z >> 31)


@entry
def next_below(s, n):
    return chance.next_below(s, n)


@entry
def shuffle(s, pile):
    piles.shuffle_pile(s, pile)


def test_the_first_numbers() -> None:
    """Format 6: seed 0 gives E220A8397B1DCDAF, 6E789E6AA1B965F4."""
    x, first = splitmix(0)
    x, second = splitmix(x)
    assert (first, second) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)
    for n in (1, 2, 3, 7, 84, 100, 251, 255, 256):
        s = records(1, STATE)[0]
        assert [int(next_below(s, n)), int(next_below(s, n))] == [first % n, second % n]
        assert int(s["rng"]) & MASK == x


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 + 5, 2**53 - 1, 0x9E3779B97F4A7C15, MASK])
def test_numbers_modulo_something(seed: int) -> None:
    """Format 6: `next mod n`, of an unsigned number of 64 bits."""
    for n in range(1, 257):
        s = records(1, STATE)[0]
        s["rng"] = np.array(seed, np.uint64).view(np.int64)
        x = seed
        for _ in range(4):
            x, number = splitmix(x)
            assert int(next_below(s, n)) == number % n
        assert int(s["rng"]) & MASK == x


@pytest.mark.parametrize("size", [0, 1, 2, 3, 30, 84, 104, 240])
def test_shuffle(size: int) -> None:
    """Format 6: for i = n-1 down to 1: j = next mod (i+1), exchange entries i and j."""
    s = records(1, STATE)[0]
    lay_out_table(s, 2)
    put_on_deck(s, COMMON_DECK, np.arange(size))
    s["rng"] = 12345
    expected, x = list(range(size)), 12345
    for i in range(size - 1, 0, -1):
        x, number = splitmix(x)
        j = number % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    shuffle(s, COMMON_DECK)
    assert slots_in(s, COMMON_DECK) == expected
    assert int(s["rng"]) == (x if x < 1 << 63 else x - (1 << 64))
    assert int(s["length"][COMMON_DECK]) == size
    assert not s["shelf"].any()


def test_a_deck_is_refilled_only_when_a_card_is_needed() -> None:
    """Format 6: not when it becomes empty; the discard pile, oldest first, is shuffled then."""
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
    """S1.1.8, format 6: nothing there: no card, no number used."""
    t = Table(["roman", "japanese"], goods={0: {"worker": 2}}, exact=["common"])
    t.play("spend:common")
    assert (t.hand(), t.view()["rng"]) == ([], f"{7:016x}")


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
