"""How texts are set, with the examples that the app is tested with, too."""

import json
from collections.abc import Callable
from importlib.resources import files

import pytest

from patolli.text import LANGUAGES, Entry, Term, Translator
from patolli.text.typography import NO_BREAK, signs, typeset

SPECIFIED = json.loads((files("patolli.text") / "typography.json").read_text(encoding="utf-8"))


def examples(kind: str) -> list[tuple[str, str, str]]:
    return [(language, *pair) for language, pairs in SPECIFIED[kind].items() for pair in pairs.items()]


def test_rules_and_examples_are_of_languages_that_there_are() -> None:
    for part in ("languages", "signs", "bound"):
        assert set(SPECIFIED[part]) <= set(LANGUAGES)


def test_a_language_without_rules_is_set_as_english() -> None:
    assert typeset('the "Temple", 50 %', "eo") == typeset('the "Temple", 50 %', "en")


@pytest.mark.parametrize(("language", "text", "wanted"), examples("signs"))
def test_signs(language: str, text: str, wanted: str) -> None:
    assert signs(text, language) == wanted
    assert typeset(text, language).replace(NO_BREAK, " ") == wanted.replace(NO_BREAK, " ")


@pytest.mark.parametrize(("language", "text", "wanted"), examples("bound"))
def test_spaces_that_do_not_break(language: str, text: str, wanted: str) -> None:
    assert typeset(text, language) == wanted.replace("_", NO_BREAK)
    assert NO_BREAK not in signs(text, language)


@pytest.mark.parametrize("set_it", [signs, typeset])
@pytest.mark.parametrize(("language", "text", "_"), [*examples("signs"), *examples("bound")])
def test_twice_is_as_once(set_it: Callable[[str, str], str], language: str, text: str, _: str) -> None:
    once = set_it(text, language)
    assert set_it(once, language) == once


def test_sentences_are_set_when_they_are_rendered() -> None:
    entry = Entry("arena.mark-fair", {"share": Term("text", "50 %")})
    assert Translator("pl").render(entry).endswith("50%")
    assert Translator("de").render(entry).endswith("50 %")
    assert Translator("de", named=True).render(entry).endswith(f"50{NO_BREAK}%")


def test_calls_of_commands_stay_as_they_are() -> None:
    said = Translator("de").render(Entry("cli.any-file"))
    assert "; - liest" in said
