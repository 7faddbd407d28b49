"""The cards of Imperial Settlers: their vocabulary, their structure, and the 204 cards, 16 Attack cards and boards of
the base game from `data/cards.json` (format 8).

Abilities and their effects stay plain dicts, as in the file; `effects/` defines which ones exist.
"""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

RESOURCES = ("wood", "stone", "food")
GOODS = (*RESOURCES, "worker", "raze", "defense", "gold", "vp")
CARD_GOODS = ("card", "common_card", "faction_card")
EFFECT_GOODS = (*GOODS, *CARD_GOODS, "blessing")
"""What an effect or a deal can give."""
STORABLE = (*RESOURCES, "worker", "raze", "gold")
"""What can be stored in Cleanup; Blessings have an op of their own."""

COLOURS = ("brown", "gray", "red", "pink", "gold", "black", "white", "purple", "blue")
"""The nine colors of Blessings and Prayers."""
CARD_COLOURS = (*COLOURS, "orange")
COLOUR_GOOD = {
    "brown": "wood", "gray": "stone", "red": "food", "pink": "worker", "gold": "gold", "black": "raze",
    "purple": "vp", "blue": "card",
}  # fmt: skip
"""The matching good of a color (S2.10); white has none."""

BASE_FACTIONS = ("barbarian", "japanese", "roman", "egyptian")
FACTIONS = (*BASE_FACTIONS, "aztec")
FILE_FACTIONS = (*FACTIONS, "atlantean")
"""All factions that a card file can name: everything about the Atlanteans comes from an owner's file."""
TYPES = ("production", "feature", "action")
TRIGGERS = (
    "you_build_location", "you_make_deal", "you_raze", "you_gain_vp_at_least_2_at_once", "you_score_by_location",
    "production_phase", "opponent_exchanges_2_workers", "cleanup_storage", "any_time_in_own_turn", "you_pray",
    "you_gain_blessing", "you_complete_set",
)  # fmt: skip
"""What features respond to."""

BASE_ORIGIN = "base"


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One physical card; each copy has an id of its own."""

    id: str
    name: str
    deck: str
    copies: int
    colors: tuple[str, ...]
    type: str
    build_cost: dict[str, int]
    deal: str | None
    raze: dict[str, int]
    end_game_vp: int
    abilities: tuple[dict[str, Any], ...]
    origin: str = BASE_ORIGIN
    colorless_in_prayer: bool = False
    color_when_built: tuple[str, ...] = ()
    """Colors of which the builder names one: the Location has it in addition to the printed ones."""

    def ability(self, kind: str) -> dict[str, Any] | None:
        """The ability of that kind: the type of the card, `building_bonus` or `end_of_game`."""
        return next((ability for ability in self.abilities if ability["kind"] == kind), None)


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction board: what it produces each round, what it stores, whether it brings the tricolor Blessing."""

    production: dict[str, int]
    stores: tuple[str, ...] = ()
    tricolor: bool = False


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faction_boards: dict[str, Board]
    attack_cards: dict[str, str]
    cards: list[Card]


def _read() -> _File:
    data = resources.files("patolli.games.settlers").joinpath("data/cards.json").read_bytes()
    return msgspec.json.decode(data, type=_File)


_BASE = _read()

BASE: dict[str, Card] = {card.id: card for card in _BASE.cards}
"""The 204 base cards in the order of their ids."""
ATTACK: dict[str, str] = _BASE.attack_cards
"""The target of each Attack card of the solo game."""
BOARDS: dict[str, Board] = _BASE.faction_boards
"""The boards of the four base factions; others come from card files."""
