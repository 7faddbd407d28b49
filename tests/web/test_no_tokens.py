"""The app parses no tokens: the server's offers say what they mean, verb by verb and place by place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.paths import PROJECT

SOURCE = PROJECT / "web" / "src"
FILES = sorted(
    path for ending in ("ts", "svelte") for path in SOURCE.rglob(f"*.{ending}") if path.name != "schema.d.ts"
)
VERBS = (
    *("place", "pick", "use", "harvest", "beg", "anger", "tech", "pay", "gain", "sell", "buy", "build", "monument"),
    *("advance", "keep", "take", "raze", "deal", "draw", "spend"),
)
"""Not `temple`: places begin with it, too."""
READING = ("split", "slice", "startsWith", "endsWith", "replace", "match", "includes")
PATTERNS = {
    "a token is taken apart": re.compile(rf"\btoken\b\??\.(?:{'|'.join(READING)})\("),
    "a token is matched": re.compile(r"\.(?:test|exec)\(\s*(?:\w+\.)*token\b"),
    "a text begins like a token": re.compile(rf"[\"'`](?:{'|'.join(VERBS)}):"),
}


def found(text: str) -> list[str]:
    return [f"{what}: {match[0]}" for what, pattern in PATTERNS.items() for match in pattern.finditer(text)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_file_reads_tokens(path: Path) -> None:
    assert found(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        'choice.token.startsWith("beg:")',
        'const [verb] = choice.token.split(":", 2)',
        "/^(build|monument):/.test(choice.token)",
        'const KEEP = "keep:";',
        "token === `use:${gear}${space}`",
    ],
)
def test_a_pattern_is_found(text: str) -> None:
    assert found(text)
