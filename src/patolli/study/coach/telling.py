"""What the coach says, in few words."""

from __future__ import annotations

from collections.abc import Sequence

WORDS = 30
"""Words of a reason, at most."""


def in_short(sentences: Sequence[str], most: int = WORDS) -> str:
    """The first of these sentences that fit within this many words; a long one is left out, unless all are."""
    told: list[str] = []
    left = most
    for sentence in sentences:
        count = len(sentence.split())
        if count <= left:
            told.append(sentence)
            left -= count
    return " ".join(told) or (sentences[0] if sentences else "")
