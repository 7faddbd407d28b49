"""Mail: only to people who have confirmed the address, with an unsubscribe link."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import threading
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import pytest

from patolli.server import serve as serving
from patolli.server.alerts import mail
from patolli.server.alerts.mail import BadMail, Letter, is_address, read_mail, written
from patolli.server.alerts.outside import Failed
from patolli.server.serve import CannotServe, serve
from patolli.server.settings import Settings
from tests.server.alerts.people import PUBLIC, Alerted, alerted
from tests.server.rooms import problem

ANA = "ana@mail.example"


@pytest.fixture
def here(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Alerted]:
    with alerted(sqlite_url, monkeypatch) as found:
        yield found


def add(here: Alerted, address: str = ANA) -> dict[str, Any]:
    return here.good("POST", "/alerts/channels", {"kind": "mail", "address": address})


def text(here: Alerted, number: int = -1) -> str:
    return here.mails.got[number].get_content()


def token(here: Alerted, what: str, number: int = -1) -> str:
    (found,) = re.findall(rf"{re.escape(PUBLIC)}/alerts#{what}=(\S+)", text(here, number))
    return found


def my_turn(here: Alerted) -> None:
    at = here.table()
    here.until(at, 0)
    here.rounds(2)


def test_an_address_is_asked_first(here: Alerted) -> None:
    channel = add(here)
    assert not channel["confirmed"]
    assert channel["last"] == "asked"
    assert channel["shown"] == "a…@mail.example"
    (asked,) = here.mails.got
    assert here.mails.to == [ANA]
    assert asked["From"] == "Patolli <games@patolli.example>"
    assert "Ana" in text(here)
    assert asked["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    my_turn(here)
    assert here.good("POST", f"/alerts/channels/{channel['id']}/test")["confirmed"] is False
    assert len(here.mails.got) == 1, "nothing is sent to an address that nobody has confirmed"
    confirmed = here.app.post("/alerts/confirm", {"secret": token(here, "confirm", 0)})
    assert confirmed == {"shown": "a…@mail.example"}
    here.rounds(2)
    assert len(here.mails.got) == 2
    told = here.mails.got[-1]
    assert told["Subject"] == "Your turn: Tzolk'in with Ben"
    assert f"{PUBLIC}/t/" in text(here)
    assert told["Auto-Submitted"] == "auto-generated"
    assert not any(secret in told.as_string() for secret in (here.ana, token(here, "confirm", 0)))


def test_the_link_ends_it_and_nothing_else(here: Alerted) -> None:
    add(here)
    here.app.post("/alerts/confirm", {"secret": token(here, "confirm")})
    my_turn(here)
    stop = token(here, "stop")
    assert here.mails.got[-1]["List-Unsubscribe"] == f"<{PUBLIC}/api/alerts/stop/{stop}>"
    problem(here.app.ask("POST", f"/alerts/stop/{stop[:-1]}{'1' if stop[-1] == '0' else '0'}"), 404, "not whole")
    problem(here.app.ask("POST", "/alerts/stop/" + "a" * 48), 404)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    asked = here.app.client.post(f"/api/alerts/stop/{stop}", content="List-Unsubscribe=One-Click", headers=headers)
    assert here.app.run(asked).json() == {"shown": "a…@mail.example"}
    assert here.app.post(f"/alerts/stop/{stop}") == {"shown": ""}, "twice is not wrong"
    assert here.good("GET", "/alerts")["channels"] == []


def test_who_did_not_ask_for_it_can_stop_it_at_once(here: Alerted) -> None:
    add(here)
    here.app.post(f"/alerts/stop/{token(here, 'stop')}")
    problem(here.app.ask("POST", "/alerts/confirm", {"secret": token(here, "confirm")}), 404, "too old")


def test_a_link_that_is_too_old(here: Alerted) -> None:
    add(here)
    here.clock.pass_seconds(24 * 3600 + 1)
    problem(here.app.ask("POST", "/alerts/confirm", {"secret": token(here, "confirm")}), 404, "ask for a new one")


def test_nobody_can_fill_a_mailbox(here: Alerted) -> None:
    """Neither by asking again and again, nor under several names."""
    for number in range(3):
        add(here)
        assert len(here.mails.got) == number + 1
    problem(here.ask("POST", "/alerts/channels", {"kind": "mail", "address": ANA}), 429)
    ben = here.app.claim("Ben")
    body = {"kind": "mail", "address": ANA.upper()}
    problem(here.ask("POST", "/alerts/channels", body, key=ben), 429)
    assert len(here.mails.got) == 3


def test_a_mail_server_that_says_no(here: Alerted) -> None:
    here.mails.refuse = ("nobody@",)
    assert add(here, "nobody@mail.example")["last"] == "refused"
    here.mails.refuse = ()


@pytest.mark.parametrize("settings", [{"mail": ""}, {"public": ""}])
def test_without_a_mail_server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str]) -> None:
    with alerted(sqlite_url, monkeypatch, **settings) as here:
        assert here.good("GET", "/alerts")["mail"] is False
        problem(here.ask("POST", "/alerts/channels", {"kind": "mail", "address": ANA}), 409, "sends no mail")


@pytest.mark.parametrize(
    "address",
    [
        "ana",
        "ana@",
        "@mail.example",
        "ana@mail",
        "a b@mail.example",
        "ana@mail.example\nBcc: all@mail.example",
        "ana@mail.example,ben@mail.example",
        '"ana"@mail.example',
        "ana@[127.0.0.1]",
        "ana..b@mail.example",
        "ana@-.example\r",
        "a" * 65 + "@mail.example",
        "ána@mail.example",
    ],
)
def test_what_is_no_address(here: Alerted, address: str) -> None:
    assert not is_address(address)
    problem(here.ask("POST", "/alerts/channels", {"kind": "mail", "address": address}), 400)
    assert not here.mails.got


class Dripping:
    """A mail server that greets with one character at a time, as long as anybody listens."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.met, self.left = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        line, _ = self._listener.accept()
        self.met.set()
        with line, suppress(OSError):
            while not self.left.wait(0.01):
                line.sendall(b"2")
        self.left.set()

    def close(self) -> None:
        self.left.set()
        if not self.met.is_set():
            socket.create_connection(("127.0.0.1", self.port)).close()
        self._thread.join(120)
        self._listener.close()


