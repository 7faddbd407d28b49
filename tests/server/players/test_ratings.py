"""Ratings: as OpenSkill says, and correct when several processes rate at once."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, event, select, text

import patolli.server.players.ratings
from patolli.arena.stats import ratings as ratings_of_arena
from patolli.arena.stats.ratings import Skill
from patolli.engine.draft import ends_turn
from patolli.server.hall import store
from patolli.server.hall.table import Turn
from patolli.server.history import results
from patolli.server.players.ratings import rate_table
from patolli.server.storage import database as database_file
from patolli.server.storage import schema
from patolli.server.storage.database import Database, open_database
from patolli.server.storage.writer import Storage
from patolli.server.tables import deletion
from patolli.server.tables.endings import rated_rows
from patolli.server.tables.play import commit
from patolli.text.render import Translator
from patolli.wire.messages import TurnBody
from tests.server.history.tables import recorded
from tests.server.inside import Inside, add_player, inside, result_rows
from tests.server.rooms import Room, room, whole_turn

MODEL = PlackettLuce()


def ratings(connection: Connection) -> dict[str, dict[str, Any]]:
    return {row["subject"]: dict(row) for row in connection.execute(select(schema.ratings)).mappings()}


def rate(database: Database, *games: tuple[Sequence[float], Sequence[str | None]]) -> dict[str, dict[str, Any]]:
    """The ratings after games, each given as points and subjects of its seats."""
    with database.writing.begin() as connection:
        for number, (points, subjects) in enumerate(games):
            most = max(points)
            won = [(score == most) / list(points).count(most) for score in points]
            rate_table(connection, result_rows(f"t{number}", points, subjects, won, 1000 + number))
    with database.reading.begin() as connection:
        return ratings(connection)


def openskill(places: Sequence[int], before: Sequence[tuple[float, float]] | None = None) -> list[tuple[float, float]]:
    """What OpenSkill itself says, for one seat each."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before or [(25.0, 25 / 3)] * len(places)]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]


def skill(row: dict[str, Any]) -> Any:
    return pytest.approx((row["mu"], row["sigma"]))


def test_ratings_move_as_openskill_says(database: Database) -> None:
    with database.writing.begin() as connection:
        add_player(connection, "aaaa", "Ana")
        add_player(connection, "bbbb", "Ben")
    who = ["bot:hard", "player:bbbb", "player:aaaa", "bot:easy"]
    first = rate(database, ([40, 60.5, 40, 10], who))
    # Places 2, 1, 2, 4: equal points share a place.
    once = openskill([2, 1, 2, 4])
    assert [skill(first[one]) for one in who] == once
    assert once[1][0] > once[0][0] > once[3][0]
    assert once[0] == pytest.approx(once[2])
    assert {one: (row["name"], row["games"], row["wins"], row["updated"]) for one, row in first.items()} == {
        "bot:hard": ("hard", 1, 0, 1000),
        "player:bbbb": ("Ben", 1, 1, 1000),
        "player:aaaa": ("Ana", 1, 0, 1000),
        "bot:easy": ("easy", 1, 0, 1000),
    }
    second = rate(database, ([5, 7], ["player:aaaa", "player:bbbb"]))
    twice = openskill([2, 1], [once[2], once[1]])
    assert [skill(second[one]) for one in ("player:aaaa", "player:bbbb")] == twice
    assert second["bot:hard"] == first["bot:hard"]
    assert (second["player:bbbb"]["games"], second["player:bbbb"]["wins"]) == (2, 2)


def test_several_seats_of_the_same_bot(database: Database) -> None:
    """The bot moves by the mean of what its seats would; it has played as many games as seats."""
    with database.writing.begin() as connection:
        add_player(connection, "aaaa", "Ana")
    found = rate(database, ([30, 20, 10], ["bot:hard", "player:aaaa", "bot:hard"]))
    apart = openskill([1, 2, 3])
    assert skill(found["player:aaaa"]) == apart[1]
    assert skill(found["bot:hard"]) == tuple((one + other) / 2 for one, other in zip(apart[0], apart[2], strict=True))
    assert (found["bot:hard"]["games"], found["bot:hard"]["wins"]) == (2, 1)


def test_a_bot_that_beats_itself_gains_nothing(database: Database) -> None:
    found = rate(database, *[([4, 3, 2, 1], ["bot:easy"] * 4)] * 3)
    assert found["bot:easy"]["mu"] == pytest.approx(25)
    assert (found["bot:easy"]["games"], found["bot:easy"]["wins"]) == (12, 3)


