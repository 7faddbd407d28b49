"""The house sets: their contents, which decks they make, and every card built and used (S4.4)."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from patolli import Match
from patolli.games.settlers.cards.deck_files import Deck, files_of
from patolli.games.settlers.cards.decks import build_deck, check_deck, default_deck, sets_of
from patolli.games.settlers.cards.library import built_in, earlier, find, house, house_sets, installed
from patolli.games.settlers.cards.model import BASE, BASE_FACTIONS, Card
from tests.games.settlers.oracle.selfcheck import HOUSE_SETS
from tests.games.settlers.table import Table

CARDS = house_sets().cards
ORIGINS = {"aztec": ("house-friends", "house-atlanteans", "house-magic")}
PLENTY = {"wood": 99, "stone": 99, "food": 99, "worker": 99, "raze": 99, "gold": 99}


def of(deck: str, origin: str) -> list[Card]:
    return [card for card in CARDS.values() if (card.deck, card.origin) == (deck, origin)]


def named(name: str) -> Card:
    return next(card for card in CARDS.values() if card.name == name)


def groups() -> list[tuple[str, str]]:
    return [("aztec", origin) for origin in ORIGINS["aztec"]] + [(deck, "house-aztecs") for deck in BASE_FACTIONS]


def test_the_box_has_as_many_cards_as_the_printed_one() -> None:
    """S2.1, S4.4: 60 Aztec cards, 30 of them for three earlier sets, and 10 for each faction of the base game."""
    aztec = [*house().cards.values(), *(card for card in CARDS.values() if card.deck == "aztec")]
    assert len(aztec) == 60
    assert len(CARDS) == 70
    for deck, origin in groups():
        assert Counter(one.copies for one in sets_of(of(deck, origin))) == {3: 1, 2: 2, 1: 3}, (deck, origin)


@pytest.mark.parametrize(("deck", "origin"), groups())
def test_a_set_goes_into_a_standard_deck_whole(deck: str, origin: str) -> None:
    """S2.4: each card replaces one with as many copies."""
    leaving = sets_of({**BASE, **house().cards}[key] for key in default_deck(deck))
    choices: list[tuple[str, str]] = []
    for one in sets_of(of(deck, origin)):
        old = next(other for other in leaving if other.copies == one.copies)
        leaving.remove(old)
        choices.append((one.name, old.name))
    ids = build_deck(deck, house_sets(), choices, built_in())
    assert {card.id for card in of(deck, origin)} < set(ids)
    match = Match.new("settlers", ["A", "B"], 1, {"factions": f"{deck},{other_than(deck)}", "decks": {deck: ids}})
    record = match.record()
    assert record["options"]["format"] == "standard"
    assert house_sets().name in [file["name"] for file in record["card_files"]]
    assert Match.from_record(record).state.tobytes() == match.state.tobytes()


def other_than(deck: str) -> str:
    return "roman" if deck != "roman" else "japanese"


def test_two_sets_are_two_expansions() -> None:
    """S2.3.2: Standard decks have cards from one."""
    ids = default_deck("aztec")
    swapped = [key for key in ids if key not in ("AZT922", "AZT923")]
    swapped += [of("aztec", "house-friends")[-1].id, of("aztec", "house-magic")[-1].id]
    problems = check_deck("aztec", swapped, "standard", built_in())
    assert [problem.text for problem in problems] == [
        "cards of several expansions: house set of friends and house set of magic numbers; "
        "a Standard deck has those of one"
    ]
    assert check_deck("aztec", swapped, "open", built_in()) == []


def test_the_usual_decks_are_what_they_were() -> None:
    """Games that name no deck have none of these cards."""
    assert not CARDS.keys() & {key for deck in ("aztec", *BASE_FACTIONS) for key in default_deck(deck)}
    assert Match.new("settlers", ["A", "B"], 1, {"factions": "aztec,roman"}).record()["card_files"] == [
        {"name": "house deck", "sha256": house().sha256}
    ]


def test_every_mechanism_is_on_several_cards() -> None:
    """Prayers declared, chosen and free, Blessings as deal, price and points, all borrowed rules, many colors."""
    cards = [one.cards[0] for one in sets_of([*house().cards.values(), *CARDS.values()])]
    text = [json.dumps([card.abilities, card.color_when_built]) for card in cards]
    for words in (
        '"pray"',
        '"declare_color_before"', '"choose_color_after"', '"at_least"', '"gain_blessing"', '"store_blessings"',
        '"store_cards_for_prayer"', '"open": true', '"place_technology"', '"you_complete_set"', '"you_gain_blessing"',
        '"blessing": 1', '"gain_per_different_color"', '"matching"',
    ):  # fmt: skip
        assert sum(words in one for one in text) >= 2, words
    assert sum("orange" in card.colors for card in cards) >= 8
    assert sum(len(card.colors) > 1 for card in cards) >= 3
    blessings = [one for card, one in zip(cards, text, strict=True) if card.deck == "aztec" and "blessing" in one]
    assert len(blessings) >= 10


def test_chapel_of_mars_as_quoted() -> None:
    """S2.14, example 4."""
    action = named("Chapel of Mars").ability("action")
    assert action is not None
    assert (action["cost"], action["max_activations_per_round"]) == ({"gold": 1}, 1)
    table = {"pink": {"worker": 1}, "gold": {"gold": 1}, "black": {"raze": 1}}
    assert action["effects"] == [{"op": "pray", "draw": 5, "per_matching_card": table}]


def test_other_quoted_cards() -> None:
    """S2.13, S2.14, example 5: what the rulebook says about them."""
    festival = named("Fuji Apple Festival")
    assert (festival.deck, festival.colors, festival.deal) == ("japanese", ("red",), "wood")
    thoth = named("Shrine of Thoth").ability("feature")
    assert thoth is not None
    assert (thoth["trigger"], thoth["filter"]) == ("you_score_by_location", {"color": "matching"})
    strong = named("Strong Foundation").ability("end_of_game")
    assert strong is not None
    assert strong["effects"] == [{"op": "vp_per_card_under", "color": "matching", "deck": "common", "vp_each": 2}]
    markus = named("Markus the Helper").ability("action")
    assert markus is not None
    assert markus["effects"][0] == {"op": "place_card_under", "target": "self"}


# Every card, in games that engine and oracle play together


def share_out(dice: random.Random, factions: list[str]) -> dict[str, Any]:
    """All new cards in hands, face-down cards to build with, and some Common Locations to target."""
    common = [card.id for card in BASE.values() if card.deck == "common"]
    dice.shuffle(common)
    shared: dict[str, Any] = {"hand": {}, "foundations": {}, "locations": {}}
    for player, faction in enumerate(factions):
        own = default_deck(faction)
        shared["hand"][player] = [card.id for card in CARDS.values() if card.deck == faction] + own[25:]
        shared["foundations"][player] = own[:25]
        shared["locations"][player] = common[player * 15 : player * 15 + 15]
    return shared


def test_every_card_is_built_and_used() -> None:
    """Each one, and Open Production from another seat."""
    sets = json.loads(HOUSE_SETS.read_text(encoding="utf-8"))
    done: dict[str, set[str]] = {"build": set(), "use": set(), "send": set()}
    opened = {card.id for card in CARDS.values() if any(ability.get("open") for ability in card.abilities)}
    for seed, factions in enumerate((["aztec", "barbarian", "roman"], ["egyptian", "japanese", "aztec"])):
        dice = random.Random(seed)
        goods = {player: dict(PLENTY) for player in range(3)}
        t = Table(factions, goods=goods, card_files=[sets], seed=seed, **share_out(dice, factions))
        while t.view()["round"] == 1:
            legal = t.legal()
            new = [token for token in legal if is_new(token, done)]
            new.sort(key=lambda token: not token.startswith("use"))
            waits = [card for card in opened - done["send"] if CARDS[card].deck in factions]
            quick = (
                ("spend:wood", "pass") if waits and t.kind == "turn" else ("pass",)
            )  # somebody may still build what is open
            quick = [token for token in (*quick, "end", "done", "location:foundation") if token in legal]
            token = new[0] if t.kind == "turn" and new else quick[0] if quick else dice.choice(legal)
            deed, _, card = token.partition(":")
            if t.kind == "turn" and deed in done:
                done[deed].add(card)
            t.play(token)
    assert done["build"] >= CARDS.keys()
    assert done["use"] >= {card.id for card in CARDS.values() if card.type == "action"}
    assert done["send"] >= opened


def is_new(token: str, done: dict[str, set[str]]) -> bool:
    deed, _, card = token.partition(":")
    return deed in done and card in CARDS and card not in done[deed]


def test_earlier_versions_stay_for_recorded_games() -> None:
    """Found by their hash, but not offered to anybody; a deck that names one is played with the current cards."""
    assert earlier()
    for sha256, file in earlier().items():
        assert find(sha256) is file
        assert sha256 == file.sha256
        assert file not in installed()
        assert set(file.cards) == set(house_sets().cards)
        deck = Deck("roman", "standard", default_deck("roman"), [(file.name, sha256)])
        assert files_of(deck) == [*built_in()]
