"""What a training run may try on purpose, and how to tell whether it makes progress."""

from collections.abc import Sequence
from typing import Any

from patolli.engine.parts import Watch
from patolli.games.tzolkin.learn.observe import FEATURES, MONUMENTS, SEATS
from patolli.games.tzolkin.rules.components import AGRICULTURE, ARCHITECTURE, MAX_WORKERS
from patolli.games.tzolkin.rules.technology import TOP_LEVEL

_PLACES: dict[str, int] = {}
_at = 0
for _feature in FEATURES:
    _PLACES[_feature.name] = _at
    _at += _feature.size


def _own(name: str, offset: int = 0) -> Sequence[int]:
    """The indices of a number that every seat has."""
    return [_PLACES[f"seat{seat}_{name}"] + offset for seat in range(SEATS)]


def _levels(track: int, counts: float) -> list[tuple[float, Sequence[int]]]:
    return [(counts, _own("technologies", track * TOP_LEVEL + level)) for level in range(TOP_LEVEL)]


def _architecture_for_nothing(s: Any, seat: int) -> None:
    s["technologies"][seat, ARCHITECTURE] = TOP_LEVEL


WATCH = Watch(
    styles={
        "architecture": _levels(ARCHITECTURE, 1.0),
        "workers": [(float(MAX_WORKERS), _own("workers")), *_levels(AGRICULTURE, 1.0)],
        "monuments": [(1.0, _own("monuments", tile)) for tile in range(MONUMENTS)],
        # Features do not say who placed a skull; any placed skull counts, so that nobody hoards theirs for the bonus.
        "skulls": [
            (4.0, _own("skulls")),
            *((1.0, [_PLACES["chichen_itza"] + space] * SEATS) for space in range(9)),
        ],
    },
    actions={"technology": ("use:tikal1", "use:tikal3")},
    gifts={"architecture 3": _architecture_for_nothing},
)
