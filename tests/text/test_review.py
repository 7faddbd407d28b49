"""Every message with difficult names, numbers and forms; and what no message may say."""

import re

import pytest

from patolli.text import LANGUAGES
from patolli.text.review.lint import banned, complaints
from patolli.text.review.samples import NAMES, parsed, samples
from tests.text.locales import FILES

WRONG = {
    "the same word twice": re.compile(r"\b([^\W\d]{3,}) \1\b"),
    "two colons": re.compile(r"::|: *[,.;]|: *:"),
    "a value that was not put in": re.compile(r"[{}]|\$\w|\bNone\b(?! yet)|\?\?"),
    "two spaces": re.compile(r"\S  +\S"),
    "a space before a sign": re.compile(r"\w [,;:!](?!\w)"),
}
ALLOWED = {("two spaces", "cli"), ("two spaces", "play"), ("two spaces", "settlers-board")}
"""Help in columns."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_whatever_is_put_in(language: str, file: str) -> None:
    for key in parsed(language, file):
        for text in samples(language, file, key):
            assert text.strip() or key.endswith("-tail"), key
            for what, pattern in WRONG.items():
                found = None if (what, file) in ALLOWED else pattern.search(text)
                assert found is None, f"{key}: {what} in {text!r}"


PERSON = {"en": "Player 1", "de": "Spieler 1", "hu": "Játékos 1", "pl": "Gracz 1", "uk": "Гравець 1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_player_twice(language: str) -> None:
    """A name never follows the word for a player: "gracza Gracz 1"."""
    name = PERSON[language]
    twice = re.compile(rf"\b{name[:4]}\w* {name}", re.IGNORECASE)
    for file in FILES:
        for key in parsed(language, file):
            for text in samples(language, file, key, (name,)):
                assert not twice.search(text), f"{file}, {key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_banned_is_said(language: str) -> None:
    assert list(complaints(language)) == []


@pytest.mark.parametrize(
    ("language", "file", "text"),
    [
        ("en", "play", "The Food day is near"),
        ("en", "settlers-cards", "a colour"),
        ("de", "tzolkin", "Sie essen umsonst"),
        ("hu", "web-pages", "Név a(z) 2. helyen"),
        ("pl", "settlers", "wybiera gracza { $other }"),
        ("uk", "web-table", "Черепів у банку"),
        ("hu", "tzolkin", "Nyer a { $building }"),
        ("hu", "tzolkin", "az „{ $card }” lap"),
        ("hu", "tzolkin", "a Uxmal mezőjén"),
        ("hu", "tzolkin", "a 5 munkás"),
        ("uk", "settlers", "обирає гравця { $seat }"),
        ("de", "settlers", "{ $seat } baut { $card }"),
        ("pl", "settlers", "{ $seat } buduje lokację { $card }"),
        ("en", "tzolkin", "gets { $n }corn"),
        ("hu", "tzolkin", "{ $n }kukorica"),
    ],
)
def test_the_lint_finds_what_is_banned(language: str, file: str, text: str) -> None:
    assert list(banned(language, file, "key", text))


def test_samples_have_the_hard_names_and_numbers() -> None:
    said = list(samples("en", "tzolkin", "feed-free"))
    assert all(any(name in text for text in said) for name in NAMES)
    assert any("all 21 workers" in text for text in said)
    assert any(text.endswith("1 worker eats for free") for text in said)


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("the same word twice", "wybiera gracza gracza"),
        ("two colons", "Ana pays: : 1 wood"),
        ("two colons", "Ana pays:: 1 wood"),
        ("a value that was not put in", "Ana pays { $n }"),
        ("two spaces", "Ana  pays"),
        ("a space before a sign", "Ana pays : 1 wood"),
    ],
)
def test_the_render_test_finds_what_reads_badly(what: str, text: str) -> None:
    assert WRONG[what].search(text)
