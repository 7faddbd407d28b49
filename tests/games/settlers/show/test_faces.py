"""What cards show, for pictures and the app: every effect is drawn, every icon and every picture exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.drawing.ink import icon_names
from patolli.engine.items import Item
from patolli.games.settlers.cards.library import built_in
from patolli.games.settlers.cards.model import BASE, Card
from patolli.games.settlers.show.abilities import ability_line, effects
from patolli.games.settlers.show.faces import card_face, faces
from tests.games.settlers.every_effect import EFFECTS
from tests.paths import PROJECT

CARDS = [*BASE.values(), *(card for file in built_in() for card in file.cards.values())]
SAME_TRADE = (
    {"Barracks", "Roman Barracks"},
    {"Carpenter", "Carpenter's Workshop", "Joiner"},
    {"Court Sculptor", "Sculptor's Apprentice", "Sculptor's Workshop"},
    {"Farmers At Work", "Grain Field", "Lord's Fields"},
    {"Goldsmith", "Goldsmith's Workshop"},
    {"Lumberjacks", "Lumberjacks' Route"},
    {"Mamma's Baths", "Royal Bath"},
    {"Marketplace", "Stalls"},
    {"Mason", "Masons Guild", "Quarry", "Stonemason"},
    {"Mission", "Missionaries"},
    {"New Forest", "Old Forest", "Primeval Forest"},
    {"Sentry Tower", "Watchtower"},
    {"Slaver", "Slaves"},
)
"""Names that may share a picture."""
EMBLEMS = set(
    re.findall(
        r'<symbol id="em-([\w-]+)"', (PROJECT / "src/patolli/drawing/data/emblems.svg").read_text(encoding="utf-8")
    )
)


def items(card: Card) -> Iterator[Item]:
    face = card_face(card)
    for line in (*face.lines, face.price, *face.parts.values()):
        yield from line


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_effect_is_drawn(card: Card) -> None:
    for ability in card.abilities:
        assert ability_line(ability) or not ability["effects"], ability["kind"]
        for effect in ability["effects"]:
            line = effects([effect])
            assert line, effect["op"]
            assert any(item.icon or item.points for item in line), effect["op"]
            unknown = [item for item in line if item.number == "?"]
            assert bool(unknown) is bool(effect.get("disputed")), effect["op"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_icon_and_picture_is_there(card: Card) -> None:
    assert {item.icon for item in items(card) if item.icon} <= icon_names()
    assert card_face(card).picture in EMBLEMS


def test_every_name_has_a_picture_of_its_own() -> None:
    """Except for those of the same trade."""
    shown: dict[str, set[str]] = {}
    for card in CARDS:
        shown.setdefault(card_face(card).picture, set()).add(card.name)
    shared = {picture: names for picture, names in shown.items() if len(names) > 1}
    assert [names for names in shared.values() if names not in SAME_TRADE] == []
    assert len({(card.deck, card.name) for card in CARDS}) > 180


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect["op"])
def test_whatever_a_card_file_says_is_drawn(effect: dict[str, Any]) -> None:
    line = effects([effect])
    assert any(item.icon or item.points for item in line)
    assert {item.icon for item in line if item.icon} <= icon_names()


def test_all_that_is_sent_is_drawn() -> None:
    for key, face in faces().items():
        for line in (*face.lines, face.price, *face.parts.values()):
            assert {item.icon for item in line if item.icon} <= icon_names(), key


def test_what_comes_once_is_a_part() -> None:
    face = card_face(BASE["COM049"])  # a Tavern: an Action with a bonus
    assert len(face.lines) == 1
    assert face.parts["bonus"]
    assert face.parts["uses"] == [Item(number="1")]
