"""Names, secrets and passwords: who may be whom."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from patolli.agents.names import STRENGTHS
from patolli.engine.game import POLICIES
from patolli.server.players import claiming as players
from patolli.server.players import passwords
from patolli.server.players.names import claimable, sameness, skeleton
from patolli.server.players.passwords import FORGOTTEN, FREE, LONGEST, Tries
from patolli.server.problems import BadRequest, TooMuch
from patolli.server.storage import schema
from tests.server.inside import Inside, inside
from tests.server.rooms import inside_with

PASSWORD = "tonalpohualli 260"


@pytest.fixture
def file_app(sqlite_url: str) -> Generator[Inside]:
    """For tests that do not depend on the database."""
    with inside(sqlite_url) as app:
        yield app


@pytest.fixture(autouse=True)
def cheap_hashing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As little effort as Argon2 allows; one test uses the real one."""
    if "real_hashing" not in request.fixturenames:
        monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def real_hashing() -> None:
    """Asks for passwords to be hashed as for people."""


def problem(answer: httpx.Response) -> tuple[int, str, str | None]:
    found = answer.json()
    assert found["detail"]
    return answer.status_code, found["error"], found["field"]


def me(app: Inside, key: str) -> httpx.Response:
    return app.ask("GET", "/players/me", key=key)


# Names


def test_claim(app: Inside) -> None:
    answer = app.ask("POST", "/players", {"name": "  Ana\tMaría "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ana María"
    key = answer.json()["secret"]
    assert len(key) >= 43
    found = me(app, key).json()
    assert (found["name"], found["password"], found["ratings"]) == ("Ana María", False, {})
    assert app.get("/players/ANA MARÍA")["name"] == "Ana María"
    assert app.get("/players/ana maría")["since"] == found["since"] > 1_600_000_000_000


@pytest.mark.parametrize(
    "other",
    [
        "ana maría",
        "ANA MARÍA",
        "Ａｎａ María",
        "  Ana   María\u3000",
        "Ana\u00a0Mari\u0301a",
        "A\u200dna María",
        "Ana\ufe0f Marí\u3164a",
    ],
)
def test_a_name_that_looks_the_same_is_taken(app: Inside, other: str) -> None:
    app.claim("Ana María")
    assert problem(app.ask("POST", "/players", {"name": other})) == (409, "not-now", "name")
    assert app.get(f"/players/{other.strip()}")["name"] == "Ana María"


def test_two_who_claim_at_once(app: Inside) -> None:
    async def both() -> list[httpx.Response]:
        names = ("Ben", "BEN", "ben", "bEn")
        return await asyncio.gather(*(app.asking("POST", "/players", {"name": name}) for name in names))

    answers = app.run(both())
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert app.read(lambda c: c.execute(select(func.count()).select_from(schema.player_secrets)).scalar_one()) == 1


def test_a_name_that_is_taken_between_the_look_and_the_writing(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    app.claim("Ben")
    monkeypatch.setattr(players, "find_player", lambda connection, name: None)
    assert problem(app.ask("POST", "/players", {"name": "BEN"})) == (409, "not-now", "name")


@pytest.mark.parametrize(
    "name",
    [*STRENGTHS, *POLICIES, "Hard", "ＥＸＰＥＲＴ", "Expert 2", "easy-bot", "Bot", "bot7", "Patolli", "me", "Login"],
)
def test_names_of_bots_and_of_the_server_are_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="bot"):
        claimable(name)


@pytest.mark.parametrize(
    "name", [" ", "\u200d", "\u3164", "...", "-", "a/b", "a\\b", "a\uff0fb", "Аna", "Αna", "x" * 41]
)
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(BadRequest) as caught:
        claimable(name)
    assert caught.value.more["field"] == "name"


@pytest.mark.parametrize(
    "name", ["Ана", "Άννα", "Олена Smith", "太郎", "김철수", "7", "Jan-Łukasz", "O'Neill", "R2-D2", "Experta", "♥ Zoë"]
)
def test_names_that_can_be(name: str) -> None:
    assert claimable(name) == name


ALIKE = [
    ("Anna", "Аnnа"),  # the first and the last letter are Cyrillic: mixed, so it cannot be claimed at all
    ("Caca", "Саса"),  # all of it is Cyrillic
    ("САСА", "CACA"),
    ("Oro", "ΟRΟ"),
    ("Ilia", "lIia"),
    ("Will", "WiII"),
    ("Al", "A1"),
    ("Bob", "B0b"),
    ("Tamar", "Tarnar"),
    ("TAMAR", "tarnar"),
    ("Kopf", "Κopf"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), [("Caca", "Саса"), ("Саса", "caca"), ("Al", "A1"), ("Tarnar", "Tamar")])
def test_of_two_names_that_look_alike_one_can_be_claimed(app: Inside, name: str, other: str) -> None:
    app.claim(name)
    assert problem(app.ask("POST", "/players", {"name": other})) == (409, "not-now", "name")
    # They are not the same player: nobody gets in as the other one.
    assert app.ask("GET", f"/players/{other}").status_code == 404


def test_two_who_claim_names_that_look_alike_at_once(app: Inside) -> None:
    async def both() -> list[httpx.Response]:
        return await asyncio.gather(*(app.asking("POST", "/players", {"name": name}) for name in ("Caca", "Саса")))

    assert sorted(answer.status_code for answer in app.run(both())) == [201, 409]


@pytest.mark.parametrize("name", ["Βοt", "еasу", "ЕASY", "b0t", "B0T 7", "adrnin", "Adm1n", "Systern", "expеrt"])
def test_names_that_look_like_those_of_the_server_are_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        claimable(name)


def test_names_that_only_look_alike_to_a_machine_differ() -> None:
    names = ("Ana", "Anna", "Aná", "Ana 1", "An a", "Nina", "Viva", "Hana", "Mila", "Мила", "Ната", "Олена", "太郎")
    assert len({skeleton(name) for name in names}) == len(names)
    assert len({sameness(name) for name in ("Ana", "Anna", "Aná", "Ana 1", "An a")}) == 5


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "a" * 41},
        {"name": 7},
        {"name": "\u0000"},
        {"name": "Ana", "pasword": PASSWORD},
        {"name": "Ana", "password": "seven77"},
        {"name": "Ana", "password": "a" * 201},
    ],
)
def test_a_bad_claim(file_app: Inside, body: dict[str, Any]) -> None:
    answer = file_app.ask("POST", "/players", body)
    assert answer.status_code == 400
    assert answer.json()["detail"]