@pytest.fixture
def dripping() -> Generator[Dripping]:
    found = Dripping()
    yield found
    found.close()


def test_a_mail_server_that_never_ends_a_word(dripping: Dripping, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "WHOLE", 0.2)
    post = read_mail(f"smtp://127.0.0.1:{dripping.port}/?from=games@mail.example&tls=none")
    while not dripping.met.is_set():  # on a busy machine it may be given up before it has begun
        with pytest.raises(Failed, match="timeout"):
            asyncio.run(mail.send(post, Letter(ANA, "Your turn", "text")))
    assert dripping.left.wait(120), "the line was cut, and its thread is free"


def test_who_stops_waits_for_no_mail_server(dripping: Dripping) -> None:
    post = read_mail(f"smtp://127.0.0.1:{dripping.port}/?from=games@mail.example&tls=none")

    async def stop() -> None:
        sending = asyncio.create_task(mail.send(post, Letter(ANA, "Your turn", "text")))
        await asyncio.to_thread(dripping.met.wait, 120)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    asyncio.run(stop())
    assert dripping.left.wait(120)


def test_a_name_cannot_write_headers() -> None:
    post = read_mail("smtp://mail.example/?from=games@mail.example")
    letter = written(post, Letter(ANA, "Your turn: x\nBcc: all@mail.example", "text"))
    assert letter["Subject"] == "Your turn: x Bcc: all@mail.example"
    assert letter["Bcc"] is None


def test_settings() -> None:
    found = read_mail("smtps://ana%40x:p%2Fw@mail.example/?from=games@mail.example")
    assert (found.host, found.port, found.tls, found.user, found.password) == (
        "mail.example",
        465,
        "at-once",
        "ana@x",
        "p/w",
    )
    assert "p/w" not in repr(found)
    assert read_mail("smtp://mail.example/?from=a@b.example").tls == "starttls"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mail.example",
        "http://mail.example/?from=a@b.example",
        "smtp://mail.example",
        "smtp://:x/?from=a@b.example",
        "smtp://mail.example/?from=nobody",
        "smtp://mail.example/?from=a@b.example&tls=maybe",
        "smtp://mail.example:port/",
    ],
)
def test_settings_that_cannot_be(url: str) -> None:
    with pytest.raises(BadMail, match="mail settings"):
        read_mail(url)


def test_mail_needs_the_address_of_the_server(sqlite_url: str) -> None:
    """Otherwise its links would lead nowhere; and wrong settings are reported before anything begins."""
    good = "smtp://mail.example/?from=a@b.example"
    with pytest.raises(CannotServe, match="--public"):
        serve(Settings(database=sqlite_url, port=0, mail=good), None, False)
    with pytest.raises(BadMail, match="from=ADDRESS"):
        serve(Settings(database=sqlite_url, port=0, mail="smtp://mail.example", public=PUBLIC), None, False)


def test_the_password_does_not_stay_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["patolli", "serve"])
    monkeypatch.setenv("PATOLLI_MAIL", "smtp://ana:password@mail.example/?from=a@b.example")
    serving._forget_passwords()
    assert "PATOLLI_MAIL" not in os.environ
