"""Every message rendered with difficult values: for tests, and for native readers.

A message does not say what its values are, so their names do: ``n`` and anything that selects a form are numbers,
``seat`` and the like are people, everything else is a word: "Xcard".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from patolli.text import hungarian
from patolli.text.locales import message_file

NUMBERS = (0, 1, 2, 5, 21, 2.5)
NAMES = ("Gracz 1", "Ödön", "O'Neil", "Abcdefghijklmnopqrst")
PEOPLE = frozenset(
    ("seat", "other", "owner", "name", "names", "player", "to", "first", "winners", "who", "agent", "old")
)


@lru_cache
def parsed(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file."""
    resource = FluentParser().parse(message_file(language, file).read_text(encoding="utf-8"))
    return {item.id.name: item for item in resource.body if isinstance(item, ast.Message)}


def samples(language: str, file: str, key: str, names: tuple[str, ...] = NAMES) -> Iterator[str]:
    """The message in words, once for each number and name."""
    bundle, tree = _bundle(language, file), parsed(language, file)
    used, chosen = _variables(tree, tree[key])
    pattern = bundle.get_message(key).value
    assert pattern is not None
    numbers = NUMBERS if used & (chosen | {"n"}) else NUMBERS[2:3]
    people = names if used & PEOPLE else names[:1]
    for number in numbers:
        for first in range(len(people)):
            others = iter((*names[first:], *names) * 2)  # two people have two names
            values: dict[str, Any] = {
                one: number if one in chosen or one == "n" else next(others) if one in PEOPLE else f"X{one}"
                for one in sorted(used, reverse=True)
            }
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise errors[0]
            yield str(text)


def _variables(tree: dict[str, ast.Message], node: object) -> tuple[set[str], set[str]]:
    """All variables of a message and of those it refers to; and those that select a plural form."""
    used, chosen = set[str](), set[str]()
    for one in nodes(node):
        if isinstance(one, ast.MessageReference) and one.id.name in tree:
            more, by = _variables(tree, tree[one.id.name])
            used |= more
            chosen |= by
        elif isinstance(one, ast.VariableReference):
            used.add(one.id.name)
        elif isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference):
            if one.selector.id.name != "case":
                chosen.add(one.selector.id.name)
    return used, chosen


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A part of a message and everything inside it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in cast(list[object], node):
            yield from nodes(child)


def _show(value: Any, case: str = "nom") -> str:
    return str(value)


def _count(value: Any) -> int:
    return 1


def _the(value: Any) -> str:
    return hungarian.article(str(value))


def _suffix(value: Any, form: str) -> str:
    return hungarian.suffix(str(value), form)


@lru_cache
def _bundle(language: str, file: str) -> FluentBundle:
    functions: dict[str, Any] = {"SHOW": _show, "COUNT": _count, "THE": _the, "SUFFIX": _suffix}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in dict.fromkeys(("common", "web-pages", file) if file.startswith("web-") else ("common", file)):
        bundle.add_resource(FluentResource(message_file(language, name).read_text(encoding="utf-8")))
    return bundle
