"""Tables in memory are limited by bytes: those that nobody looks at are dropped, and come back when somebody does."""

from __future__ import annotations

import pytest

from patolli.server.hall.kept import Kept
from tests.server.history.tables import recorded
from tests.server.rooms import Room, inside_with, mine, room

MB = 1024 * 1024


def test_kept_in_so_many_bytes() -> None:
    kept: Kept[str] = Kept(10)
    kept.put("a", "one", 4)
    kept.put("b", "two", 4)
    assert kept.get("a") == "one"
    kept.put("c", "three", 4)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == ("one", None, "three")
    kept.put("a", "four", 1)
    assert kept.bytes == 5
    kept.put("d", "too large", 11)
    assert kept.get("d") is None
    assert kept.bytes == 0


def test_tables_are_dropped_by_their_bytes_and_read_again(sqlite_url: str) -> None:
    with inside_with(sqlite_url, memory_of_tables=6 * MB) as app:
        rooms = [Room(app, app.post("/records", {"record": recorded("settlers-4p-standard")})) for _ in range(12)]
        hall = app.hall
        assert 1 <= hall.in_memory < 12
        assert hall._bytes <= 6 * MB
        assert hall._bytes == sum(hall._sizes.values())
        assert hall._sizes.keys() == hall._tables.keys()
        first = [at.get("position?at=3") for at in rooms]
        assert all(one["view"] == first[0]["view"] for one in first)
        assert hall._bytes <= 6 * MB


def test_words_are_part_of_what_a_table_takes_and_go_with_it(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        at = room(app)
        at.play(30).from_database()
        before = at.table.nbytes
        assert at.table.words.bytes == 0
        at.get("turns", 0)
        assert at.table.words.bytes > 1000
        assert at.table.nbytes > before + 1000
        assert app.hall._bytes == at.table.nbytes
        at.from_database()
        assert at.table.words.bytes == 0


def test_a_finished_table_keeps_no_room_for_moves_to_come(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        at = room(app, mine("Ana"), mine("Ben"))
        at.play()
        match = at.match
        assert match.nbytes == (len(match) + 1) * match.game.rules.dtype.itemsize
        at.from_database()
        assert at.match.nbytes == match.nbytes
        assert at.get("position")["view"] == match.view()


def test_a_table_in_use_is_not_dropped_and_one_that_was_dropped_is_not_believed(sqlite_url: str) -> None:
    with inside_with(sqlite_url, tables_in_memory=1) as app:
        first, second = room(app), room(app)
        old = first.table
        app.run(old.lock.acquire())
        second.get("")
        assert app.hall._tables.keys() == {first.id, second.id}
        old.lock.release()
        second.get("")
        assert app.hall._tables.keys() == {second.id}
        # Somebody still has the old one, writes to it, and it is not the one in memory.
        new = first.table
        assert new is not old
        app.hall.changed(old)
        assert new.stale


@pytest.mark.parametrize("bound", [1, 300_000])
def test_it_works_with_almost_no_room(sqlite_url: str, bound: int) -> None:
    with inside_with(sqlite_url, memory_of_tables=bound) as app:
        rooms = [room(app) for _ in range(3)]
        for _ in range(5):
            for at in rooms:
                at.play(len(at.match) + 2)
        assert [at.from_database().table.seq for at in rooms] == [at.table.seq for at in rooms]
