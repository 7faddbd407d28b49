"""Finished games as fixtures: they replay to the byte, and together they show all kinds of games."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from patolli.engine.match import Match
from patolli.games.settlers.cards.model import FACTIONS
from patolli.games.settlers.rules.tasks import KINDS
from tests.paths import RECORDS
from tests.records.make import trace_digest
from tests.records.make_settlers import asked

GAMES = sorted(RECORDS.glob("settlers-*.json"))


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


def test_records_show_all_kinds_of_games() -> None:
    """1 to 5 players, all factions, each Lookout, peaceful and disputed, solo won and lost."""
    assert len(GAMES) >= 12
    records = [json.loads(path.read_bytes()) for path in GAMES]
    assert {len(record["players"]) for record in records} == {1, 2, 3, 4, 5}
    assert {faction for record in records for faction in record["factions"]} == set(FACTIONS)
    for option, values in (
        ("lookout", {"standard", "alternate", "advanced"}),
        ("peaceful", {True, False}),
        ("disputed", {True, False}),
    ):
        assert {record["options"][option] for record in records} == values
    solo = [_match(path).winners for path in GAMES if len(_match(path).players) == 1]
    assert [] in solo
    assert [0] in solo


def test_records_show_all_kinds_of_decisions() -> None:
    """Format 2: all 29."""
    assert sorted(set(KINDS).difference(*(asked(_match(path)) for path in GAMES))) == []
