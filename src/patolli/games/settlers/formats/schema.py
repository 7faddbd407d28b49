"""The state JSON of Imperial Settlers as structs: what `view.py` makes, for programs that want types (format 10).

Nothing is decoded into them here: documents and tests are made from them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["lookout", "production", "action", "cleanup", "attack", "over"]
Faction = Literal["barbarian", "japanese", "roman", "egyptian", "aztec", "atlantean"]
Pile = list[str] | int
"""Card ids, or their number if the cards are unknown."""


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields must be present, and no others."""


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
    """How often this round."""
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
    color: str | UnsetType | None = UNSET
    """The color of a Location that gets one when it is built; null until it is named."""
    technology: Literal["basic", "defense", "glory"] | UnsetType = UNSET
    """The Technology token on it."""


class SettlersRoute(_Part):
    """A Trade Route deal, named by the Location that it goes to."""

    location: str
    marker: str | None


class SettlersSeat(_Part):
    faction: Faction
    points: int
    goods: SettlersGoods
    blessings: list[str]
    """Colors."""
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
    statues: dict[str, int] | UnsetType = UNSET
    """By kind, if any."""


class SettlersVirtual(_Part):
    """The virtual player of a solo game."""

    locations: list[SettlersLocation]
    line: list[str]
    attack_deck: Pile
    attack_discard: list[str]
    collection: list[str]


class SettlersCommon(_Part):
    deck: Pile
    discard: list[str]


class SettlersDecision(_Part):
    """The question, and who is asked."""

    kind: str
    player: int


class SettlersFinal(_Part):
    """Where the points come from."""

    track: int
    locations: int
    features: dict[str, int]
    statues: int | UnsetType = UNSET


class SettlersView(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="game", tag="settlers"):
    round: int
    phase: Phase
    first_player: int
    over: bool
    decision: SettlersDecision | None
    row: list[str]
    prayer: list[str]
    rng: str | None
    """The generator of future random results; only in views that may know everything."""
    common: SettlersCommon
    seats: list[SettlersSeat]
    virtual: SettlersVirtual | None
    card_files: list[str] | UnsetType = UNSET
    """The SHA-256 of card files that people brought to this game, if any."""
    winners: list[int] | UnsetType = UNSET
    """After the end."""
    final: list[SettlersFinal] | UnsetType = UNSET
    rank: str | UnsetType | None = UNSET
    """In a solo game; null if it was lost."""
