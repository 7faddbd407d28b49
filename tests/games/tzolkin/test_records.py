"""Finished games as fixtures: they replay to the byte, and together they show everything that can happen."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from patolli.engine.match import Match
from tests.games.tzolkin.outcomes import REQUIRED, outcomes
from tests.paths import RECORDS
from tests.records.make import trace_digest

GAMES = sorted(RECORDS.glob("tzolkin-*.json"))


@cache
def _match(path: Path) -> Match:
    return Match.from_record(path.read_bytes())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_record_replays_to_the_same_positions(path: Path) -> None:
    record = json.loads(path.read_bytes())
    match = _match(path)
    assert match.over
    assert match.record() == record
    assert trace_digest(match) == record["expect"]["trace"]


def test_records_show_every_outcome() -> None:
    shown: set[str] = set().union(*(outcomes(_match(path)) for path in GAMES))
    assert sorted(REQUIRED - shown) == []


def test_an_outcome_that_did_not_happen_is_missed() -> None:
    opening = _match(GAMES[0]).fork(10)
    assert not outcomes(opening) >= REQUIRED
    assert "victory alone" not in outcomes(opening)
