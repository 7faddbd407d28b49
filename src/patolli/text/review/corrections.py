"""Corrections of native readers: checked as messages are, all or none of them put in.

``{"language": "pl", "corrections": {"tzolkin": {"skip": "{ $seat } nie korzysta z tej możliwości"}}}``
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from fluent.syntax import FluentParser, ast

from patolli.text.locales import message_file, message_files
from patolli.text.review.lint import banned
from patolli.text.review.samples import nodes, parsed
from patolli.wire.languages import LANGUAGES


class BadCorrections(ValueError):
    """What is wrong with a file of corrections, and where."""


def apply(data: Any) -> Iterator[str]:
    """Put corrections into the message files; reports what was changed."""
    language, corrections = _read(data)
    changed = {file: _corrected(language, file, texts) for file, texts in corrections.items()}
    for file, text in changed.items():
        path = Path(str(message_file(language, file)))
        path.write_text(text, encoding="utf-8")
        parsed.cache_clear()
        yield f"{path}: {len(corrections[file])} corrected"


def _read(data: Any) -> tuple[str, dict[str, dict[str, str]]]:
    fields = cast(dict[str, Any], data) if isinstance(data, dict) else {}
    if set(fields) != {"language", "corrections"}:
        raise BadCorrections("a file of corrections has the keys language and corrections")
    language, corrections = fields["language"], fields["corrections"]
    if language not in LANGUAGES:
        raise BadCorrections(f"language: {language!r} is none of {', '.join(LANGUAGES)}")
    if not isinstance(corrections, dict):
        raise BadCorrections("corrections: must be an object, by file and message")
    found = cast(dict[str, Any], corrections)
    for file, texts in found.items():
        if file not in message_files(language):
            raise BadCorrections(f"corrections: there is no file {file!r}")
        if not isinstance(texts, dict) or not all(isinstance(one, str) for one in cast(dict[str, Any], texts).values()):
            raise BadCorrections(f"corrections.{file}: must be an object of texts, by message")
    return language, found


def _corrected(language: str, file: str, texts: dict[str, str]) -> str:
    """The file with its corrections."""
    whole, there = message_file(language, file).read_text(encoding="utf-8"), parsed(language, file)
    for key, text in texts.items():
        at = f"corrections.{file}.{key}"
        if key not in there:
            raise BadCorrections(f"{at}: there is no such message")
        new = _message(key, text, at)
        if variables(new) != variables(there[key]):
            asked = ", ".join(f"${name}" for name in sorted(variables(there[key]))) or "none"
            raise BadCorrections(f"{at}: must use the same values as before ({asked})")
        for instead in banned(language, file, key, text):
            raise BadCorrections(f"{at}: {instead}")
        whole = _replaced(whole, key, _written(key, text))
    return whole


def _replaced(whole: str, key: str, message: str) -> str:
    return re.sub(rf"(?m)^{re.escape(key)} =(?:.*\n)(?:[ }}].*\n)*", lambda _: message, whole, count=1)


def _message(key: str, text: str, at: str) -> ast.Message:
    body = FluentParser().parse(_written(key, text)).body
    if len(body) != 1 or not isinstance(body[0], ast.Message):
        raise BadCorrections(f"{at}: is not a message; leave signs such as {{ $n -> ... }} as they were")
    return body[0]


def _written(key: str, text: str) -> str:
    first, *more = text.strip().splitlines() or [""]
    indented = [line if line.startswith(" ") else f"    {line}" for line in more]
    return "\n".join([f"{key} = {first}".rstrip(), *indented, ""])


def variables(message: ast.Message) -> set[str]:
    """What a message inserts, and what it refers to; plural forms are up to the language."""
    chosen = {
        node.selector.id.name
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
    }
    used = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference | ast.MessageReference)}
    return used - chosen - {"case"}
