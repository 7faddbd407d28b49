"""Words from outside, before anyone sees them: `record.clean`."""

import unicodedata

import pytest

from patolli.engine.record import clean

JOINERS = "\u200c\u200d"


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \t María  ", "Ana María"),
        ("Ana\nBen\r\nCleo\u2028Dan\u2029", "Ana Ben Cleo Dan"),
        ("\x1b[31mEvil\x1b[0m\a\x9b", "[31mEvil [0m"),
        ("a\u202eb\u2066c\u061cd\u200fe", "abcde"),
        ("half \ud800 a character \ufffe\uffff", "half a character"),
        ("\ufeff\u200b\n", ""),
        ("\U0001f469\u200d\U0001f33e می\u200cخواهم", "\U0001f469\u200d\U0001f33e می\u200cخواهم"),
        ("<b>&amp;[bold]", "<b>&amp;[bold]"),
        ("", ""),
    ],
)
def test_what_is_left(words: str, shown: str) -> None:
    assert clean(words) == shown
    assert clean(shown) == shown


def test_no_character_does_harm() -> None:
    for first in range(0, 0x110000, 256):
        left = clean("".join(map(chr, range(first, first + 256))))
        kinds = {unicodedata.category(sign) for sign in left if sign not in JOINERS}
        assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}, hex(first)


def test_is_short() -> None:
    assert clean("x" * 10**6) == "x" * 400
