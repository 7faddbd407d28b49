"""How a rendered text is set: minus signs, dashes, ellipses, percent signs, quotation marks, and nonbreaking spaces.

Messages are written with what a keyboard offers, and cannot get it wrong. The app has the same in
``web/src/words/typography.ts``; both read a language's rules from ``typography.json`` and are tested with the examples
there. Setting a text twice changes nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

NO_BREAK = "\u00a0"

CODE = re.compile(r"`[^`]*`|https?://\S+")
"""What programs read stays as it is."""

TECHNICAL = re.compile(r"(?:.+-)?cli|lessons")
"""Message files about commands and files: their quotes and dashes are code."""


def signs(text: str, language: str) -> str:
    """With the language's characters, but ordinary spaces: for terminals, whose output people search."""
    return _outside_code(text, _signs(language))


def typeset(text: str, language: str) -> str:
    """With the language's characters, and a number kept together with what it counts: for pages."""
    rules = (*_signs(language), *_bonds(language))
    return _outside_code(text, rules)


Rule = tuple[re.Pattern[str], str]


def _outside_code(text: str, rules: tuple[Rule, ...]) -> str:
    parts, begin = list[str](), 0
    for code in CODE.finditer(text):
        parts += [_apply(text[begin : code.start()], rules), code.group()]
        begin = code.end()
    return "".join([*parts, _apply(text[begin:], rules)])


def _apply(text: str, rules: tuple[Rule, ...]) -> str:
    for pattern, instead in rules:
        text = pattern.sub(instead, text)
    return text


@lru_cache
def _signs(language: str) -> tuple[Rule, ...]:
    of = _language(language)
    left, right = of["quotes"]
    rule: Callable[[str, str], Rule] = lambda pattern, instead: (re.compile(pattern), instead)  # noqa: E731
    return (
        rule(r"\.\.\.", "…"),
        rule(r"[ \u00a0]?…$", of["ellipsis"] + "…"),
        rule(r"(?<=[ \u00a0]) ?--?(?= )", "–"),
        rule(r"(?<![^\s(])-(?=\d)", "−"),
        rule(r"(?<=\d)[ \u00a0]?%", of["percent"] + "%"),
        rule(r'(?<![^\s(])"([^"\n]+)"(?!\w)', rf"{left}\1{right}"),
        rule(r"“([^“”„«»\n]+)”", rf"{left}\1{right}"),
    )


@lru_cache
def _bonds(language: str) -> tuple[Rule, ...]:
    letters, loose = _language(language)["alone"], _language(language)["loose"]
    alone = f"[{letters}{letters.upper()}]" if letters else "(?!)"
    return (
        (re.compile(rf"(?<![\w-])(\d+(?:[.,]\d+)?) (?=[^\W\d_]|%)(?!{alone}\s|(?:{loose})\b)"), rf"\1{NO_BREAK}"),
        (re.compile(r" (?=[–—](?:\s|$)|…$)"), NO_BREAK),
        (re.compile(rf"(?<![\w’'])({alone}) (?=\S)"), rf"\1{NO_BREAK}"),
    )


@lru_cache
def _language(language: str) -> dict[str, str]:
    """The rules of a language; one without rules is set like English."""
    known = json.loads((files("patolli.text") / "typography.json").read_text(encoding="utf-8"))["languages"]
    return known.get(language, known["en"])
