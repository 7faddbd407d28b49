"""Checks a card file (format 8): the whole file is valid, or it is rejected with all its problems."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import msgspec

from patolli.engine.errors import PatolliError, shown
from patolli.games.settlers.cards.check.abilities import check_abilities
from patolli.games.settlers.cards.check.values import Problems, join
from patolli.games.settlers.cards.model import (
    ATTACK,
    BASE,
    BASE_FACTIONS,
    BASE_ORIGIN,
    CARD_COLOURS,
    COLOURS,
    EFFECT_GOODS,
    FILE_FACTIONS,
    GOODS,
    RESOURCES,
    STORABLE,
    TYPES,
    Board,
    Card,
)
from patolli.games.settlers.effects.checking import MOST_RESOURCES

FORMAT = "patolli-cards"
VERSION = 1
MAX_BYTES = 1024 * 1024
MOST_CARDS = 500
_CARD_KEYS = (
    "id", "name", "deck", "copies", "colors", "type", "build_cost", "raze", "end_game_vp", "abilities",
)  # fmt: skip
_OPTIONAL_KEYS = ("deal", "origin", "colorless_in_prayer", "color_when_built")


class BadCards(PatolliError):
    """A rejected card file. `problems`: the first few, each naming card and field."""

    def __init__(self, problems: list[str], count: int) -> None:
        more = f" (the first of {count} problems)" if count > 1 else ""
        super().__init__(f"the card file is refused: {problems[0]}{more}")
        self.problems = problems
        self.count = count


@dataclass(frozen=True)
class Checked:
    """The contents of a valid card file, cards sorted by id."""

    name: str
    origin: str
    boards: dict[str, Board]
    cards: dict[str, Card]


def check_cards(data: bytes, lenient: bool = False) -> Checked:
    """Read a card file; BadCards says what is wrong with it. `lenient`: see `Problems`."""
    problems = Problems(lenient)
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
    known = problems.fields("", value, ("name", "origin", "cards"), ("faction_boards", "format", "version"))
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
    known = problems.fields(path, value, _CARD_KEYS, _OPTIONAL_KEYS)
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
            check_abilities(problems, f"{path}.abilities", known["abilities"], kind if kind == known["type"] else None)
        ),
        origin=_origin(problems, f"{path}.origin", known["origin"]) if "origin" in known else origin,
        colorless_in_prayer=problems.flag(f"{path}.colorless_in_prayer", known.get("colorless_in_prayer", False)),
        color_when_built=_color_when_built(problems, f"{path}.color_when_built", known.get("color_when_built")),
    )
    if card.color_when_built:
        _check_place_for_color(problems, f"{path}.color_when_built", card)
    return card if sound else None


def _color_when_built(problems: Problems, path: str, value: object) -> tuple[str, ...]:
    """Colors to choose from; if left out, none is chosen."""
    return () if value is None else tuple(problems.some_of(path, value, COLOURS, least=0))


def _check_place_for_color(problems: Problems, path: str, card: Card) -> None:
    """The color is stored where other Locations store what lies on them, so a card cannot have both."""
    for ability in card.abilities:
        if ability.get("trigger") == "opponent_exchanges_2_workers" or any(
            effect["op"] == "put_goods_on" for effect in ability["effects"]
        ):
            problems.add(path, "cannot be together with put_goods_on or the trigger opponent_exchanges_2_workers")


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


def _copies(problems: Problems, cards: list[Card]) -> None:
    """All copies of a card are in the file, and no more."""
    there = Counter((card.deck, card.name) for card in cards)
    for card in cards:
        count = there[card.deck, card.name]
        if count != card.copies:
            found = "1 entry" if count == 1 else f"{count} entries"
            problems.add(
                f"{card.id}.copies", f"is {card.copies}, but {card.name} ({card.deck}) has {found} in the file"
            )
