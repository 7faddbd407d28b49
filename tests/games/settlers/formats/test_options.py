"""What is chosen before the deal: factions, variants, card files, decks (S1.2.2, S2.3, S2.5, S4, format 9)."""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from patolli.engine.errors import BadSetup
from patolli.engine.match import Match
from patolli.games.settlers.cards.deck_files import Deck, write_deck
from patolli.games.settlers.cards.decks import build_deck, default_deck
from patolli.games.settlers.cards.library import add, house, read_card_file
from patolli.games.settlers.cards.model import BASE, FACTIONS
from patolli.games.settlers.effects import rows as writing
from patolli.games.settlers.effects.card_rows import CARD_DATA, CARD_IDS
from patolli.games.settlers.effects.rows import card_row
from patolli.games.settlers.formats.options import OPTION_HELP, remember
from patolli.games.settlers.game import GAME
from tests.games.settlers.oracle.decks import random_card_file
from tests.games.settlers.praying import feature, file
from tests.paths import CHAPEL as CHAPEL_FILE

CHAPEL = CHAPEL_FILE


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))


def new(players: int = 2, seed: int = 3, **options: Any) -> Match:
    return Match.new("settlers", players, seed=seed, options=options)


def factions_of(match: Match) -> list[str]:
    return [own["faction"] for own in match.view()["seats"]]


def test_without_options() -> None:
    """Format 9: the usual game; random different factions, the Aztecs are one more choice (S1.2.2, S2.5)."""
    seen: set[str] = set()
    first: set[int] = set()
    for seed in range(40):
        match = new(4, seed)
        assert len(set(factions_of(match))) == 4
        seen |= set(factions_of(match))
        first.add(match.view()["first_player"])
        assert match.record()["options"] == {
            "lookout": "standard", "peaceful": False, "solo": False, "format": "standard", "disputed": False
        }  # fmt: skip
    assert seen == set(FACTIONS)
    assert first == {0, 1, 2, 3}  # S1.2.3


def test_the_same_seed_deals_the_same_game() -> None:
    assert new(3, 8).state.tobytes() == new(3, 8).state.tobytes()
    assert new(3, 8).state.tobytes() != new(3, 9).state.tobytes()


@pytest.mark.parametrize(
    ("players", "given", "expected"),
    [
        (2, ["aztec", "roman"], ["aztec", "roman"]),
        (2, "roman, aztec", ["roman", "aztec"]),
        (1, "egyptian", ["egyptian"]),
        (3, ["japanese"], ["japanese"]),
        (4, [], []),
    ],
)
def test_factions(players: int, given: Any, expected: list[str]) -> None:
    """By seat, as a list or as words; unnamed seats get any of the others."""
    found = factions_of(new(players, factions=given))
    assert found[: len(expected)] == expected
    assert len(set(found)) == players


