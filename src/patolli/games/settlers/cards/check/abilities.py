"""Checks what a card does: its abilities, each with its effects (format 8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from patolli.games.settlers.cards.check.values import Problems
from patolli.games.settlers.cards.model import CARD_COLOURS, TRIGGERS, TYPES
from patolli.games.settlers.effects.checking import COSTS, DECKS, MATCHING_COLOUR
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END
from patolli.games.settlers.effects.registry import check_effects

KINDS = (*TYPES, "building_bonus", "end_of_game")
FILTERED = ("you_build_location", "you_score_by_location", "you_complete_set")
"""Triggers that involve a Location, which a filter can select."""
MOST_USES = 3
AT_ONCE = 2
"""How many uses can be paid together."""
OPEN_OPS = ("gain", "gain_blessing", "pray", "choose_one")
"""What a visitor can gain by Open Production: nothing that needs the visitor's own Empire."""


def check_abilities(problems: Problems, path: str, value: object, kind: str | None) -> list[dict[str, Any]]:
    abilities: list[dict[str, Any]] = []
    found = problems.items(path, value, 1, 3)
    for i, one in enumerate(found):
        ability = _ability(problems, f"{path}[{i}]", one)
        if ability is not None:
            abilities.append(ability)
    if kind is None or len(abilities) < len(found) or not found:
        return abilities
    kinds = Counter(ability["kind"] for ability in abilities)
    if kinds[kind] != 1:
        problems.add(path, f"must have exactly one ability of the kind {kind!r}, the type of the card")
    for other, count in kinds.items():
        if other in TYPES and other != kind:
            problems.add(path, f"must have no ability of the kind {other!r}: the type of the card is {kind!r}")
        elif other not in TYPES and count > 1:
            problems.add(path, f"must have at most one ability of the kind {other!r}")
    return abilities


def _ability(problems: Problems, path: str, value: object) -> dict[str, Any] | None:
    found = problems.mapping(path, value)
    if not isinstance(value, dict):
        return None
    if "kind" not in found:
        problems.add(f"{path}.kind", "is missing")
        return None
    kind = problems.one_of(f"{path}.kind", found["kind"], KINDS)
    if found["kind"] != kind:
        return None
    if kind == "action":
        return _action(problems, path, value)
    if kind == "feature":
        return _feature(problems, path, value)
    known = problems.fields(path, value, ("kind", "effects"), ("open",) if kind == "production" else ())
    if known is None:
        return None
    place = ONLY_AT_THE_END if kind == "end_of_game" else kind
    effects = check_effects(problems, place, None).read(f"{path}.effects", known["effects"])
    if "open" in known and problems.flag(f"{path}.open", known["open"]):
        _check_open(problems, f"{path}.effects", effects)
        return {"kind": kind, "effects": effects, "open": True}
    return {"kind": kind, "effects": effects}


def _check_open(problems: Problems, path: str, effects: list[dict[str, Any]]) -> None:
    """Whoever sends a Worker gains what is printed there: it must make sense away from home."""
    for i, effect in enumerate(effects):
        if effect["op"] not in OPEN_OPS:
            problems.add(f"{path}[{i}]", f"an open production can have {', '.join(OPEN_OPS)} only, not {effect['op']}")
        for k, option in enumerate(effect.get("options", ())):
            _check_open(problems, f"{path}[{i}].options[{k}]", option)


def _action(problems: Problems, path: str, value: object) -> dict[str, Any] | None:
    known = problems.fields(path, value, ("kind", "cost", "max_activations_per_round", "effects"))
    if known is None:
        return None
    uses = problems.whole(f"{path}.max_activations_per_round", known["max_activations_per_round"], 1, MOST_USES)
    check = check_effects(problems, "action", None)
    return {
        "kind": "action",
        "cost": check.cost(f"{path}.cost", known["cost"], COSTS, min(uses, AT_ONCE)),
        "max_activations_per_round": uses,
        "effects": check.read(f"{path}.effects", known["effects"]),
    }


def _feature(problems: Problems, path: str, value: object) -> dict[str, Any] | None:
    known = problems.fields(path, value, ("kind", "trigger", "effects"), ("filter", "max_per_round"))
    if known is None:
        return None
    trigger = known["trigger"]
    if trigger is not None and problems.one_of(f"{path}.trigger", trigger, TRIGGERS) != trigger:
        return None
    ability: dict[str, Any] = {"kind": "feature", "trigger": trigger}
    chosen = _filter(problems, f"{path}.filter", known.get("filter", {}))
    if chosen:
        ability["filter"] = chosen
        if trigger == "you_complete_set" and "deck" in chosen:
            problems.add(f"{path}.filter.deck", "has no sense here: a set is of a color")
        if trigger not in FILTERED:
            problems.add(f"{path}.filter", f"belongs to the triggers {', '.join(FILTERED)} only")
    counted = trigger == "opponent_exchanges_2_workers"
    if counted and "max_per_round" not in known:
        problems.add(f"{path}.max_per_round", "is missing")
    elif "max_per_round" in known:
        ability["max_per_round"] = problems.whole(f"{path}.max_per_round", known["max_per_round"])
        if not counted:
            problems.add(f"{path}.max_per_round", "belongs to the trigger opponent_exchanges_2_workers only")
    if trigger is None:
        if known["effects"] != []:
            problems.add(f"{path}.effects", "must be [] without a trigger: it would never happen")
        return ability | {"effects": []}
    check = check_effects(problems, f"the trigger {trigger}", trigger)
    return ability | {"effects": check.read(f"{path}.effects", known["effects"])}


def _filter(problems: Problems, path: str, value: object) -> dict[str, str]:
    known = problems.fields(path, value, (), ("color", "deck")) or {}
    read: dict[str, str] = {}
    if "color" in known:
        read["color"] = problems.one_of(f"{path}.color", known["color"], (*CARD_COLOURS, MATCHING_COLOUR))
    if "deck" in known:
        read["deck"] = problems.one_of(f"{path}.deck", known["deck"], DECKS)
    return read
