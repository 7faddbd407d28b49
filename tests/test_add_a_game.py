"""docs/contributing/add-a-game.md and the example agree: a block of code is part of the file that was linked last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.paths import PROJECT

PAGE = PROJECT / "docs" / "contributing" / "add-a-game.md"
EXAMPLE = PROJECT / "examples" / "pebbles"
LINK = re.compile(r"\]\(\.\./\.\./examples/pebbles/([^)]+)\)")
BLOCK = re.compile(r"^```(py|toml|ftl)\n(.*?)^```", re.M | re.S)


def blocks() -> list[tuple[Path, str]]:
    text = PAGE.read_text(encoding="utf-8")
    return [(EXAMPLE / LINK.findall(text[: block.start()])[-1], block[2]) for block in BLOCK.finditer(text)]


@pytest.mark.parametrize(("file", "code"), blocks(), ids=lambda one: one.name if isinstance(one, Path) else "")
def test_a_block_is_a_part_of_its_file(file: Path, code: str) -> None:
    assert code in file.read_text(encoding="utf-8")


def test_every_file_is_named_on_the_page() -> None:
    assert len(blocks()) > 10
    linked = {EXAMPLE / name for name in LINK.findall(PAGE.read_text(encoding="utf-8"))}
    files = {
        path for path in EXAMPLE.rglob("*") if path.is_file() and not {"__pycache__", ".pytest_cache"} & {*path.parts}
    }
    assert linked == files


@pytest.mark.parametrize("language", ["de", "hu", "pl", "uk"])
def test_the_words_are_complete_in_every_language(language: str) -> None:
    locales = EXAMPLE / "pebbles" / "locales"
    english, other = (
        sorted(re.findall(r"^[\w-]+ =|\{ \$\w+ \}", (locales / code / "pebbles.ftl").read_text(encoding="utf-8"), re.M))
        for code in ("en", language)
    )
    assert other == english
