"""The state JSON: a position as other programs read it, whole or as a seat may know it (format 10)."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import exported
from patolli.games.settlers.cards.library import find, installed
from patolli.games.settlers.cards.model import COLOURS, GOODS, RESOURCES
from patolli.games.settlers.cards.playing import KEY
from patolli.games.settlers.effects.card_rows import CARD_IDS, CARD_ROWS, DECKS, ON_EXCHANGE, TYPE_FEATURE
from patolli.games.settlers.formats.options import files_of
from patolli.games.settlers.rules.chance import generator_state
from patolli.games.settlers.rules.piles import home_seat
from patolli.games.settlers.rules.scoring import (
    FIRST_RANK,
    RANK_STEP,
    RANKS,
    end_points,
    final_points,
    is_winner,
    location_points,
)
from patolli.games.settlers.rules.state import (
    ATTACK_DECK,
    ATTACK_DISCARD,
    BLOCKED,
    COLLECTION,
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    DEFENDED,
    DISCARD_PILE,
    END,
    FOUNDATIONS,
    HAND,
    LINE,
    LOOKING,
    PHASES,
    PRAYER,
    ROUTES,
    ROW,
    SAMURAI_ON,
    STATUES,
    STORED,
    SUPPLY,
    TABLEAU,
    TECHNOLOGIES,
    TECHNOLOGY,
    UNDER,
    USED,
    WAS_RESET,
)
from patolli.games.settlers.rules.statues import statue_points
from patolli.games.settlers.rules.tasks import KINDS


@exported
def points_at_end(s, p, x):
    """What the end-of-game ability of a Location gives."""
    return end_points(s, p, x)


@exported
def points_of_locations(s, p):
    """The points printed on a seat's Locations."""
    return location_points(s, p)


@exported
def points_of_statues(s, p):
    """What the Statues of a seat give at the end."""
    return statue_points(s, p)


@exported
def points_in_all(s, p):
    """The score of a seat as if the game ended here."""
    return final_points(s, p)


@exported
def note_homes(s, slots, out):
    """Note in whose deck each of some Faction cards started."""
    for i in range(len(slots)):
        out[i] = home_seat(s, slots[i])


@exported
def wins(s, p):
    """Whether this seat is among the winners."""
    return is_winner(s, p)


def winners(s: Any) -> list[int]:
    """The winning seats of a finished game, ascending; none if a solo game is lost."""
    return [p for p in range(int(s["players"])) if wins(s, p)]


def slots_in(s: Any, pile: int) -> list[int]:
    """The cards of a pile, first to last."""
    following = s["next_card"]
    slots: list[int] = []
    x = int(s["head"][pile])
    while x != END:
        slots.append(x)
        x = int(following[x])
    return slots


def _ids(s: Any, slots: list[int]) -> list[str]:
    cards = s["cards"]
    return [CARD_IDS[int(cards[x])] for x in slots]


def pile_ids(s: Any, pile: int) -> list[str]:
    return _ids(s, slots_in(s, pile))


def _hidden(s: Any, pile: int, known: bool) -> list[str] | int:
    return pile_ids(s, pile) if known else int(s["length"][pile])


def _location(s: Any, x: int, owner: int, under: list[int], stored: list[int], known: bool) -> dict[str, Any]:
    row = CARD_ROWS[int(s["cards"][x])]
    marks, controller = int(s["marks"][x]), int(s["link"][x])
    counts = row["type"] == TYPE_FEATURE and row["trigger"] == ON_EXCHANGE
    colour = int(s["amount"][x, 0]) if row["chooses"] else None
    beneath = [y for y in under if int(s["link"][y]) == x]
    amount = [0, 0, 0] if counts or colour is not None else s["amount"][x].tolist()
    named: dict[str, Any] = {} if colour is None else {"color": COLOURS[colour - 1] if colour else None}
    if token := marks // TECHNOLOGY:
        named["technology"] = TECHNOLOGIES[token - 1]
    return {
        "id": CARD_IDS[int(s["cards"][x])],
        "used": marks & USED,
        "blocked": bool(marks & BLOCKED),
        "defense": bool(marks & DEFENDED),
        "samurai": bool(marks & SAMURAI_ON),
        "taken_by": None if controller == owner else controller,
        "under": _ids(s, beneath) if known else len(beneath),
        "goods": dict(zip(RESOURCES, amount, strict=True)),
        "stored": _ids(s, [y for y in stored if int(s["link"][y]) == x]),
        "count": int(s["amount"][x, 0]) if counts else 0,
        "was_reset": bool(marks & WAS_RESET),
        **named,
    }


