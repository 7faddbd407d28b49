"""What card effects do, in words generated from their data (format 8)."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.games.settlers.effects.ops import Effect
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.words.terms import chain, entry
from patolli.text.entry import Entry


def effects_words(effects: Sequence[Effect]) -> Entry:
    """Effects in the order they happen."""
    return chain("then", [effect_words(effect) for effect in effects])


def effect_words(effect: Effect) -> Entry:
    """One effect."""
    words = _effect(effect)
    return entry("disputed", does=words) if effect.get("disputed") else words


def _effect(effect: Effect) -> Entry:
    op = OPS.get(effect["op"])
    if op is None:
        raise ValueError(f"no words for the effect {dict(effect)}")
    if op.options is None:
        return op.words(effect)
    return op.words(effect, [effects_words(option) for option in op.options(effect)])
