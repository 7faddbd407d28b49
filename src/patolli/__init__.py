"""Patolli: board games as fast, exact, readable programs.

>>> from patolli import Match
>>> match = Match.new("tzolkin", players=2, seed=1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from patolli.engine.match import Match

__version__ = "0.1.0.dev0"
__all__ = ["Match", "__version__"]


def __getattr__(name: str) -> object:
    # Lazily, since a match brings NumPy and Numba: `import patolli` and `patolli --help` stay quick.
    if name == "Match":
        from patolli.engine.match import Match

        globals()[name] = Match
        return Match
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))