def test_shared_wins(database: Database) -> None:
    found = rate(database, ([9, 9, 1], ["bot:hard", "bot:easy", "bot:normal"]))
    assert [found[f"bot:{name}"]["wins"] for name in ("hard", "easy", "normal")] == [0.5, 0.5, 0]


def test_guests_take_part_as_unknown_and_are_not_kept(database: Database) -> None:
    found = rate(database, ([3, 2, 1], [None, "bot:hard", None]))
    assert list(found) == ["bot:hard"]
    assert skill(found["bot:hard"]) == openskill([1, 2, 3])[1]
    assert rate(database, ([3, 2], [None, None])) == found
    with database.writing.begin() as connection:
        rate_table(connection, [])


def test_games_have_ratings_of_their_own(database: Database) -> None:
    with database.writing.begin() as connection:
        rate_table(connection, result_rows("t", [2, 1], ["bot:hard", "bot:easy"], [1, 0]))
        other = result_rows("u", [1, 2], ["bot:hard", "bot:easy"], [0, 1])
        rate_table(connection, [row | {"game": "other"} for row in other])
    with database.reading.begin() as connection:
        rows = connection.execute(select(schema.ratings).order_by("game", "subject")).mappings().all()
    assert [(row["game"], row["subject"], row["wins"]) for row in rows] == [
        ("other", "bot:easy", 1),
        ("other", "bot:hard", 0),
        ("tzolkin", "bot:easy", 0),
        ("tzolkin", "bot:hard", 1),
    ]
    assert rows[0]["mu"] == pytest.approx(rows[3]["mu"])


def test_rated_again_after_a_job_was_taken_back(storage: Storage) -> None:
    """A transaction that fails leaves no trace."""
    rows = result_rows("t", [2, 1], ["bot:hard", "bot:easy"], [1, 0])

    def fails(connection: Connection) -> None:
        rate_table(connection, rows)
        raise RuntimeError("later")

    with pytest.raises(RuntimeError, match="later"):
        storage.submit(fails).result(120)
    storage.submit(lambda connection: rate_table(connection, rows)).result(120)
    found = storage.submit(ratings).result(120)
    assert [row["games"] for row in found.values()] == [1, 1]


def at_once(works: Sequence[Callable[[], None]]) -> None:
    """Run these on separate threads; what one of them raises is raised."""
    errors: list[BaseException] = []

    def run(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads)
    if errors:
        raise errors[0]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases opened from now on wait for a lock as long as a slow machine needs."""
    monkeypatch.setitem(database_file._TIMEOUTS, "lock_timeout", "100s")
    monkeypatch.setitem(database_file._TIMEOUTS, "statement_timeout", "100s")
    monkeypatch.setitem(database_file._TIMEOUTS, "idle_in_transaction_session_timeout", "100s")


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
def test_one_waits_for_the_other(postgresql_url: str, known: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes rate the same subjects; the second continues from where the first, which is slow, has ended."""
    databases = [open_database(postgresql_url) for _ in range(2)]
    before = None
    if known:
        rate(databases[0], ([2, 1], ["bot:hard", "bot:easy"]))
        before = openskill([1, 2])
    begun, go_on = threading.Event(), threading.Event()
    order: list[str] = []
    slow: set[int] = set()

    def after_game(*args: Any) -> list[Skill]:
        if threading.get_ident() in slow:
            begun.set()
            go_on.wait(60)
        return ratings_of_arena.after_game(*args)

    monkeypatch.setattr(patolli.server.players.ratings, "after_game", after_game)

    def first() -> None:
        slow.add(threading.get_ident())
        with databases[0].writing.begin() as connection:
            rate_table(connection, result_rows("t", [2, 1], ["bot:hard", "bot:easy"], [1, 0]))
            order.append("first")

    def second() -> None:
        begun.wait(60)
        with databases[1].writing.begin() as connection:
            rate_table(connection, result_rows("u", [2, 1], ["bot:easy", "bot:hard"], [1, 0]))
            order.append("second")

    def watch() -> None:
        begun.wait(60)
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        with databases[0].reading.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            end = time.monotonic() + 60  # a lock is waited for longer
            while not connection.execute(waiting).scalar_one() and time.monotonic() < end:
                time.sleep(0.01)
        go_on.set()

    at_once([first, second, watch])
    assert order == ["first", "second"]
    with databases[0].reading.begin() as connection:
        found = ratings(connection)
    after = openskill([2, 1], openskill([1, 2], before))
    assert [skill(found[f"bot:{name}"]) for name in ("hard", "easy")] == after
    assert [found[f"bot:{name}"]["games"] for name in ("hard", "easy")] == [2 + known] * 2
    assert [found[f"bot:{name}"]["wins"] for name in ("hard", "easy")] == [1 + known, 1]
    for database in databases:
        database.close()


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("prepared", [False, True], ids=["new", "known"])
def test_many_at_once_lose_nothing_and_do_not_lock_each_other_out(postgresql_url: str, prepared: bool) -> None:
    """Transactions of one table each, in all orders of seats: no deadlock, no update lost."""
    names = ["easy", "expert", "greedy", "hard", "normal", "random"]
    databases = [open_database(postgresql_url) for _ in range(4)]
    if prepared:
        rate(databases[0], ([1] * 6, [f"bot:{name}" for name in names]))
    each = 15
    played: dict[str, int] = dict.fromkeys(names, 1 if prepared else 0)
    plans: list[list[list[str]]] = []
    chance = random.Random(5)
    for _ in databases:
        plans.append([chance.sample(names, 4) for _ in range(each)])
        for seats in plans[-1]:
            for name in seats:
                played[name] += 1

    def work(database: Database, plan: list[list[str]]) -> Callable[[], None]:
        def run() -> None:
            for number, seats in enumerate(plan):
                with database.writing.begin() as connection:
                    subjects = [f"bot:{name}" for name in seats]
                    rate_table(connection, result_rows(f"t{number}", [4, 3, 2, 1], subjects, [1, 0, 0, 0]))

        return run

    at_once([work(database, plan) for database, plan in zip(databases, plans, strict=True)])
    with databases[0].reading.begin() as connection:
        found = ratings(connection)
    assert {row["name"]: row["games"] for row in found.values()} == played
    assert sum(row["wins"] for row in found.values()) == pytest.approx(4 * each + prepared)
    for database in databases:
        database.close()


