"""Limits per address: requests, what they cost, new tables, sockets. Kept in memory: a restart forgives.

A request is let in while its address has budget left, and charged afterwards with what it really took: seconds of
processor time, bytes sent and received. So anything expensive is limited, even if nobody foresaw it.
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
"""Addresses, at most; the least recently seen are forgotten."""
BURST = 10.0
"""Seconds of requests that an address may make at once."""
SAVED = 12.0
"""Seconds over which an address saves up processor time that it may use at once: 3 s of it, or about a hundred
requests. A class of thirty that plays live uses 0.2 s per second."""
SLOWEST = 2.0
"""Once the savings are used up, responses slow down, so that people notice before they are refused: requests wait up to
this many seconds, and only those that would have to wait longer are refused."""
SAVED_BYTES = 60.0
"""Thirty people who open the app at the same moment load 30 MB; the budget is 60 MB."""
SAVED_THINKING = 240.0
"""The same for hints: thirty people can ask for one at the same moment (2 s each)."""
PRICE = 0.0015
"""Seconds of the event loop that a request, or a message through a socket, takes; measured."""
PAGE_PRICE = 0.0002
"""The same for a file of the browser app, which is served from memory."""


class Bucket:
    """Lets this much through per second on average, and some at once. Charging afterwards may cause debt, but no more
    than a full bucket."""

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
        """How many seconds until this much is available; 0 if it is."""
        return max(0.0, least - self._level(key)) / self.rate

    def charge(self, key: str, amount: float) -> None:
        """Take this much, whether or not it is available."""
        self._levels[key] = (max(-self.size, self._level(key) - amount), time.monotonic())
        self._levels.move_to_end(key)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def _level(self, key: str) -> float:
        at = time.monotonic()
        level, since = self._levels.get(key, (self.size, at))
        return min(self.size, level + (at - since) * self.rate)


class Guard:
    """The limits of one server process. Addresses of the same network count as one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests = Bucket(settings.requests_per_address, settings.requests_per_address * BURST)
        self._seconds = Bucket(settings.processor_per_address, settings.processor_per_address * SAVED)
        self._bytes = Bucket(settings.bytes_per_address, settings.bytes_per_address * SAVED_BYTES)
        self._thinking = Bucket(settings.thinking_per_address, settings.thinking_per_address * SAVED_THINKING)
        self._tables = Bucket(settings.tables_per_address / 3600, settings.tables_per_address)
        self._files = Bucket(settings.files_per_address / 3600, settings.files_per_address)
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
        """How many seconds to wait until past use is paid for, beyond what slowing down covers."""
        return max(self._seconds.wait(who, -SLOWEST * self._seconds.rate), self._bytes.wait(who))

    def pace(self, address: str) -> float:
        """How many seconds to delay an admitted request, so that an address does not use too much at once. Every
        request is charged a little in advance, so that simultaneous ones wait one after the other."""
        return self._seconds.wait(network_of(address)) if self._settings.limits else 0.0

    # What things cost; "" is the server itself

    def spent(self, who: str, seconds: float) -> None:
        """A network has used this much processor time here."""
        if who:
            self._seconds.charge(who, seconds)

    def sent(self, who: str, count: int) -> None:
        """This many bytes went to or from a network."""
        if who:
            self._bytes.charge(who, count)

    def thought(self, who: str, seconds: float) -> None:
        """A bot process has worked for a network."""
        if who:
            self._thinking.charge(who, seconds)

    def may_think(self, who: str) -> None:
        """TooMuch if bots have already worked enough for a network."""
        wait = self._thinking.wait(who) if who and self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many hints for your address: try again in {max(1, wait):.0f} seconds", wait)

    def until_spare(self, who: str) -> float:
        """How many seconds bots that play among themselves should wait: half the budget is for people."""
        return self._seconds.wait(who, self._seconds.size / 2) if who and self._settings.limits else 0.0

    def new_table(self, address: str) -> None:
        """Count a new table; TooMuch if there were too many."""
        wait = self._tables.take(network_of(address)) if self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many new tables from your address: try again in {max(1, wait / 60):.0f} minutes", wait)

    def new_file(self, address: str) -> None:
        """Count a file that is checked or added; TooMuch if there were too many."""
        wait = self._files.take(network_of(address)) if self._settings.limits else 0.0
        if wait:
            raise TooMuch(f"too many files from your address: try again in {max(1, wait / 60):.0f} minutes", wait)

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
    """Where a request comes from. A proxy's headers count only if there is a proxy, and only the last one's entry:
    anybody may have made up the rest, and other headers of this name."""
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
