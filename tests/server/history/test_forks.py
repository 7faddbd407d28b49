"""Try from here: everything from a finished table, only what is known from a running one."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from patolli.engine.known import known_match
from patolli.engine.match import SPECTATOR, Match
from patolli.server.storage import schema
from tests.server.history.tables import At, check_problem, new_table, recorded, undrawn, uploaded
from tests.server.inside import Inside, inside


@pytest.fixture
def file_app(sqlite_url: str) -> Generator[Inside]:
    """For tests that do not depend on the database."""
    with inside(sqlite_url) as app:
        yield app


def forked(at: At, moves: int, seat: int | None = None, **more: Any) -> At:
    return At(at.app, at.post("fork", {"at": moves} | more, seat))


# Of finished tables


def test_everything_is_taken_from_a_finished_table(app: Inside) -> None:
    at = uploaded(app, recorded() | {"event": "final"}, listed=True, title="The final")
    truth = at.match
    for moves in (0, 1, 57, 58, len(truth) - 1):
        new = forked(at, moves).from_database()
        info = new.get("")
        assert (info["status"], info["moves"], info["parent"], info["parent_at"]) == ("playing", moves, at.id, moves)
        assert (info["listed"], info["rated"], info["title"]) == (False, False, "The final")
        assert [seat["name"] for seat in info["seats"]] == truth.players
        assert sorted(new.keys) == [0, 1]
        assert new.match.record() == {
            **{key: value for key, value in recorded().items() if key != "expect"},
            "moves": recorded()["moves"][:moves],
        }, "without what else stood there"
        assert new.match.state.tobytes() == truth.state_at(moves).tobytes()
    assert app.get("/tables")["tables"][0]["id"] == at.id
    assert len(app.get("/tables")["tables"]) == 1


def test_a_fork_is_played_and_counts_for_nothing(app: Inside) -> None:
    at = new_table(app).play()
    rows = select(func.count()).select_from(schema.results)
    before = app.read(lambda connection: connection.execute(rows).scalar_one())
    new = forked(at, len(at.match) - 30)
    seq = new.table.seq
    assert [turn.by for turn in new.table.turns] == [turn.by for turn in at.table.turns[:seq]]
    assert [turn.at for turn in new.table.turns] == [turn.at for turn in at.table.turns[:seq]]
    new.play(seed=5)
    assert new.get("")["status"] == "over"
    assert new.get("summary")["days"]
    assert app.read(lambda connection: connection.execute(rows).scalar_one()) == before == 2
    # And a fork of a fork.
    assert forked(new, 20).match.moves == at.match.moves[:20]


def test_the_position_of_the_end_is_no_beginning(file_app: Inside) -> None:
    at = uploaded(file_app, recorded())
    moves = len(at.match)
    check_problem(at.ask("POST", "fork", {"at": moves}), 400, "at", "over")
    check_problem(at.ask("POST", "fork", {"at": moves + 1}), 404, "at")
    for body in ({}, {"at": -1}, {"at": None}, {"at": 1, "rated": True}, {"at": 1, "seats": [{"kind": "king"}]}):
        assert at.ask("POST", "fork", body).status_code == 400


def test_seats_of_a_fork(file_app: Inside) -> None:
    at = uploaded(file_app, recorded())
    new = forked(at, 30, seats=[{"kind": "bot", "strength": "hard"}, {"kind": "mine", "name": "Me"}], title="What if")
    info = new.get("")
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("bot", "Hard", "hard"),
        ("human", "Me", None),
    ]
    assert (info["title"], list(new.keys)) == ("What if", [1])
    check_problem(at.ask("POST", "fork", {"at": 30, "seats": [{"kind": "mine"}]}), 400, "seats", "2 seats")


# Of running tables


@pytest.mark.parametrize("names", [["Ana", "Ben"], ["Ana", "Ben", "Cleo", "Dan"]])
def test_of_a_running_table_only_what_is_known_is_taken(
    app: Inside, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at, dice, numbers, others = new_table(app, names).play(len(names)), random.Random(1), list[int](), 0

    def randbelow(most: int) -> int:
        numbers.append(len(numbers))
        return numbers[-1]

    monkeypatch.setattr("patolli.server.history.forks.secrets.randbelow", randbelow)
    while not at.match.over:
        at.play(len(at.match) + 60, seed=len(at.match))
        if at.match.over:
            break
        truth = at.match
        for seat in (None, dice.randrange(len(names))):
            eyes = SPECTATOR if seat is None else seat
            moves = dice.choice([len(truth), dice.randrange(len(truth))])
            answer = at.ask("POST", "fork", {"at": moves}, seat)
            new = At(app, answer.json()).from_database()
            assert new.match.moves == truth.moves[:moves]
            for i in range(0, moves + 1, 7):
                assert new.match.view(eyes, i) == truth.view(eyes, i)
            for tiles in undrawn(truth):
                assert tiles not in answer.text
            # For a twin, in which everything hidden is different, the same number draws the same: so it reveals nothing
            # of the truth. An order other than the true one would be no proof, and now and then it is the true one.
            twin = known_match(truth, eyes, 77)
            others += twin.record()["deal"] != truth.record()["deal"]
            assert new.match.record()["deal"] == known_match(twin, eyes, numbers[-1], moves).record()["deal"]
    assert others > 3


def test_a_fork_is_the_same_whatever_is_hidden(file_app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ only in what is unknown are forked to tables with the same deal."""
    monkeypatch.setattr("patolli.server.history.forks.secrets.randbelow", lambda most: 5)
    match = Match.from_record(recorded("tzolkin-3p-16"))
    for moves in (40, 200):
        true = match.fork(moves)
        for seat in (None, 0, 2):
            twin = known_match(true, SPECTATOR if seat is None else seat, 77)
            assert twin.record()["deal"] != true.record()["deal"]
            made = [uploaded(file_app, one.record()) for one in (true, twin)]
            forks = [forked(one, moves - 10, seat).match.record() for one in made]
            assert msgspec.json.encode(forks[0]) == msgspec.json.encode(forks[1])
            assert forks[0]["deal"] not in (true.record()["deal"], twin.record()["deal"])


