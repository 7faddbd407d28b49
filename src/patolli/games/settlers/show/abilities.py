"""What a card does, as a line of icons: each effect has its own icons (format 8)."""

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.games.settlers.cards.model import Card
from patolli.games.settlers.effects.ops import Effect
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.show.items import SPACE, THEN, Item, Line, chip, goods, joined, num, pic, pts, sep

_TRIGGERS: Mapping[str, Line] = {
    "you_make_deal": [pic("act-deal")],
    "you_raze": [pic("act-raze")],
    "you_gain_vp_at_least_2_at_once": [num("≥"), pts(2)],
    "you_score_by_location": [pic("points"), pic("own-location")],
    "production_phase": [pic("ph-production")],
    "opponent_exchanges_2_workers": [pic("act-spend")],
    "you_pray": [pic("pray")],
    "you_gain_blessing": [pic("blessing")],
    "you_complete_set": [num(3), pic("location")],
}


def _effect(effect: Effect) -> list[Item]:
    op = OPS[effect["op"]]
    if op.options is None:
        return op.face(effect)
    return op.face(effect, [effects(option) for option in op.options(effect)])


def effects(rows: Sequence[Effect]) -> list[Item]:
    """Several effects in printed order; those that act only under an option get a question mark."""
    return joined([[*_effect(row), num("?")] if row.get("disputed") else _effect(row) for row in rows])


def _trigger(ability: Mapping[str, Any]) -> list[Item]:
    wanted = ability.get("filter") or {}
    colour = [chip(wanted["color"])] if "color" in wanted else []
    match ability.get("trigger"):
        case "you_build_location":
            deck = {"common": "common-card", "faction": "faction-card"}.get(wanted.get("deck", ""), "location")
            return [pic("act-build"), *(colour or [pic(deck)])]
        case "you_score_by_location" if colour:
            return [pic("points"), *colour]
        case "you_complete_set" if colour:
            return [num(3), *colour]
        case when:
            return list(_TRIGGERS.get(when or "", ()))


def ability_line(ability: Mapping[str, Any]) -> list[Item]:
    """One ability: what it costs, when it happens, what it does."""
    line = effects(ability["effects"])
    match ability["kind"]:
        case "action":
            price = goods(ability["cost"])
            return [*price, THEN, *line] if price else line
        case "production" if ability.get("open"):
            return [*line, SPACE, pic("settler"), THEN, pic("settler")]
        case "feature":
            before = _trigger(ability)
            return [*before, sep(":"), *line] if before and line else line
    return line


def uses(card: Card) -> int:
    """How often its Action can be used in a round; 0 if it has none."""
    action = card.ability("action")
    return action.get("max_activations_per_round", 1) if action else 0


def ability_lines(card: Card) -> list[list[Item]]:
    """Everything a card does, its main ability first, each with a sign for when it happens."""
    twice = [SPACE, num(f"×{uses(card)}")] if uses(card) > 1 else []
    signs = {"building_bonus": [pic("bonus")], "end_of_game": [pic("ph-over")]}
    return [
        [*signs.get(one["kind"], ()), *ability_line(one), *(twice if one["kind"] == "action" else ())]
        for one in card.abilities
    ]
