"""What no message may say: `banned.json` has, for each language, patterns and what to say instead."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentSerializer, ast

from patolli.text.locales import message_files
from patolli.text.review.samples import parsed


def complaints(language: str) -> Iterator[str]:
    """One sentence for each message that says something banned."""
    for file in message_files(language):
        for key, message in parsed(language, file).items():
            for instead in banned(language, file, key, spoken(message)):
                yield f"{language}/{file}.ftl, {key}: {instead}"


def banned(language: str, file: str, key: str, text: str) -> Iterator[str]:
    """What is wrong with this text."""
    for rule in _rules().get(language, []):
        if file not in rule.get("files", [file]) or key in rule.get("except", []):
            continue
        if found := re.search(rule["not"], text, re.MULTILINE):
            yield f"not {found.group()!r}, but: {rule['say']}"


def spoken(message: ast.Message) -> str:
    """The message as it is written, without its key."""
    whole = FluentSerializer().serialize(ast.Resource([ast.Message(message.id, message.value)]))
    return whole.partition("=")[2].strip()


def _rules() -> dict[str, list[dict[str, Any]]]:
    return json.loads((files("patolli.text.review") / "banned.json").read_text(encoding="utf-8"))
