"""What else is printed, for drawing a table: as structs, so that programs get types for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from patolli.games.settlers.cards.model import (
    CARD_COLOURS,
    COLOUR_GOOD,
    COLOURS,
    FACTIONS,
    GOODS,
    RESOURCES,
    TYPES,
)
from patolli.games.settlers.rules.phases.lookout import ALTERNATE_CARDS, advanced_cards
from patolli.games.settlers.rules.scoring import FIRST_RANK, RANK_STEP, RANKS
from patolli.games.settlers.rules.state import LAST_ROUND, PHASES, SEATS, SUPPLY
from patolli.games.settlers.show.items import ICONS


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields must be present, and no others."""


class SettlersRanks(_Part):
    names: list[str]
    first: int
    """Points for the second one."""
    step: int
    """Points from one to the next."""


class SettlersPick(_Part):
    """A pick in the Lookout."""

    turn: int
    """Who picks: the first player is 0, the others follow in turn order."""
    sees: int
    """Out of this many cards."""


class SettlersFacts(_Part):
    """What else is printed: rounds and phases, what a player can hold, what a color brings in a Prayer."""

    rounds: int
    phases: list[str]
    factions: list[str]
    types: list[str]
    goods: list[str]
    resources: list[str]
    good_icons: dict[str, str]
    colors: list[str]
    blessings: list[str]
    color_good: dict[str, str]
    ranks: SettlersRanks
    lookout: dict[str, dict[str, list[list[SettlersPick]]]]
    """The two rounds of picks, by variant and number of players."""


@cache
def facts() -> SettlersFacts:
    return SettlersFacts(
        rounds=LAST_ROUND,
        phases=list(PHASES),
        factions=list(FACTIONS),
        types=list(TYPES),
        goods=list(GOODS[:SUPPLY]),
        resources=list(RESOURCES),
        good_icons={good: ICONS.get(good, good) for good in GOODS if good != "vp"},
        colors=list(CARD_COLOURS),
        blessings=list(COLOURS),
        color_good=dict(COLOUR_GOOD),
        ranks=SettlersRanks(names=list(RANKS), first=FIRST_RANK, step=RANK_STEP),
        lookout={
            variant: {str(n): picks(n) for n in range(2, SEATS + 1)}
            for variant, picks in (("standard", _standard), ("alternate", _alternate), ("advanced", _advanced))
        },
    )


def _round(turns: Iterable[int], sees: Iterable[int]) -> list[SettlersPick]:
    return [SettlersPick(turn=turn, sees=cards) for turn, cards in zip(turns, sees, strict=True)]


def _standard(n: int) -> list[list[SettlersPick]]:
    """A row for each round, the second one in reverse order."""
    row = range(n + 1, 1, -1)
    return [_round(range(n), row), _round(reversed(range(n)), row)]


def _alternate(n: int) -> list[list[SettlersPick]]:
    """Each picks from secret cards, then from what the neighbor has left."""
    return [_round(range(n), [cards] * n) for cards in (ALTERNATE_CARDS, ALTERNATE_CARDS - 1)]


def _advanced(n: int) -> list[list[SettlersPick]]:
    """One row for both rounds, to which cards are added."""
    sees: list[int] = []
    row = 0
    for step in range(1, 2 * n + 1):
        row += advanced_cards(n, step)
        sees.append(row)
        row -= 1
    return [_round(range(n), sees[:n]), _round(range(n), sees[n:])]
