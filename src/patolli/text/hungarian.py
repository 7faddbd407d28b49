"""What Hungarian needs to add to a word that is not known when the sentence is written: its article and its suffix.

``THE($card)`` and ``SUFFIX($other, "tól")`` in messages. The app has the same in ``web/src/words/hungarian.ts``; both
are tested with ``hungarian.json``.
"""

from __future__ import annotations

import re

BACK = "aáoóuú"
NEUTRAL = "eéií"
ROUNDED = "öőüű"
VOWELS = BACK + NEUTRAL + ROUNDED
LONG = str.maketrans("aeoö", "áéóő")
SPOKEN_WITH_A_VOWEL = "FLMNRSXY"
"""Letters whose names begin with a vowel: ef, el, em, ..."""
LETTERS = re.compile("[a-zÀ-ž]", re.IGNORECASE)

SUFFIXES = {
    "tól": ("tól", "től", "től"),
    "ról": ("ról", "ről", "ről"),
    "ból": ("ból", "ből", "ből"),
    "hoz": ("hoz", "hez", "höz"),
    "nak": ("nak", "nek", "nek"),
    "nál": ("nál", "nél", "nél"),
    "ra": ("ra", "re", "re"),
    "ban": ("ban", "ben", "ben"),
}
"""By the name of the back form: after back vowels, after front ones, after rounded front ones."""

DIGITS = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")


def article(text: str) -> str:
    """``a`` or ``az``, as the text after it is spoken: az 1, a 2, az M03, a „Templom”, az „Őserdő”."""
    word = text.lstrip(" \u00a0„”«»\"'(–-")
    if not word:
        return "a"
    if word[0].isdigit():
        number = re.match(r"\d+", word)
        assert number is not None
        digits = number.group().lstrip("0") or "0"
        first = digits[: (len(digits) - 1) % 3 + 1]
        return "az" if first == "1" or first[0] == "5" else "a"
    if re.match(r"[A-Z](?![^\W\d])", word):  # a code such as A1-F1 is spelled out
        return "az" if word[0] in SPOKEN_WITH_A_VOWEL or word[0].lower() in VOWELS else "a"
    return "az" if word[0].lower() in VOWELS else "a"


def suffix(text: str, form: str) -> str:
    """The text with the suffix named by its back form: Annától, Bentől, Ödönhöz, Cleótól, Gracz 1-től."""
    forms = SUFFIXES[form]
    if not text:
        return text
    if text[-1].isdigit():
        return f"{text}-{forms[_harmony(_last_numeral(text))]}"
    if not LETTERS.match(text[-1]):
        return f"{text}-{forms[_harmony(text)]}"
    return text[:-1] + text[-1].translate(LONG) + forms[_harmony(text)]


def _harmony(text: str) -> int:
    """0 for back vowels, 1 for front ones, 2 for rounded front ones: the last vowel decides, except that é, i, í defer
    to others."""
    vowels = [letter for letter in text.lower() if letter in VOWELS]
    for vowel in reversed(vowels):
        if vowel in BACK:
            return 0
        if vowel in ROUNDED:
            return 2 if vowel == vowels[-1] else 1
        if vowel == "e":
            return 1
    return 1


def _last_numeral(text: str) -> str:
    """The last word of the number that the text ends with, as it is spoken."""
    number = re.search(r"\d+$", text)
    assert number is not None
    digits = number.group().lstrip("0") or "0"
    if digits[-1] != "0" or digits == "0":
        return DIGITS[int(digits[-1])]
    if digits[-2] != "0":
        return TENS[int(digits[-2])]
    return "száz" if digits[-3] != "0" else "ezer"
