"""Reading card entries, and the words and types of the test oracle in oracle.py."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

RESOURCES = ("wood", "stone", "food")
GOODS = (*RESOURCES, "worker", "raze", "defense", "gold", "vp")
SUPPLY = GOODS[:-1]  # what lies in front of a player; VP are on the track
COLORS = ("brown", "gray", "red", "pink", "gold", "black", "white", "purple", "blue")
TRICOLOR = COLORS[:3]
LETTERS = {"w": "wood", "s": "stone", "f": "food", "g": "gold"}
CARD_GOODS = ("common_card", "faction_card", "card")
GOOD_OF_COLOR = {  # S2.10.3; white has none
    "brown": "wood",
    "gray": "stone",
    "red": "food",
    "pink": "worker",
    "gold": "gold",
    "black": "raze",
    "purple": "vp",
    "blue": "card",
}
COLOR_OF_GOOD = {good: color for color, good in GOOD_OF_COLOR.items()} | {"common_card": "blue", "faction_card": "blue"}

Card = dict[str, Any]
Effect = dict[str, Any]
Place = dict[str, Any]  # a Location: its entry in the full view
Result = TypeVar("Result")
Decision = tuple[str, int, list[str]]  # kind, player, tokens
Asking = Generator[Decision, str, Result]  # asks decisions, is sent the chosen tokens
Flow = Asking[None]


@dataclass
class Brought:
    """What a raze, or the deals of a Production, brought: goods and drawn cards."""

    goods: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)

    def add(self, goods: dict[str, int], cards: list[str]) -> None:
        for good in GOODS:
            self.goods[good] = self.goods.get(good, 0) + goods.get(good, 0)
        self.cards += cards


@dataclass
class Cause:
    """Why effects happen: the Location they stand on and what they may refer to."""

    place: Place | None = None
    kind: str = ""  # of the ability; "deal" for the good of a deal
    made: str | None = None  # the good of the deal just made
    deal_good: str | None = None  # of the deal discarded by an effect before


@dataclass
class Source:
    """One of several sources that act together (format 4)."""

    name: str
    effects: list[Effect]
    cause: Cause


def is_common(card: Card) -> bool:
    return card["deck"] == "common"


def raze_field(card: Card) -> dict[str, int]:
    return {good: count for good, count in (card.get("raze") or {}).items() if count}


def deal_field(card: Card) -> str | None:
    return card["target"] if "target" in card else card.get("deal")  # an Attack card gives its target


def ability(card: Card, kind: str) -> dict[str, Any] | None:
    return next((one for one in card["abilities"] if one["kind"] == kind), None)


def effects_of(card: Card, kind: str) -> list[Effect]:
    found = ability(card, kind)
    return found["effects"] if found else []


def trigger(card: Card) -> str | None:
    found = ability(card, "feature")
    return found.get("trigger") if found else None


def colors_in_play(card: Card, place: Place | None) -> list[str]:
    """The printed colors, and the one that was named when the Location was built."""
    named = (place or {}).get("color")
    return [*card["colors"], *([named] if named else [])]


def fits(card: Card, place: Place | None, wanted: dict[str, str] | None, own: list[str]) -> bool:
    """Whether a Location passes the filter of a feature; `own` are the colors of that feature's Location."""
    wanted = wanted or {}
    colors = colors_in_play(card, place)
    if wanted.get("color") == "matching":
        if not set(colors) & set(own) & set(COLORS):
            return False
    elif "color" in wanted and wanted["color"] not in colors:
        return False
    return "deck" not in wanted or (wanted["deck"] == "common") == is_common(card)


def prayer_colors(card: Card) -> list[str]:
    if card.get("colorless_in_prayer"):
        return []
    return [color for color in card["colors"] if color in COLORS]


def contains(effects: list[Effect], op: str) -> bool:
    """Whether an op is among the effects or inside of their options."""
    for effect in effects:
        if effect["op"] == op:
            return True
        for option in effect.get("options", []):
            if contains(option["effects"] if isinstance(option, dict) else option, op):
                return True
    return False


def new_place(card_id: str, card: Card | None = None) -> Place:
    named = {"color": None} if card and card.get("color_when_built") else {}
    return named | {
        "id": card_id,
        "used": 0,
        "blocked": False,
        "defense": False,
        "samurai": False,
        "taken_by": None,
        "under": [],
        "goods": dict.fromkeys(RESOURCES, 0),
        "stored": [],
        "count": 0,
        "was_reset": False,
    }
