"""Ids of tables, secrets of seats and players, and what is stored of them."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
import unicodedata


def new_id() -> str:
    """80 random bits, readable and without letters that look alike: nobody can guess it."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def is_id(text: str) -> bool:
    """Whether it could be the id of a table."""
    return len(text) == 16 and text.isascii() and text.isalnum()


def new_secret() -> str:
    """256 random bits for the holder of a seat or a name."""
    return secrets.token_urlsafe(32)


def next_secret(secret: str, table: str) -> str:
    """The secret of a seat at a table's rematch, for the holder of this one: always the same, so that asking twice
    gives one seat."""
    hashed = hashlib.sha256(f"rematch of {table}: {secret}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(hashed).rstrip(b"=").decode()


def digest(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash is enough: nobody can try them all."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fold(name: str) -> str:
    """Names that look or sound the same fold to the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()[:120]


def ticks() -> int:
    """Nanoseconds since some moment, unaffected when the system clock is set. Where possible they keep counting while
    the machine sleeps, as players' time does."""
    if (kind := getattr(time, "CLOCK_BOOTTIME", None)) is not None:
        return time.clock_gettime_ns(kind)
    return time.monotonic_ns()


_BEGUN = time.time_ns() - ticks()


def time_ns() -> int:
    """Nanoseconds since 1970 by the machine's clock when this process started, and counted from then on: setting the
    clock while the server runs neither adds to nor takes from players' time."""
    return _BEGUN + ticks()


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000