def _seat(s: Any, p: int, seat: int | None) -> dict[str, Any]:
    known = seat is None or seat == p
    under, stored = slots_in(s, UNDER), slots_in(s, STORED)
    held = int(s["blessings"][p])
    return {
        "faction": DECKS[int(s["faction"][p])],
        "points": int(points_in_all(s, p)) if s["over"] else int(s["points"][p]),
        "goods": dict(zip(GOODS[:SUPPLY], s["goods"][p].tolist(), strict=True)),
        "blessings": [colour for i, colour in enumerate(COLOURS) if held >> i & 1],
        "tricolor": bool(s["tricolor"][p]),
        "passed": bool(s["passed"][p]),
        "hand": _hidden(s, HAND + p, known),
        "looking": _hidden(s, LOOKING + p, known),
        "deck": _hidden(s, DECK + p, seat is None),
        "discard": pile_ids(s, DISCARD_PILE + p),
        "deals": pile_ids(s, DEALS + p),
        "routes": [
            {
                "location": CARD_IDS[int(s["cards"][int(s["link"][x])])],
                "marker": CARD_IDS[int(s["cards"][x])] if seat is None else None,
            }
            for x, home in _homes(s, slots_in(s, ROUTES))
            if home == p
        ],
        "foundations": _hidden(s, FOUNDATIONS + p, known),
        "locations": [_location(s, x, p, under, stored, known) for x in slots_in(s, TABLEAU + p)],
        **({"statues": dict(zip(STATUES, s["statues"][p].tolist(), strict=True))} if s["statues"][p].any() else {}),
    }


def _homes(s: Any, slots: list[int]) -> Iterable[tuple[int, int]]:
    """Faction cards, and in whose deck each of them started."""
    homes = np.zeros(len(slots), np.int64)
    note_homes(s, np.array(slots, np.int64), homes)
    return zip(slots, homes.tolist(), strict=True)


def _virtual(s: Any, seat: int | None) -> dict[str, Any] | None:
    if not s["solo"]:
        return None
    under, stored = slots_in(s, UNDER), slots_in(s, STORED)
    return {
        "locations": [_location(s, x, 1, under, stored, True) for x in slots_in(s, TABLEAU + 1)],
        "line": pile_ids(s, LINE),
        "attack_deck": _hidden(s, ATTACK_DECK, seat is None),
        "attack_discard": pile_ids(s, ATTACK_DISCARD),
        "collection": pile_ids(s, COLLECTION),
    }


def _final(s: Any, p: int) -> dict[str, Any]:
    return {
        "track": int(s["points"][p]),
        "locations": int(points_of_locations(s, p)),
        "features": {
            CARD_IDS[int(s["cards"][x])]: int(points_at_end(s, p, x))
            for x in slots_in(s, TABLEAU + p)
            if CARD_ROWS[int(s["cards"][x])]["final_end"] > CARD_ROWS[int(s["cards"][x])]["bonus_end"]
        },
        **({"statues": int(points_of_statues(s, p))} if s["statues"][p].any() else {}),
    }


def rank(points: int) -> str:
    """S1.17.6: Commoner under 30, then one rank higher for every 10."""
    return RANKS[max(0, min(len(RANKS) - 1, 1 + (points - FIRST_RANK) // RANK_STEP))]


_own: dict[bytes, list[str]] = {}
"""Files by the cards of a game; one item for each set of cards played in this process."""
_MOST_NOTED = 1000


def _own_files(s: Any) -> list[str]:
    """Card files that people brought to this game and that are not installed for everybody: needed to look up ids."""
    key = s["cards"].tobytes() + s["board"].tobytes()
    if key not in _own:
        if len(_own) >= _MOST_NOTED:
            _own.clear()
        everybodys = {file.sha256 for file in installed()}
        _own[key] = [file.sha256 for file in files_of(s) if file.sha256 not in everybodys and find(file.sha256)]
    return list(_own[key])


def view(s: Any, seat: int | None = None) -> dict[str, Any]:
    """Everything (seat None), or what one seat may know."""
    players = int(s["players"])
    top = s["todo"][int(s["todo_count"]) - 1]
    result: dict[str, Any] = {
        "game": "settlers",
        "round": int(s["round_no"]),
        "phase": PHASES[int(s["phase"])],
        "first_player": int(s["first_player"]),
        "over": bool(s["over"]),
        "decision": None if s["over"] else {"kind": KINDS[int(top["kind"])], "player": int(top["seat"])},
        "row": pile_ids(s, ROW),
        "prayer": pile_ids(s, PRAYER),
        "rng": generator_state(s) if seat is None else None,
        "common": {"deck": _hidden(s, COMMON_DECK, seat is None), "discard": pile_ids(s, COMMON_DISCARD)},
        "seats": [_seat(s, p, seat) for p in range(players)],
        "virtual": _virtual(s, seat),
    }
    if s["custom"] and (files := _own_files(s)):
        result[KEY] = files
    if s["over"]:
        result["winners"] = winners(s)
        result["final"] = [_final(s, p) for p in range(players)]
        if s["solo"]:
            result["rank"] = rank(result["seats"][0]["points"]) if result["winners"] else None
    return result
