"""What an alert says: whose turn it is, at which table, with whom. Nothing that anybody with the link could not see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from patolli.engine.game import find_game
from patolli.server.alerts.mail import Letter
from patolli.text import Entry, Term, Translator
from patolli.text.labels import say_title

MOST_NAME = 40
_SIGNS = re.compile(r"[<>@&`*_~|\[\]()\\#]")
"""Characters that chats treat as markup: somebody could be called `@everyone`."""


@dataclass(frozen=True)
class Turn:
    """A turn that somebody is told of."""

    table: str
    seq: int
    game: str
    others: tuple[str, ...]
    """Names of the others at the table, as shown there."""


def others(names: Sequence[str], seat: int) -> tuple[str, ...]:
    return tuple(name[:MOST_NAME] for number, name in enumerate(names) if number != seat and name)


def link(public: str, table: str) -> str:
    return f"{public}/t/{table}" if public else ""


def sentence(turn: Turn, language: str, plain: bool = False) -> str:
    """One line; `plain` omits characters that a chat could treat as markup."""
    names = tuple(_SIGNS.sub("", name) if plain else name for name in turn.others)
    game = Term("name", say_title(find_game(turn.game), Translator(language)))
    said = tuple(Term("name", name) for name in names if name.strip())
    values: dict[str, Any] = {"game": game} | ({"others": said} if said else {})
    return " ".join(_say(language, "turn-with" if said else "turn", **values).split())


def _say(language: str, key: str, **values: Any) -> str:
    return Translator(language).render(Entry(f"alerts.{key}", values))


def for_webhook(turn: Turn | None, language: str, public: str) -> bytes:
    """JSON that chats show as it is: Slack and Mattermost read `text`, Discord reads `content`. None: a test."""
    text = sentence(turn, language, plain=True) if turn else _say(language, "test")
    url = link(public, turn.table) if turn else public
    whole = f"{text}\n{url}" if url else text
    more = {"event": "turn", "table": turn.table, "seq": turn.seq, "game": turn.game} if turn else {"event": "test"}
    body: dict[str, Any] = {"text": whole, "content": whole, "allowed_mentions": {"parse": []}, "url": url, **more}
    return msgspec.json.encode(body)


def for_push(turn: Turn | None, language: str) -> bytes:
    """For `sw.js`, which shows it; the link is a path, since it opens on the worker's own server."""
    told = {
        "title": sentence(turn, language) if turn else _say(language, "test"),
        "tag": f"turn-{turn.table}" if turn else "test",
        "path": f"/t/{turn.table}" if turn else "/",
    }
    return msgspec.json.encode(told)


def for_mail(turn: Turn | None, language: str, public: str, to: str, stop: str) -> Letter:
    """`stop` is the token that ends the channel."""
    subject = sentence(turn, language) if turn else _say(language, "test")
    lines = [
        subject, link(public, turn.table) if turn else public, "",
        _say(language, "why"), f"{public}/alerts#stop={stop}",
    ]  # fmt: skip
    return Letter(to, subject, "\n".join(lines) + "\n", f"{public}/api/alerts/stop/{stop}")


def asking(language: str, public: str, to: str, name: str, token: str, stop: str) -> Letter:
    """The mail that asks for confirmation."""
    who = Term("name", name)
    lines = [
        _say(language, "ask", name=who), f"{public}/alerts#confirm={token}", "",
        _say(language, "ask-not"), f"{public}/alerts#stop={stop}",
    ]  # fmt: skip
    return Letter(to, _say(language, "ask-subject"), "\n".join(lines) + "\n", f"{public}/api/alerts/stop/{stop}")