def test_a_running_fork_shows_its_own_tiles_to_the_end(file_app: Inside) -> None:
    at = new_table(file_app).play(30)
    new = forked(at, 30 if len(at.match) == 30 else len(at.match), seat=0).play(seed=9)
    assert new.get("")["status"] == "over"
    whole = new.get("record")
    assert whole["deal"] != at.match.record()["deal"]
    assert whole["moves"][: len(at.match)] == at.match.moves


def test_not_while_moves_are_secret(file_app: Inside) -> None:
    at = new_table(file_app, ["Ana", "Ben", "Cleo"])
    first = at.match.seat
    assert first is not None
    assert forked(at, 0).match.moves == []
    at.play(1)
    own = forked(at, 1, first)
    assert own.match.moves == at.match.moves
    dealt, *drawn = (one.match.record()["deal"]["wealth"] for one in (at, own, forked(at, 1, first)))
    # A hand may by chance be drawn as it is, but not twice.
    same = [all(hands[seat] == dealt[seat] for hands in drawn) for seat in range(3)]
    assert same == [seat == first for seat in range(3)]
    at.play(2)
    for seat in (None, 0, 1, 2):
        for moves in (0, 2):
            check_problem(at.ask("POST", "fork", {"at": moves}, seat), 409, None, "secret")
    at.play(3)
    assert forked(at, 0).match.moves == []


def test_not_before_the_game_begins(file_app: Inside) -> None:
    seats = [{"kind": "mine"}, {"kind": "open"}]
    at = At(file_app, file_app.post("/tables", {"game": "tzolkin", "seats": seats}))
    check_problem(at.ask("POST", "fork", {"at": 0}, 0), 409, None, "begun")


def test_not_of_a_rated_table_that_runs(file_app: Inside) -> None:
    key = file_app.claim("Ana")
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    at = At(file_app, file_app.post("/tables", {"game": "tzolkin", "seats": seats, "rated": True}, key=key))
    check_problem(at.ask("POST", "fork", {"at": 0}, 0), 409, None, "rated")
    done = uploaded(file_app, recorded())
    done.table.rated = True
    assert forked(done, 9).match.moves == recorded()["moves"][:9]


def test_strangers_are_not_seats(file_app: Inside) -> None:
    at = new_table(file_app).play(10)
    at.keys[0] = "stolen"
    check_problem(at.ask("POST", "fork", {"at": 5}, 0), 403)
    assert file_app.ask("POST", f"/tables/{'a' * 16}/fork", {"at": 0}).status_code == 404


def test_new_tables_are_counted(file_app: Inside) -> None:
    at = uploaded(file_app, recorded())
    file_app.hall.guard._tables.size = 0
    file_app.hall.guard._tables._levels.clear()
    for method, path, body in (
        ("POST", f"/tables/{at.id}/fork", {"at": 3}),
        ("POST", "/records", {"record": recorded()}),
    ):
        assert file_app.ask(method, path, body).status_code == 429
