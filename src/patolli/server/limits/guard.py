"""Limits per address: requests, what they cost, new tables, sockets. Kept in memory: a restart forgives.

A request is let in while its address has something left, and charged afterwards with what it really took: seconds of
processor time, bytes sent and received. So whatever turns out to be expensive is limited, also if nobody foresaw it.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any

from patolli.server.limits.addresses import network_of
from patolli.server.problems import TooMuch
from patolli.server.settings import Settings

REMEMBERED = 20_000
"""Addresses, at most; those not heard from for the longest time are forgotten."""
BURST = 10.0
"""Seconds of requests that an address may make at once."""
SAVED = 12.0
"""Seconds in which an address saves up processor time that it may use at once: 3 s of it, which is some hundred
requests. A class of thirty that plays live uses 0.2 s in a second."""
SLOWEST = 2.0
"""Who has used up what was saved is answered more slowly, so that people notice it before they are told: requests wait
for up to so many seconds, and only what would have to wait longer is refused."""
SAVED_BYTES = 60.0
"""Thirty people who open the app at the same moment load 30 MB, and 60 are there."""
SAVED_THINKING = 240.0
"""The same for hints: thirty people who ask for one at the same moment get it (2 s each)."""
PRICE = 0.0015
"""Seconds of the event loop that a request takes, or a message through a socket; measured."""
PAGE_PRICE = 0.0002
"""The same for a file of the browser app, which lies ready in memory."""


class Bucket:
    """Lets so much through per second on average, and some at once. Who is charged later may be in debt, but not for
    more than a full bucket."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one; 0, or how many seconds to wait."""
        wait = self.wait(key, 1)
        if not wait:
            self.charge(key, 1)
        elif key in self._levels:
            self._levels.move_to_end(key)
        return wait

    def wait(self, key: str, least: float = 0.0) -> float:
        """How many seconds to wait until so much is there; 0 if it is."""
        return max(0.0, least - self._level(key)) / self.rate

    def charge(self, key: str, amount: float) -> None:
        """Take so much, whether or not it is there."""
        self._levels[key] = (max(-self.size, self._level(key) - amount), time.monotonic())
        self._levels.move_to_end(key)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def _level(self, key: str) -> float:
        at = time.monotonic()
        level, since = self._levels.get(key, (self.size, at))
        return min(self.size, level + (at - since) * self.rate)


class Guard:
    """The limits of one server process. Addresses that belong to one network count as one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = Bucket(settings.requests_per_address, settings.requests_per_address * BURST)
        self._seconds = Bucket(settings.processor_per_address, settings.processor_per_address * SAVED)
        self._bytes = Bucket(settings.bytes_per_address, settings.bytes_per_address * SAVED_BYTES)
        self._thinking = Bucket(settings.thinking_per_address, settings.thinking_per_address * SAVED_THINKING)
        self._tables = Bucket(settings.tables_per_address / 3600, settings.tables_per_address)
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> float:
        """Count a request; 0, or how many seconds the address should wait."""
        if not self._settings.limits:
            return 0.0
        who = network_of(address)
        wait = max(self._requests.take(who), self._in_debt(who))
        if not wait:
            self.spent(who, PRICE)
        return wait

    def page(self, address: str) -> float:
        """Count a file of the browser app; 0, or how many seconds the address should wait."""
        if not self._settings.limits:
            return 0.0
        who = network_of(address)
        wait = self._in_debt(who)
        if not wait:
            self.spent(who, PAGE_PRICE)
        return wait

    def _in_debt(self, who: str) -> float:
        """How many seconds to wait until what was used is paid for, as far as being slowed down does not do it."""
        return max(self._seconds.wait(who, -SLOWEST * self._seconds.rate), self._bytes.wait(who))

    def pace(self, address: str) -> float:
        """How many seconds a request that was let in should wait, so that an address does not use too much at once.
        Every request is charged a little before, so that many at the same moment wait one after the other."""
        return self._seconds.wait(network_of(address)) if self._settings.limits else 0.0

    # What things cost; "" is the server itself

    def spent(self, who: str, seconds: float) -> None:
        """A network has used so much processor time here."""
        if who:
            self._seconds.charge(who, seconds)

    def sent(self, who: str, count: int) -> None:
        """So many bytes went from or to a network."""
        if who:
            self._bytes.charge(who, count)

    def thought(self, who: str, seconds: float) -> None:
        """A process has thought for a network."""
        if who:
            self._thinking.charge(who, seconds)

    def may_think(self, who: str) -> None:
        """TooMuch if enough was thought for a network already."""
        wait = self._thinking.wait(who) if who and self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many hints for your address: try again in {max(1, wait):.0f} seconds", wait)

    def until_spare(self, who: str) -> float:
        """How many seconds bots that play among themselves should wait: half of what is there is for people."""
        return self._seconds.wait(who, self._seconds.size / 2) if who and self._settings.limits else 0.0

    def new_table(self, address: str) -> None:
        """Count a new table; TooMuch if there were too many."""
        wait = self._tables.take(network_of(address)) if self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many new tables from your address: try again in {max(1, wait / 60):.0f} minutes", wait)

    def open_socket(self, address: str) -> bool:
        """Count a socket; False if there are too many."""
        address = network_of(address)
        if self._settings.limits and self._sockets[address] >= self._settings.sockets_per_address:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        address = network_of(address)
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
