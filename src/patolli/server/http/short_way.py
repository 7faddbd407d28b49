"""A shortcut for turns. Trying and confirming steps is most of what a server is asked to do, and the framework takes as
long to find the handler, fill in its arguments and wrap its answer as the answer itself takes.

Requests in the plainest form go directly to the same handlers, and are answered with the same bytes. Anything else,
even if only its form is unusual, takes the long way, so no rules about requests live here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, cast

from patolli.server.hall.hall import Hall
from patolli.server.http import answers
from patolli.server.http.asking import caller_of
from patolli.server.http.bodies import Asking, read
from patolli.server.http.routes import play
from patolli.server.problems import Refused
from patolli.text import LANGUAGES
from patolli.wire.messages import TurnBody

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HANDLERS: Mapping[str, Callable[..., Awaitable[Any]]] = {
    "preview": play.preview.fn,
    "reasons": play.reasons.fn,
    "commit": play.commit.fn,
}
_ASKED = re.compile(r"/api/tables/([a-z2-7]{16})/(preview|reasons|commit)")
_LENGTH = re.compile(rb"[1-9][0-9]{0,8}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_JSON = b"application/json"


class ShortWay:
    """In front of the framework."""

    def __init__(self, app: Any, hall: Hall) -> None:
        self.app = app
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _ASKED.fullmatch(scope["path"]) if scope["type"] == "http" else None
        question = question_of(scope, asked[2]) if asked is not None else None
        if asked is None or question is None:
            await self.app(scope, receive, send)
            return
        message = await receive()
        if message["type"] != "http.request" or message.get("more_body"):
            await self.app(scope, _again(message, receive), send)  # in parts, or not at all
            return
        request = Asking(cast(Any, scope), receive, send)
        try:
            answer = await HANDLERS[asked[2]](
                id=asked[1],
                data=read(message["body"], TurnBody),
                request=request,
                caller=caller_of(request, self._hall),
                hall=self._hall,
                **question,
            )
        except Refused as error:
            answer = answers.refused(request, error)
        except Exception as error:
            answer = answers.failed(request, error)
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in answer.headers.items()]
        kind, length = (b"content-type", _JSON), (b"content-length", b"%d" % len(answer.content))
        await send(
            {"type": "http.response.start", "status": answer.status_code or 200, "headers": [*headers, kind, length]}
        )
        await send({"type": "http.response.body", "body": answer.content})


def question_of(scope: Scope, what: str) -> dict[str, Any] | None:
    """The handler's arguments from the address; None if the framework has to look at the request."""
    if scope["method"] != "POST" or not _has_plain_body(scope["headers"]):
        return None
    found: dict[str, Any] = {}
    query: bytes = scope["query_string"]
    for part in query.decode("latin-1").split("&") if query else ():
        name, _, value = part.partition("=")
        if name in found:
            return None
        if name == "language" and value in LANGUAGES:
            found[name] = value
        elif name == "said" and what == "commit" and _NUMBER.fullmatch(value):
            found[name] = int(value)
        else:
            return None
    return found


def _has_plain_body(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a body follows with a known length: the gate has made sure that it is not too long."""
    told = [value for name, value in headers if name == b"content-length"]
    return len(told) == 1 and _LENGTH.fullmatch(told[0]) is not None


def _again(first: Any, receive: Receive) -> Receive:
    """Receives what has arrived already, and then the rest."""
    come = [first]

    async def next_one() -> Any:
        return come.pop() if come else await receive()

    return next_one
