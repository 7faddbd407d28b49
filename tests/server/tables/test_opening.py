"""`patolli serve --open`: the app is shown when it is ready, on whichever port is free."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Generator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from patolli.cli import main
from patolli.server import logs
from patolli.server.http import browser
from patolli.server.serve import bind
from tests.server.serving import serving


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was shown; there is a screen."""
    found: list[str] = []
    monkeypatch.setattr(webbrowser, "open", found.append)
    monkeypatch.setattr(browser, "has_display", lambda: True)
    monkeypatch.setattr(browser, "ASKING", 120.0)  # the machine may be slow
    return found


@pytest.fixture
def stranger() -> Generator[int]:
    """The port of a server that is no Patolli."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"status": "well"}')

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("0.0.0.0", "http://127.0.0.1:80/"), ("::", "http://[::1]:80/")],
)
def test_an_address_for_browsers(host: str, address: str) -> None:
    assert browser.address(host, 80) == address


def test_one_that_runs_is_opened(sqlite_url: str, tmp_path: Path, opened: list[str]) -> None:
    with serving(sqlite_url, tmp_path) as server:
        assert browser.open_if_there(f"{server.url}/")
    assert opened == [f"{server.url}/"]


def test_nothing_else_is_opened(stranger: int, opened: list[str]) -> None:
    assert not browser.open_if_there(f"http://127.0.0.1:{stranger}/")
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    assert not browser.open_if_there(f"http://127.0.0.1:{port}/")
    assert opened == []


def test_no_browser_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browser.has_display()


# The command


@pytest.fixture
def ports(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Where the command would serve."""
    found: list[int] = []
    monkeypatch.setattr(sys.modules["patolli.cli.serve"], "Background", lambda games: None)
    monkeypatch.setattr(sys.modules["patolli.cli.serve"], "compile_now", lambda games, stages: None)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: found.append(sockets[0].getsockname()[1]))
    monkeypatch.setattr(logs, "set_up", lambda json, verbose: None)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    return found


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["patolli", "serve", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch, stranger: int) -> int:
    """The port that nobody has to name is taken."""
    monkeypatch.setattr(sys.modules["patolli.cli.serve"], "PORT", stranger)
    return stranger


def test_beside_a_stranger_another_port_is_taken(
    usual: int, ports: list[int], opened: list[str], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(browser, "open_when_ready", shown.append)
    assert run(monkeypatch, "--open", "--database", sqlite_url) == 0
    assert ports != [usual]
    assert shown == [f"http://127.0.0.1:{ports[0]}/"]


@pytest.mark.parametrize("named", [True, False])
def test_who_names_a_port_gets_that_one(
    usual: int, ports: list[int], sqlite_url: str, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    """And so does who only serves: a link to it must not change from one day to the next."""
    args = ("--open", "--port", str(usual)) if named else ()
    assert run(monkeypatch, *args, "--database", sqlite_url) == 1
    assert ports == []


def test_one_that_runs_already_is_shown_instead(
    ports: list[int],
    opened: list[str],
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with serving(sqlite_url, tmp_path) as server:
        monkeypatch.setattr(sys.modules["patolli.cli.serve"], "PORT", server.port)
        assert run(monkeypatch, "--open", "--database", sqlite_url) == 0
        assert opened == [f"{server.url}/"]
    assert ports == []
    assert server.url in capsys.readouterr().err
