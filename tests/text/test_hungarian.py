"""Articles and suffixes of words that are known only when a sentence is rendered."""

import json
from importlib.resources import files

import pytest

from patolli.text import Entry, Term, Translator
from patolli.text.hungarian import article, suffix

EXAMPLES = json.loads((files("patolli.text") / "hungarian.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("form", "text"), [(form, text) for form in ("a", "az") for text in EXAMPLES["article"][form]])
def test_articles(form: str, text: str) -> None:
    assert article(text) == form


SUFFIXED = [(form, *pair) for form, names in EXAMPLES["suffix"].items() for pair in names.items()]


@pytest.mark.parametrize(("form", "name", "whole"), SUFFIXED)
def test_suffixes(form: str, name: str, whole: str) -> None:
    assert suffix(name, form) == whole


NUMERALS = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")


def spoken(n: int) -> str:
    """A number below 1,000,000 in words, as children learn it: independent of the code under test."""
    if n >= 1000:
        return ("" if n < 2000 else spoken(n // 1000)) + "ezer" + (spoken(n % 1000) if n % 1000 else "")
    if n >= 100:
        return ("" if n < 200 else spoken(n // 100)) + "száz" + (spoken(n % 100) if n % 100 else "")
    if n >= 10:
        whole = ("tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")[n // 10 - 1]
        joined = {10: "tizen", 20: "huszon"}.get(n // 10 * 10, whole)
        return joined + NUMERALS[n % 10] if n % 10 else whole
    return NUMERALS[n]


def test_numbers_get_the_article_of_the_word() -> None:
    for n in [*range(1101), 1999, 2000, 4999, 5000, 5001, 9999, 10_000, 15_000, 50_000, 100_000, 150_000, 500_000]:
        assert article(str(n)) == ("az" if spoken(n)[0] in "aáeéiíoóöőuúüű" else "a"), n


def test_messages_can_ask_for_them() -> None:
    entry = Entry("tzolkin.ask-use-from", {"gear": Term("gear", "uxmal"), "space": 2})
    assert "az Uxmal 2. mezőjéről" in Translator("hu").render(entry)
