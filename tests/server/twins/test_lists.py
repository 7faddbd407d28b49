"""Lists of tables, players and results are the same whichever of the twins a server has."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from patolli.engine.match import SPECTATOR
from patolli.server.hall import store
from patolli.server.storage import schema
from patolli.wire.messages import TableInfo
from tests.server.rooms import Clock
from tests.server.twins.asking import GAMES, number_of
from tests.server.twins.deals import played
from tests.server.twins.lists import both_lists


@pytest.mark.parametrize(("game", "players", "options"), GAMES[:2])
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_lists_of_twins_are_alike(
    game: str,
    players: int,
    options: dict[str, Any],
    eyes: int,
    tmp_path: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Byte by byte, in the same order, on as many pages."""
    match = played(game, players, 7, options)
    first, second = both_lists(match, eyes, tmp_path, clock, monkeypatch)
    assert len(first) == len(second)
    for told, same in zip(first, second, strict=True):
        assert told == same
    assert not any(re.match(r"\S+ 5", said) for said in first)
    every = [said for said in first if said.startswith("/api/tables 200")]
    assert [said.count('"status":"playing"') for said in every] == [4 - (eyes < 0)] * 3


def told_in_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that reveals something about hidden things, if only by a length."""
    infos = store.table_infos

    def leaking(connection: Connection, ids: list[str]) -> list[TableInfo]:
        found = infos(connection, ids)
        for info in found:
            info.title = "x" * (hidden_number(connection, info.id) % 80)
        return found

    monkeypatch.setattr(store, "table_infos", leaking)


def sorted_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sorts tables by hidden things."""
    found = store.list_tables

    def leaking(connection: Connection, *asked: Any) -> list[str]:
        return sorted(found(connection, *asked), key=lambda id: hidden_number(connection, id))

    monkeypatch.setattr(store, "list_tables", leaking)


def hidden_number(connection: Connection, id: str) -> int:
    t = schema.tables
    return number_of(connection.execute(select(t.c.deal).where(t.c.id == id)).scalar_one())


@pytest.mark.parametrize("leak", [told_in_lists, sorted_lists])
def test_the_lists_notice_a_leak(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    first, second = both_lists(played("settlers", 2, 7, {}), SPECTATOR, tmp_path, clock, monkeypatch)
    different = {told.split(" ")[0] for told in set(first) ^ set(second)}
    assert "/api/tables" in different
    assert "/api/games" not in different