def test_rows_are_made_and_locked_in_the_same_order_by_all(postgresql_url: str) -> None:
    database = open_database(postgresql_url)
    said: list[tuple[str, Any]] = []
    event.listen(database.writing, "before_cursor_execute", lambda *args: said.append((args[2], args[3])))
    subjects = ["bot:normal", "bot:easy", "bot:hard", "bot:expert"]
    rate(database, ([4, 3, 2, 1], subjects))
    made = [list(values.values()) for statement, values in said if statement.startswith("INSERT INTO ratings")]
    assert len(made) == 2, "among all tables, then among those of this size"
    for values in made:
        assert [value for value in values if value in subjects] == sorted(subjects)
    locks = [statement for statement, _ in said if "FOR UPDATE" in statement]
    assert [lock.split()[-5:] for lock in locks] == [
        ["ORDER", "BY", f"{name}.subject", "FOR", "UPDATE"] for name in ("ratings", "ratings_by_size")
    ]
    database.close()


def test_two_writers_that_rate_many_tables_per_transaction(postgresql_url: str) -> None:
    """Several tables in a transaction may be locked in any order: one that got in the way is retried."""
    storages = [Storage(open_database(postgresql_url)) for _ in range(2)]
    pairs = [("hard", "easy"), ("normal", "expert"), ("easy", "normal"), ("expert", "hard")]

    def job(pair: tuple[str, str]) -> Callable[[Connection], None]:
        rows = result_rows("t", [2, 1], [f"bot:{name}" for name in pair], [1, 0])
        return lambda connection: rate_table(connection, rows)

    orders = (pairs * 5, pairs[::-1] * 5)
    futures = [
        storage.submit(job(pair))
        for both in zip(*orders, strict=True)
        for storage, pair in zip(storages, both, strict=True)
    ]
    for future in futures:
        future.result(120)
    found = storages[0].submit(ratings).result(120)
    assert sorted(found) == ["bot:easy", "bot:expert", "bot:hard", "bot:normal"]
    assert {(row["games"], row["wins"]) for row in found.values()} == {(20, 10)}
    for storage in storages:
        storage.close()


# With real games


