"""The state JSON: a position as other programs read it, whole or as one seat may know it (docs/records.md)."""

from typing import Any

from patolli.engine.compiled.jit import exported
from patolli.games.tzolkin.rules.components import (
    AGE_SIZE,
    BLOCKS,
    BUILDING_IDS,
    FOOD_DAYS,
    FOOD_KINDS,
    GEARS,
    HARVEST_GROUPS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    WEALTH_IDS,
)
from patolli.games.tzolkin.rules.monuments import monument_points
from patolli.games.tzolkin.rules.scoring import POINTS_PER_SKULL, QUARTERS, final_quarters, goods_quarters, is_winner
from patolli.games.tzolkin.rules.state import ANY_ACTION, KINDS, NEUTRAL, NO_TILE, USE


@exported
def points_of_monument(s, p, tile):
    """What a monument scores for this seat."""
    return monument_points(s, p, tile)


@exported
def goods_in_quarters(s, p):
    """What goods score for this seat, in quarter points."""
    return goods_quarters(s, p)


@exported
def score_in_quarters(s, p):
    """The score of this seat as if the game ended here."""
    return final_quarters(s, p)


@exported
def wins(s, p):
    """Whether this seat is among the winners."""
    return is_winner(s, p)


def winners(s: Any) -> list[int]:
    """The winning seats of a finished game, ascending."""
    return [p for p in range(int(s["players"])) if wins(s, p)]


def _number(quarters: int) -> int | float:
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def _tiles(row: list[int]) -> list[str | None]:
    return [None if tile == NO_TILE else BUILDING_IDS[tile] for tile in row]


def _deck(s: Any) -> list[str]:
    age = int(s["age"])
    return [BUILDING_IDS[t] for t in s["deck"][age - 1].tolist()[int(s["deck_at"]) : AGE_SIZE[age - 1]]]


def owned(s: Any, field: str, ids: tuple[str, ...], players: int) -> list[list[str]]:
    """Everybody's buildings or monuments, in building order."""
    found: list[list[str]] = [[] for _ in range(players)]
    for tile in s[field].tolist()[: int(s[f"{field}_count"])]:
        found[tile // 64].append(ids[tile % 64])
    return found


def _decision(s: Any) -> dict[str, Any] | None:
    if s["over"]:
        return None
    kind, a, b = s["todo"][int(s["todo_count"]) - 1].tolist()
    decision: dict[str, Any] = {"kind": KINDS[kind], "player": int(s["seat"])}
    if kind == USE and a < ANY_ACTION:
        decision |= {"gear": GEARS[a], "space": b}
    return decision


def seen_alike(s: Any) -> bool:
    """Only unrevealed wealth tiles make seats' views differ (T4)."""
    return bool(s["kept_count"] == s["players"])


def _wealth(s: Any, players: int, seat: int | None) -> list[list[str]]:
    """The tiles that everybody has kept; until all have chosen, those they were dealt, as far as the seat sees them."""
    if seen_alike(s):
        return [[WEALTH_IDS[tile] for tile in sorted(kept)] for kept in s["kept"].tolist()[:players]]
    return [
        [WEALTH_IDS[tile] for tile in dealt] if seat is None or seat == p else []
        for p, dealt in enumerate(s["wealth"].tolist()[:players])
    ]


def _seats(s: Any, seat: int | None) -> list[dict[str, Any]]:
    # Read each array once: reading a single number takes as long as the whole array.
    players, over = int(s["players"]), bool(s["over"])
    points, corn, blocks, skulls, workers, free_workers, light, corn_tiles, wood_tiles, temples, technologies = (
        s[name].tolist() for name in _OF_SEATS
    )
    wealth = _wealth(s, players, seat)
    built, raised = owned(s, "built", BUILDING_IDS, players), owned(s, "raised", MONUMENT_IDS, players)
    return [
        {
            "points": _number(int(score_in_quarters(s, p)) if over else QUARTERS * points[p]),
            "corn": corn[p],
            BLOCKS[0]: blocks[p][0],
            BLOCKS[1]: blocks[p][1],
            BLOCKS[2]: blocks[p][2],
            "skulls": skulls[p],
            "workers": workers[p],
            "free_workers": free_workers[p],
            "light": bool(light[p]),
            "corn_tiles": corn_tiles[p],
            "wood_tiles": wood_tiles[p],
            "temples": dict(zip(TEMPLES, temples[p], strict=True)),
            "technologies": dict(zip(TECHNOLOGIES, technologies[p], strict=True)),
            "wealth": wealth[p],
            "buildings": built[p],
            "monuments": raised[p],
        }
        for p in range(players)
    ]


_OF_SEATS = (
    "points", "corn", "blocks", "skulls", "workers", "free_workers", "light", "corn_tiles", "wood_tiles", "temples",
    "technologies",
)  # fmt: skip


def _final(s: Any, p: int, raised: list[str]) -> dict[str, Any]:
    return {
        "goods": _number(int(goods_in_quarters(s, p))),
        "skulls": POINTS_PER_SKULL * int(s["skulls"][p]),
        "monuments": {tile: int(points_of_monument(s, p, MONUMENT_IDS.index(tile))) for tile in raised},
    }


def view(s: Any, seat: int | None = None) -> dict[str, Any]:
    """Everything (seat None), or what one seat may know."""
    players = int(s["players"])
    day = int(s["day"])
    next_food = int(s["food_days"])
    deck = _deck(s)
    corn, wood = s["jungle_corn"].tolist(), s["jungle_wood"].tolist()
    gears = s["gears"].tolist()
    used = int(s["chichen_used"])
    start_space = int(s["start_space"])
    result: dict[str, Any] = {
        "game": "tzolkin",
        "day": day,
        "round": int(s["round_no"]),
        "age": int(s["age"]),
        "food_day": FOOD_KINDS[next_food] if next_food < 4 and FOOD_DAYS[next_food] <= day else None,
        "over": bool(s["over"]),
        "start_player": int(s["start_player"]),
        "start_space": None if start_space < 0 else start_space,
        "teeth_corn": int(s["teeth_corn"]),
        "bank_skulls": int(s["bank_skulls"]),
        "chichen_itza_skulls": [k for k in range(1, 10) if used >> k & 1],
        "jungle": {str(g): {"corn": corn[i], "wood": wood[i]} for i, g in enumerate(HARVEST_GROUPS)},
        "gears": {
            name: [None if w < 0 else "n" if w == NEUTRAL else w for w in gears[g][: TEETH[g]]]
            for g, name in enumerate(GEARS)
        },
        "buildings": _tiles(s["row"].tolist()),
        "deck": deck if seat is None else len(deck),
        "monuments": [MONUMENT_IDS[tile] for tile in s["monuments"].tolist() if tile != NO_TILE],
        "decision": _decision(s),
        "seats": _seats(s, seat),
    }
    if s["over"]:
        result["winners"] = winners(s)
        raised = owned(s, "raised", MONUMENT_IDS, players)
        result["final"] = [_final(s, p, raised[p]) for p in range(players)]
    return result