@pytest.mark.parametrize("lookout", ["standard", "alternate", "advanced"])
@pytest.mark.parametrize("peaceful", [False, True])
def test_variants(lookout: str, peaceful: bool) -> None:
    """S1.4: they are in the record, and change the deal."""
    match = new(3, lookout=lookout, peaceful=peaceful, disputed=True)
    options = match.record()["options"]
    assert (options["lookout"], options["peaceful"], options["disputed"]) == (lookout, peaceful, True)
    assert len(match.view()["row"]) == {"standard": 4, "alternate": 0, "advanced": 5}[lookout]
    assert len(match.view()["seats"][0]["hand"]) == 5 + peaceful


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"lookout": "slow"}, "lookout must be one of standard, alternate, advanced"),
        (2, {"lookout": 1}, "lookout"),
        (2, {"lookout": None}, "lookout"),
        (2, {"peaceful": "true"}, "peaceful must be true or false"),
        (2, {"disputed": 1}, "disputed must be true or false"),
        (2, {"speed": 3}, "there is no option 'speed'"),
        (2, {"solo": True}, "there is no option 'solo'"),
        (2, {"factions": ["roman", "greek"]}, "'greek' is not one of"),
        (2, {"factions": ["roman", "atlantean"]}, "'atlantean' is not one of"),
        (2, {"factions": ["roman", "roman"]}, "roman appears twice"),
        (2, {"factions": ["roman", "aztec", "egyptian"]}, "3 factions; players: 2"),
        (1, {"factions": ["roman", "aztec"]}, "2 factions; players: 1"),
        (2, {"factions": 5}, "list of names"),
        (2, {"factions": [5]}, "list of names"),
        (2, {"factions": {"roman": 1}}, "list of names"),
        (1, {"lookout": "standard"}, "solo game has no variants"),
        (1, {"peaceful": True}, "solo game has no variants"),
        (2, {"cards": "my own"}, "'my own'"),
        (2, {"factions": "roman,aztec", "decks": []}, "decks must be"),
        (2, {"decks": {}}, "name the factions of all players"),
        (2, {"factions": "roman,aztec", "decks": {"egyptian": []}}, "nobody plays egyptian"),
        (2, {"factions": "roman,aztec", "decks": {"greek": []}}, "decks must be"),
        (2, {"factions": "roman,aztec", "decks": {"roman": "all"}}, "list of card ids"),
        (2, {"factions": "roman,aztec", "decks": {"roman": [1]}}, "list of card ids"),
        (2, {"factions": "roman,aztec", "decks": {"roman": []}}, "the deck of roman"),
        (2, {"factions": "roman,aztec", "decks": {"common": ["ROM001"]}}, "the deck of common"),
        (2, {"factions": "roman,aztec", "decks": {"roman": ["ROM001"] * 30}}, "the deck of roman"),
        (2, {"factions": "roman,aztec", "decks": {"roman": ["ROM001"] * 700}}, "list of card ids"),
    ],
)
def test_bad_options_are_refused_in_words(players: int, options: dict[str, Any], message: str) -> None:
    """Never trust them: from Python, the command line or clients."""
    with pytest.raises(BadSetup, match=message):
        new(players, **options)


def test_every_option_is_explained() -> None:
    switches = {"peaceful", "disputed", "sets", "technology", "statues"}
    assert set(OPTION_HELP) == {"factions", "lookout", "cards", "decks"} | switches
    assert all(OPTION_HELP.values())


def test_a_card_file_of_ones_own() -> None:
    """S4.2: a file with a whole deck and a board replaces the house deck; the record names it."""
    made = random_card_file(5)
    name = add(json.dumps(made).encode()).name
    match = new(2, factions="aztec,roman", cards=[name])
    record = match.record()
    assert sorted(record["deal"]["factions"][0]) == sorted(card["id"] for card in made["cards"])
    assert [entry["name"] for entry in record["card_files"]] == [name]
    assert Match.from_record(record).state.tobytes() == match.state.tobytes()


def test_decks_of_ones_own() -> None:
    """S2.3: a deck that is not Standard makes the format open; the same cards as usual change nothing."""
    deck = default_deck("roman")
    match = new(2, factions="roman,japanese", decks={"roman": deck[:25]})
    assert match.record()["options"]["format"] == "open"
    assert sorted(match.record()["deal"]["factions"][0]) == deck[:25]
    same = new(2, factions="roman,japanese", decks={"roman": deck})
    assert same.record()["options"]["format"] == "standard"
    assert same.state.tobytes() == new(2, factions="roman,japanese").state.tobytes()


def test_a_common_deck_of_ones_own() -> None:
    """S2.3.1: what `deck check` accepts can be played, as ids and as a file; several files are a list."""
    deck = default_deck("common")[:50]
    told = json.loads(write_deck(Deck("common", "open", deck, [])))
    romans = json.loads(write_deck(Deck("roman", "open", default_deck("roman")[:7], [])))
    for decks in ({"common": deck}, told, [told], [told, romans]):
        match = new(2, factions="roman,japanese", decks=decks)
        record = match.record()
        assert record["options"]["format"] == "open"
        assert sorted(record["deal"]["common"]) == deck
        assert len(record["deal"]["factions"][0]) == (7 if decks == [told, romans] else 30)
        assert Match.from_record(json.dumps(record)).state.tobytes() == match.state.tobytes()
        understood = GAME.understood(2, {"factions": "roman,japanese", "decks": decks})
        assert new(2, **understood).record()["options"] == record["options"]
    with pytest.raises(BadSetup, match="two decks for common"):
        new(2, factions="roman,japanese", decks=[told, told])


