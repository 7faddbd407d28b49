"""The state JSON of Tzolk'in as structs: what `view.py` makes, for programs that want types (docs/records.md).

Nothing is decoded into them here: documents and tests are made from them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Gear = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
Food = Literal["goods", "points"]
Spaces = list[int | Literal["n"] | None]
"""Who is on each space of a gear: a seat, `n` for a neutral worker, null for nobody."""


class _Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields must be present, and no others."""


class TzolkinTemples(_Part):
    """Steps, from -1 up."""

    chaac: int
    quetzalcoatl: int
    kukulcan: int


class TzolkinTechnologies(_Part):
    """Levels, from 0 to 3."""

    agriculture: int
    extraction: int
    architecture: int
    theology: int


class TzolkinGears(_Part):
    """By tooth: the spaces of each gear, then those where nobody can be placed."""

    palenque: Spaces
    yaxchilan: Spaces
    tikal: Spaces
    uxmal: Spaces
    chichen_itza: Spaces


class TzolkinJungle(_Part):
    """Tiles left at a harvest space of Palenque."""

    corn: int
    wood: int


class TzolkinDecision(_Part):
    """The question, and who is asked; for an action also where the worker came from."""

    kind: str
    player: int
    gear: Gear | UnsetType = UNSET
    space: int | UnsetType = UNSET


class TzolkinSeat(_Part):
    points: float
    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    workers: int
    free_workers: int
    light: bool
    corn_tiles: int
    wood_tiles: int
    temples: TzolkinTemples
    technologies: TzolkinTechnologies
    wealth: list[str]
    """Others' tiles are unknown until all have chosen."""
    buildings: list[str]
    monuments: list[str]


class TzolkinFinal(_Part):
    """Points from the end of the game."""

    goods: float
    skulls: int
    monuments: dict[str, int]


class TzolkinView(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="game", tag="tzolkin"):
    day: int
    round: int
    age: int
    food_day: Food | None
    """Due at the end of this day."""
    over: bool
    start_player: int
    start_space: int | None
    """The seat whose worker is there."""
    teeth_corn: int
    bank_skulls: int
    chichen_itza_skulls: list[int]
    """Actions that are used up."""
    jungle: dict[str, TzolkinJungle]
    """By space."""
    gears: TzolkinGears
    buildings: list[str | None]
    """The row of six; null is an empty place."""
    deck: list[str] | int
    """How many buildings are left; which ones, in views that may know everything."""
    monuments: list[str]
    decision: TzolkinDecision | None
    seats: list[TzolkinSeat]
    winners: list[int] | UnsetType = UNSET
    """After the end."""
    final: list[TzolkinFinal] | UnsetType = UNSET
