"""Checks before a handler sees a request: repeated parameters, and OPTIONS."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import parse_qsl

from litestar import Request, Response

from patolli.engine.errors import shown
from patolli.server.problems import BadRequest


async def preflight(request: Request[Any, Any, Any]) -> Response[None] | None:
    """BadRequest if the address repeats a parameter; also answers OPTIONS. A coroutine, since the framework would call
    anything else on a thread, for every request."""
    query = request.scope["query_string"].decode("latin-1")
    for name, times in Counter(name for name, _ in parse_qsl(query, keep_blank_values=True)).most_common(1):
        if times > 1:
            raise BadRequest(f"{shown(name)} is in the address {times} times: say once what you mean", field=name[:40])
    if request.method != "OPTIONS":
        return None
    # The framework's own answer knows only the methods of a path's first handler.
    path = request.scope["path_template"]
    methods = {str(method) for route in request.app.routes if route.path_format == path for method in route.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})
