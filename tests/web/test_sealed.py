"""The browser checks sealed deals by itself: its tests compare with what the engine commits to."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from patolli.engine.commitment import commitment, read_commitment
from patolli.engine.game import find_game
from tests.paths import PROJECT

WEB = PROJECT / "web"
CASES: list[dict[str, str]] = json.loads((WEB / "tests" / "sealed.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_engine_promises_the_same(case: dict[str, str]) -> None:
    record: dict[str, Any] = json.loads(case["record"])
    promise = read_commitment(record)
    assert promise is not None
    told, salt = promise
    assert salt is not None
    assert commitment(record, salt) == told == case["hash"]


@pytest.mark.parametrize("name", ["tzolkin", "settlers"])
def test_the_browser_knows_what_belongs_to_a_game(name: str) -> None:
    source = (WEB / "src" / "games" / "index.ts").read_text(encoding="utf-8")
    [headers] = re.findall(r"HEADERS[^=]*= \{(.*)\};", source)
    found = {game: tuple(re.findall(r'"(\w+)"', keys)) for game, keys in re.findall(r"(\w+): \[(.*?)\]", headers)}
    assert set(found.get(name, ())) == set(find_game(name).notation.header)
