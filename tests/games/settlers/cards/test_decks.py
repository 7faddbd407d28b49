"""Decks: what the two formats allow, and words for what they do not (S2.3, S2.4, F19)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli.engine.errors import BadRecord
from patolli.games.settlers.cards import library as card_files
from patolli.games.settlers.cards.deck_files import MAX_BYTES, Deck, files_for, files_of, read_deck, write_deck
from patolli.games.settlers.cards.decks import build_deck, check_deck, check_together, default_deck, sets_of
from patolli.games.settlers.cards.faults import BadDeck
from patolli.games.settlers.cards.library import CardFile, house, read_card_file
from patolli.games.settlers.cards.model import BASE_FACTIONS, FACTIONS
from patolli.text import LANGUAGES, Translator
from tests.paths import CHAPEL as CHAPEL_FILE
from tests.paths import SETTLERS_DATA

CHAPEL = json.loads((CHAPEL_FILE).read_bytes())
EXAMPLE = read_card_file((CHAPEL_FILE).read_bytes())
FILES = [house(), EXAMPLE]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))


def file_of(change: dict[str, Any], **more: Any) -> CardFile:
    """A file with one changed card."""
    card = CHAPEL["cards"][0] | change
    return read_card_file(json.dumps(CHAPEL | {"cards": [card], "name": "more"} | more).encode())


def told(faction: str, ids: list[str], deck_format: str = "standard", files: list[CardFile] = FILES) -> list[str]:
    """What is wrong, in English; the sentence in the file of messages is the same, and all languages have one."""
    problems = check_deck(faction, ids, deck_format, files)
    for problem in problems:
        assert Translator("en").render(problem.entry) == problem.text
        assert len({Translator(language).render(problem.entry) for language in LANGUAGES}) == len(LANGUAGES)
    return [problem.text for problem in problems]


def without(ids: list[str], *gone: str) -> list[str]:
    return [key for key in ids if key not in gone]


# The usual decks


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_usual_decks_can_be_played(faction: str) -> None:
    deck = default_deck(faction)
    assert len(deck) == 30
    assert deck == sorted(deck)
    for deck_format in ("standard", "open"):
        assert told(faction, deck, deck_format) == []


def test_the_common_deck() -> None:
    deck = default_deck("common")
    assert len(deck) == 84
    assert told("common", deck) == told("common", deck, "open") == []
    foreign = told("common", [*deck, "COM085"])
    assert foreign == ["the Standard format has only the Common cards of the base game, so not COM085"]
    missing = told("common", without(deck, "COM001", "COM084"))
    assert missing == ["the Standard format has all Common cards of the base game; missing: COM001 and COM084"]
    assert told("common", [*deck, "COM085"], "open") == []


def test_a_faction_that_nobody_brought() -> None:
    with pytest.raises(BadDeck, match="no card file that is here has a whole deck for the Atlanteans"):
        default_deck("atlantean")
    with pytest.raises(BadDeck, match="the Aztecs"):
        default_deck("aztec", [])
    assert told("atlantean", [])[0] == "no card file that is here has a board for the Atlanteans"


def test_an_owners_deck_comes_before_the_house_deck() -> None:
    # S4.2
    own = json.loads((SETTLERS_DATA / "house.json").read_bytes())
    own |= {"name": "the printed ones", "origin": "aztecs"}
    for n, card in enumerate(own["cards"], 1):
        card["id"] = f"AZT{n:03}"
    files = [house(), read_card_file(json.dumps(own).encode())]
    assert default_deck("aztec", files) == [f"AZT{n:03}" for n in range(1, 31)]
    assert told("aztec", default_deck("aztec", files), files=files) == []
    # It can extend the house deck, too: all copies of one card for those of another.
    mixed = [*default_deck("aztec")[3:], "AZT001", "AZT002", "AZT003"]
    assert told("aztec", mixed, files=files) == []


# What is wrong with a deck


def test_cards_that_are_not_allowed() -> None:
    deck = default_deck("roman")
    assert told("roman", [*deck[1:], "ROM099"]) == [
        "no card file that is here has the card ROM099",
        "Sculptor's Workshop: 1 of 2 copies are there; all or none must be. Missing: ROM001",
    ]
    assert told("roman", [*deck, "ROM030"]) == ["in the deck more than once: ROM030"]
    assert told("roman", [*deck, "JAP001", "COM001"]) == [
        "Farm (JAP001) belongs to the Japanese, not to the Romans",
        "Statue (COM001) belongs to the Common deck, not to the Romans",
    ]


def test_sets_are_complete_or_absent() -> None:
    # S2.4.2
    deck = default_deck("roman")
    assert told("roman", without(deck, "ROM003", "ROM005")) == [
        "Sculptor's Apprentice: 1 of 3 copies are there; all or none must be. Missing: ROM003 and ROM005"
    ]


def test_the_numbers_of_sets() -> None:
    # S2.4.1, S2.4.3
    deck = default_deck("roman")
    assert told("roman", without(deck, "ROM003", "ROM004", "ROM005")) == ["sets of 3: 2; a Standard deck has 3"]
    assert told("roman", without(deck, "ROM030")) == ["sets of 1: 8; a Standard deck has 9"]
    (many,) = told("roman", [*deck, "ROM061"])
    assert many.startswith("sets of 1: 10; a Standard deck has 9. So many must leave: 1. These could: Engineers, Gard")
    assert "Chapel" not in many
    assert told("roman", [])[0] == "sets of 3: 0; a Standard deck has 3"


def test_one_expansion_and_no_more() -> None:
    # S2.3.2
    friends = file_of({"id": "ROM031", "name": "Friend"}, origin="friends")
    files = [*FILES, friends]
    deck = without(default_deck("roman"), "ROM030", "ROM008")
    assert told("roman", [*deck, "ROM031", "ROM008"], files=files) == []
    assert told("roman", [*deck, "ROM031", "ROM061"], files=files) == [
        "cards of several expansions: friends and aztecs; a Standard deck has those of one"
    ]
    assert told("roman", [*deck, "ROM031", "ROM061"], "open", files) == []


def test_sets_of_other_sizes_are_for_the_open_format() -> None:
    # S2.3.1
    cards = [CHAPEL["cards"][0] | {"id": f"ROM10{n}", "copies": 4} for n in range(4)]
    big = read_card_file(json.dumps(CHAPEL | {"cards": cards, "name": "big"}).encode())
    deck = [*default_deck("roman"), *big.cards]
    assert "Chapel of Mars has 4 copies; a Standard deck has cards with 1, 2 or 3" in told("roman", deck, files=[big])
    assert told("roman", deck, "open", [big]) == []


@pytest.mark.parametrize(("faction", "least", "most"), [("roman", 20, 40), ("common", 40, 104)])
def test_sizes_in_the_open_format(faction: str, least: int, most: int) -> None:
    # F19
    cards = [CHAPEL["cards"][0] | {"id": f"NEW{n:03}", "name": f"New {n}", "deck": faction} for n in range(30)]
    if faction == "common":
        cards = [card | {"deal": None} for card in cards]
    file = read_card_file(json.dumps(CHAPEL | {"cards": cards}).encode())
    deck = [*default_deck(faction), *file.cards]
    for size in (least, most):
        assert told(faction, deck[:size], "open", [file]) == []
    for size in (least - 1, most + 1):
        assert told(faction, deck[:size], "open", [file]) == [
            f"the number of cards must be from {least} to {most}; it is {size}"
        ]


def test_all_decks_together() -> None:
    assert check_together(240) == []
    (problem,) = check_together(241)
    assert problem.text == "all decks of a game together have 241 cards; at most 240 are possible"
    assert Translator("en").render(problem.entry) == problem.text


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_choice_of_complete_sets_is_judged_by_its_numbers(data: st.DataObject) -> None:
    faction = data.draw(st.sampled_from(FACTIONS))
    cards = card_files.all_cards(FILES)
    sets = sets_of(card for card in cards.values() if card.deck == faction)
    chosen = data.draw(st.lists(st.sampled_from(sets), unique_by=lambda one: one.name))
    ids = data.draw(st.permutations([key for one in chosen for key in one.ids]))
    good = Counter(one.copies for one in chosen) == {3: 3, 2: 6, 1: 9}
    assert (check_deck(faction, ids, "standard", FILES) == []) == good
    assert (check_deck(faction, ids, "open", FILES) == []) == (20 <= len(ids) <= 40)


# Building


def test_a_set_takes_the_place_of_another() -> None:
    # S2.4.2
    deck = build_deck("roman", EXAMPLE, [("Strong Foundation", "ROM003"), ("chapel of mars", "Architect")], FILES)
    assert told("roman", deck) == []
    gone = {"ROM003", "ROM004", "ROM005", "ROM011"}
    assert deck == sorted({*default_deck("roman"), "ROM061", "ROM064", "ROM065", "ROM066"} - gone)
    assert build_deck("roman", None, [], FILES) == default_deck("roman")
    assert "AZT001" in build_deck("aztec", EXAMPLE, [("Stone That Tells Stories", "Calpulli")], FILES)


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ([("Chapel of Mars", "Builder")],
         "Chapel of Mars (copies: 1) cannot take the place of Builder (copies: 2): the numbers must be equal"),
        ([("Shrine of Thoth", "Builder")],
         "there is no Shrine of Thoth to choose; there are Chapel of Mars, Markus the Helper and Strong Foundation"),
        ([("Chapel of Mars", "Farm")], "Farm is not in the deck, so nothing can take its place"),
        ([("Chapel of Mars", "Engineers"), ("Chapel of Mars", "Architect")], "Chapel of Mars is in the deck already"),
        ([("Chapel of Mars", "Engineers"), ("Chapel of Mars", "Engineers")],
         "Engineers is not in the deck, so nothing can take its place"),
    ],
)  # fmt: skip
def test_what_cannot_be_built(choices: list[tuple[str, str]], words: str) -> None:
    with pytest.raises(BadDeck) as caught:
        build_deck("roman", EXAMPLE, choices, FILES)
    (problem,) = caught.value.problems
    assert str(caught.value) == problem.text == Translator("en").render(problem.entry) == words


def test_nothing_to_choose() -> None:
    with pytest.raises(BadDeck, match="there is no X to choose, nor anything else for this faction") as caught:
        build_deck("barbarian", EXAMPLE, [("X", "Raid")], FILES)
    assert Translator("en").render(caught.value.problems[0].entry) == str(caught.value)


def test_cards_of_two_expansions_in_one_file_do_not_mix() -> None:
    two = file_of({}, name="two")
    other = file_of({"id": "ROM041", "name": "Tower", "origin": "atlanteans"}, name="two")
    both = CardFile("two", "aztecs", {}, two.cards | other.cards, "0" * 64)
    with pytest.raises(BadDeck, match="cards of several expansions: atlanteans and aztecs"):
        build_deck("roman", both, [("Chapel of Mars", "ROM030"), ("Tower", "ROM008")], [both])


# Deck files


def test_a_deck_file_is_read_as_it_was_written() -> None:
    deck = Deck("aztec", "standard", default_deck("aztec"), [("house deck", house().sha256)])
    assert read_deck(write_deck(deck)) == deck
    assert files_of(deck) == [house()]
    assert files_of(Deck("roman", "open", [])) == [house()]


def test_only_the_files_that_are_needed() -> None:
    assert files_for("roman", default_deck("roman"), FILES) == []
    assert files_for("roman", ["ROM061"], FILES) == [EXAMPLE]
    assert files_for("aztec", ["AZT001"], FILES) == FILES  # the board is in the house deck
    assert all(files_for(faction, default_deck(faction), FILES) == [] for faction in BASE_FACTIONS)


def test_a_card_file_that_is_not_here() -> None:
    deck = Deck("roman", "standard", [], [("mine", EXAMPLE.sha256)])
    with pytest.raises(BadRecord, match=r"card_files\[0\]: the card file 'mine' is not here") as caught:
        files_of(deck)
    assert "patolli cards add" in str(caught.value)


GOOD = json.loads(write_deck(Deck("roman", "open", ["ROM001"], [("house deck", "a" * 64)])))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": "patolli-cards"}, "format: must be 'patolli-deck'"),
        ({"version": 2}, "version: must be 1"),
        ({"faction": "greek"}, "faction: must be one of"),
        ({"faction": ["roman"]}, "faction: must be one of"),
        ({"deck_format": "closed"}, "deck_format: must be one of 'standard', 'open'"),
        ({"cards": "ROM001"}, "cards: must be a list"),
        ({"cards": ["ROM001", 1]}, r"cards\[1\]: must be the id of a card"),
        ({"cards": ["rom001"]}, r"cards\[0\]: must be the id of a card"),
        ({"cards": ["ROM001"] * 241}, "cards: has 241 entries; at most 240"),
        ({"card_files": [{}] * 21}, "card_files: has 21 entries"),
        ({"card_files": [1]}, r"card_files\[0\]: must have a name"),
        ({"card_files": [{"name": "x", "sha256": "../x"}]}, r"card_files\[0\]: must have a name"),
    ],
)
def test_a_bad_deck_file_is_refused(change: dict[str, Any], named: str) -> None:
    assert read_deck(json.dumps(GOOD).encode()).cards == ["ROM001"]
    with pytest.raises(BadRecord, match=named):
        read_deck(json.dumps(GOOD | change).encode())


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff", b"[" * 60_000, b" " * (MAX_BYTES + 1)], ids=range(6))
def test_what_is_no_deck_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_deck(data)
    for key in ("format", "version", "faction", "cards"):
        with pytest.raises(BadRecord, match=f"{key}: is missing"):
            read_deck(json.dumps({name: value for name, value in GOOD.items() if name != key}).encode())
