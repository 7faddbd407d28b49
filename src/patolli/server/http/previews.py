"""What messengers show of a link to a table: the game, who invites, open seats. Nothing that the link does not
reveal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Any

from patolli.engine.game import find_game
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.http.site import Answer, Site, is_host
from patolli.text import LANGUAGES, Entry, Term, Translator
from patolli.text.labels import say_title
from patolli.wire.messages import TableInfo

TABLE = re.compile(r"/t/([a-z2-7]{16})")
HIDDEN = '<meta name="robots" content="noindex">'
"""Links to tables are for those who received them."""


async def table_page(hall: Hall, site: Site, scope: Mapping[str, Any], headers: Mapping[str, str]) -> Answer | None:
    """The page of a table with its preview; None for any other page."""
    found = TABLE.fullmatch(scope["path"])
    if found is None:
        return None
    infos = await hall.read(lambda connection: store.table_infos(connection, [found[1]]))
    base = base_of(scope, headers, hall.settings.proxy)
    language = _language(headers.get("accept-language", ""))
    tags = HIDDEN
    if infos and str(infos[0].status) != store.DELETED:
        name = f"/previews/{infos[0].game}.jpg"
        tags += _tags(infos[0], base, base + name if base and site.has(name) else "", language)
    return site.with_tags(tags, headers)


def base_of(scope: Mapping[str, Any], headers: Mapping[str, str], proxy: bool) -> str:
    """This server's address, as the client knows it; empty if that makes no sense."""
    host = headers.get("host", "")
    said = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() if proxy else ""
    scheme = said if said in ("http", "https") else scope.get("scheme", "http")
    return f"{scheme}://{host}" if is_host(host) else ""


def _language(accepted: str) -> str:
    wanted = (part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(","))
    return next((one for one in wanted if one in LANGUAGES), "en")


def _tags(info: TableInfo, base: str, picture: str, language: str) -> str:
    free = sum(seat.kind == "open" for seat in info.seats)
    host = next((seat.name for seat in info.seats if seat.kind == "human" and seat.name), "")
    clock = info.clock or {}
    title = say_title(find_game(info.game), Translator(language))
    return _made(
        title, host, len(info.seats), free, info.status, str(clock.get("kind", "")), info.rated,
        f"{base}/t/{info.id}" if base else "", picture, language,
    )  # fmt: skip


@lru_cache(512)
def _made(
    game: str,
    host: str,
    seats: int,
    free: int,
    status: str,
    clock: str,
    rated: bool,
    url: str,
    picture: str,
    language: str,
) -> str:
    say = Translator(language, named=True)

    def words(key: str, **values: Any) -> str:
        return say.render(Entry(f"preview.{key}", values))

    def phrase(key: str, **values: Any) -> Entry:
        return Entry(f"preview.{key}", values)

    name = phrase("with", game=Term("name", game), host=Term("name", host)) if host else Term("name", game)
    state = phrase("free", n=free) if status == "open" and free else phrase(f"is-{status}")
    how = phrase("clock", kind=Term("clock", clock or "none")), phrase("rated" if rated else "unrated")
    more = phrase("sit" if status == "open" and free else "watch")
    tags = {
        "og:type": "website",
        "og:site_name": "Patolli",
        "og:title": words("title", name=name, state=state),
        "og:description": words("about", n=seats, clock=how[0], rated=how[1], more=more),
        **({"og:url": url} if url else {}),
        **({"og:image": picture, "og:image:width": "1200", "og:image:height": "630"} if picture else {}),
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items())
