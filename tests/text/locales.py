"""The text files, parsed: what their tests share."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

from patolli.text.locales import message_file, message_files
from patolli.wire.languages import LANGUAGES

FILES = message_files("en")
WEB = [file for file in FILES if file.startswith("web-")]
"""Those of the browser app, which formats them itself."""
CATEGORIES = {language: {*Locale(language).plural_form.tags, "other"} for language in LANGUAGES}
"""The forms that a language has for numbers, as Unicode's tables know them."""


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(message_file(language, file).read_text(encoding="utf-8"))
    found: dict[str, ast.Message] = {}
    for item in resource.body:
        assert not isinstance(item, ast.Junk), f"{language}/{file}: {item.content}"
        if isinstance(item, ast.Message):
            assert item.id.name not in found, f"{language}/{file}: {item.id.name} twice"
            found[item.id.name] = item
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(language: str, file: str, key: str) -> set[str]:
    """All variables of a message, including those of the messages it refers to; the case is up to the language."""
    found: set[str] = set()
    for node in nodes(messages(language, file)[key]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(language, file, node.id.name)
    return found - {"case"}


def text_of(message: ast.Message) -> str:
    return FluentSerializer().serialize(ast.Resource([ast.Message(message.id, message.value)]))


def has_words(message: ast.Message) -> bool:
    texts = [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
    return bool(re.search(r"[^\W\d_]", " ".join(texts)))


def only_counted(message: ast.Message) -> set[str]:
    """Variables whose number selects a form, and which are not shown."""
    chosen, every = Counter[str](), Counter[str]()
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            chosen[node.selector.id.name] += 1
        elif isinstance(node, ast.VariableReference):
            every[node.id.name] += 1
    return {name for name, count in chosen.items() if every[name] == count}
