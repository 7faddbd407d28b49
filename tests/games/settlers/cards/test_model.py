"""The cards of the base game and the house deck match the rules, and pass the check for files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from patolli.games.settlers.cards.check.file import check_cards
from patolli.games.settlers.cards.decks import sets_of
from patolli.games.settlers.cards.library import house
from patolli.games.settlers.cards.model import (
    ATTACK,
    BASE,
    BASE_FACTIONS,
    BOARDS,
    COLOUR_GOOD,
    COLOURS,
    GOODS,
    Board,
    Card,
)
from patolli.games.settlers.effects.registry import OPS


def named(name: str, deck: str = "aztec") -> Card:
    cards = house().cards if deck == "aztec" else BASE
    return next(card for card in cards.values() if (card.name, card.deck) == (name, deck))


def effects(card: Card) -> Iterator[dict[str, Any]]:
    for ability in card.abilities:
        yield from ability["effects"]


def test_the_decks_have_the_right_size() -> None:
    # S1.1.1
    assert Counter(card.deck for card in BASE.values()) == dict.fromkeys(BASE_FACTIONS, 30) | {"common": 84}
    assert list(BASE) == sorted(BASE)
    assert all(card.id == key and card.origin == "base" for key, card in BASE.items())


def test_every_faction_deck_has_the_printed_structure() -> None:
    # S2.4.1
    for faction in BASE_FACTIONS:
        sets = sets_of(card for card in BASE.values() if card.deck == faction)
        assert Counter(one.copies for one in sets) == {3: 3, 2: 6, 1: 9}, faction
    assert all(len(one.cards) == card.copies for one in sets_of(BASE.values()) for card in one.cards)


def test_fields_follow_the_kind_of_card() -> None:
    # S1.1.5
    for card in BASE.values():
        assert (card.deal is None) == (card.deck == "common"), card.id
        assert card.end_game_vp == (1 if card.deck == "common" else 2), card.id
        assert bool(card.raze) == (card.deck in ("common", "japanese") and card.name not in ("Ruins", "Gate", "Shrine"))


def test_colours_of_the_common_deck() -> None:
    # S2.10.3: the odds of Prayers
    common = [card for card in BASE.values() if card.deck == "common"]
    colours = Counter(colour for card in common for colour in card.colors)
    assert colours == {
        "brown": 16, "gray": 13, "red": 12, "pink": 12, "gold": 10, "blue": 8, "black": 6, "purple": 1,
    }  # fmt: skip
    assert sum(not card.colors for card in common) == 6
    assert named("Trade Colony", "roman").colors == ("brown", "gray", "red")  # S1.1.6


def test_boards() -> None:
    # Section 3 of the rules
    every = {"raze": 1, "defense": 1}
    boards = {
        "barbarian": Board({"worker": 5} | every, ("worker",)),
        "japanese": Board({"wood": 1, "worker": 4} | every, ("food",)),
        "roman": Board({"wood": 1, "stone": 1, "worker": 2} | every, ("raze",)),
        "egyptian": Board({"worker": 3, "gold": 1} | every, ("gold",)),
    }
    assert boards == BOARDS


def test_attack_cards() -> None:
    # S1.17.1
    assert Counter(ATTACK.values()) == {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}
    assert list(ATTACK) == [f"ATTACK{n:02}" for n in range(1, 17)]


@pytest.mark.parametrize(
    ("name", "deck", "cost", "ability"),
    [
        # S1.18, and the cards that the rules explain
        ("Sentry Tower", "barbarian", {"wood": 2, "location": 1}, {"op": "gain", "goods": {"worker": 1, "raze": 1}}),
        ("Masons Guild", "common", {"wood": 2, "stone": 1}, {"op": "gain", "goods": {"vp": 3}}),
        ("Ruins", "common", {}, {"op": "gain", "goods": {"worker": 1}}),
        ("Rabble", "barbarian", {"wood": 1, "location": 1},
         {"op": "raze", "targets": ["own_common_location"], "token_cost": 0}),
        ("Dark Chapel", "barbarian", {"wood": 1, "stone": 2, "location": 1},
         {"op": "raze", "targets": ["hand_card", "opponent_location"]}),
        ("Temple of Ra", "egyptian", {"stone": 1, "location": 1}, {"op": "take_over_location"}),
        ("Shrine", "japanese", {"wood": 1, "stone": 1, "location": 1},
         {"op": "vp_by_threshold", "thresholds": [[3, 2], [7, 5], [12, 10]]}),
        ("Mission", "barbarian", {"wood": 2, "location": 1},
         {"op": "draw_choose", "decks": "any_per_card", "draw": 2, "keep": 1, "rest": "discard"}),
    ],
)  # fmt: skip
def test_some_cards(name: str, deck: str, cost: dict[str, int], ability: dict[str, Any]) -> None:
    card = named(name, deck)
    assert card.build_cost == cost
    assert ability in list(effects(card))


def test_the_base_cards_are_sound_by_the_check_for_files() -> None:
    # Ids of base cards are refused in files, so each gets another one.
    cards = [msgspec.structs.replace(card, id="X" + card.id, origin="x") for card in BASE.values()]
    data = {"format": "patolli-cards", "version": 1, "name": "all", "origin": "x", "cards": cards}
    checked = check_cards(msgspec.json.encode(data))
    assert list(checked.cards.values()) == cards


def test_colours_and_goods() -> None:
    assert len(COLOURS) == 9
    assert set(COLOUR_GOOD) == set(COLOURS) - {"white"}
    assert set(COLOUR_GOOD.values()) <= {*GOODS, "card"}


# The house deck (S4.1)


def test_the_house_deck_is_a_whole_faction() -> None:
    deck = house()
    assert (deck.name, deck.origin) == ("house deck", "house")
    assert list(deck.cards) == [f"AZT{n}" for n in range(901, 931)]
    assert all((card.deck, card.origin, card.end_game_vp) == ("aztec", "house", 2) for card in deck.cards.values())
    assert Counter(one.copies for one in sets_of(deck.cards.values())) == {3: 3, 2: 6, 1: 9}
    assert deck.boards["aztec"].tricolor
    assert deck.boards["aztec"].production["defense"] == 1
    assert {card.deal for card in deck.cards.values()} == {
        "wood", "stone", "food", "worker", "raze", "gold", "vp", "card",
    }  # fmt: skip


def test_the_house_deck_shows_what_the_aztecs_can_do() -> None:
    cards = list(house().cards.values())
    ops = Counter(effect["op"] for card in cards for effect in effects(card))
    assert set(ops) >= {
        "pray", "gain_blessing", "gain_per_blessing", "store_cards_for_prayer", "store_blessings", "place_card_under",
        "vp_per_card_under", "gain_if", "gain",
    }  # fmt: skip
    assert set(ops) <= set(OPS)
    praying = [(card, ability) for card in cards for ability in card.abilities for effect in ability["effects"]
               if effect["op"] == "pray"]  # fmt: skip
    assert {ability["kind"] for _, ability in praying} == {"production", "feature", "action"}  # S2.9
    prayers = [effect for _, ability in praying for effect in ability["effects"] if effect["op"] == "pray"]
    ways = ("declare_color_before", "choose_color_after", "match")  # S2.7.2
    assert {way for prayer in prayers for way in ways if way in prayer} == set(ways)
    assert any(not set(ways) & set(prayer) for prayer in prayers)
    stores = {(e["from"], e["until"]) for card in cards for e in effects(card) if e["op"] == "store_cards_for_prayer"}
    assert stores == {("common_deck", "game"), ("hand", "round")}  # S2.11
    assert any("orange" in card.colors for card in cards)  # S2.10.1
    triggers = {ability.get("trigger") for card in cards for ability in card.abilities}
    assert {"you_score_by_location", "you_make_deal", "cleanup_storage", "you_build_location"} <= triggers


@pytest.mark.parametrize(
    ("name", "cost", "uses", "prayer"),
    [
        # S2.14, examples 1 to 3
        ("Sacrificial Altar", {"worker": 1}, 2, {
            "draw": 5, "declare_color_before": ["brown", "gray", "red"],
            "per_matching_card": {"brown": {"wood": 1}, "gray": {"stone": 1}, "red": {"food": 1}},
        }),
        ("Temple of the Rising Sun", {"worker": 1}, 2, {
            "draw": 5, "per_matching_card_may_spend": {"brown": "wood", "gray": "stone", "red": "food"},
            "vp_per_spent": 1, "vp_per_distinct_type_spent": 1,
        }),
        ("Voice of the Gods", {"food": 1}, 1, {
            "draw": 5, "per_matching_card": {"red": {"vp": 1}, "pink": {"worker": 1}},
        }),
    ],
)  # fmt: skip
def test_quoted_actions(name: str, cost: dict[str, int], uses: int, prayer: dict[str, Any]) -> None:
    action = named(name).ability("action")
    assert action is not None
    assert (action["cost"], action["max_activations_per_round"]) == (cost, uses)
    assert action["effects"][-1] == {"op": "pray"} | prayer


def test_the_disputed_point_is_marked() -> None:
    # S2.14, example 3: the text gives it, the worked example leaves it out
    assert next(effects(named("Voice of the Gods"))) == {"op": "gain", "goods": {"vp": 1}, "disputed": True}


def test_the_priest_answers_deals() -> None:
    # S2.14, example 5
    priest = named("Wandering Priest").ability("feature")
    assert priest is not None
    assert priest["trigger"] == "you_make_deal"
    assert priest["effects"] == [{"op": "pray", "draw": 5, "match": "deal_good", "per_matching_card": {"*": {"vp": 1}}}]
