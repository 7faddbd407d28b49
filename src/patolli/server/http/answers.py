"""Errors as responses: a status, a code for programs, a sentence for people, and never a traceback."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from patolli.engine.errors import PatolliError, shown
from patolli.server.http.asking import accepted_language
from patolli.server.problems import Refused
from patolli.server.storage.database import trouble
from patolli.server.storage.writer import Unreachable, Unsure
from patolli.text.errors import in_words
from patolli.wire.messages import Problem

log = logging.getLogger("patolli.server")

WORDS = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many-requests"}
SENTENCES = {
    404: "there is nothing at {path}: /schema/openapi.json tells what there is",
    405: "{path} does not take {method}: the header Allow tells what it takes",
    413: "the body is too large: send less at once",
}
GONE = "client disconnected prematurely"
"""What Litestar says, blaming itself, when the rest of a body does not arrive."""


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A problem as JSON."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    problem = error.problem()
    detail = in_words(problem.detail, accepted_language(request))
    return answer(error.status, msgspec.structs.replace(problem, detail=detail), error.headers)


def refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar refuses: invalid paths, methods and query parameters."""
    status, field = error.status_code, None
    if error.detail == GONE:
        status = 400
    elif status >= 500:
        return failed(request, error)
    detail = str(error.detail)
    if status in SENTENCES:
        detail = SENTENCES[status].format(method=shown(request.method), path=shown(request.url.path))
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: dict[str, Any] = error.extra[0]  # type: ignore[reportUnknownVariableType]
        field = first.get("key")
        detail = f"{field or 'something'} in the address is not what it should be: {first.get('message', detail)}"
    if field == "data":
        # Litestar names the handler's argument when there is no body at all.
        detail, field = "the body is missing: this needs a JSON object", None
    word = WORDS.get(status, "bad-request")
    return answer(status, Problem(error=word, detail=detail, field=field), error.headers)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Unexpected errors: logged in full; the client gets a sentence."""
    if isinstance(error, Unreachable | Unsure):
        return answer(503, Problem(error="unavailable", detail=str(error)))
    if (why := trouble(error)) is not None:
        log.warning("the database failed: %s", why)
        return answer(
            503, Problem(error="unavailable", detail=f"the server cannot do this just now ({why}): try again")
        )
    if isinstance(error, PatolliError):
        told = in_words(str(error), accepted_language(request))
        return answer(400, Problem(error="bad-request", detail=told))
    with contextlib.suppress(Exception):
        log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return answer(500, Problem(error="failed", detail="something went wrong here; it was written down"))


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    HTTPException: refused_by_framework,
    Exception: failed,
}
