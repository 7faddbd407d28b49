"""Cards that nobody printed, and tables where one of them prays: for the tests of Blessings and Prayers."""

from __future__ import annotations

from typing import Any

from patolli.games.settlers.cards.library import house
from patolli.games.settlers.cards.model import BASE
from tests.games.settlers.table import Table

Made = dict[str, Any]
BY_COLOUR = {
    colour: [card.id for card in BASE.values() if card.deck == "common" and card.colors == (colour,)]
    for colour in ("brown", "gray", "red", "pink", "gold", "black", "purple", "blue")
}
RUINS = [card.id for card in BASE.values() if card.name == "Ruins"]


def top(*colours: str) -> list[str]:
    """Common cards of these colors (`none`: Ruins), all different, from the end of the ids."""
    return [
        (RUINS if colour == "none" else BY_COLOUR[colour])[-1 - colours[:i].count(colour)]
        for i, colour in enumerate(colours)
    ]


def made(card: str, kind: str, *abilities: Made, **more: Any) -> Made:
    """A card of a card file (format 8): the Aztecs' by default, without color, cost and Raze field."""
    about: Made = {"id": card, "name": card, "deck": "aztec", "copies": 1, "colors": [], "type": kind}
    about |= {"build_cost": {}, "deal": "wood", "raze": {}, "end_game_vp": 2, "abilities": list(abilities)} | more
    if about["deck"] == "common":
        about |= {"deal": None, "end_game_vp": 1}
    return about


def action(card: str, *effects: Made, cost: Made | None = None, uses: int = 1, **more: Any) -> Made:
    ability = {"kind": "action", "cost": cost or {}, "max_activations_per_round": uses, "effects": list(effects)}
    return made(card, "action", ability, **more)


def production(card: str, *effects: Made, **more: Any) -> Made:
    return made(card, "production", {"kind": "production", "effects": list(effects)}, **more)


def feature(card: str, trigger: str | None, *effects: Made, bonus: tuple[Made, ...] = (), **more: Any) -> Made:
    ability: Made = {"kind": "feature", "trigger": trigger, "effects": list(effects)}
    if "filter" in more:
        ability["filter"] = more.pop("filter")
    extra: list[Made] = [{"kind": "building_bonus", "effects": list(bonus)}] if bonus else []
    return made(card, "feature", ability, *extra, **more)


def common(card: str, *colours: str, **more: Any) -> Made:
    """A Common card that does nothing, in any colors."""
    return feature(card, None, deck="common", colors=list(colours), **more)


def file(*cards: Made, **board: Any) -> Made:
    """A card file with these cards; with `production`, `stores` or `tricolor` also with an Aztec board."""
    boards = {"aztec": {"production": {"worker": 1}, "stores": [], "tricolor": True} | board} if board else {}
    head = {"format": "patolli-cards", "version": 1, "name": "cards of a test", "origin": "test"}
    return head | {"faction_boards": boards, "cards": list(cards)}


def pray(draw: int, table: Made, **more: Any) -> Made:
    """A Prayer that gives goods for each card of a color."""
    return {"op": "pray", "draw": draw, "per_matching_card": table} | more


def spending(draw: int, table: Made, each: int = 1, kinds: int = 0) -> Made:
    """A Prayer in which Resources may be given for points."""
    more = {"vp_per_spent": each, "vp_per_distinct_type_spent": kinds}
    return {"op": "pray", "draw": draw, "per_matching_card_may_spend": table} | more


def house_prayer(card: str) -> Made:
    """The Prayer of a card of the house deck, whose numbers may change when it is rebalanced."""
    effects = [effect for ability in house().cards[card].abilities for effect in ability["effects"]]
    return next(effect for effect in effects if effect["op"] == "pray")


PRAYING = "AZT501"


def table(effect: Made, *drawn: str, cards: tuple[Made, ...] = (), **more: Any) -> Table:
    """The Aztecs are about to use an action with this Prayer; `drawn`: colors or ids on top of the Common deck."""
    colours = [name for name in drawn if not name[-1].isdigit()]
    ids = iter(top(*colours))
    deck = [name if name[-1].isdigit() else next(ids) for name in drawn]
    built = [PRAYING, *more.pop("built", ())]
    return Table(
        ["aztec", "roman"],
        locations={0: built},
        decks={"common": deck},
        card_files=[file(action(PRAYING, effect), *cards)],
        **more,
    )


def answered(effect: Made, *drawn: str, tokens: tuple[str, ...] = (), **more: Any) -> Made:
    """What such a Prayer brings, points as `vp`; `tokens` answer what is asked."""
    t = table(effect, *drawn, **more)
    before, points = t.goods(), t.points()
    t.play(f"use:{PRAYING}", *tokens)
    assert t.kind not in ("color", "pray", "stored", "give"), f"{t.kind}: {t.legal()}"
    gained = {good: count - before.get(good, 0) for good, count in t.goods().items()}
    return {good: count for good, count in (gained | {"vp": t.points() - points}).items() if count}


__all__ = ["BY_COLOUR", "PRAYING", "RUINS", "Made", "action", "answered", "common", "feature", "file", "made", "pray"]
__all__ += ["house_prayer", "production", "spending", "table", "top"]
