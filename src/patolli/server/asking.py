"""What handlers ask of a request: which table, from where, in which language. `holders.py`: for which seat."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from patolli.server.guard import address_of
from patolli.server.house import House
from patolli.server.messages import Language
from patolli.text.render import Translator

Asked = Request[Any, Any, State]
Here: TypeAlias = NamedDependency[House]
Id: TypeAlias = FromPath[str]
Spoken: TypeAlias = FromQuery[Language | None]

LANGUAGES: tuple[str, ...] = get_args(Language)


def count_table(house: House, request: Asked) -> None:
    """Before a table is made; TooMuch if this address made too many."""
    house.guard.new_table(address_of(request.scope, house.settings.proxy))


def translator(request: Asked, language: str | None = None) -> Translator:
    """The language that was asked for, or the first known one that the client accepts, or English."""
    wanted = [language] if language else []
    accepted = request.headers.get("Accept-Language", "")[:200]
    wanted += [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return Translator(next((one for one in wanted if one in LANGUAGES), "en"))
