"""The check of a card file (format 8): the whole file is sound, or it is refused with all that is wrong in it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec

from patolli.engine.errors import PatolliError, shown
from patolli.games.settlers.cards.check.values import Problems, join
from patolli.games.settlers.cards.model import (
    ATTACK,
    BASE,
    BASE_FACTIONS,
    BASE_ORIGIN,
    CARD_COLOURS,
    EFFECT_GOODS,
    FILE_FACTIONS,
    GOODS,
    RESOURCES,
    STORABLE,
    TYPES,
    Board,
    Card,
)
from patolli.games.settlers.effects.checking import COSTS, DECKS, MOST_RESOURCES
from patolli.games.settlers.effects.ops import ONLY_AT_THE_END
from patolli.games.settlers.effects.registry import check_effects

FORMAT = "patolli-cards"
VERSION = 1
MAX_BYTES = 1024 * 1024
MOST_CARDS = 500
KINDS = (*TYPES, "building_bonus", "end_of_game")
TRIGGERS = (
    "you_build_location", "you_make_deal", "you_raze", "you_gain_vp_at_least_2_at_once", "you_score_by_location",
    "production_phase", "opponent_exchanges_2_workers", "cleanup_storage", "any_time_in_own_turn",
)  # fmt: skip
FILTERED = ("you_build_location", "you_score_by_location")
"""Triggers by a Location, which a filter can judge."""
_CARD_KEYS = (
    "id", "name", "deck", "copies", "colors", "type", "build_cost", "raze", "end_game_vp", "abilities",
)  # fmt: skip


class BadCards(PatolliError):
    """A card file that is refused. `problems`: the first of what is wrong, each naming card and field."""

    def __init__(self, problems: list[str], count: int) -> None:
        more = f" (the first of {count} problems)" if count > 1 else ""
        super().__init__(f"the card file is refused: {problems[0]}{more}")
        self.problems = problems
        self.count = count


@dataclass(frozen=True)
class Checked:
    """What a sound card file holds, cards in the order of their ids."""

    name: str
    origin: str
    boards: dict[str, Board]
    cards: dict[str, Card]


def check_cards(data: bytes) -> Checked:
    """Read a card file; BadCards says what is wrong with it."""
    problems = Problems()
    checked = _file(problems, _parse(data))
    if problems.count or checked is None:
        raise BadCards(problems.words, problems.count)
    return checked


def _parse(data: bytes) -> object:
    if len(data) > MAX_BYTES:
        raise BadCards([f"the file has more than {MAX_BYTES:,} bytes"], 1)
    try:
        return msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadCards([f"not a JSON document: {error}"], 1) from None
    except RecursionError:
        raise BadCards(["not a JSON document of this format: nested too deeply"], 1) from None


def _file(problems: Problems, value: object) -> Checked | None:
    if not isinstance(value, dict):
        problems.add("", "the file must hold a JSON object")
        return None
    if value.get("format") != FORMAT:
        problems.add("format", f"must be {FORMAT!r}")
    if type(value.get("version")) is not int or value["version"] != VERSION:
        problems.add("version", f"must be {VERSION}; this program reads no other")
    known = problems.fields("", value, ("name", "origin", "cards"), ("faction_boards",))
    if known is None:
        return None
    name = problems.name("name", known["name"])
    origin = _origin(problems, "origin", known["origin"])
    boards = _boards(problems, known.get("faction_boards", {}))
    cards: dict[str, Card] = {}
    places: dict[str, int] = {}
    for i, one in enumerate(problems.items("cards", known["cards"], 0, MOST_CARDS)):
        card = _card(problems, i, one, origin)
        if card is None:
            continue
        if card.id in places:
            problems.add(f"cards[{i}].id", f"repeats {card.id}, the id of cards[{places[card.id]}]")
        places[card.id] = i
        cards[card.id] = card
    if not known["cards"] and not boards:
        problems.add("cards", "must not be empty, unless the file brings a faction board")
    if not problems.count:
        _copies(problems, list(cards.values()))
    return Checked(name, origin, boards, {key: cards[key] for key in sorted(cards)})


def _origin(problems: Problems, path: str, value: object) -> str:
    origin = problems.name(path, value)
    if origin == BASE_ORIGIN:
        problems.add(path, f"must not be {BASE_ORIGIN!r}: the base cards are here already")
    return origin


def _boards(problems: Problems, value: object) -> dict[str, Board]:
    boards: dict[str, Board] = {}
    for faction, one in problems.mapping("faction_boards", value).items():
        path = join("faction_boards", faction[:60])
        new = [name for name in FILE_FACTIONS if name not in BASE_FACTIONS]
        if faction not in new:
            problems.add(path, f"is not a faction that a file can bring; known: {', '.join(new)}")
            continue
        known = problems.fields(path, one, ("production", "stores"), ("tricolor",))
        if known is None:
            continue
        tricolor = problems.flag(f"{path}.tricolor", known.get("tricolor", False))
        if tricolor and faction != "aztec":
            problems.add(f"{path}.tricolor", "is for the Aztecs only (S2.6)")
        boards[faction] = Board(
            problems.counts(f"{path}.production", known["production"], EFFECT_GOODS, least=0),
            tuple(problems.some_of(f"{path}.stores", known["stores"], STORABLE, least=0)),
            tricolor,
        )
    return boards


def _card(problems: Problems, index: int, value: object, origin: str) -> Card | None:
    key = value.get("id") if isinstance(value, dict) else None
    sound = isinstance(key, str) and re.fullmatch(r"[A-Z][A-Z0-9]{2,7}", key) is not None
    path = str(key) if sound else f"cards[{index}]"
    if key is not None and not sound:
        problems.add(f"{path}.id", f"must be 3 to 8 capitals and digits, first a letter, not {shown(key)}")
    if sound and (key in BASE or key in ATTACK):
        problems.add(f"{path}.id", "is the id of a card of the base game")
    known = problems.fields(path, value, _CARD_KEYS, ("deal", "origin", "colorless_in_prayer"))
    if known is None:
        return None
    deck = problems.one_of(f"{path}.deck", known["deck"], ("common", *FILE_FACTIONS))
    kind = problems.one_of(f"{path}.type", known["type"], TYPES)
    card = Card(
        id=path,
        name=problems.name(f"{path}.name", known["name"]),
        deck=deck,
        copies=problems.whole(f"{path}.copies", known["copies"]),
        colors=tuple(problems.some_of(f"{path}.colors", known["colors"], CARD_COLOURS, least=0)),
        type=kind,
        build_cost=_build_cost(problems, f"{path}.build_cost", known["build_cost"]),
        deal=_deal(problems, f"{path}.deal", known.get("deal"), deck) if deck == known["deck"] else None,
        raze=problems.counts(f"{path}.raze", known["raze"], (*GOODS, "card"), least=0),
        end_game_vp=problems.whole(f"{path}.end_game_vp", known["end_game_vp"], 0),
        abilities=tuple(
            _abilities(problems, f"{path}.abilities", known["abilities"], kind if kind == known["type"] else None)
        ),
        origin=_origin(problems, f"{path}.origin", known["origin"]) if "origin" in known else origin,
        colorless_in_prayer=problems.flag(f"{path}.colorless_in_prayer", known.get("colorless_in_prayer", False)),
    )
    return card if sound else None


def _build_cost(problems: Problems, path: str, value: object) -> dict[str, int]:
    cost = problems.counts(path, value, (*RESOURCES, "location"), least=0)
    if sum(cost.get(good, 0) for good in RESOURCES) > MOST_RESOURCES:
        problems.add(path, f"must be at most {MOST_RESOURCES} Resources")
    if cost.get("location", 0) > 1:
        problems.add(f"{path}.location", "must be 1 or left out")
    return cost


def _deal(problems: Problems, path: str, value: object, deck: str) -> str | None:
    if deck == "common":
        if value is not None:
            problems.add(path, "must be null or left out: Common cards have no Deal field (S1.1.5)")
        return None
    if value is None:
        problems.add(path, "is missing: every Faction card has a Deal field (S1.1.5)")
        return None
    return problems.one_of(path, value, EFFECT_GOODS)


def _abilities(problems: Problems, path: str, value: object, kind: str | None) -> list[dict[str, Any]]:
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
    known = problems.fields(path, value, ("kind", "effects"))
    if known is None:
        return None
    place = ONLY_AT_THE_END if kind == "end_of_game" else kind
    return {"kind": kind, "effects": check_effects(problems, place, None).read(f"{path}.effects", known["effects"])}


def _action(problems: Problems, path: str, value: object) -> dict[str, Any] | None:
    known = problems.fields(path, value, ("kind", "cost", "max_activations_per_round", "effects"))
    if known is None:
        return None
    uses = problems.whole(f"{path}.max_activations_per_round", known["max_activations_per_round"], 1, 2)
    check = check_effects(problems, "action", None)
    return {
        "kind": "action",
        "cost": check.cost(f"{path}.cost", known["cost"], COSTS, uses),
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
        if trigger not in FILTERED:
            problems.add(f"{path}.filter", f"belongs to the triggers {' and '.join(FILTERED)} only")
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
        read["color"] = problems.one_of(f"{path}.color", known["color"], CARD_COLOURS)
    if "deck" in known:
        read["deck"] = problems.one_of(f"{path}.deck", known["deck"], DECKS)
    return read


def _copies(problems: Problems, cards: list[Card]) -> None:
    """All copies of a card are in the file, and none besides."""
    there = Counter((card.deck, card.name) for card in cards)
    for card in cards:
        count = there[card.deck, card.name]
        if count != card.copies:
            entries = "1 entry" if count == 1 else f"{count} entries"
            problems.add(
                f"{card.id}.copies", f"is {card.copies}, but {card.name} ({card.deck}) has {entries} in the file"
            )
