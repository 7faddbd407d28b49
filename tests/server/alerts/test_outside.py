"""Addresses that players give: nothing on the server's own machine and network can be reached through them."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from patolli.server.alerts import outside
from patolli.server.alerts.outside import Failed, check_url, is_public, post
from tests.server.alerts.people import alerted
from tests.server.alerts.receivers import Web

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "240.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_what_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https://ana:secret@example.org/",
        "//example.org/",
        "https://example.org:22/",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://exämple.org/",
        "gopher://example.org/",
        "https://example.org\\@127.0.0.1/",
    ],
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Failed, match="bad-address"):
        check_url(url)


async def tried(url: str, private: bool = False) -> tuple[str, Web]:
    """The outcome, and what a server on this machine received."""
    web = Web()
    server = await asyncio.start_server(web.serve, "127.0.0.1", 0)
    web.port = server.sockets[0].getsockname()[1]
    try:
        status = await post(url.format(port=web.port), b"{}", {"Content-Type": "application/json"}, private)
        return str(status), web
    except Failed as failed:
        return failed.word, web
    finally:
        server.close()


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]", "0.0.0.0", "0"]
)
def test_this_machine_cannot_be_reached(host: str) -> None:
    word, web = asyncio.run(tried(f"http://{host}:{{port}}/"))
    assert word in ("not-public", "unknown-host")
    assert not web.got


def test_it_can_if_the_host_allows_it() -> None:
    word, web = asyncio.run(tried("http://127.0.0.1:{port}/there?x=1", private=True))
    assert word == "204"
    (got,) = web.got
    assert got.line == "POST /there?x=1 HTTP/1.1"
    assert got.body == b"{}"
    assert got.headers["connection"] == "close"


def test_a_name_is_resolved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's name server first names something public, and this machine when asked again."""
    asked: list[Any] = []
    connected: list[str] = []

    async def resolving(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    class Real:
        async def connect_tcp(self, host: str, *more: Any) -> Any:
            connected.append(host)
            raise OSError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolving)
    monkeypatch.setattr(outside.httpcore, "AnyIOBackend", Real)
    with pytest.raises(Failed, match="unreachable"):
        asyncio.run(post("http://rebinding.example/", b"{}", {}))
    assert asked == ["rebinding.example"]
    assert connected == ["93.184.216.34"]


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolving(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolving)
    with pytest.raises(Failed, match="not-public"):
        asyncio.run(post("http://both.example/", b"{}", {}))


def test_redirects_are_not_followed() -> None:
    async def redirected() -> tuple[int, Web]:
        web = Web(statuses=[302])
        server = await asyncio.start_server(web.serve, "127.0.0.1", 0)
        web.port = server.sockets[0].getsockname()[1]
        web.location = web.url
        try:
            return await post(web.url, b"{}", {}, private=True), web
        finally:
            server.close()

    status, web = asyncio.run(redirected())
    assert status == 302
    assert len(web.got) == 1


def test_proxies_of_the_environment_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    assert asyncio.run(tried("http://127.0.0.1:{port}/", private=True))[0] == "204"


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIMEOUT", 0.2)

    async def silent() -> str:
        held: list[Any] = []
        server = await asyncio.start_server(lambda reader, writer: held.append(writer), "127.0.0.1", 0)
        try:
            await post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"{}", {}, private=True)
        except Failed as failed:
            return failed.word
        finally:
            for writer in held:
                writer.close()
            server.close()
        return ""

    assert asyncio.run(silent()) == "timeout"


def test_an_answer_that_is_none() -> None:
    async def nonsense() -> str:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"x" * 300_000)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        try:
            await post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", b"{}", {}, private=True)
        except Failed as failed:
            return failed.word
        finally:
            server.close()
        return ""

    assert asyncio.run(nonsense()) == "unreachable"


def test_a_webhook_into_the_network_of_the_host(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Accepted, since names may change their meaning; but nothing is sent, and its owner is told why."""
    with alerted(sqlite_url, monkeypatch, private_alerts=False) as here:
        id = here.webhook()["id"]
        assert here.good("POST", f"/alerts/channels/{id}/test")["last"] == "not-public"
        assert not here.web.got
