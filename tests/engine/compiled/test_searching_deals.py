"""The attack on a deal: try everything the generator can deal until one matches what a seat sees.

With 32 bits of state that took minutes and found every hidden tile. The attack is here, on a space small enough for a
test, to show that it works; then that the real space is as large as its numbers: every bit of a seed and of a key
counts, and hosted games take all their bits from the operating system (`test_rng.py`). docs/server.md has the argument.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import MAX_KEY
from patolli.engine.game import find_game
from patolli.engine.match import SPECTATOR, Match

SPACE = 4096 if JIT else 64
GAMES = [("tzolkin", 4, SPECTATOR), ("tzolkin", 2, 0), ("settlers", 4, 1), ("settlers", 2, 0)]


def attack(seen: Match, eyes: int, numbers: Iterable[int]) -> list[int]:
    """All numbers whose deal looks the same as the match to this viewer."""
    game, players, view = seen.game, len(seen.players), seen.view(eyes)
    states = game.new_states(1)
    blank = states[0].copy()
    found: list[int] = []
    for number in numbers:
        states[0] = blank
        game.deal(states[0], players, number)
        if game.notation.view(states[0], eyes) == view:
            found.append(number)
    return found


@pytest.mark.parametrize(("name", "players", "eyes"), GAMES)
def test_a_small_space_can_be_searched(name: str, players: int, eyes: int) -> None:
    """So anyone who knows that a seed is small knows the whole deal: the space is what counts."""
    true = SPACE // 3
    assert attack(Match.new(name, players, true), eyes, range(SPACE)) == [true]


@pytest.mark.parametrize(("name", "players", "eyes"), GAMES)
def test_a_hosted_deal_is_not_in_it(name: str, players: int, eyes: int) -> None:
    hosted = Match.new(name, players, 0x9D1B_77E0_55A3 << 200)
    assert attack(hosted, eyes, range(SPACE)) == []
    # Nor among keys of which all but the lowest bits are guessed wrong.
    assert attack(hosted, eyes, (2**255 + number for number in range(64))) == []


@pytest.mark.parametrize("name", ["tzolkin", "settlers"])
def test_every_bit_of_a_key_counts(name: str) -> None:
    deals = {deal_of(name, MAX_KEY // 3)} | {deal_of(name, MAX_KEY // 3 ^ 1 << bit) for bit in range(256)}
    assert len(deals) == 257


@pytest.mark.parametrize("name", ["tzolkin", "settlers"])
def test_seeds_that_dealt_alike(name: str) -> None:
    """Found by the attack on the old generator: two of 2^63 seeds, one deal."""
    assert deal_of(name, 2664870211504132054) != deal_of(name, 6527091555795150831)


def deal_of(name: str, number: int) -> bytes:
    game = find_game(name)
    states: Any = game.new_states(1)
    game.deal(states[0], 4, number)
    return states.tobytes()


def test_later_draws_do_not_follow_from_earlier_ones() -> None:
    """Settlers: past output of the generator reveals the next number to nobody without the key.

    With SplitMix64 it did: the function that makes a number can be inverted, which gives the state, and so everything
    to come.
    """
    match = Match.new("settlers", 2, 7)
    assert match.record()["deal"]["generator"] == "chacha8"
    number, seed = 0xE220A8397B1DCDAF, 0
    assert undone(number) == (seed + 0x9E3779B97F4A7C15) % 2**64


def undone(z: int) -> int:
    """The state of SplitMix64 from one of its numbers."""
    mask = 2**64 - 1
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 2**64) & mask
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 2**64) & mask
    return z ^ z >> 30 ^ z >> 60
