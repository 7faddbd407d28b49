"""Tiles have their own names where people see pictures; a terminal shows their codes."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.words.facts import BUILDINGS, MONUMENTS, WEALTH, tile_name
from patolli.games.tzolkin.words.tiles import tile_words
from patolli.text import LANGUAGES
from patolli.text.render import Translator

TILES = (*WEALTH, *BUILDINGS, *MONUMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    say = Translator(language, named=True).render
    names = {tile: say(tile_name(tile)) for tile in TILES}
    assert [tile for tile, name in names.items() if tile in name] == []
    assert len(set(names.values())) == len(TILES)
    assert [tile for tile in TILES if tile in say(tile_words(tile))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_shows_codes(language: str) -> None:
    say = Translator(language).render
    assert [tile for tile in TILES if tile not in say(tile_name(tile))] == []


def test_names_in_sentences() -> None:
    assert Translator("en", named=True).render(tile_name("A1-F1")) == "farm “Maize Field”"
    assert Translator("hu", named=True).render(tile_name("M09")) == "„Csillagvizsgáló” emlékmű"
