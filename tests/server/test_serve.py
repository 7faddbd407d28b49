"""`patolli serve`: what it says when it cannot start, how it ends, how it reports its health, what it counts."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families as parse

from patolli.cli import main
from patolli.server import serve
from patolli.server.http.app import make_app
from patolli.server.serve import CannotServe, bind
from patolli.server.settings import Settings
from patolli.server.storage import checkup
from patolli.server.storage.database import open_database
from tests.server.inside import Inside, inside
from tests.server.postgres import Postgres
from tests.server.rooms import MINE, OPEN, room
from tests.server.serving import ASKING, STOPPING, Server, get, post, serving

# Errors before it begins


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would be run if nothing were wrong."""
    found: list[Any] = []
    monkeypatch.setattr(sys.modules["patolli.cli.serve"], "Background", lambda games: None)
    monkeypatch.setattr(sys.modules["patolli.cli.serve"], "compile_now", lambda games, stages: None)
    monkeypatch.setattr(serve.uvicorn.Server, "run", lambda self, sockets: found.append((sockets, self.config)))
    monkeypatch.setattr(serve.logs, "set_up", lambda json, verbose: None)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    return found


def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *args: str) -> str:
    """What the command says before it gives up: one sentence."""
    monkeypatch.setattr(sys, "argv", ["patolli", "serve", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    words = capsys.readouterr().err
    assert words.startswith("patolli: ")
    assert words.count("\n") == 1, words
    return words


@pytest.fixture
def say(begun: list[Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda *args: said(capsys, monkeypatch, *args)


def test_a_port_that_is_taken(say: Any, sqlite_url: str) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        words = say("--port", port, "--database", sqlite_url)
        assert f"port {port} is taken" in words
        assert "--port" in words
    bind("127.0.0.1", int(port)).close()  # and is free again at once


def test_a_port_is_taken_from_the_first_moment(sqlite_url: str) -> None:
    """Even while the first server is still starting: nobody may find out only later."""
    with bind("127.0.0.1", 0) as first, pytest.raises(CannotServe, match="taken"):
        bind("127.0.0.1", first.getsockname()[1])


def test_a_port_for_others(say: Any, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: socket.socket, address: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    words = say("--port", "80", "--database", sqlite_url)
    assert "port 80" in words
    assert "1024" in words


@pytest.mark.parametrize(
    "host", ["no.such.machine.invalid", "256.256.256.256", "192.0.2.1", "a" * 70, "..", "ä b", "::g"]
)
def test_a_bad_host(say: Any, sqlite_url: str, host: str) -> None:
    words = say("--host", host, "--port", "0", "--database", sqlite_url)
    assert "127.0.0.1" in words


def test_no_postgresql(say: Any) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"postgresql://ana:hush-hush@127.0.0.1:{free.getsockname()[1]}/games"
        words = say("--port", "0", "--database", url)
    assert "cannot use the database" in words
    assert "127.0.0.1" in words
    assert "hush" not in words


def test_a_wrong_password(say: Any, postgres: Postgres) -> None:
    words = say("--port", "0", "--database", postgres.url().replace(postgres.password, "hush-hush"))
    assert "password" in words
    assert "hush" not in words


@pytest.mark.parametrize("url", ["mysql://x", "sqlite://", "sqlite:///", "nonsense", "postgresql://a:b@c:port/x"])
def test_a_bad_url(say: Any, url: str) -> None:
    assert "database" in say("--port", "0", "--database", url)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(say: Any, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot write the database" in say("--port", "0", "--database", f"sqlite:///{tmp_path}/patolli.db")


def test_no_folder(say: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write the database" in say("--port", "0", "--database", f"sqlite:///{tmp_path}/file/patolli.db")


def test_a_newer_database(say: Any, tmp_path: Path) -> None:
    path = tmp_path / "patolli.db"
    open_database(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        (table,) = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%version%'")
                    if not name.startswith("sqlite_")]  # fmt: skip
        connection.execute(f"UPDATE {table} SET version_num = '9999'")
    connection.close()
    words = say("--port", "0", "--database", f"sqlite:///{path}")
    assert "newer Patolli" in words
    assert "update" in words


def test_several_workers_need_postgresql(say: Any, sqlite_url: str) -> None:
    words = say("--port", "0", "--workers", "2", "--database", sqlite_url)
    assert "postgresql://" in words
    assert "--workers 1" in words


@pytest.mark.parametrize("origin", ["example.org", "https://example.org/", "*", ""])
def test_a_bad_origin(say: Any, sqlite_url: str, origin: str) -> None:
    assert "https://example.org" in say("--origin", origin, "--database", sqlite_url)


def test_nothing_is_wrong(
    begun: list[Any], capsys: pytest.CaptureFixture[str], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ["--port", "0", "--database", sqlite_url, "--origin", "https://example.org", "--proxy", "--no-limits"]
    monkeypatch.setattr(sys, "argv", ["patolli", "serve", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    (((listener,), config),) = begun
    port = listener.getsockname()[1]
    listener.close()
    assert port
    assert capsys.readouterr().err == f"Patolli serves http://127.0.0.1:{port}/ (Ctrl-C ends it)\n"
    settings, json_, verbose, background = config.app.args
    assert background is None  # here everything is compiled
    assert settings.origins == ("https://example.org",)
    assert (settings.proxy, settings.limits, json_, verbose) == (True, False, None, False)
    assert sqlite_url not in "".join([*os.environ.values(), *sys.argv])


# Running and ending


def end(server: Server, how: int) -> int:
    """By this signal; its exit code."""
    process: Any = server._process
    process.send_signal(how)
    code = process.wait(STOPPING)
    server.kill()
    return code


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_signals_end_it(sqlite_url: str, tmp_path: Path, how: signal.Signals) -> None:
    with serving(sqlite_url, tmp_path) as server:
        made = post(f"{server.url}/api/tables", json={"game": "tzolkin", "seats": [MINE, OPEN]}).json()
        assert server.port != 0
        with httpx.Client(base_url=server.url, timeout=ASKING) as held:
            held.get("/health")  # a connection that stays open keeps nobody waiting
            code = end(server, how)
        assert code in ({0, -how} if how == signal.SIGTERM else {0, 130, -how})
        events = [event["event"] for event in server.events()]
        assert (events[0], events[-1]) == ("ready", "stopped")
        text = server.log.read_text()
        assert "Traceback" not in text
        assert server.troubles() == []
        # What was there is there.
        server.start()
        assert get(f"{server.url}/api/tables/{made['table']['id']}").json() == made["table"] | {
            "you": None,
            "maker": False,
        }
        server.stop()


HURRIED = """
import asyncio
from pathlib import Path
import uvicorn
shutdown = uvicorn.Server.shutdown
async def hurried(self, sockets=None):
    Path({file!r}).touch()
    while not self.force_exit:
        await asyncio.sleep(0.01)
    await shutdown(self, sockets)
uvicorn.Server.shutdown = hurried
"""
"""Makes a file when the shutdown has begun, and continues when somebody is in a hurry."""


def test_ctrl_c_twice_ends_it_in_order(sqlite_url: str, tmp_path: Path) -> None:
    """Pending requests are abandoned, but nothing is left half done, and there is no traceback in the log."""
    begun = tmp_path / "begun"
    with serving(sqlite_url, tmp_path, spoiled=HURRIED.format(file=str(begun))) as server:
        with httpx.Client(base_url=server.url, timeout=ASKING) as held:
            held.get("/health")
            assert server._process is not None
            server._process.send_signal(signal.SIGINT)
            until = time.monotonic() + ASKING
            while not begun.exists():
                assert time.monotonic() < until
                time.sleep(0.05)
            code = end(server, signal.SIGINT)
        assert code in {0, 130, -signal.SIGINT}
        assert server.events()[-1]["event"] == "stopped"
        assert "Traceback" not in server.log.read_text()
        assert server.troubles() == []


TELLING = """
from pathlib import Path
from patolli.server.bots.pool import BotPool
hint = BotPool.hint
async def telling(self, *args, **more):
    Path({file!r}).touch()
    return await hint(self, *args, **more)
BotPool.hint = telling
"""
"""Makes a file when a hint is under way."""


def test_hints_under_way_keep_nobody_waiting(sqlite_url: str, tmp_path: Path) -> None:
    """They are given up with a sentence, and without a traceback in the log."""
    begun = tmp_path / "begun"
    with serving(sqlite_url, tmp_path, spoiled=TELLING.format(file=str(begun))) as server:
        body = {"game": "tzolkin", "seats": [MINE, MINE], "rated": False}
        made = post(f"{server.url}/api/tables", json=body).json()
        own = f"{server.url}/api/tables/{made['table']['id']}"
        turn = get(own).json()["turn"]
        seat = {"Patolli-Seat": made["keys"][turn]["secret"]}
        found: list[httpx.Response] = []

        def ask() -> None:
            found.append(post(f"{own}/hint", json={"simulations": 20_000}, headers=seat))

        asking = threading.Thread(target=ask)
        asking.start()
        until = time.monotonic() + ASKING
        while not begun.exists():
            assert time.monotonic() < until
            time.sleep(0.1)
        end(server, signal.SIGTERM)
        asking.join(ASKING)
        assert [answer.status_code for answer in found] == [503]
        assert "stops" in found[0].json()["detail"]
        assert "Traceback" not in server.log.read_text()
        assert server.troubles() == []
        assert server.events()[-1]["event"] == "stopped"


def test_several_processes(postgresql_url: str, tmp_path: Path) -> None:
    with serving(postgresql_url, tmp_path, "--workers", "2") as server:
        made = post(f"{server.url}/api/tables", json={"game": "tzolkin", "seats": [MINE, OPEN]}).json()
        own = f"{server.url}/api/tables/{made['table']['id']}"
        seat = {"Patolli-Seat": made["keys"][0]["secret"]}
        for number in range(10):  # each through its own connection: any process may take it
            assert post(f"{own}/chat", json={"text": f"{number}"}, headers=seat).json()["number"] == number
        assert len(get(f"{own}/chat").json()["said"]) == 10
        for _ in range(5):
            joined = post(f"{own}/join", json={}).json()
            mine = {"Patolli-Seat": joined["secret"]}
            assert get(own, headers=mine).json()["you"] == 1
            assert post(f"{own}/leave", headers=mine).status_code == 200
        assert get(own, headers=seat).json()["you"] == 0
        while [event["event"] for event in server.events()].count("ready") < 2:
            time.sleep(0.1)
        end(server, signal.SIGTERM)
        assert [event["event"] for event in server.events()].count("stopped") == 2
        assert server.troubles() == []
        assert postgresql_url.split(":")[2].split("@")[0] not in server.log.read_text()


# Is it well?


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def outside(app: Inside, path: str) -> httpx.Response:
    return app.run(app.client.get(path))


def test_health(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "PATIENCE", 120.0)  # however slow the disk is
    answer = outside(app, "/health")
    assert answer.status_code == 200
    found = answer.json()
    assert (found["status"], found["database"], found["bots"]) == ("ok", "ok", 0)
    assert found["version"]


def test_health_without_its_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    with inside(url) as app:
        at = room(app)
        postgres.stop()
        try:
            answer = outside(app, "/health")
            assert answer.status_code == 503
            assert answer.json()["status"] == "degraded"
            assert "password" not in answer.text
        finally:
            postgres.start()
        monkeypatch.setattr(checkup, "PATIENCE", 120.0)  # not before: it was waited for in vain
        assert outside(app, "/health").json()["status"] == "ok"
        at.play(1)
    postgres.drop_database(url)


# What it counts


def labels(text: str) -> dict[str, set[tuple[tuple[str, str], ...]]]:
    return {family.name: {tuple(sorted(sample.labels.items())) for sample in family.samples} for family in parse(text)}


def value(text: str, name: str, **wanted: str) -> float:
    return sum(
        sample.value
        for family in parse(text)
        for sample in family.samples
        if sample.name == name and wanted.items() <= sample.labels.items()
    )


def test_figures(app: Inside) -> None:
    at = room(app).play(3)
    answer = outside(app, "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = answer.text
    assert value(text, "patolli_requests_total", route="/api/tables/:id/commit", status="200") == 3
    assert value(text, "patolli_request_seconds_count", route="/api/tables/:id/commit") == 3
    assert value(text, "patolli_tables_in_memory") == 1
    assert value(text, "patolli_sockets") == 0
    assert value(text, "patolli_writer_jobs") >= 4
    assert at.id not in text
    assert not [secret for secret in at.keys.values() if secret in text]


def test_hostile_paths_make_no_new_figures(app: Inside) -> None:
    at = room(app)
    paths = [
        f"/api/tables/{at.id}", f"/api/tables/{'a' * 16}", "/api/players/Ana", "/api/players/me", "/nothing",
        "/api/tables/x", "/schema/openapi.json", "/health", "/metrics",
    ]  # fmt: skip
    for path in paths:
        outside(app, path)
    before = labels(outside(app, "/metrics").text)
    for number in range(100):
        for path in (
            f"/api/tables/{number}", f"/api/players/Ana{number}", f"/{number}", f"/api/tables/{'a' * 14}{number:02d}",
            f"/api/players/Ana{number}/x", f'/"{number}"}}', f"/api/tables/{at.id}/{number}", f"/schema/{number}",
        ):  # fmt: skip
            outside(app, path)
    after = labels(outside(app, "/metrics").text)
    assert after == before


def test_the_loop_is_watched(sqlite_url: str) -> None:
    import asyncio

    hall = make_app(Settings(database=sqlite_url, bot_processes=1))._hall

    async def work() -> None:
        task = asyncio.ensure_future(hall.metrics.watch_loop())
        await asyncio.sleep(0.3)
        time.sleep(0.3)  # somebody blocks everybody
        async with asyncio.timeout(120):
            while counted("count") < 3 or counted("sum") <= 0.1:
                await asyncio.sleep(0.05)
        task.cancel()

    def counted(what: str) -> float:
        text = hall.metrics.text(0, 0, hall.connections, hall.storage.writer.counts).decode()
        return value(text, f"patolli_loop_lag_seconds_{what}")

    asyncio.run(work())
    hall.storage.close()
