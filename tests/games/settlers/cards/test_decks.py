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
from patolli.games.settlers.cards import deck_files
from patolli.games.settlers.cards import library as card_files
from patolli.games.settlers.cards.deck_files import MAX_BYTES, Deck, files_for, files_of, read_decks, write_deck
from patolli.games.settlers.cards.decks import build_deck, check_deck, check_together, default_deck, open_deck, sets_of
from patolli.games.settlers.cards.faults import BadDeck
from patolli.games.settlers.cards.library import CardFile, built_in, house, read_card_file
from patolli.games.settlers.cards.model import BASE, BASE_FACTIONS, FACTIONS
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
    """What is wrong, in English; the sentence in the message file is the same, and all languages have one."""
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
    assert foreign == ["the Standard format allows only the Common cards of the base game, so not COM085"]
    missing = told("common", without(deck, "COM001", "COM084"))
    assert missing == ["the Standard format needs all Common cards of the base game; missing: COM001 and COM084"]
    assert told("common", [*deck, "COM085"], "open") == []


def test_a_faction_that_nobody_brought() -> None:
    with pytest.raises(BadDeck, match="no installed card file contains a whole deck for the Atlanteans"):
        default_deck("atlantean")
    with pytest.raises(BadDeck, match="the Aztecs"):
        default_deck("aztec", [])
    assert told("atlantean", [])[0] == "no installed card file contains a board for the Atlanteans"


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
        "no installed card file contains ROM099",
        "Sculptor's Workshop: the deck has 1 of 2 copies; it must have all of them or none. Missing: ROM001",
    ]
    assert told("roman", [*deck, "ROM030"]) == ["duplicate cards in the deck: ROM030"]
    assert told("roman", [*deck, "JAP001", "COM001"]) == [
        "Farm (JAP001) belongs to the Japanese, not to the Romans",
        "Statue (COM001) belongs to the Common deck, not to the Romans",
    ]


def test_sets_are_complete_or_absent() -> None:
    # S2.4.2
    deck = default_deck("roman")
    assert told("roman", without(deck, "ROM003", "ROM005")) == [
        "Sculptor's Apprentice: the deck has 1 of 3 copies; it must have all of them or none. "
        "Missing: ROM003 and ROM005"
    ]


def test_the_numbers_of_sets() -> None:
    # S2.4.1, S2.4.3
    deck = default_deck("roman")
    assert told("roman", without(deck, "ROM003", "ROM004", "ROM005")) == ["sets of 3: 2; a Standard deck has 3"]
    assert told("roman", without(deck, "ROM030")) == ["sets of 1: 8; a Standard deck has 9"]
    (many,) = told("roman", [*deck, "ROM061"])
    assert many.startswith("sets of 1: 10; a Standard deck has 9. Remove 1; candidates: Engineers, Gard")
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


@pytest.mark.parametrize("faction", ["roman", "common"])
def test_any_number_of_cards_in_the_open_format(faction: str) -> None:
    """S2.3.1, F19: as many as a position has places for."""
    made = [[CHAPEL["cards"][0] | {"id": f"N{n}{i:03}", "name": f"New {n} {i}", "deck": faction} for i in range(300)]
            for n in range(2)]  # fmt: skip
    if faction == "common":
        made = [[card | {"deal": None} for card in cards] for cards in made]
    files = [read_card_file(json.dumps(CHAPEL | {"cards": cards, "name": str(n)}).encode())
             for n, cards in enumerate(made)]  # fmt: skip
    deck = [*(card for file in files for card in file.cards), *default_deck(faction), *BASE]
    deck = [card for card in dict.fromkeys(deck) if card not in BASE or BASE[card].deck == faction]
    sizes = (1, 20, 84, 600, min(639, len(deck)))
    for size in sizes:
        assert told(faction, deck[:size], "open", files) == []
    assert told(faction, [], "open", files) == ["the number of cards must be from 1 to 639; it is 0"]


def test_all_decks_together() -> None:
    """F19: a position has 639 places; in solo the 16 Attack cards have some of them."""
    assert check_together(639) == check_together(623, solo=True) == []
    (problem,) = check_together(640)
    assert problem.text == "all decks of a game together have 640 cards; the limit is 639"
    assert Translator("en").render(problem.entry) == problem.text
    assert check_together(624, solo=True)[0].text.endswith("the limit is 623")


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
    assert (check_deck(faction, ids, "open", FILES) == []) == (len(ids) > 0)


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
         "Chapel of Mars (copies: 1) cannot replace Builder (copies: 2): the numbers must be equal"),
        ([("Shrine of Thoth", "Builder")],
         "there is no Shrine of Thoth to choose; available: Chapel of Mars, Markus the Helper and Strong Foundation"),
        ([("Chapel of Mars", "Farm")], "Farm is not in the deck, so nothing can replace it"),
        ([("Chapel of Mars", "Engineers"), ("Chapel of Mars", "Architect")], "Chapel of Mars is already in the deck"),
        ([("Chapel of Mars", "Engineers"), ("Chapel of Mars", "Engineers")],
         "Engineers is not in the deck, so nothing can replace it"),
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
    assert read_decks(write_deck(deck)) == [deck]
    assert files_of(deck) == [*built_in()]
    assert files_of(Deck("roman", "open", [])) == [*built_in()]