def test_a_deck_that_names_no_card_files_finds_its_cards() -> None:
    """docs/settlers-cards.md: without `card_files` all added files are searched; with `[]` none."""
    chapel = add(CHAPEL.read_bytes())
    deck = [*default_deck("roman"), "ROM061"]
    told = json.loads(write_deck(Deck("roman", "open", deck)))
    match = new(2, factions="roman,japanese", decks=told)
    assert [entry["name"] for entry in match.record()["card_files"]] == [chapel.name]
    with pytest.raises(BadSetup, match="ROM061"):
        new(2, factions="roman,japanese", decks=told | {"card_files": []})


def test_a_deck_with_cards_of_a_file() -> None:
    """S2.4.2, S4.3: expansion cards replace base cards with the same number of copies: still Standard."""
    extra = file(feature("ROM501", None, deck="roman"))
    name = add(json.dumps(extra).encode()).name
    single = next(card for card in default_deck("roman") if BASE[card].copies == 1)
    deck = [card for card in default_deck("roman") if card != single] + ["ROM501"]
    match = new(2, factions="roman,egyptian", cards=name, decks={"roman": deck})
    assert match.record()["options"]["format"] == "standard"
    assert "ROM501" in match.record()["deal"]["factions"][0]
    assert Match.from_record(json.dumps(match.record())).record() == match.record()


def test_a_deck_file() -> None:
    """What `patolli deck build` writes can be given as it is; the card files it names come along."""
    chapel = add(CHAPEL.read_bytes())
    deck = build_deck("roman", chapel, [("Chapel of Mars", "ROM030")], [house(), chapel])
    told = json.loads(write_deck(Deck("roman", "standard", deck, [(chapel.name, chapel.sha256)])))
    for decks in (told, [told]):
        match = new(2, factions="roman,egyptian", decks=decks)
        assert sorted(match.record()["deal"]["factions"][0]) == sorted(deck)
        assert Match.from_record(match.record()) == match
    for broken in ({**told, "cards": 7}, {**told, "version": 2}, [told, {}], {**told, "card_files": [{"name": "x"}]}):
        with pytest.raises(BadSetup, match="decks: "):
            new(2, factions="roman,egyptian", decks=broken)
    gone = {**told, "card_files": [{"name": "x", "sha256": "0" * 64}]}
    with pytest.raises(BadSetup, match="needs the card file"):
        new(2, factions="roman,egyptian", decks=gone)


def test_five_players_take_all_factions() -> None:
    """S2.5: with the Aztecs five can play, each with another faction; a sixth cannot."""
    match = new(5)
    assert sorted(match.record()["factions"]) == sorted(FACTIONS)
    told = ["egyptian", "aztec", "barbarian", "japanese", "roman"]
    assert new(5, factions=told).record()["factions"] == told
    assert new(5, factions=told[:2]).record()["factions"][:2] == told[:2]
    with pytest.raises(BadSetup, match="1 to 5 players, not for 6"):
        new(6)


def test_a_record_names_its_card_files_while_another_thread_reads_one() -> None:
    """A server does both at once; a deal stored without them could not be read again."""
    match = new(factions="aztec,roman")
    told, stop, interval = match.record(), Event(), sys.getswitchinterval()

    def read() -> None:
        while not stop.is_set():
            remember([house()])

    thread = Thread(target=read)
    sys.setswitchinterval(1e-6)
    try:
        thread.start()
        assert all(match.record() == told for _ in range(3000))
    finally:
        stop.set()
        thread.join()
        sys.setswitchinterval(interval)


def test_threads_that_meet_a_card_file_at_once_give_its_cards_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart many tables are read at the same moment: each card has its own row."""
    read = read_card_file(json.dumps(random_card_file(9000)).encode())
    cards, real = list(read.cards.values()), writing._write_effects

    def slowly(*args: Any) -> None:
        time.sleep(0.001)  # so that others come in between
        real(*args)

    monkeypatch.setattr(writing, "_write_effects", slowly)
    with ThreadPoolExecutor(4) as threads:
        rows, *others = threads.map(lambda _: [card_row(card) for card in cards], range(4))
    assert others == [rows] * 3
    assert len(set(rows)) == len(cards)
    assert [CARD_DATA[row] for row in rows] == cards
    assert [CARD_IDS[row] for row in rows] == [card.id for card in cards]
