"""Records, summaries and evaluations of tables."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
import pytest
from sqlalchemy import func, select, update

from patolli.engine.match import SPECTATOR, Match, places
from patolli.engine.record import read_record
from patolli.server.storage import schema
from patolli.server.tables.dealing import with_commitment
from patolli.text import LANGUAGES
from tests.server.history.tables import At, check_problem, new_table, recorded, undrawn, uploaded
from tests.server.inside import Inside, inside


@pytest.fixture
def file_app(sqlite_url: str) -> Generator[Inside]:
    """For tests that do not depend on the database."""
    with inside(sqlite_url) as app:
        yield app


@pytest.fixture
def shown(file_app: Inside) -> At:
    """A finished game that was uploaded."""
    return uploaded(file_app, recorded())


# Records


def test_the_record_is_what_was_played(app: Inside) -> None:
    at = new_table(app, ["Ana", "Božena", ""])
    moves: list[str] = []
    while not at.match.over:
        at.play(len(moves) + 40, seed=len(moves))
        partial = at.get("record", seat=0)
        moves = at.match.moves
        assert partial["moves"] == moves
        assert partial.get("partial", False) == (not at.match.over)
    truth = with_commitment(at.table, at.match.record())
    for seat in (None, 0, 2):
        assert at.get("record", seat) == truth
    again = at.from_database().ask("GET", "record")
    assert again.json() == truth
    assert again.json()["players"] == ["Ana", "Božena", ""]
    assert Match.from_record(again.content).scores() == at.get("")["scores"]


def test_the_record_is_a_file(shown: At) -> None:
    answer = shown.ask("GET", "record")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["content-disposition"] == f'attachment; filename="patolli-tzolkin-{shown.id}.json"'
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("moves", [0, 1, 2, 30])
def test_before_the_end_a_record_is_what_a_seat_may_know(file_app: Inside, moves: int) -> None:
    at = new_table(file_app).play(moves)
    for seat in (None, 0, 1):
        answer = at.ask("GET", "record", seat=seat)
        known = at.match.record(SPECTATOR if seat is None else seat)
        assert answer.json() == known | {"commitment": {"hash": at.get("")["commitment"]}}
        assert answer.json()["partial"] is True
        for tiles in undrawn(at.match):
            assert tiles not in answer.text
    hands = at.match.record()["deal"]["wealth"]
    assert at.get("record", 0)["deal"]["wealth"] == [hands[0], []]
    assert at.get("record")["deal"]["wealth"] == [[], []]


def test_a_record_follows_the_names_at_the_table(file_app: Inside) -> None:
    seats = [{"kind": "mine", "name": "Ana"}, {"kind": "open"}]
    at = At(file_app, file_app.post("/tables", {"game": "tzolkin", "seats": seats}))
    file_app.post(f"/tables/{at.id}/join", {"name": "  Zoë\n"})
    at.post("start", {}, seat=0)
    assert at.get("record")["players"] == ["Ana", "Zoë"]


def test_records_of_nothing(file_app: Inside) -> None:
    for what in ("record", "summary", "evaluation"):
        for id in ("a" * 16, "nobody", "..%2f..%2fetc"):
            assert file_app.ask("GET", f"/tables/{id}/{what}").status_code == 404
    at = new_table(file_app)
    at.keys[0] = "stolen"
    for what in ("record", "evaluation"):
        check_problem(at.ask("GET", what, seat=0), 403)


# Summaries


def test_a_summary_adds_up(app: Inside) -> None:
    at = uploaded(app, recorded("tzolkin-3p-09"))
    for _ in range(2):
        found = at.get("summary")
        match = at.match
        assert [seat["points"] for seat in found["seats"]] == match.scores()
        assert [seat["place"] for seat in found["seats"]] == places(match.scores(), match.winners)
        assert [seat["name"] for seat in found["seats"]] == match.players
        for seat in found["seats"]:
            assert sum(seat["sources"].values()) == seat["points"]
            assert list(seat["sources"]) == list(match.game.learning.source_names)
            assert len(seat["by_day"]) == len(found["days"])
            assert seat["by_day"][-1] == seat["points"]
            assert len(seat["by_day_sources"]) == len(found["days"])
            for source, points in seat["sources"].items():
                assert sum(day.get(source, 0) for day in seat["by_day_sources"]) == points
        assert found["days"] == sorted(set(found["days"]))
        assert (found["days"][0], found["days"][-1]) == (1, 27)
        at.from_database()


def test_points_by_round_and_source_of_settlers(app: Inside) -> None:
    """Each round has what it brought: together that is where the points came from."""
    at = uploaded(app, recorded("settlers-2p-standard"))
    found = at.get("summary")
    assert found["days"] == [1, 2, 3, 4, 5]
    for seat in found["seats"]:
        assert len(seat["by_day_sources"]) == 5
        assert sum(sum(day.values()) for day in seat["by_day_sources"]) == seat["points"]
        assert any(seat["by_day_sources"][0].values()) or any(seat["by_day_sources"][1].values())


def test_a_summary_is_made_if_none_is_kept(app: Inside) -> None:
    at = uploaded(app, recorded())
    kept = at.get("summary")
    app.write(lambda connection: connection.execute(update(schema.tables).values(result=None)))
    at.from_database()
    assert at.table.result is None
    assert at.get("summary") == kept


def test_sources_have_words(shown: At) -> None:
    said = {language: shown.get(f"summary?language={language}")["source_words"] for language in LANGUAGES}
    assert said["en"]["temples"] != said["de"]["temples"]
    for words in said.values():
        assert list(words) == list(shown.match.game.learning.source_names)
        assert all(words.values())


def test_no_summary_before_the_end(file_app: Inside) -> None:
    at = new_table(file_app).play(20)
    check_problem(at.ask("GET", "summary", seat=0), 409)


# Evaluations


def test_what_may_be_expected(shown: At) -> None:
    match = shown.match
    early, late = shown.get("evaluation?at=5"), shown.get(f"evaluation?at={len(match) - 1}")
    for found in (early, late):
        assert len(found["points"]) == len(found["shares"]) == 2
        assert sum(found["shares"]) == pytest.approx(1)
        assert found["turn"] == int(match.game.seat(match.state_at(found["at"])))
    assert early != late
    assert late["points"] == pytest.approx(match.scores(), abs=25)
    end = shown.get("evaluation")
    assert (end["at"], end["turn"], end["points"]) == (len(match), None, match.scores())
    assert [share > 0 for share in end["shares"]] == [seat in match.winners for seat in range(2)]
    check_problem(shown.ask("GET", f"evaluation?at={len(match) + 1}"), 404, "at")
    assert shown.ask("GET", "evaluation?at=-1").status_code == 400


def test_running_tables_are_evaluated_for_those_who_watch_too(file_app: Inside) -> None:
    at = new_table(file_app).play(40)
    for seat in (None, 0, 1):
        assert sum(at.get("evaluation", seat)["shares"]) == pytest.approx(1)
        assert at.get("evaluation?at=10", seat)["at"] == 10


def test_while_wealth_is_chosen_only_what_the_seat_knows_is_evaluated(file_app: Inside) -> None:
    at = new_table(file_app)
    first = at.match.seat
    assert first is not None
    assert at.get("evaluation")["at"] == 0
    at.play(1)
    assert at.get("evaluation", first)["at"] == 1
    for seat in (None, 1 - first):
        check_problem(at.ask("GET", "evaluation", seat=seat), 409)
    at.play(2)
    assert at.get("evaluation")["at"] == 2


def test_rated_tables_are_not_evaluated_while_they_run(file_app: Inside) -> None:
    key = file_app.claim("Ana")
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    at = At(file_app, file_app.post("/tables", {"game": "tzolkin", "seats": seats, "rated": True}, key=key))
    check_problem(at.ask("GET", "evaluation", seat=0), 409, None, "rated")
    done = uploaded(file_app, recorded())
    done.table.rated = True
    assert done.get("evaluation?at=9")["at"] == 9


# What is stored


def test_a_new_table_counts_at_its_end(app: Inside) -> None:
    at = new_table(app).play()
    rows = app.read(
        lambda connection: connection.execute(select(func.count()).select_from(schema.results)).scalar_one()
    )
    assert rows == 2
    kept = read_record(at.get("record")).more
    assert list(kept) == ["commitment"]
    assert msgspec.json.encode(at.get("record")) == msgspec.json.encode(at.match.record() | kept)
