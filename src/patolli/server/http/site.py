"""The browser app: its files, kept in memory, under a strict policy of what its pages may load.

Only files found at startup are ever sent: no address leads to any other file.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

SITE = Path(__file__).parents[1] / "site"
"""Where `web/site_build.py` puts the app."""

INDEX = "/index.html"
_PAGES = re.compile(
    r"/(|new|tables|results|learn|learn/rules(?:/[a-z0-9_-]{1,40})?|learn/own|name|alerts|cards|cards/files|decks"
    r"|decks/[a-z0-9]{1,20}|t/[a-z2-7]{16}|lesson/[a-z0-9_-]{1,40}/[a-z0-9-]{1,40}|class/[a-z2-7]{16}|p/[^/]{1,200})"
)
"""Addresses of the app's own pages (`web/src/routing.svelte.ts`)."""
_OTHERS = re.compile(r"/(api|schema|health|metrics|assets)(/|$)")
"""Where clients are programs: they are told in JSON that nothing is there."""
_HOST = re.compile(r"[a-z0-9.-]{1,255}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.IGNORECASE)

_KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
_COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""How clients name a compression, and how the build names its files; the better one first."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src {connect}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_EVERY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
_FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their contents."""

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Patolli</title>
<h1>The browser app was not built</h1>
<p>The server runs, but this installation of Patolli came without the app. In the folder of the sources run
<code>make play</code>, or <code>pip install .</code> again with a network, and start the server anew.</p>
"""


class Answer(NamedTuple):
    """A whole answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class File(msgspec.Struct, frozen=True):
    """A file of the app, plain and compressed."""

    kind: str
    bodies: dict[str, bytes]
    """By the client's name for the compression; the plain one is ``identity``."""
    tag: str


class Site:
    """All files of the app, by address."""

    def __init__(self, folder: Path = SITE) -> None:
        self._files = _read(folder)

    def page(self, path: str, headers: Mapping[str, str]) -> tuple[int, str] | None:
        """Which file an address means, and with which status; None if it does not concern the app."""
        if path in self._files and path != INDEX:
            return 200, path
        if _PAGES.fullmatch(path):
            return 200, INDEX
        # The app tells a person who mistyped an address; the server tells a program.
        if "text/html" in headers.get("accept", "") and not _OTHERS.match(path):
            return 404, INDEX
        return None

    def has(self, name: str) -> bool:
        return name in self._files

    def with_tags(self, tags: str, headers: Mapping[str, str]) -> Answer:
        """The app, with more in its head, in the language and compression that this client reads."""
        file = self._files.get(INDEX)
        if file is None:
            return self.answer(200, INDEX, headers)
        packed = "gzip" in file.bodies and _coding(headers.get("accept-encoding", ""), file) != "identity"
        body = _with_tags(file.bodies["identity"], tags, packed)
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        told = dict(_EVERY) | {
            "content-security-policy": policy(headers.get("host", "")),
            "permissions-policy": _PERMISSIONS,
            "etag": tag,
            "cache-control": "no-cache",
            "vary": "accept-encoding, accept-language",
        }
        if tag in re.split(r"[ ,]+|W/", headers.get("if-none-match", "")):
            return Answer(304, told, b"")
        told |= {"content-type": file.kind} | ({"content-encoding": "gzip"} if packed else {})
        return Answer(200, told, body)

    def answer(self, status: int, name: str, headers: Mapping[str, str]) -> Answer:
        """The file, in a form this client can read, unless it has it already."""
        file = self._files.get(name)
        told = dict(_EVERY)
        if name == INDEX:
            told |= {"content-security-policy": policy(headers.get("host", "")), "permissions-policy": _PERMISSIONS}
        if file is None:
            told |= {"content-type": "text/html; charset=utf-8", "cache-control": "no-store"}
            return Answer(503, told, _NOT_BUILT.encode())
        coding = _coding(headers.get("accept-encoding", ""), file)
        tag = f'"{file.tag}-{coding}"'
        told |= {"etag": tag, "cache-control": _FOREVER if name.startswith("/assets/") else "no-cache"}
        if len(file.bodies) > 1:
            told["vary"] = "accept-encoding"
        if status == 200 and tag in re.split(r"[ ,]+|W/", headers.get("if-none-match", "")):
            return Answer(304, told, b"")
        told["content-type"] = file.kind
        if coding != "identity":
            told["content-encoding"] = coding
        return Answer(status, told, file.bodies[coding])


def policy(host: str) -> str:
    """What pages may load: only from here. Some browsers do not count sockets of the same address as that."""
    connect = f"'self' ws://{host} wss://{host}" if is_host(host) else "'self'"
    return _POLICY.format(connect=connect)


def is_host(host: str) -> bool:
    """Whether a header names a valid host: clients can write anything there."""
    return _HOST.fullmatch(host) is not None


@lru_cache(256)
def _with_tags(page: bytes, tags: str, packed: bool) -> bytes:
    whole = page.replace(b"</head>", tags.encode() + b"</head>", 1)
    return gzip.compress(whole, 6, mtime=0) if packed else whole


def _read(folder: Path) -> dict[str, File]:
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in (".br", ".gz", ".sha256"):
            continue
        bodies = {"identity": path.read_bytes()}
        for coding, suffix in _COMPRESSED.items():
            packed = path.with_name(path.name + suffix)
            if packed.exists():
                bodies[coding] = packed.read_bytes()
        kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        tag = hashlib.sha256(bodies["identity"]).hexdigest()[:20]
        found[f"/{path.relative_to(folder).as_posix()}"] = File(kind, bodies, tag)
    return found


def _coding(accepted: str, file: File) -> str:
    """The best compression that the client reads and the file has."""
    wanted = {
        name.strip().lower()
        for name, _, quality in (part.partition(";") for part in accepted.split(","))
        if not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    }
    return next((coding for coding in _COMPRESSED if coding in wanted and coding in file.bodies), "identity")
