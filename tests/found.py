"""Random games in which `make fuzz` or `make soak` once found something: every run plays them, by their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from tests.luck import FIRST_GAME

TZOLKIN: tuple[int, ...] = ()
"""Of `tests/games/tzolkin/test_properties.py`."""
SETTLERS: tuple[int, ...] = ()
"""Of `tests/games/settlers/test_properties.py`."""
ORACLE: tuple[int, ...] = ()
"""Of `tests/games/settlers/oracle/test_oracle.py`."""


def numbers(found: tuple[int, ...], chunk: int, total: int, chunks: int) -> Iterator[int]:
    """The games of one of this many parts: those that were found, then those of this run."""
    yield from (number for number in found if number % chunks == chunk)
    yield from range(FIRST_GAME + chunk, FIRST_GAME + total, chunks)
