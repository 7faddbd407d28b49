"""The app has one tooltip and one way to place what floats; the browser's own tooltip says nothing to keyboards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.paths import PROJECT

SOURCE = PROJECT / "web" / "src"
FILES = sorted(path for ending in ("ts", "svelte") for path in SOURCE.rglob(f"*.{ending}"))
HOME = SOURCE / "common" / "tip"
PLACING = {SOURCE / "pages" / "lesson" / "Bubble.svelte"}
"""Moves only from step to step, not whenever something changes."""
VALUE = r"(?:\"[^\"]*\"|\{(?:[^{}]|\{[^{}]*\})*\})"
TITLE = re.compile(rf"<[a-z][\w-]*(?:\s+(?:[\w:|-]+(?:={VALUE})?|\{{[^{{}}]*\}}))*\s+title=")
"""An element, not a component, with this attribute."""


def found(path: Path, text: str) -> list[str]:
    wrong = [match[0] for match in TITLE.finditer(text)]
    if HOME not in path.parents:
        wrong += re.findall(r"showPopover\(", text)
        wrong += re.findall(r"placeBeside\(", text) if path not in PLACING else []
    return wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_tooltips_and_placing_are_those_of_the_app(path: Path) -> None:
    assert found(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        '<button class="btn" aria-label={t("close")} title={t("close")} onclick={close}>',
        "<span\n  class:on={k === 1}\n  onclick={() => go(`/t/${id}`)}\n  title={name}>",
        "element.showPopover();",
        "const spot = placeBeside(size, [at], frames);",
    ],
)
def test_others_are_found(text: str) -> None:
    assert found(SOURCE / "table" / "Other.svelte", text)


def test_a_title_of_a_dialog_is_no_tooltip() -> None:
    assert not found(SOURCE / "table" / "Other.svelte", '<Dialog title={t("look-try")} {onclose}>')