def test_a_deck_of_no_card_files_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """`"card_files": []` means no cards other than Patolli's; without the key it means all that were added."""
    monkeypatch.setattr(deck_files, "installed", lambda: FILES)
    value = {"format": "patolli-deck", "version": 1, "faction": "roman", "cards": ["ROM061"]}
    (anything,) = read_decks(json.dumps(value).encode())
    (nothing,) = read_decks(json.dumps(value | {"card_files": []}).encode())
    assert files_of(anything) == FILES
    assert files_of(nothing) == [*built_in()]
    assert json.loads(write_deck(nothing))["card_files"] == []
    assert "card_files" not in json.loads(write_deck(anything))


def test_several_decks_in_one_file() -> None:
    one, two = ({**GOOD, "faction": faction} for faction in ("roman", "common"))
    assert [deck.faction for deck in read_decks(json.dumps([one, two]).encode())] == ["roman", "common"]
    for bad, named in (
        ([], "the list has no deck"),
        ([one, one], r"\[1\].faction: there are two decks for roman"),
        ([one, {**two, "version": 3}], r"\[1\].version: must be 1"),
        ([one, 7], r"\[1\]: a deck must be a JSON object"),
        ([one] * 8, "has 8 entries"),
    ):
        with pytest.raises(BadRecord, match=named):
            read_decks(json.dumps(bad).encode())


# Open decks


def test_all_cards_of_several_files_join_the_usual_ones() -> None:
    """S2.3.1."""
    friends = file_of({"id": "ROM031", "name": "Friend"}, origin="friends")
    files = [*FILES, friends]
    own = [card.id for card in EXAMPLE.cards.values() if card.deck == "roman"]
    assert open_deck("roman", [EXAMPLE, friends], [], [], files) == sorted([*default_deck("roman"), *own, "ROM031"])


def test_cards_come_and_leave_by_name_or_id() -> None:
    choices: list[tuple[str, str | None]] = [("Chapel of Mars", None), ("ROM065", "ROM003")]
    deck = open_deck("roman", [EXAMPLE], choices, ["architect"], FILES)
    assert deck == sorted({*default_deck("roman"), "ROM061", "ROM065"} - {"ROM003", "ROM011"})
    assert open_deck("roman", [], [], ["ROM001"], FILES) == default_deck("roman")[1:]


@pytest.mark.parametrize(
    ("choices", "leave", "words"),
    [
        ([("Nothing", None)], [],
         "there is no Nothing to choose; available: Chapel of Mars, Markus the Helper and Strong Foundation"),
        ([], ["Nothing"], "Nothing is not in the deck, so nothing can replace it"),
        ([("Chapel of Mars", None), ("ROM061", None)], [], "ROM061 is already in the deck"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_an_open_deck(choices: list[tuple[str, str | None]], leave: list[str], words: str) -> None:
    with pytest.raises(BadDeck) as caught:
        open_deck("roman", [EXAMPLE], choices, leave, FILES)
    assert caught.value.problems[0].text == words


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
        ({"cards": ["ROM001"] * 640}, "cards: has 640 entries; at most 639"),
        ({"card_files": [{}] * 21}, "card_files: has 21 entries"),
        ({"card_files": [1]}, r"card_files\[0\]: must have a name"),
        ({"card_files": [{"name": "x", "sha256": "../x"}]}, r"card_files\[0\]: must have a name"),
    ],
)
def test_a_bad_deck_file_is_refused(change: dict[str, Any], named: str) -> None:
    assert read_decks(json.dumps(GOOD).encode())[0].cards == ["ROM001"]
    with pytest.raises(BadRecord, match=named):
        read_decks(json.dumps(GOOD | change).encode())


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff", b"[" * 60_000, b" " * (MAX_BYTES + 1)], ids=range(6))
def test_what_is_no_deck_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_decks(data)
    for key in ("format", "version", "faction", "cards"):
        with pytest.raises(BadRecord, match=f"{key}: is missing"):
            read_decks(json.dumps({name: value for name, value in GOOD.items() if name != key}).encode())
