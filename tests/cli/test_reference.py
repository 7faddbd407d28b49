"""`patolli rules`: the list, articles by name and by words, and the answer to words that no article has."""

from __future__ import annotations

import pytest

from tests.cli.calling import refused, run


def test_the_list_of_articles() -> None:
    ran = run("rules", "tzolkin", "--language", "de")
    assert (ran.code, ran.err) == (0, "")
    assert "Die Räder" in ran.out
    assert "chichen_itza" in ran.out


def test_an_article_by_its_name_and_by_words() -> None:
    by_name = run("rules", "settlers", "foundation", "--language", "hu")
    assert by_name.out.startswith("Alapok\n======\n")
    assert "[S1.9.3, S1.9.6]" in by_name.out
    by_words = run("rules", "tzolkin", "starting", "player", "marker")
    assert "The starting player space" in by_words.out


def test_lines_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.calling.COLUMNS", "40")
    ran = run("rules", "tzolkin", "--all", "--language", "uk")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 40


def test_what_is_not_there() -> None:
    assert refused("rules", "settlers", "blesing") == (
        "no article has 'blesing'; perhaps one of these: tricolor, blessings, bonus, prayer-blessings, scoring"
    )
    assert "no game is called" in refused("rules", "chess")
    assert "a language is one of" in refused("rules", "tzolkin", "--language", "xx")
