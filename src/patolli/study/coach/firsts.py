"""What is new to a player, as the game tells it; and what they have not tried yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from patolli.engine.coaching import First
from patolli.engine.game import Game, View
from patolli.text.entry import Entry

TRIES = 3
"""Things to try next time."""


def first_of(
    game: Game, view: View, seat: int, legal: Sequence[str], known: Collection[str]
) -> tuple[str, First] | None:
    """The most important thing that comes up at a decision and was not explained yet; None if nothing does."""
    firsts = game.words.firsts
    for key, first in (firsts() if firsts else {}).items():
        if key not in known and first.comes(view, seat, legal):
            return key, first
    return None


def tries_of(game: Game, tokens: Iterable[str]) -> list[Entry]:
    """What the player of these tokens never used."""
    played, firsts = list(tokens), game.words.firsts
    found = (one for one in (firsts() if firsts else {}).values() if not any(map(one.uses, played)))
    return [one.attempt for one in found if one.attempt][:TRIES]