@pytest.mark.compiled
def test_the_last_turn_of_a_rated_table_moves_ratings(database_url: str) -> None:
    """Ana and Ben play; Ben cannot let a bot play for him, and loses nothing by coming back before it has moved."""
    with inside(database_url) as app:
        ana, ben = app.claim("Ana"), app.claim("Ben")
        body = {"game": "tzolkin", "rated": True, "listed": True, "seats": [{"kind": "mine", "name": "A."}, {}]}
        made = app.post("/tables", body, key=ana)
        id = made["table"]["id"]
        secrets = [made["keys"][0]["secret"], app.post(f"/tables/{id}/join", {}, key=ben)["secret"]]
        app.post(f"/tables/{id}/start", {}, headers={"Patolli-Seat": secrets[0]})
        last = play_but_the_last_turn(app, id)
        app.post(f"/tables/{id}/leave", headers={"Patolli-Seat": secrets[1]})
        app.post(f"/tables/{id}/take-back", headers={"Patolli-Seat": secrets[1]})
        assert app.get("/ratings?game=tzolkin")["ratings"] == []
        turn = {"seq": app.get(f"/tables/{id}")["seq"], "steps": list(last.steps)}
        for _ in range(2):  # the second is a double click
            app.post(f"/tables/{id}/commit", turn, headers={"Patolli-Seat": secrets[last.seat]})
        table = app.get(f"/tables/{id}")
        assert table["status"] == "over"
        # Equal points are no draw: the rules break ties, and the deal differs in every run.
        places = [1 if seat in table["winners"] else 2 for seat in range(2)]
        expected = dict(zip(("Ana", "Ben"), openskill(places), strict=True))
        found = app.get("/ratings?game=tzolkin")["ratings"]
        assert {one["name"]: (one["mu"], one["sigma"]) for one in found} == {
            name: pytest.approx(skills) for name, skills in expected.items()
        }
        assert [(one["games"], one["bot"]) for one in found] == [(1, False), (1, False)]
        assert app.get("/players/ben")["ratings"]["tzolkin"]["games"] == 1
        assert [one["id"] for one in app.get("/players/Ana")["tables"]] == [id]


def play_but_the_last_turn(app: Inside, id: str) -> Turn:
    """Play a table at random, writing turns directly; the last one is not written."""
    table = app.read(lambda connection: store.load_table(connection, id))
    match, chance = table.match, random.Random(3)
    turns: list[Turn] = []
    while not match.over:
        seat, first, steps = match.seat, len(match), list[str]()
        while True:
            before = match.state
            steps.append(chance.choice(match.legal()))
            match.play(steps[-1])
            if ends_turn(match.game, before, match.state):
                break
        turns.append(Turn(seat, "", tuple(steps), 5, first))

    def write(connection: Connection) -> None:
        for seq, turn in enumerate(turns[:-1]):
            values = {"turn": turns[seq + 1].seat, "moves": turns[seq + 1].first}
            store.add_turn(connection, id, seq, table.news, turn, values, {})

    app.write(write)
    app.hall.missed()
    return turns[-1]


# Who counts


def test_who_gave_up_is_last() -> None:
    rows = [{"seat": seat, "place": place, "won": float(place == 1)} for seat, place in enumerate((1, 2, 3, 4))]

    def rated(*given_up: int) -> list[tuple[int, float]]:
        found = rated_rows(rows, [seat in given_up for seat in range(4)])
        return [(row["place"], row["won"]) for row in found]

    assert rated() == [(1, 1), (2, 0), (3, 0), (4, 0)]
    assert rated(0) == [(4, 0), (1, 1), (2, 0), (3, 0)]
    assert rated(0, 2) == [(3, 0), (1, 1), (3, 0), (2, 0)]
    assert rated(3) == [(1, 1), (2, 0), (3, 0), (4, 0)]
    assert rated(0, 1, 2, 3) == [(1, 0)] * 4
    shared = [{"place": 1, "won": 0.5}, {"place": 1, "won": 0.5}, {"place": 3, "won": 0.0}]
    assert [row["won"] for row in rated_rows(shared, [False, False, True])] == [0.5, 0.5, 0]
    assert [(row["place"], row["won"]) for row in rated_rows(shared, [True, False, False])] == [(3, 0), (1, 1), (2, 0)]


def test_who_can_make_a_rated_table(sqlite_url: str) -> None:
    with inside(sqlite_url) as app:
        ana = app.claim("Ana")
        mine, bot = {"kind": "mine"}, {"kind": "bot", "strength": "easy"}

        def made(*seats: dict[str, str], key: str | None = ana) -> httpx.Response:
            return app.ask("POST", "/tables", {"game": "tzolkin", "rated": True, "seats": seats}, key=key)

        for seats, key, words in (
            ([bot, bot], None, "claim a name"),
            ([bot, bot], ana, "needs a person"),
            ([{}, {}], None, "claim a name"),
            ([mine, bot], None, "claim a name"),
            ([mine, mine], ana, "claim a name"),
        ):
            answer = made(*seats, key=key)
            assert (answer.status_code, answer.json()["field"]) == (400, "rated")
            assert words in answer.json()["detail"]
        assert made(mine, bot).json()["table"]["rated"]
        assert made({}, {}).json()["table"]["status"] == "open"


