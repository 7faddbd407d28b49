"""What cards and boards show, as lines of items, for pictures and the app."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from patolli.engine.items import Face, Item, pic, pts
from patolli.games.settlers.cards.library import built_in, house, installed
from patolli.games.settlers.cards.model import (
    ATTACK,
    BASE,
    BOARDS,
    GOODS,
    Board,
    Card,
)
from patolli.games.settlers.rules.state import SUPPLY
from patolli.games.settlers.show.abilities import ability_line, uses
from patolli.games.settlers.show.emblems import picture_of
from patolli.games.settlers.show.items import ICONS, each, goods, num

COUNTED: Mapping[str, Item] = {"points": pts(1)} | {
    f"goods.{good}": pic(ICONS.get(good, good)) for good in GOODS[:SUPPLY]
}


@cache
def faces() -> Mapping[str, Face]:
    """All faces, by key: `card.COM012`, `board.roman`, and `option.factions.roman` for who chooses one."""
    return dict([*_cards(), *_attacks(), *_boards()])


def card_face(card: Card) -> Face:
    """Its main abilities are the lines; what it brings once, when built or at the end, are parts. The deck and the
    colors are its tags."""
    own = [ability_line(one) for one in card.abilities if one["kind"] not in _PARTS]
    parts = {
        "deal": goods({card.deal: 1}) if card.deal else (),
        "raze": each(card.raze),
        "points": [pts(card.end_game_vp)] if card.end_game_vp else (),
        "uses": [num(uses(card))] if uses(card) else (),
        **{part: ability_line(one) for kind, part in _PARTS.items() if (one := card.ability(kind))},
    }
    return Face(
        lines=[line for line in own if line],
        price=goods(card.build_cost),
        picture=picture_of(card),
        kind=card.type,
        tags=[card.deck, *card.colors],
        parts={name: line for name, line in parts.items() if line},
    )


_PARTS = {"building_bonus": "bonus", "end_of_game": "end"}


def attack_face(card: str) -> Face:
    """An Attack card: the good that it targets."""
    good = ATTACK.get(card, "any_resource")
    return Face(lines=[[pts(1)] if good == "vp" else [pic(ICONS.get(good, good))]], kind="attack")


def _cards() -> Iterator[tuple[str, Face]]:
    for cards in (*(file.cards for file in installed()), *(file.cards for file in built_in()), BASE):
        yield from ((f"card.{card.id}", card_face(card)) for card in cards.values())


def _attacks() -> Iterator[tuple[str, Face]]:
    return ((f"card.{card}", attack_face(card)) for card in ATTACK)


def _boards() -> Iterator[tuple[str, Face]]:
    for name, board in {**BOARDS, **house().boards}.items():
        face = _board(board)
        yield f"board.{name}", face
        yield f"option.factions.{name}", replace(face, parts={"sign": [pic(f"crest-{name}")], **face.parts})


def _board(board: Board) -> Face:
    stores = [pic(ICONS.get(good, good)) for good in board.stores]
    return Face(lines=[goods(board.production)], parts={"stores": stores} if stores else {})
