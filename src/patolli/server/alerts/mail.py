"""Mail, through the server that the host names. Uses Python's own client on its own threads: few mails are sent.

Each takes seconds. A mail server that hangs, or sends one character a minute, keeps nobody else waiting: after a while
the line is cut.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from patolli.engine.errors import PatolliError
from patolli.server.alerts.outside import Failed

TIMEOUT = 15.0
"""Seconds for each reply of the mail server."""
WHOLE = 60.0
"""Seconds for a whole mail: a server may send one character at a time, each in time."""
THREADS = 8
"""As many as are sent at once (`sending.py`)."""
_PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
"""Ordinary addresses: no quotes, no comments, no second address."""


class BadMail(PatolliError):
    """Invalid mail settings; says what to write instead, and never the password."""


@dataclass(frozen=True)
class Post:
    """The mail server, and the sender."""

    host: str
    port: int
    tls: Literal["at-once", "starttls", "none"]
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)


def read_mail(url: str) -> Post:
    """Parse `smtp://USER:PASSWORD@HOST:587/?from=ADDRESS`; BadMail."""
    try:
        parts = urlsplit(url)
        host, port, query = parts.hostname or "", parts.port, parse_qs(parts.query)
    except ValueError:
        raise BadMail("mail settings: the address of the mail server makes no sense") from None
    if parts.scheme not in ("smtp", "smtps") or not host:
        raise BadMail("mail settings: write smtp://USER:PASSWORD@HOST:587/?from=ADDRESS, or smtps:// for TLS at once")
    sender = query.get("from", [""])[0]
    if not is_address(sender):
        raise BadMail("mail settings: the sender is missing or is not an address; add ?from=ADDRESS")
    tls = query.get("tls", ["yes"])[0]
    if tls not in ("yes", "none"):
        raise BadMail("mail settings: tls=none sends unencrypted, which only suits a mail server on this machine")
    kind = "none" if tls == "none" else "at-once" if parts.scheme == "smtps" else "starttls"
    usual = 465 if parts.scheme == "smtps" else 587
    return Post(host, port or usual, kind, sender, unquote(parts.username or ""), unquote(parts.password or ""))


def is_address(text: str) -> bool:
    """Whether mail can be sent there, as far as anyone can tell from the address."""
    return len(text) <= 254 and _PLAIN.fullmatch(text) is not None and ".." not in text


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    stop: str = ""
    """Where mail programs unsubscribe (RFC 8058)."""


def written(post: Post, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    try:
        message["From"] = Address("Patolli", addr_spec=post.sender)
        message["To"] = Address(addr_spec=letter.to)
    except (HeaderParseError, ValueError):
        raise Failed("bad-address") from None
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=post.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


class Line:
    """A connection to the mail server. Another thread can cut it while this one waits for a reply."""

    def __init__(self) -> None:
        self._client: smtplib.SMTP | None = None
        self.is_cut = False

    def open(self, post: Post, context: ssl.SSLContext) -> smtplib.SMTP:
        """Connect, and hear the greeting."""
        kind: Any = _Encrypted if post.tls == "at-once" else _Held
        more = {"context": context} if post.tls == "at-once" else {}
        return kind(self, post.host, post.port, timeout=TIMEOUT, **more)

    def hold(self, client: smtplib.SMTP) -> None:
        self._client = client

    def cut(self) -> None:
        """Nobody is waiting for it any longer."""
        self.is_cut = True
        line: Any = self._client and self._client.sock
        if line is not None:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


class _Held(smtplib.SMTP):
    """Registered with its line before it connects, since the greeting can hang, too."""

    def __init__(self, line: Line, *args: Any, **more: Any) -> None:
        self._line = line
        line.hold(self)
        super().__init__(*args, **more)

    def getreply(self) -> tuple[int, bytes]:
        if self._line.is_cut:  # before there was anything to cut
            self.close()
            raise TimeoutError
        return super().getreply()


class _Encrypted(_Held, smtplib.SMTP_SSL):
    """The same over TLS."""


_threads = ThreadPoolExecutor(THREADS, "patolli-mail")


async def send(post: Post, letter: Letter) -> None:
    """Hand it to the mail server; Failed if the server does not accept it."""
    line, message = Line(), written(post, letter)
    try:
        async with asyncio.timeout(WHOLE):
            await asyncio.get_running_loop().run_in_executor(_threads, _send, post, message, line)
    except TimeoutError:
        raise Failed("timeout") from None
    finally:
        line.cut()


def _send(post: Post, message: EmailMessage, line: Line) -> None:
    context = ssl.create_default_context()
    try:
        with line.open(post, context) as smtp:
            if post.tls == "starttls":
                smtp.starttls(context=context)
            if post.user:
                smtp.login(post.user, post.password)
            smtp.send_message(message)
    except smtplib.SMTPRecipientsRefused:
        raise Failed("refused") from None
    except TimeoutError:
        raise Failed("timeout") from None
    except (smtplib.SMTPException, OSError):
        raise Failed("unreachable") from None
