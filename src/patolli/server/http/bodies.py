"""Reading bodies strictly: errors come back as a sentence and the field concerned."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from patolli.server.problems import BadRequest

_WHERE = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_FIELD = re.compile(r"field `(.*)`", re.DOTALL)


class Asking(Request[Any, Any, State]):
    """A request whose body is parsed at once as the type its handler wants. The framework would accept anything, and
    then take "12" for a number."""

    async def json(self) -> Any:
        return read(await self.body(), self.route_handler.parsed_fn_signature.parameters["data"].annotation)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read(body: bytes, kind: Any) -> Any:
    """The body as a struct; BadRequest says what is wrong with it."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        raise explained(str(error)) from None
    except msgspec.DecodeError as error:
        raise BadRequest(f"the body cannot be read as JSON: {error}") from None
    except UnicodeDecodeError:
        raise BadRequest("the body cannot be read: it is not UTF-8") from None
    except RecursionError:
        raise BadRequest("the body cannot be read: it is nested too deeply") from None


def explained(error: str) -> BadRequest:
    """What msgspec says about a field."""
    found = _WHERE.fullmatch(error)
    what, path = (found["what"], found["path"]) if found else (error, None)
    if named := _FIELD.search(what):
        path = f"{path}.{named[1]}" if path else named[1]
    return BadRequest(f"the body is not what it should be: {what}", field=path or None)
