"""Which of our pictures (`drawing/data/emblems.svg`) a card shows: by deck and name, otherwise by what it gives."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources

from patolli.games.settlers.cards.model import Card
from patolli.games.settlers.effects.ops import Effect

_BY_GOOD = {
    "wood": "forest", "stone": "quarry", "food": "field", "worker": "village", "gold": "coins", "raze": "armour",
    "card": "watchtower", "common_card": "watchtower", "faction_card": "watchtower", "vp": "statue",
}  # fmt: skip
_BY_TYPE = {"action": "workbench", "feature": "town"}
_OTHER = "village"


@cache
def _drawn() -> Mapping[str, Mapping[str, str]]:
    data = resources.files("patolli.games.settlers").joinpath("data", "pictures.json")
    return json.loads(data.read_text(encoding="utf-8"))


def picture_of(card: Card) -> str:
    """The name of its picture; there is one for every card."""
    named = _drawn().get(card.deck, {}).get(card.name) or _drawn()["common"].get(card.name)
    if named:
        return named
    effects: list[Effect] = [effect for ability in card.abilities for effect in ability["effects"]]
    if any(effect["op"] == "pray" for effect in effects):
        return "incense"
    gained = [
        good for effect in effects for good in effect.get("goods", {}) if isinstance(effect.get("goods"), Mapping)
    ]
    first = _BY_GOOD.get(gained[0]) if gained and card.type == "production" else None
    return first or _BY_TYPE.get(card.type, _OTHER)
