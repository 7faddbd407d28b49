"""Random decks: whatever is in a deck file, it is read or refused in words; what can be built can be played."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli.engine.errors import BadRecord, BadSetup
from patolli.engine.match import Match
from patolli.games.settlers.cards.deck_files import Deck, read_decks, write_deck
from patolli.games.settlers.cards.decks import (
    COMMON,
    DECKS,
    FORMATS,
    build_deck,
    check_deck,
    default_deck,
    open_deck,
    sets_of,
)
from patolli.games.settlers.cards.faults import BadDeck
from patolli.games.settlers.cards.library import CardFile, all_cards, built_in, house_sets, read_card_file
from patolli.games.settlers.cards.model import BASE_FACTIONS, FACTIONS
from patolli.games.settlers.game import GAME
from patolli.text import LANGUAGES, Translator
from tests.games.settlers.oracle.decks import random_card_file

FILES: list[CardFile] = [*built_in()]
CARDS = all_cards(FILES)
IDS = st.sampled_from(sorted(CARDS)) | st.from_regex(r"[A-Z][A-Z0-9]{2,7}", fullmatch=True)
DECK = st.builds(
    Deck,
    st.sampled_from(DECKS),
    st.sampled_from(FORMATS),
    st.lists(IDS, max_size=40),
    st.none() | st.lists(st.tuples(st.text(max_size=10), st.from_regex(r"[0-9a-f]{64}", fullmatch=True)), max_size=3),
)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | IDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
KEYS = ("format", "version", "faction", "deck_format", "cards", "card_files")


def told(problems: list[Any]) -> None:
    """Every problem is a sentence, in every language."""
    for problem in problems:
        assert problem.text
        assert "\n" not in problem.text
        assert all(Translator(language).render(problem.entry) for language in LANGUAGES)


def refused(error: BadRecord) -> None:
    assert str(error)
    assert "\n" not in str(error)


@settings(max_examples=200, deadline=None)
@given(deck=DECK)
def test_a_deck_is_read_as_it_was_written(deck: Deck) -> None:
    assert read_decks(write_deck(deck)) == [deck]


@settings(max_examples=300, deadline=None)
@given(deck=DECK, changes=st.dictionaries(st.sampled_from(KEYS), JUNK, min_size=1), several=st.booleans())
def test_a_changed_deck_file_is_read_or_refused(deck: Deck, changes: dict[str, Any], several: bool) -> None:
    """Refused with the place of the fault; once read, it can be written and read again."""
    content = json.loads(write_deck(deck)) | changes
    try:
        found = read_decks(msgspec.json.encode([content] if several else content))
    except BadRecord as error:
        refused(error)
        return
    assert read_decks(write_deck(found[0])) == found


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=60) | st.integers(0, 400).map(lambda n: write_deck(Deck("roman", "open", []))[:n]))
def test_any_bytes_are_a_deck_file_or_refused(data: bytes) -> None:
    try:
        read_decks(data)
    except BadRecord as error:
        refused(error)


@settings(max_examples=200, deadline=None)
@given(faction=st.sampled_from(DECKS), ids=st.lists(IDS, max_size=60), deck_format=st.sampled_from(FORMATS))
def test_any_cards_are_judged_in_words(faction: str, ids: list[str], deck_format: str) -> None:
    """An Open deck of known cards of the faction, each once, can be played, and nothing else (S2.3.1)."""
    problems = check_deck(faction, ids, deck_format, FILES)
    told(problems)
    if deck_format == "open" and faction in (COMMON, *FACTIONS):
        own = all(key in CARDS and CARDS[key].deck == faction for key in ids)
        assert (problems == []) == (own and len(ids) == len(set(ids)) > 0)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_exchange_of_sets_is_a_standard_deck_or_refused(data: st.DataObject) -> None:
    """S2.4: what `build_deck` returns is a deck of 30 with the requested cards; otherwise it says why not."""
    faction = data.draw(st.sampled_from(FACTIONS))
    offered = [one for one in sets_of(house_sets().cards.values()) if one.cards[0].deck == faction]
    there = sets_of(CARDS[key] for key in default_deck(faction))
    pairs = data.draw(st.lists(st.tuples(st.sampled_from(offered), st.sampled_from(there)), max_size=4))
    try:
        ids = build_deck(faction, house_sets(), [(new.name, old.ids[0]) for new, old in pairs], FILES)
    except BadDeck as error:
        told(list(error.problems))
        return
    assert len(ids) == 30
    assert check_deck(faction, ids, "standard", FILES) == []
    assert all(set(new.ids) <= set(ids) for new, _ in pairs)


@pytest.mark.compiled
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_open_decks_are_dealt_and_played(data: st.DataObject) -> None:
    """S2.3.1, F19: any number of cards, from 1 up, for the Common deck, too."""
    factions = data.draw(st.lists(st.sampled_from(FACTIONS), min_size=2, max_size=5, unique=True))
    decks: dict[str, list[str]] = {}
    for name in (COMMON, *factions):
        own = [card.id for card in CARDS.values() if card.deck == name]
        decks[name] = data.draw(st.lists(st.sampled_from(own), min_size=1, max_size=len(own), unique=True))
    options = {"factions": factions, "decks": decks}
    match = Match.new(GAME, len(factions), seed=data.draw(st.integers(0, 10**6)), options=options)
    dealt = match.record()["deal"]
    assert sorted(dealt["common"]) == sorted(decks[COMMON])
    assert [sorted(one) for one in dealt["factions"]] == [sorted(decks[name]) for name in factions]
    for _ in range(150):
        if match.over:
            break
        legal = match.legal()
        match.play(legal[data.draw(st.integers(0, len(legal) - 1))])
    assert Match.from_record(match.record()).state.tobytes() == match.state.tobytes()


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), faction=st.sampled_from(BASE_FACTIONS), data=st.data())
def test_cards_of_any_file_join_an_open_deck(seed: int, faction: str, data: st.DataObject) -> None:
    file = read_card_file(json.dumps(random_card_file(seed, (faction,))).encode())
    files = [*FILES, file]
    new = data.draw(st.lists(st.sampled_from([card.id for card in file.cards.values()]), unique=True, max_size=6))
    ids = open_deck(faction, [file], [(key, None) for key in new], [], files)
    assert check_deck(faction, ids, "open", files) == []
    assert set(new) <= set(ids)


def test_decks_that_cannot_be_dealt_are_refused() -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, 2, seed=1, options={"factions": ["roman", "aztec"], "decks": {"roman": ["AZT901"]}})
