"""What a card does, as a line of icons: the vocabulary of effects (format 8) drawn."""

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.settlers.cards import Card
from patolli.settlers.picture.items import (
    ICONS,
    OR,
    PER,
    SPACE,
    THEN,
    Item,
    Line,
    goods,
    joined,
    num,
    pic,
    pts,
    sep,
    some,
)

_SIMPLE: Mapping[str, Line] = {
    "produce_other": [pic("replay"), pic("t-production")],
    "reset_action_location": [pic("replay"), pic("t-action")],
    "gain_from_raze_field": [pic("location"), THEN, pic("any-block")],
    "discard_location": [pic("close"), pic("location")],
    "block_action_location": [pic("lock"), pic("t-action")],
    "take_over_location": [num("+"), pic("location")],
    "discard_deal": [pic("close"), pic("deal")],
    "take_deal": [num("+"), pic("deal")],
    "gain_good_of_that_deal": [pic("deal"), THEN, pic("any-block")],
    "gain_good_of_own_deal": [pic("deal"), THEN, pic("any-block")],
    "make_deal_with_opponent_location": [pic("location"), THEN, pic("deal")],
    "place_foundation": [pic("common-card"), THEN, pic("foundation")],
    "opponent_discards_card": [pic("worker-n"), pic("close"), pic("card")],
    "store_cards_for_prayer": [pic("card"), THEN, pic("pray")],
    "place_card_under": [pic("card"), THEN, pic("location")],
}
_TARGETS = {"hand_card": "card", "opponent_location": "location", "own_common_location": "location"}
_TRIGGERS: Mapping[str, Line] = {
    "you_make_deal": [pic("deal")],
    "you_raze": [pic("raze")],
    "you_gain_vp_at_least_2_at_once": [pts("2+")],
    "you_score_by_location": [pic("location"), pic("points")],
    "production_phase": [pic("t-production")],
    "opponent_exchanges_2_workers": [pic("worker-n"), num(2), pic("worker")],
}


def _either(names: Sequence[str]) -> list[Item]:
    return joined([[pic(ICONS.get(name, name))] for name in names], PER)


def _prayer(effect: Mapping[str, Any]) -> list[Item]:
    line = [pic("pray"), num(effect["draw"]), THEN]
    for colour, gains in effect.get("per_matching_card", {}).items():
        line += [pic("chip-orange" if colour == "*" else f"chip-{colour}"), *goods(gains), SPACE]
    if spent := effect.get("per_matching_card_may_spend"):
        line += [*_either(list(spent.values())), THEN, pts(effect["vp_per_spent"]), SPACE]
    return line[:-1]


def _effect(effect: Mapping[str, Any]) -> list[Item]:
    match effect:
        case {"op": "gain", "goods": gains}:
            return goods(gains)
        case {"op": "gain_per_color", "color": colour, "goods_each": gains, "max_total": most}:
            return [*goods(gains), PER, pic(f"chip-{colour}"), num(f"≤{most}")]
        case {"op": "gain_per_samurai" | "gain_per_blessing" as op, "goods_each": gains, "max_total": most}:
            return [*goods(gains), PER, pic(op.removeprefix("gain_per_")), num(f"≤{most}")]
        case {"op": "choose_one", "options": options}:
            return joined([effects(option) for option in options], OR)
        case {"op": "may_pay_one", "options": options}:
            return joined([[*goods(one["cost"]), THEN, *effects(one["effects"])] for one in options], OR)
        case {"op": "draw_choose", "draw": draw, "keep": keep}:
            return [*some(draw, "card"), THEN, *some(keep, "card")]
        case {"op": "raze", "targets": targets}:
            return [pic("burn"), *joined([[pic(_TARGETS[target])] for target in targets], PER)]
        case {"op": "steal_goods", "any_of": kinds}:
            return [pic("worker-n"), THEN, *_either(kinds)]
        case {"op": "build", "from": source}:
            return [pic("card" if source == "hand" else "deal"), THEN, pic("location")]
        case {"op": "gain_samurai", "count": count}:
            return some(count, "samurai")
        case {"op": "may_discard_goods_just_gained" | "may_discard_goods_from_deals", "vp_each": points}:
            return [pic("any-block"), THEN, pts(points)]
        case {"op": "put_cards_under", "vp_each": points}:
            return [pic("card"), THEN, pts(points)]
        case {"op": "put_goods_on", "goods": kinds}:
            return [*_either(kinds), THEN, pic("location")]
        case {"op": "store_any_number", "goods": kinds}:
            return [pic("building"), *_either(kinds)]
        case {"op": "store_blessings"}:
            return [pic("building"), *some(effect.get("count") or 1, "blessing")]
        case {"op": "gain_if", "condition": condition, "goods": gains}:
            return [num(condition.rpartition("=")[2]), pic("card"), THEN, *goods(gains)]
        case {"op": "vp_by_threshold", "thresholds": thresholds}:
            return joined([[num(count), THEN, pts(points)] for count, points in thresholds])
        case {"op": "vp_per_card_under", "vp_each": points, "color": colour}:
            return [pts(points), PER, pic("card"), pic(f"chip-{colour}")]
        case {"op": "gain_blessing"}:
            return some(effect.get("count") or 1, "blessing")
        case {"op": "pray"}:
            return _prayer(effect)
        case {"op": op}:
            return list(_SIMPLE.get(op, ()))
    return []


def effects(rows: Sequence[Mapping[str, Any]]) -> list[Item]:
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


def ability_line(card: Card) -> list[Item]:
    """All that a card does, its own ability first."""
    return joined([_ability(ability) for ability in card.abilities])
