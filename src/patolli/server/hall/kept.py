"""A cache of what can be made again: for a table, its turns in words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_BYTES = 512 * 1024
"""Per table: all turns of a long game, as everybody there sees them in one language."""


class Kept(Generic[T]):
    """Least-recently-used values by key, up to this many bytes; threads share it."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def get(self, key: Hashable) -> T | None:
        with self._lock:
            if key not in self._found:
                return None
            self._found.move_to_end(key)
            return self._found[key][0]

    def put(self, key: Hashable, value: T, size: int) -> None:
        with self._lock:
            self._drop(key)
            self._found[key] = value, size
            self.bytes += size
            while self.bytes > self._most:
                self._drop(next(iter(self._found)))

    def _drop(self, key: Hashable) -> None:
        if key in self._found:
            self.bytes -= self._found.pop(key)[1]
