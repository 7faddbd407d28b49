"""Limits per address: requests, new tables, sockets. Kept in memory: a restart forgives."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any

from patolli.server.problems import TooMuch
from patolli.server.settings import Settings

REMEMBERED = 20_000
"""Addresses, at most; those not heard from for the longest time are forgotten."""
BURST = 10.0
"""Seconds of requests that an address may make at once."""


class Bucket:
    """Lets so many through per second on average, and some at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one; 0, or how many seconds to wait."""
        at = time.monotonic()
        level, since = self._levels.pop(key, (self.size, at))
        level = min(self.size, level + (at - since) * self.rate)
        wait = 0.0 if level >= 1 else (1 - level) / self.rate
        self._levels[key] = (level if wait else level - 1, at)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return wait


class Guard:
    """The limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = Bucket(settings.requests_per_address, settings.requests_per_address * BURST)
        self._tables = Bucket(settings.tables_per_address / 3600, settings.tables_per_address)
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> float:
        """Count a request; 0, or how many seconds the address should wait."""
        return self._requests.take(address) if self._settings.limits else 0.0

    def new_table(self, address: str) -> None:
        """Count a new table; TooMuch if there were too many."""
        wait = self._tables.take(address) if self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many new tables from your address: try again in {max(1, wait / 60):.0f} minutes", wait)

    def open_socket(self, address: str) -> bool:
        """Count a socket; False if there are too many."""
        if self._settings.limits and self._sockets[address] >= self._settings.sockets_per_address:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]


def address_of(scope: Mapping[str, Any], proxy: bool) -> str:
    """Where a request comes from. What a proxy says counts only if there is one, and only what the last one says: the
    rest, and other headers of this name, anybody may have made up."""
    if proxy:
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if told and (last := told[-1].rsplit(b",", 1)[-1].strip()):
            return last[:60].decode("latin-1")
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def allowed_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of that origin may open a socket here. Programs send no origin; browsers always do."""
    if origin is None or origin in settings.origins:
        return True
    return bool(host) and origin.split("://", 1)[-1] == host
