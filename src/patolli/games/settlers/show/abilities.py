"""What a card does, as a line of icons: each effect has its own (format 8)."""

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.games.settlers.cards.model import Card
from patolli.games.settlers.effects.ops import Effect
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.show.items import SPACE, THEN, Item, Line, goods, joined, num, pic, pts, sep

_TRIGGERS: Mapping[str, Line] = {
    "you_make_deal": [pic("deal")],
    "you_raze": [pic("raze")],
    "you_gain_vp_at_least_2_at_once": [pts("2+")],
    "you_score_by_location": [pic("location"), pic("points")],
    "production_phase": [pic("t-production")],
    "opponent_exchanges_2_workers": [pic("worker-n"), num(2), pic("worker")],
}


def _effect(effect: Effect) -> list[Item]:
    op = OPS[effect["op"]]
    if op.options is None:
        return op.face(effect)
    return op.face(effect, [effects(option) for option in op.options(effect)])


def effects(rows: Sequence[Effect]) -> list[Item]:
    """Several effects in printed order; those that act only under an option have a question mark."""
    return joined([[*_effect(row), num("?")] if row.get("disputed") else _effect(row) for row in rows])


def _trigger(ability: Mapping[str, Any]) -> list[Item]:
    if ability.get("trigger") != "you_build_location":
        return list(_TRIGGERS.get(ability.get("trigger") or "", ()))
    wanted = ability.get("filter") or {}
    if "color" in wanted:
        return [num("+"), pic(f"chip-{wanted['color']}")]
    return [num("+"), pic({"common": "common-card", "faction": "faction-card"}.get(wanted.get("deck", ""), "location"))]


def _ability(ability: Mapping[str, Any]) -> list[Item]:
    line = effects(ability["effects"])
    match ability["kind"]:
        case "action":
            twice = [SPACE, num("×2")] if ability.get("max_activations_per_round", 1) == 2 else []
            return [*goods(ability["cost"]), THEN, *line, *twice]
        case "feature":
            before = _trigger(ability)
            return [*before, sep(":"), *line] if before and line else line
        case "building_bonus":
            return [num("+"), *line]
        case "end_of_game":
            return [pic("points"), sep(":"), *line]
    return line


def ability_lines(card: Card) -> list[list[Item]]:
    """All that a card does, its own ability first."""
    return [_ability(ability) for ability in card.abilities]
