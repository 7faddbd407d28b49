"""Where on the board a choice is (docs/web.md): `space:tikal:3`, `start`, `calendar`, `jungle:4`, `temple:chaac`,
`technology:theology`, `tile:A1-F1`, `goods:wood`, `wealth:W03`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.games.tzolkin.formats.tokens import arguments
from patolli.games.tzolkin.rules.components import (
    BLOCKS,
    BUILDING_IDS,
    COMPONENTS,
    GEARS,
    HARVEST_GROUPS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH_IDS,
)

ON_BOARD = frozenset({"place", "pick", "use", "keep", "end", "beg", "build", "monument"})
"""Verbs that need no button beside the board. Players click workers, tiles and starting wealth where they are, click a
temple to beg, and confirm to end the turn."""

PLACES = frozenset(
    [
        *(f"space:{gear}:{space}" for gear in GEARS for space in range(COMPONENTS.gears[gear].last_space + 1)),
        *("start", "calendar"),
        *(f"jungle:{group}" for group in HARVEST_GROUPS),
        *(f"temple:{temple}" for temple in TEMPLES),
        *(f"technology:{name}" for name in TECHNOLOGIES),
        *(f"tile:{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS)),
        *(f"goods:{kind}" for kind in BLOCKS),
        *(f"wealth:{tile}" for tile in WEALTH_IDS),
    ]
)
"""All there are."""


def lowest_free(view: Mapping[str, Any], gear: str) -> int:
    """The lowest free space of a gear, where the next worker goes (T10)."""
    return view["gears"][gear].index(None)


def places(view: Mapping[str, Any], token: str, moves: Sequence[str]) -> list[str]:
    """The places of a legal token. The moves before it say which jungle is harvested; a view does not."""
    verb, _, what = token.partition(":")
    match verb, arguments(token):
        case "place", _:
            return ["start"] if what == "start" else [f"space:{what}:{lowest_free(view, what)}"]
        case "pick" | "use", [gear, space]:
            return [f"space:{gear}:{space}"]
        case "harvest", _:
            used = next((move for move in reversed(moves) if move.startswith("use:palenque")), "")
            return [f"jungle:{arguments(used)[1]}"] if used else []
        case "beg" | "anger" | "temple", _:
            return [f"temple:{what}"]
        case "tech", _:
            return [f"technology:{what}"]
        case "build" | "monument", [tile, *_]:
            return [f"tile:{tile}"]
        case "gain" | "sell" | "buy", _:
            return [f"goods:{what}"]
        case "advance", _:
            return ["calendar"]
        case "keep", tiles:
            return [f"wealth:{tile}" for tile in tiles]
        case _:
            return []
