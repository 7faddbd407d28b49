"""`patolli deck`: decks are checked, built and shown, in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli.games.settlers.cards.deck_files import Deck, read_decks, write_deck
from patolli.games.settlers.cards.decks import default_deck
from patolli.games.settlers.cards.library import house, read_card_file
from patolli.games.settlers.cards.model import FACTIONS
from patolli.text import LANGUAGES
from tests.cli.calling import refused, run
from tests.paths import CHAPEL

EXAMPLE = CHAPEL
NAME = "Chapel of Mars and others"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))


@pytest.fixture
def added() -> None:
    assert run("cards", "add", EXAMPLE).code == 0


@pytest.mark.parametrize("faction", [*FACTIONS, "common"])
def test_the_usual_deck_is_built_and_good(faction: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    ran = run("deck", "build", faction, "--out", file)
    assert (ran.code, ran.out) == (0, f"The deck has been written to {file}.\n")
    (deck,) = read_decks(file.read_bytes())
    assert deck.cards == default_deck(faction)
    assert deck.card_files == ([("house deck", house().sha256)] if faction == "aztec" else [])
    assert run("deck", "build", faction).out.encode() == file.read_bytes()
    checked = run("deck", "check", file)
    assert checked.code == 0
    assert checked.out.startswith(f"The deck can be played in the Standard format: {len(deck.cards)} cards for the ")


@pytest.mark.usefixtures("added")
def test_a_deck_with_cards_of_an_expansion(tmp_path: Path) -> None:
    file = tmp_path / "romans.json"
    swap = ("--in", "Chapel of Mars=Architect", "--in", "ROM062=ROM001")
    assert run("deck", "build", "roman", "--from", NAME, *swap, "--out", file).code == 0
    (deck,) = read_decks(file.read_bytes())
    assert {"ROM061", "ROM062", "ROM063"} <= set(deck.cards)
    assert not {"ROM011", "ROM001", "ROM002"} & set(deck.cards)
    assert deck.card_files == [(NAME, read_card_file(EXAMPLE.read_bytes()).sha256)]
    assert run("deck", "check", file).code == 0
    shown = run("deck", "show", file)
    assert shown.code == 0
    assert "Chapel of Mars" in shown.out
    assert "Architect" not in shown.out
    # Names in the chosen language are understood, too.
    assert (
        run("deck", "build", "roman", "--from", NAME, "--in", "Chapel of Mars=Architekt", "--language", "de").code == 0
    )
    # Without the card file the deck is not understood.
    assert run("cards", "remove", NAME).code == 0
    assert "patolli cards add" in refused("deck", "check", file)


@pytest.mark.usefixtures("added")
def test_an_open_deck(tmp_path: Path) -> None:
    """S2.3.1: all cards of a file join, or the named ones; others leave."""
    file = tmp_path / "romans.json"
    assert run("deck", "build", "roman", "--open", "--from", NAME, "--out", file).code == 0
    (deck,) = read_decks(file.read_bytes())
    assert (deck.deck_format, len(deck.cards)) == ("open", 36)
    assert run("deck", "check", file).out.startswith("The deck can be played in the Open format: 36 cards for the ")
    some = ("--in", "Chapel of Mars", "--in", "ROM062=Builder", "--without", "Architekt", "--language", "de")
    ran = run("deck", "build", "roman", "--open", "--from", NAME, *some)
    assert len(json.loads(ran.out)["cards"]) == 30 + 1 + 1 - 2 - 1
    assert len(json.loads(run("deck", "build", "common", "--open", "--without", "Ruins").out)["cards"]) == 78
    refusal = run("deck", "build", "roman", "--open", "--from", NAME, "--in", "Nobody")
    assert (refusal.code, "there is no Nobody to choose" in refusal.err) == (1, True)
    assert refused("deck", "build", "roman", "--without", "Architect").startswith("--without is for Open decks")
    assert refused("deck", "build", "roman", "--from", NAME, "--from", NAME).startswith(
        "a Standard deck has cards of one"
    )


@pytest.mark.usefixtures("added")
def test_several_decks_in_one_file_and_on_the_command_line(tmp_path: Path) -> None:
    files = {name: tmp_path / f"{name}.json" for name in ("roman", "common", "both")}
    for name in ("roman", "common"):
        out = run("deck", "build", name, "--open", "--from", NAME, "--without", default_deck(name)[0]).out
        files[name].write_text(out, encoding="utf-8")
    both = [json.loads(files[name].read_text(encoding="utf-8")) for name in ("roman", "common")]
    files["both"].write_text(json.dumps(both), encoding="utf-8")
    checked = run("deck", "check", files["both"])
    assert (checked.code, len(checked.out.splitlines())) == (0, 2)
    shown = run("deck", "show", files["both"])
    assert (shown.code, "ROM061" in shown.out, "COM084" in shown.out) == (0, True, True)
    want = ("simulate", "settlers", "--players", "2", "--games", "1", "--seed", "3", "--agents", "random")
    options = ("--option", "factions=roman,aztec")
    one = run(*want, *options, "--option", f"decks=@{files['both']}", "--records", tmp_path / "one")
    two = run(*want, *options, *(f"--option=decks=@{files[name]}" for name in ("roman", "common")),
              "--records", tmp_path / "two")  # fmt: skip
    assert (one.code, two.code) == (0, 0), one.err + two.err
    records = [next((tmp_path / name).glob("*.json")).read_bytes() for name in ("one", "two")]
    assert records[0] == records[1]
    assert default_deck("common")[0] not in json.loads(records[0])["deal"]["common"]
    files["roman"].write_text("no JSON", encoding="utf-8")
    assert "each must be JSON" in refused(
        *want, *options, *(f"--option=decks=@{files[name]}" for name in ("roman", "common"))
    )


@pytest.mark.usefixtures("added")
def test_what_could_come_in() -> None:
    ran = run("deck", "build", "roman", "--from", NAME)
    assert (ran.code, ran.out) == (1, "")
    assert " ".join(ran.err.split()) == (  # lines are as long as the terminal allows
        f"These cards from {NAME} can be added, each with all its copies: Chapel of Mars (copies: 1) "
        "Markus the Helper (copies: 2) Strong Foundation (copies: 3) "
        'Name the card to add and the one it replaces: `--in "new card=old card"`'
    )


@pytest.mark.usefixtures("added")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The deck cannot be played:",
                "- Chapel of Mars (copies: 1) cannot replace Builder (copies: 2): "
                "the numbers must be equal"]),
        ("de", ["Das Deck ist nicht spielbar:", "- Kapelle des Mars (Exemplare: 1) kann Baumeister "
                "(Exemplare: 2) nicht ersetzen: Die Zahlen müssen gleich sein"]),
    ],
)  # fmt: skip
def test_a_deck_that_cannot_be_built(language: str, words: list[str]) -> None:
    ran = run("deck", "build", "roman", "--from", NAME, "--in", "Chapel of Mars=Builder", "--language", language)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines() == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_deck_is_told_with_all_its_problems(language: str) -> None:
    cards = [*default_deck("roman")[1:], "JAP001", "XYZ1"]
    data = write_deck(Deck("roman", "standard", cards))
    ran = run("deck", "check", "-", "--language", language, stdin=data)
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 4
    for word in ("XYZ1", "JAP001", "ROM001"):
        assert word in ran.err
    if language == "en":
        assert "- Sculptor's Workshop: the deck has 1 of 2 copies" in ran.err
    if language == "de":
        assert "- Bildhauerwerkstatt: vorhanden 1 von 2 Exemplaren" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", [*FACTIONS, "common"])
def test_decks_are_shown_in_all_languages(faction: str, language: str) -> None:
    ran = run("deck", "show", faction, "--language", language)
    assert (ran.code, ran.err) == (0, "")
    first, last = default_deck(faction)[0], default_deck(faction)[-1]
    assert first in ran.out
    assert last in ran.out


def test_what_the_table_says() -> None:
    out = run("deck", "show", "aztec").out
    assert out.startswith("Deck for the Aztecs: 30 cards")
    assert "AZT901 - AZT903" in out
    assert "2 food and 1 worker" in out  # deals of the copies
    assert "The house deck was made for this program." in out  # S4.1
    assert "house deck" not in run("deck", "show", "roman").out


def test_a_bad_deck_is_shown_and_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(write_deck(Deck("roman", "standard", ["ROM001", "XYZ1"])))
    ran = run("deck", "show", file)
    assert ran.code == 1
    assert "Sculptor's Workshop" in ran.out
    assert "no installed card file contains XYZ1" in ran.err


def test_what_is_refused(tmp_path: Path) -> None:
    assert refused("deck", "build", "greek").startswith("the faction must be one of 'common', 'barbarian'")
    assert refused("deck", "build", "roman", "--in", "a=b").startswith("--in needs --from NAME")
    assert refused("deck", "build", "roman", "--from", "mine") == (
        "no card file is called 'mine'; there are: house deck, house sets"
    )
    assert refused("deck", "build", "aztec", "--from", "house deck", "--in", "Altar").startswith("--in must be")
    assert refused("deck", "build", "roman", "--out", tmp_path / "no" / "deck.json").startswith("cannot write ")
    assert refused("deck", "check", "-", stdin=b"{}") == "format: is missing"
    assert refused("deck", "show", "greek").startswith("'greek' is neither a file nor one of common, barbarian")
    bad = json.dumps({"format": "patolli-deck", "version": 1, "faction": "roman", "cards": [1]}).encode()
    assert refused("deck", "check", "-", stdin=bad).startswith("cards[0]: must be the id of a card")
    ran = run("deck", "show", "atlantean")
    assert (ran.code, ran.out) == (1, "")
    assert "no installed card file contains a whole deck for the Atlanteans" in ran.err
