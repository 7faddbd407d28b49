"""What bots learn with, and what is told of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from patolli.engine.compiled.jit import kernel
from pebbles.notation import HOW, token_at
from pebbles.rules import HAND, NONE, quarters

FEATURES = HAND + 2


@kernel
def write_features(s, p, out):
    """What seat p knows as numbers of the size of one: its hand, how far the game is, its points."""
    for slot in range(HAND):
        out[slot] = s.hand[p, slot] / 10.0 if s.hand[p, slot] != NONE else -1.0
    out[HAND] = s.played / 10.0
    out[HAND + 1] = quarters(s, p) / 400.0
    return FEATURES


@kernel
def estimate(s, p):
    """The points that seat p will have at the end, as far as everybody knows."""
    return quarters(s, p) / 4


def sources(states: Sequence[Any], actions: Sequence[int]) -> list[dict[str, float]]:
    """Points of each seat by how its cards were played."""
    last = states[-1]
    found: list[dict[str, float]] = [dict.fromkeys(HOW, 0.0) for _ in range(int(last["players"]))]
    for i in range(int(last["played"])):
        how = int(last["how"][i])
        found[int(last["owner"][i])][HOW[how]] += int(last["pile"][i]) / (1 + how)
    return found


def openings(states: Sequence[Any], actions: Sequence[int]) -> list[list[str]]:
    """The first card of each seat."""
    return [[token_at(states[p], actions[p])] for p in range(int(states[0]["players"]))]