# Secrets


def test_a_request_without_a_secret_is_a_guests(file_app: Inside) -> None:
    assert problem(file_app.ask("GET", "/players/me")) == (401, "not-known", None)
    body = {"game": "tzolkin", "seats": [{"kind": "mine"}, {}]}
    for headers in ({}, {"Authorization": "Basic YTpi"}):
        assert file_app.post("/tables", body, headers=headers)["table"]["seats"][0]["player"] is None


@pytest.mark.parametrize("key", ["x", "x" * 5000, "ä", "' OR 1=1 --"])
def test_a_wrong_secret(app: Inside, key: str) -> None:
    app.claim("Ana")
    answer = app.ask("GET", "/players/me", headers={"Authorization": f"Bearer {key}".encode("latin-1")})
    assert problem(answer) == (401, "not-known", None)
    table = {"game": "tzolkin", "seats": [{"kind": "mine"}, {}]}
    assert app.ask("POST", "/tables", table, key="wrong").status_code == 401


def test_only_hashes_are_in_the_database(sqlite_url: str, tmp_path: Path) -> None:
    with inside(sqlite_url) as app:
        keys = [app.claim("Ana", PASSWORD), app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"]]
        app.post("/players/password", {"old": PASSWORD, "password": PASSWORD + "!"}, key=keys[0])
        files = [path.read_bytes() for path in tmp_path.glob("patolli.db*")]
    files += [path.read_bytes() for path in tmp_path.glob("patolli.db*")]
    stored = b"".join(files)
    assert b"Ana" in stored
    assert b"$argon2id$" in stored
    for word in (*keys, PASSWORD):
        assert word.encode() not in stored


def test_many_secrets(file_app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """For one player the newest are kept."""
    monkeypatch.setattr(players, "MOST_SECRETS", 2)
    first = file_app.claim("Ana", PASSWORD)
    at = iter(range(1 << 42, (1 << 42) + 10))
    monkeypatch.setattr(players, "now", lambda: next(at))
    rest = [file_app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"] for _ in range(2)]
    assert [me(file_app, key).status_code for key in (first, *rest)] == [401, 200, 200]


def test_secrets_are_remembered_for_a_while(file_app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    key = file_app.claim("Ana")
    looks: list[str] = []
    look = players._find_by_secret
    monkeypatch.setattr(players, "_find_by_secret", lambda c, hidden: looks.append(hidden) or look(c, hidden))
    for _ in range(3):
        assert me(file_app, key).status_code == 200
    assert len(looks) == 1
    monkeypatch.setattr(players, "FRESH", 0.0)
    players._desk(file_app.hall).known.clear()
    for _ in range(3):
        assert me(file_app, key).status_code == 200
    assert len(looks) == 4
    monkeypatch.setattr(players, "REMEMBERED", 1)
    me(file_app, file_app.claim("Ben"))
    assert len(players._desk(file_app.hall).known) == 1


# Passwords


def test_login(app: Inside) -> None:
    first = app.claim("Ana", PASSWORD)
    answer = app.ask("POST", "/players/login", {"name": "ＡＮＡ ", "password": PASSWORD})
    assert answer.status_code == 200
    assert answer.json()["name"] == "Ana"
    second = answer.json()["secret"]
    assert second != first
    for key in (first, second):
        found = me(app, key).json()
        assert (found["name"], found["password"]) == ("Ana", True)


def test_a_password_may_be_typed_on_another_keyboard(file_app: Inside) -> None:
    file_app.claim("Ana", "contraseñá")
    assert file_app.post("/players/login", {"name": "Ana", "password": "contrasen\u0303a\u0301"})["name"] == "Ana"


def test_wrong_passwords_do_not_tell_which_names_there_are(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    app.claim("Ana", PASSWORD)
    app.claim("Ben")
    hashings: list[str] = []
    verify = PasswordHasher.verify
    monkeypatch.setattr(PasswordHasher, "verify", lambda *args: hashings.append(args[1]) or verify(*args))
    answers = [
        app.ask("POST", "/players/login", {"name": name, "password": word})
        for name, word in [
            ("Ana", PASSWORD.upper()),
            ("Ana", "x"),
            ("Ben", PASSWORD),
            ("Cleo", PASSWORD),
            ("\u0000", "x"),
        ]
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert len(hashings) == 5, "the same effort for everybody"


def test_a_broken_hash_is_a_wrong_password(app: Inside) -> None:
    app.claim("Ana", PASSWORD)
    app.write(lambda connection: connection.execute(update(schema.players).values(password="$argon2id$broken")))
    assert app.ask("POST", "/players/login", {"name": "Ana", "password": PASSWORD}).status_code == 401


def test_guessing(file_app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(password: str, stored: str | None) -> bool:
        await asyncio.sleep(0.01)
        return password == PASSWORD and stored is not None

    monkeypatch.setattr(players, "is_right", check)
    players._desk(file_app.hall).tries = Tries(lambda: 1000.0)  # however slow the machine is
    file_app.claim("Ana", PASSWORD)
    file_app.claim("Ben", PASSWORD)

    async def guess() -> list[httpx.Response]:
        bodies = [{"name": "Ana", "password": f"guess {i}"} for i in range(FREE * 3)]
        return await asyncio.gather(*(file_app.asking("POST", "/players/login", body) for body in bodies))

    codes = [answer.status_code for answer in file_app.run(guess())]
    assert codes.count(429) >= FREE, "those who ask at the same time are counted too"
    answer = file_app.ask("POST", "/players/login", {"name": "ana", "password": PASSWORD})
    assert problem(answer)[:2] == (429, "too-many-requests")
    assert file_app.post("/players/login", {"name": "Ben", "password": PASSWORD})["name"] == "Ben"
    players._desk(file_app.hall).tries.forget("ana")
    assert file_app.post("/players/login", {"name": "Ana", "password": PASSWORD})["name"] == "Ana"


def test_each_wrong_password_makes_one_wait_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    tries = Tries(lambda: at)
    for _ in range(FREE):
        tries.begin("ana")
    waits: list[float] = []
    for _ in range(9):
        since = at
        while True:
            try:
                tries.begin("ana")
                break
            except TooMuch:
                at += 0.5
        waits.append(at - since)
    assert waits == [1, 2, 4, 8, 16, 32, LONGEST, LONGEST, LONGEST]
    tries.begin("ben")
    at += FORGOTTEN + 1
    for _ in range(FREE):
        tries.begin("ana")
    with pytest.raises(TooMuch):
        tries.begin("ana")
    tries.forget("ana")
    tries.begin("ana")
    monkeypatch.setattr(passwords, "REMEMBERED", 3)
    for name in "abcdef":
        tries.begin(name)
    assert len(tries._tries) == 3


def test_an_address_cannot_keep_everybody_busy(file_app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "AT_ONCE", 3)
    monkeypatch.setattr(players, "PER_SECOND", 1e-6)  # however slow the machine is
    codes = [file_app.ask("POST", "/players", {"name": f"Ana {i}"}).status_code for i in range(4)]
    assert codes == [201, 201, 201, 429]


def test_a_network_of_ipv6_cannot_either(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone with one such address has as many as there are names."""
    monkeypatch.setattr(players, "AT_ONCE", 3)
    monkeypatch.setattr(players, "PER_SECOND", 1e-6)
    with inside_with(sqlite_url, proxy=True) as app:
        codes = [
            app.ask("POST", "/players", {"name": f"Ana {i}"}, headers={"X-Forwarded-For": f"2001:db8::{i}"}).status_code
            for i in range(5)
        ]
    assert codes == [201, 201, 201, 429, 429]


@pytest.mark.usefixtures("real_hashing")
def test_hashing_is_not_done_on_the_event_loop_and_the_line_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 3)
    typed, threads = passwords._typed, set[int]()
    monkeypatch.setattr(passwords, "_typed", lambda password: threads.add(threading.get_ident()) or typed(password))

    async def rush() -> list[Any]:
        return await asyncio.gather(*(passwords.hashed(PASSWORD) for _ in range(5)), return_exceptions=True)

    done = asyncio.run(rush())
    assert [type(one).__name__ for one in done] == ["str", "str", "str", "Unavailable", "Unavailable"]
    assert threads
    assert threading.get_ident() not in threads
    assert len(set(done[:3])) == 3, "each has its own salt"
    algorithm, _, effort = done[0].split("$")[1:4]
    memory, times, _ = (int(part.partition("=")[2]) for part in effort.split(","))
    assert (algorithm, memory >= 65536, times >= 3) == ("argon2id", True, True)
    assert asyncio.run(passwords.is_right(PASSWORD, done[0]))
    assert not asyncio.run(passwords.is_right(PASSWORD + " ", done[0]))


def test_change_of_password(app: Inside) -> None:
    first = app.claim("Ana")
    assert app.ask("POST", "/players/login", {"name": "Ana", "password": PASSWORD}).status_code == 401
    assert app.ask("POST", "/players/password", {"password": PASSWORD}, key=first).status_code == 204
    second = app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"]
    assert me(app, second).status_code == 200
    new = "another password"
    ask = {"password": new}
    assert problem(app.ask("POST", "/players/password", ask)) == (401, "not-known", None)
    assert problem(app.ask("POST", "/players/password", ask, key=first)) == (401, "not-known", "old")
    assert problem(app.ask("POST", "/players/password", ask | {"old": new}, key=first)) == (401, "not-known", "old")
    assert me(app, second).status_code == 200
    assert app.ask("POST", "/players/password", ask | {"old": PASSWORD}, key=first).status_code == 204
    assert [me(app, key).status_code for key in (first, second)] == [200, 401], "other devices are signed out"
    assert app.ask("POST", "/players/login", {"name": "Ana", "password": PASSWORD}).status_code == 401
    assert app.post("/players/login", {"name": "Ana", "password": new})["name"] == "Ana"


def test_two_who_change_the_password_at_once(app: Inside) -> None:
    first = app.claim("Ana", PASSWORD)
    second = app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"]

    async def both() -> list[httpx.Response]:
        bodies = [{"old": PASSWORD, "password": f"password {i}"} for i in range(2)]
        keys = (first, second)
        asks = zip(bodies, keys, strict=True)
        return await asyncio.gather(*(app.asking("POST", "/players/password", body, key=key) for body, key in asks))

    codes = [answer.status_code for answer in app.run(both())]
    assert sorted(codes) == [204, 401]
    assert [me(app, key).status_code for key in (first, second)] == [200 if code == 204 else 401 for code in codes]


def test_an_answer_of_the_database_that_comes_late_lets_nobody_in(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    first = app.claim("Ana", PASSWORD)
    second = app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"]
    read, hall = app.hall.read, app.hall

    async def slow(job: Any) -> Any:
        found = await read(job)
        monkeypatch.setattr(hall, "read", read)
        body = {"old": PASSWORD, "password": "another password"}
        assert (await app.asking("POST", "/players/password", body, key=first)).status_code == 204
        return found

    monkeypatch.setattr(hall, "read", slow)
    assert me(app, second).status_code == 200  # it was asked before
    assert me(app, second).status_code == 401


def test_who_signs_in_while_the_password_changes_is_not_let_in(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    app.claim("Ana", PASSWORD)

    async def slow(password: str, stored: str | None) -> bool:
        change = update(schema.players).values(password="other")
        await app.hall.write(lambda connection: connection.execute(change).rowcount)
        return True

    monkeypatch.setattr(players, "is_right", slow)
    assert app.ask("POST", "/players/login", {"name": "Ana", "password": PASSWORD}).status_code == 401


def test_logout(app: Inside) -> None:
    first = app.claim("Ana", PASSWORD)
    second = app.post("/players/login", {"name": "Ana", "password": PASSWORD})["secret"]
    assert me(app, first).status_code == 200
    assert app.ask("POST", "/players/logout", key=first).status_code == 204
    assert app.ask("POST", "/players/logout", key=first).status_code == 401
    assert [me(app, key).status_code for key in (first, second)] == [401, 200]
    assert app.ask("POST", "/players/logout", key=second).status_code == 204
    assert app.post("/players/login", {"name": "Ana", "password": PASSWORD})["name"] == "Ana"


def test_a_name_is_not_lost_by_signing_out(app: Inside) -> None:
    key = app.claim("Ana")
    assert problem(app.ask("POST", "/players/logout", key=key)) == (409, "not-now", None)
    assert me(app, key).status_code == 200


def test_neither_passwords_nor_secrets_are_logged_or_told(file_app: Inside, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    answers = [
        file_app.ask("POST", "/players", {"name": "Ana", "password": PASSWORD}),
        file_app.ask("POST", "/players", {"name": "Ana", "password": PASSWORD}),
        file_app.ask("POST", "/players", {"name": "Hard", "password": PASSWORD}),
        file_app.ask("POST", "/players", {"name": "Ben", "password": PASSWORD, "extra": 1}),
        file_app.ask("POST", "/players", {"name": 5, "password": PASSWORD * 20}),
        file_app.ask("POST", "/players/login", {"name": "Ana", "password": PASSWORD}),
        file_app.ask("POST", "/players/login", {"name": "Nobody at all", "password": PASSWORD}),
    ]
    key = answers[0].json()["secret"]
    answers[1:] += [
        file_app.ask("POST", "/players/password", {"password": PASSWORD}, key=key),
        file_app.ask("GET", "/players/me", key=key),
        file_app.ask("GET", "/players/Ana", key=key),
    ]
    assert [answer.status_code for answer in answers] == [201, 409, 400, 400, 400, 200, 401, 401, 200, 200]
    for text in (
        caplog.text,
        *(answer.text for answer in answers),
        *(str(record.__dict__) for record in caplog.records),
    ):
        assert PASSWORD not in text
        assert "argon2" not in text
    for text in (caplog.text, *(answer.text for answer in answers[1:])):
        assert key not in text
        assert players.digest(key) not in text


# Tables


def test_my_tables(app: Inside) -> None:
    """Including unlisted ones; and nobody else's."""
    ana, ben = app.claim("Ana"), app.claim("Ben")

    def table(key: str | None, listed: bool) -> str:
        body = {"game": "tzolkin", "seats": [{"kind": "mine"}, {}], "listed": listed}
        return app.post("/tables", body, key=key)["table"]["id"]

    mine = [table(ana, listed) for listed in (True, False, False)]
    table(ben, True)
    table(None, True)
    app.post(f"/tables/{mine[0]}/join", {}, key=ben)

    def pages(key: str, limit: int) -> list[str]:
        found, after = [], None
        while True:
            page = app.get(f"/players/me/tables?limit={limit}" + (f"&after={after}" if after else ""), key=key)
            assert len(page["tables"]) <= limit
            found += [one["id"] for one in page["tables"]]
            after = page["next"]
            if after is None:
                return found

    assert sorted(pages(ana, 20)) == sorted(mine)
    assert pages(ana, 1) == pages(ana, 2) == pages(ana, 20)
    assert pages(ana, 20)[0] == mine[0], "the last changed first"
    assert mine[0] in pages(ben, 20)
    assert mine[1] not in pages(ben, 20)
    assert len(app.get("/players/me/tables?status=open", key=ana)["tables"]) == 3
    assert app.get("/players/me/tables?status=over", key=ana)["tables"] == []
    assert app.ask("GET", "/players/me/tables").status_code == 401
    assert app.ask("GET", "/players/me/tables?after=x", key=ana).status_code == 400
    listed = [one["id"] for one in app.get("/tables?limit=50")["tables"]]
    assert mine[1] not in listed


def test_nobody_is_called_that(app: Inside) -> None:
    for name in ("Ana", "x" * 5000, "%00", "%ff", "%F0%9F%92%A9"):
        assert problem(app.ask("GET", f"/players/{name}"))[:2] == (404, "not-found")
