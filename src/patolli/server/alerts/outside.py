"""Requests to addresses that players supply: only to the public Internet, once, small and short.

Anyone who may name an address could make this server fetch what they cannot reach themselves: the machine itself, its
network, a cloud's metadata service. So a name is resolved once, every address it resolves to must be public, and the
connection goes to exactly the address that was checked; a name that resolves to something else a moment later gains
nothing. Redirects are not followed, the environment's proxies are not used, and only the status of the response is
read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

import httpcore

TIMEOUT = 10.0
"""Seconds for the whole request."""
MOST_SENT = 4096
"""Bytes of a body."""
PORTS = {80, 443}
"""And everything from 1024 up: below are services that could mistake the request for something else."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Failed(Exception):
    """No response; `word` says why, for programs and for the app's texts."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def check_url(url: str, secure: bool = False) -> None:
    """Failed for addresses that no message can be sent to, whatever they resolve to."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Failed("bad-address") from None
    schemes = ("https",) if secure else ("https", "http")
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not plain or parts.scheme not in schemes or not host or "@" in parts.netloc:
        raise Failed("bad-address")
    if port is not None and port not in PORTS and port < 1024:
        raise Failed("bad-address")


def is_public(address: Address) -> bool:
    """Whether it is on the public Internet; also checks an IPv4 address embedded in IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        held = address.ipv4_mapped or address.sixtofour
        if held is None and address in _NAT64:
            held = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if held is not None:
            return is_public(held)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to; Failed if any that the name resolves to is not public, unless those are allowed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Failed("unknown-host") from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not addresses:
        raise Failed("unknown-host")
    if not private and not all(is_public(ipaddress.ip_address(one)) for one in addresses):
        raise Failed("not-public")
    return addresses[0]


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked, and to nothing else."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._real = cast(httpcore.AsyncNetworkBackend, httpcore.AnyIOBackend())

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await resolve(host, port, self._private)
        return await self._real.connect_tcp(address, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._real.sleep(seconds)


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send it; returns the status of the response, or raises Failed."""
    assert len(body) <= MOST_SENT
    check_url(url)
    told = {"User-Agent": "Patolli", "Connection": "close", **headers}
    try:
        async with (
            asyncio.timeout(TIMEOUT),
            httpcore.AsyncConnectionPool(
                ssl_context=ssl.create_default_context(), network_backend=_Checked(private), retries=0
            ) as pool,
            pool.stream("POST", url, headers=list(told.items()), content=body) as answer,
        ):
            return answer.status
    except TimeoutError:
        raise Failed("timeout") from None
    except httpcore.TimeoutException:
        raise Failed("timeout") from None
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.UnsupportedProtocol, OSError):
        raise Failed("unreachable") from None
