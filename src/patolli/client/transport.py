"""Requests to the server, retried where that does no harm: after a lost connection, or when the server says so."""

from __future__ import annotations

import asyncio
import random
import ssl
import time
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import httpx
import msgspec

from patolli.client.errors import ClientError, NoAnswer, Refused, ServerTrouble, TooMuch, refusal
from patolli.wire.messages import Problem, Request

T = TypeVar("T")

SEAT_HEADER = "Patolli-Seat"
LATER = {502, 503, 504}
"""A proxy, or the server itself, says: not now. The request may or may not have been carried out."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 3.0
KEEP_ALIVE = 3.0
"""Seconds that an idle connection is kept; less than servers do, so that they do not close it in the middle of a
request."""

_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_problems = msgspec.json.Decoder(Problem)


@cache
def trusted() -> ssl.SSLContext:
    """Certificates: reading them takes a while, so all clients share them."""
    return ssl.create_default_context()


class Transport:
    """Connections to one server, for any number of tables and seats."""

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        patience: float,
        seconds: float,
        connections: int,
        transport: httpx.AsyncBaseTransport | None,
    ) -> None:
        self.patience = patience
        if not url.startswith(("http://", "https://")):
            raise ClientError("the address of a server begins with http:// or https://")
        try:
            self._http = httpx.AsyncClient(
                base_url=url,
                headers=dict(headers),
                timeout=httpx.Timeout(seconds, connect=min(seconds, 5.0), pool=None),
                limits=httpx.Limits(
                    max_connections=connections,
                    max_keepalive_connections=connections,
                    keepalive_expiry=KEEP_ALIVE,
                ),
                verify=trusted() if url.startswith("https:") else False,
                transport=transport,
            )
        except httpx.InvalidURL as error:
            raise ClientError(f"not the address of a server: {error}") from None

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: Request | None = None,
        *,
        query: Mapping[str, Any] | None = None,
        secret: str = "",
        again: bool | None = None,
        patience: float | None = None,
        seconds: float | None = None,
    ) -> T:
        """One request and its answer. `again`: whether it may be repeated if its outcome is unknown; by default only if
        it just reads."""
        if self._http.is_closed:
            raise ClientError("this client is closed: make another one")
        again = method == "GET" if again is None else again
        request = self._request(method, path, body, query or {}, secret, seconds)
        end = time.monotonic() + (self.patience if patience is None else patience)
        pause = FIRST_PAUSE
        while True:
            try:
                response = await self._http.send(request)
            except httpx.TransportError as error:
                sent = not isinstance(error, _NEVER_SENT)
                trouble, wait = _no_answer(error, sent), pause
                if sent and not again:
                    raise trouble from None
            else:
                if response.is_success:
                    return _decode(response, answer)
                trouble, wait = _refusal(response), pause
                if isinstance(trouble, TooMuch):
                    wait = max(_wait(response), pause)
                elif response.status_code not in LATER or not again:
                    raise trouble
            # Not all at the same moment: many clients lose the same server together.
            wait *= random.uniform(1.0, 1.3)
            if time.monotonic() + wait > end:
                raise trouble
            await asyncio.sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _request(
        self, method: str, path: str, body: Request | None, query: Mapping[str, Any], secret: str, seconds: float | None
    ) -> httpx.Request:
        headers = {SEAT_HEADER: secret} if secret else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        asked = {name: value for name, value in query.items() if value is not None}
        more: dict[str, Any] = {} if seconds is None else {"timeout": seconds}
        return self._http.build_request(method, path, params=asked, headers=headers, content=content, **more)

    async def close(self) -> None:
        await self._http.aclose()


def _no_answer(error: httpx.TransportError, sent: bool) -> NoAnswer:
    why = str(error) or type(error).__name__
    if sent:
        return NoAnswer(f"the connection broke before the answer came: {why}", sent=True)
    return NoAnswer(f"the server cannot be reached: {why}", sent=False)


def _refusal(response: httpx.Response) -> Refused:
    try:
        problem = _problems.decode(response.content)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        problem = Problem(error="", detail=f"the server answered {response.status_code} {response.reason_phrase}")
    return refusal(response.status_code, problem)


def _wait(response: httpx.Response) -> float:
    told = response.headers.get("Retry-After", "")
    return float(told) if told.isascii() and told.isdecimal() and len(told) < 7 else 0.0


def _decode(response: httpx.Response, answer: type[T]) -> T:
    if answer is type(None):
        return None  # type: ignore[return-value]
    try:
        return msgspec.json.decode(response.content, type=answer)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        problem = Problem(error="", detail=f"this is no answer of a Patolli server that is known here: {error}")
        raise ServerTrouble(response.status_code, problem) from None
