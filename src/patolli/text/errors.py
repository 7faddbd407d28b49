"""Internal errors in all languages: an error's English sentence finds its message.

An error says in English what is wrong, where it is found; it stays English in logs and for programs. The same sentences
are the English messages of ``errors.ftl``, ``refusals.ftl`` and ``GAME-errors.ftl``, with variables for what differs.
The matching one gives the sentence in another language. Sentences that match none stay English; a test checks those
that people meet. A part that is itself such a sentence is translated, too.
"""

from __future__ import annotations

import re
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from patolli.text.locales import message_file, word_packages

LONGEST = 2_000
"""Longer sentences contain something that somebody sent, and stay as they are."""

_WHERE = re.compile(r"(?P<where>[\w.\[\]-]{1,200}): (?P<what>.+)", re.DOTALL)
"""The field of a file before the problem: ``deal.age1[3]: is missing``."""

Template = tuple[str, ...]
"""The text around the variables."""


def in_words(sentence: str, language: str, deep: int = 3) -> str:
    """The sentence of an error in a language."""
    if language == "en" or deep == 0 or len(sentence) > LONGEST:
        return sentence
    found = _found(sentence)
    if found is not None:
        file, key, values = found
        told = {name: in_words(value, language, deep - 1) for name, value in values.items()}
        bundle = _bundle(language, file)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            return str(bundle.format_pattern(pattern, told)[0])
    if parts := _WHERE.fullmatch(sentence):
        return f"{parts['where']}: {in_words(parts['what'], language, deep - 1)}"
    return sentence


def files() -> list[str]:
    """The message files with error sentences."""
    games = [f"{name}-errors" for name in sorted(word_packages())]
    return ["errors", "refusals", *(name for name in games if message_file("en", name).is_file())]


def fits(sentence: str, template: Template) -> list[str] | None:
    """The values for a template's variables, in time linear in the length of the sentence."""
    first, *others = template
    if not others:
        return [] if sentence == first else None
    last = others.pop()
    if not sentence.startswith(first) or not sentence.endswith(last) or len(sentence) < len(first) + len(last):
        return None
    at, end, values = len(first), len(sentence) - len(last), list[str]()
    for literal in others:
        next_at = sentence.find(literal, at, end)
        if next_at < 0:
            return None
        values.append(sentence[at:next_at])
        at = next_at + len(literal)
    return [*values, sentence[at:end]]


def _found(sentence: str) -> tuple[str, str, dict[str, str]] | None:
    """The message that accounts for most of the sentence, and the values of its variables."""
    for file, key, names, template in templates():
        values = fits(sentence, template)
        if values is not None:
            return file, key, dict(zip(names, values, strict=True))
    return None


@lru_cache
def templates() -> list[tuple[str, str, tuple[str, ...], Template]]:
    """File, key, variables and template of each English message, the longest first."""
    found = [(file, *one) for file in files() for one in _messages(file)]
    return sorted(found, key=lambda one: -sum(map(len, one[3])))


def _messages(file: str) -> list[tuple[str, tuple[str, ...], Template]]:
    resource = FluentParser().parse(message_file("en", file).read_text(encoding="utf-8"))
    messages = [one for one in resource.body if isinstance(one, ast.Message) and one.value is not None]
    return [(one.id.name, *_template(one.value)) for one in messages if one.value is not None]


def _template(pattern: ast.Pattern) -> tuple[tuple[str, ...], Template]:
    names, literals = list[str](), [""]
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                literals[-1] += element.value
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                literals[-1] += literal.parse()["value"]
            case ast.Placeable(expression=ast.VariableReference() as variable):
                names.append(variable.id.name)
                literals.append("")
            case _:
                raise ValueError(f"the English sentence of an error has text and variables alone, not {element}")
    return tuple(names), tuple(literals)


@lru_cache
def _bundle(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = message_file(language, file)
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
