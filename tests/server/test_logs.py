"""The log: one line per event, for programs and for people, with what one needs and without what nobody may see."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Generator

import pytest

from patolli.server import logs
from patolli.server.logs import Lines, Words
from tests.server.inside import Inside, inside
from tests.server.rooms import room


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


@pytest.fixture
def restored() -> Generator[None]:
    """The log as it was, after a test that sets it up."""
    loggers = [logging.getLogger(name) for name in (None, "patolli", "patolli.server.requests")]
    levels, handlers = [logger.level for logger in loggers], list(loggers[0].handlers)
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


def record(words: str, error: BaseException | None = None, **more: object) -> logging.LogRecord:
    exc = (type(error), error, error.__traceback__) if error else None
    found = logging.LogRecord("patolli.server", logging.INFO, "file.py", 1, words, (), exc)
    found.__dict__.update(more)
    return found


def test_lines_are_json() -> None:
    line = Lines().format(record("turn\nand more", table="a" * 16, seq=3, seat=0, by="", ms=1.23456, secret="hush"))
    assert "\n" not in line
    found = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", found.pop("time"))
    assert found == {
        "level": "info", "name": "patolli.server", "event": "turn\nand more", "table": "a" * 16, "seq": 3, "seat": 0,
        "by": "", "ms": 1.23,
    }  # fmt: skip


def test_a_trace_is_in_the_line() -> None:
    try:
        raise ValueError("oh\nno")
    except ValueError as error:
        line = Lines().format(record("failed", error))
        words = Words().format(record("failed", error))
    assert "\n" not in line
    assert "ValueError: oh" in json.loads(line)["trace"]
    assert "ValueError: oh" in words


def test_what_is_no_json_becomes_words() -> None:
    assert json.loads(Lines().format(record("x", table=object)))["table"] == "<class 'object'>"
    assert json.loads(Lines().format(record("\ud800 half")))["event"]


def test_words_are_for_people() -> None:
    assert re.fullmatch(r"\d\d:\d\d:\d\d info +turn table=t seq=3", Words().format(record("turn", table="t", seq=3)))


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(
    ("json_", "terminal", "lines"),
    [(None, False, True), (None, True, False), (True, True, True), (False, False, False)],
)
def test_how_it_is_written(monkeypatch: pytest.MonkeyPatch, json_: bool | None, terminal: bool, lines: bool) -> None:
    said = io.StringIO()
    monkeypatch.setattr(said, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", said)
    logs.set_up(json_, verbose=False)
    logging.getLogger("patolli.server").info("ready")
    logging.getLogger("somebody.else").info("chatter")
    logging.getLogger("somebody.else").warning("worry")
    logging.getLogger("patolli.server.requests").info("request")
    written = said.getvalue().splitlines()
    assert len(written) == 2
    assert written[0].startswith("{") == lines


@pytest.mark.usefixtures("restored")
def test_verbose_has_a_line_per_request(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    logs.set_up(True, verbose=True)
    at = room(app)
    at.get("position?at=0&language=de", seat=0)
    app.ask("GET", "/tables/nothing")
    app.ask("GET", "/somewhere/else?secret=hush")
    events = [json.loads(line) for line in said.getvalue().splitlines()]
    requests = [event for event in events if event["event"] == "request"]
    assert [(event["method"], event["route"], event["status"]) for event in requests] == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/:id/position", 200),
        ("GET", "unknown", 404),
        ("GET", "unknown", 404),
    ]
    assert all(event["ms"] > 0 for event in requests)
    assert not [word for word in (at.keys[0], at.keys[1], "hush", at.id) if word in said.getvalue()]


def test_turns_have_table_and_number(app: Inside, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "patolli.server")
    at = room(app)
    seats = [at.turn_of]
    at.play(1)
    seats.append(at.turn_of)
    at.play(2)
    turns = [json.loads(Lines().format(found)) for found in caplog.records if found.message == "turn"]
    assert [(turn["table"], turn["seq"], turn["seat"], turn["by"]) for turn in turns] == [
        (at.id, 1, seats[0], ""),
        (at.id, 2, seats[1], ""),
    ]
