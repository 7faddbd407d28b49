"""`patolli cards`: a file is checked, added, listed and removed, in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli.games.settlers.cards.library import find, house, read_card_file
from tests.cli.calling import refused, run
from tests.paths import CHAPEL

EXAMPLE = CHAPEL
NAME = "Chapel of Mars and others"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))
    return tmp_path / "cards"


def test_a_sound_file(own_folder: Path) -> None:
    ran = run("cards", "check", EXAMPLE)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{NAME}, origin: aztecs. Cards:",
        "  For the Common deck: 1 (1 different)",
        "  For the Japanese: 1 (1 different)",
        "  For the Romans: 6 (3 different)",
        "  For the Egyptians: 1 (1 different)",
        "  For the Aztecs: 2 (1 different)",
        "The file is valid.",
    ]
    assert run("cards", "check", "-", stdin=EXAMPLE.read_bytes()).out == ran.out
    assert not own_folder.exists()


SOUND = {
    "en": "The file is valid.", "de": "Die Datei ist in Ordnung.", "hu": "A fájl rendben van.",
    "pl": "Plik jest poprawny.", "uk": "Файл правильний.",
}  # fmt: skip


@pytest.mark.parametrize("language", SOUND)
def test_all_languages(language: str) -> None:
    assert run("cards", "check", EXAMPLE, "--language", language).out.endswith(SOUND[language] + "\n")
    assert run("cards", "list", "--language", language).code == 0


def test_a_bad_file_is_told_with_all_its_problems(tmp_path: Path, own_folder: Path) -> None:
    value = json.loads(EXAMPLE.read_bytes())
    value["cards"][0].update(deal="mud", colors=["[red]"], end_game_vp=":smile:")
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(value))
    for command in ("check", "add"):
        ran = run("cards", command, bad)
        assert (ran.code, ran.out) == (1, "")
        lines = ran.err.splitlines()
        assert lines[0] == "The file was rejected. Problems: 3"
        assert [line.split(":")[0].strip() for line in lines[1:]] == [
            "ROM061.colors[0]", "ROM061.deal", "ROM061.end_game_vp",
        ]  # fmt: skip
        assert "not '[red]'" in lines[1]
        assert "not ':smile:'" in lines[3]
    assert not own_folder.exists()


def test_many_problems_are_counted(tmp_path: Path) -> None:
    value = json.loads(EXAMPLE.read_bytes())
    for card in value["cards"]:
        card.update(copies=0, raze=[], end_game_vp=None)
    ran = run("cards", "check", "-", stdin=json.dumps(value).encode())
    assert ran.err.splitlines()[-1] == "… and 13 more"


def test_add_list_remove() -> None:
    ran = run("cards", "add", EXAMPLE)
    assert ran.code == 0
    assert ran.out.endswith(f"{NAME} is ready to play with.\n")
    listed = run("cards", "list").out
    assert NAME in listed
    assert "house deck" in listed
    file = read_card_file(EXAMPLE.read_bytes())
    assert file.sha256[:12] in listed
    assert house().sha256[:12] in listed
    assert find(file.sha256) == file
    assert run("cards", "remove", NAME).out.startswith(f"{NAME} has been removed.")
    assert find(file.sha256) is None
    assert NAME not in run("cards", "list").out


def test_what_is_refused(tmp_path: Path) -> None:
    assert refused("cards", "check", tmp_path / "none.json").startswith("cannot read ")
    assert refused("cards", "remove", "mine") == "no card file is called 'mine'; there are: house deck, house sets"
    assert refused("cards", "remove", "house deck") == "the house deck belongs to the program and stays"
    assert "there is no language 'xx'" in refused("cards", "list", "--language", "xx")