@pytest.mark.compiled
def test_bots_alone_and_prepared_deals_move_no_rating(sqlite_url: str) -> None:
    """Not even at tables of a database from before that was refused."""
    with inside(sqlite_url) as app:
        ana = app.claim("Ana")
        record = recorded()
        body = {"record": record, "at": len(record["moves"]) - 1, "listed": True}
        prepared = Room(app, app.post("/records", body, key=ana))
        prepared.in_memory.rated = True
        prepared.play()
        assert [(one["counted"], one["scores"] is None) for one in app.get("/tables")["tables"]] == [(False, False)]
        bots = room(app, {"kind": "mine"}, {"kind": "mine"})
        bots.in_memory.rated = True
        for seat in bots.in_memory.seats:
            seat.kind, seat.bot = "bot", "easy"
        last = bots.in_memory
        while (decides := last.match.seat) is not None:
            steps = whole_turn(last.match)
            turn = TurnBody(seq=last.seq, steps=steps)
            app.run(commit(app.hall, last, decides, turn, Translator("en"), by="easy"))
        assert bots.info["status"] == "over"
        assert app.get("/ratings?game=tzolkin")["ratings"] == []
        assert app.get("/statistics?game=tzolkin")["tables"] == 1


# For people


def test_ratings_begin_at_1500_and_have_a_history(app: Inside) -> None:
    """By the number of players, and over all tables."""
    games: list[tuple[Sequence[float], Sequence[str | None]]] = [
        ((9, 5), ("player:a", "player:b")), ((5, 9, 7), ("player:a", "player:b", "player:c")),
        ((9, 5), ("player:a", "player:b")),
    ]  # fmt: skip

    def job(connection: Connection) -> None:
        for id, name in (("a", "Ana"), ("b", "Ben"), ("c", "Cleo")):
            add_player(connection, id, name)
        for number, (points, subjects) in enumerate(games):
            won = [float(score == max(points)) for score in points]
            rate_table(connection, result_rows(f"t{number}", points, subjects, won, 1000 + number))

    assert results.points_of(25.0 - 3 * 25 / 3) == 1500
    app.write(job)
    found = app.get("/players/ana/ratings?game=tzolkin")
    assert [size["players"] for size in found["sizes"]] == [None, 2, 3]
    every, two, three = found["sizes"]
    assert [point["at"] for point in every["history"]] == [1000, 1001, 1002]
    assert [point["at"] for point in two["history"]] == [1000, 1002]
    assert [len(size["history"]) for size in app.get("/players/Cleo/ratings?game=tzolkin")["sizes"]] == [1, 1]
    assert every["history"][0]["points"] > 1500 > three["history"][0]["points"]
    assert every["history"][0] == two["history"][0], "the first game is the same for both"
    assert two["history"][1]["points"] > two["history"][0]["points"] > every["history"][1]["points"]
    # Tables of two alone are rated as if there were no others.
    (first, second) = openskill((1, 2), openskill((1, 2)))
    by_name = {one["name"]: one for one in app.get("/ratings?game=tzolkin&players=2")["ratings"]}
    assert (by_name["Ana"]["mu"], by_name["Ana"]["sigma"]) == pytest.approx(first)
    assert (by_name["Ben"]["mu"], by_name["Ben"]["sigma"]) == pytest.approx(second)
    assert by_name["Ana"]["points"] == two["history"][-1]["points"] == round(1500 + 40 * (first[0] - 3 * first[1]))
    assert by_name["Ana"] == two["rating"]
    assert "Cleo" not in by_name
    assert len(app.get("/ratings?game=tzolkin&players=4")["ratings"]) == 0
    assert app.get("/ratings?game=tzolkin")["players"] is None
    assert app.ask("GET", "/players/Nobody/ratings?game=tzolkin").status_code == 404


def test_who_is_deleted_has_no_history(app: Inside) -> None:
    def job(connection: Connection) -> int:
        add_player(connection, "a", "Ana")
        rate_table(connection, result_rows("t", (9, 5), ("player:a", None), (1.0, 0.0)))
        assert deletion.delete_player(connection, "Ana")
        kept = schema.ratings, schema.ratings_by_size, schema.rating_history
        return sum(len(connection.execute(select(one)).all()) for one in kept)

    assert app.write(job) == 0
