"""The state JSON of Imperial Settlers as structs: what `view.py` makes, for programs that want types (format 10).

Nothing is decoded into them here: they are what documents and tests are made of.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["lookout", "production", "action", "cleanup", "attack", "over"]
Faction = Literal["barbarian", "japanese", "roman", "egyptian", "aztec", "atlantean"]
Pile = list[str] | int
"""The ids of cards, or how many there are where the cards are not known."""


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields are there, and no others."""


class SettlersResources(_Part):
    wood: int
    stone: int
    food: int


class SettlersGoods(_Part):
    wood: int
    stone: int
    food: int
    worker: int
    raze: int
    defense: int
    gold: int


class SettlersLocation(_Part):
    id: str
    used: int
    """How often in this round."""
    blocked: bool
    defense: bool
    samurai: bool
    taken_by: int | None
    """The seat that has taken it over."""
    under: Pile
    goods: SettlersResources
    stored: list[str]
    count: int
    was_reset: bool


class SettlersRoute(_Part):
    """A deal of a Trade Route, named by the Location that it goes to."""

    location: str
    marker: str | None


class SettlersSeat(_Part):
    faction: Faction
    points: int
    goods: SettlersGoods
    blessings: list[str]
    """Colours."""
    tricolor: bool
    passed: bool
    hand: Pile
    looking: Pile
    deck: Pile
    discard: list[str]
    deals: list[str]
    routes: list[SettlersRoute]
    foundations: Pile
    locations: list[SettlersLocation]


class SettlersVirtual(_Part):
    """The other player of a game alone."""

    locations: list[SettlersLocation]
    line: list[str]
    attack_deck: Pile
    attack_discard: list[str]
    collection: list[str]


class SettlersCommon(_Part):
    deck: Pile
    discard: list[str]


class SettlersDecision(_Part):
    """What is asked, and whom."""

    kind: str
    player: int


class SettlersFinal(_Part):
    """Where the points come from."""

    track: int
    locations: int
    features: dict[str, int]


class SettlersView(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="game", tag="settlers"):
    round: int
    phase: Phase
    first_player: int
    over: bool
    decision: SettlersDecision | None
    row: list[str]
    prayer: list[str]
    rng: str | None
    """Of chance that is still to come; only who may know everything is told."""
    common: SettlersCommon
    seats: list[SettlersSeat]
    virtual: SettlersVirtual | None
    winners: list[int] | UnsetType = UNSET
    """After the end."""
    final: list[SettlersFinal] | UnsetType = UNSET
    rank: str | UnsetType | None = UNSET
    """Of a game alone: null if it was lost."""
