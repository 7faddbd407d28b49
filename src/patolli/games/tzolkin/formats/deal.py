"""The `deal` of a record: reading one with every check, and writing one (T1-T5, docs/records.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from patolli.engine.compiled.jit import exported
from patolli.engine.errors import BadRecord, shown
from patolli.games.tzolkin.rules.components import (
    AGE_SIZE,
    AGE_TILES,
    BUILDING_IDS,
    CHICHEN_ITZA,
    GEARS,
    MONUMENT_IDS,
    MONUMENTS_BY_PLAYERS,
    NEUTRAL_BY_PLAYERS,
    TEETH,
    WEALTH_GEAR,
    WEALTH_IDS,
    WEALTH_SPACE,
)
from patolli.games.tzolkin.rules.setup import OPPOSITE, begin, lay_out_board, put_neutral
from patolli.games.tzolkin.rules.state import NO_TILE

TILES_DEALT = 4


@exported
def prepare(s, players):
    """An empty board for this many players."""
    lay_out_board(s, players)


@exported
def add_neutral(s, number, g, space):
    """Place the next neutral worker."""
    put_neutral(s, number, g, space)


@exported
def start(s):
    """Ask for the first decision of a dealt game."""
    begin(s)


def _tile_list(path: str, value: object, ids: tuple[str, ...]) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(path, "must be a list of tiles")
    if len(value) > len(BUILDING_IDS):
        raise BadRecord(path, f"has {len(value)} entries, more than there are tiles")
    tiles: list[int] = []
    for i, tile in enumerate(value):
        if not isinstance(tile, str) or tile not in ids:
            raise BadRecord(f"{path}[{i}]", f"{shown(tile)} is not one of {ids[0]} to {ids[-1]}")
        tiles.append(ids.index(tile))
    return tiles


def _field(deal: Mapping[str, Any], key: str) -> Any:
    if key not in deal:
        raise BadRecord(key, "is missing")
    return deal[key]


def _read_wealth(value: object, players: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != players:
        raise BadRecord("wealth", f"must be a list with the tiles of {players} seats")
    hands = [_tile_list(f"wealth[{p}]", hand, WEALTH_IDS) for p, hand in enumerate(value)]
    seen: set[int] = set()
    for p, hand in enumerate(hands):
        if len(hand) != TILES_DEALT:
            raise BadRecord(f"wealth[{p}]", f"must have {TILES_DEALT} tiles, not {len(hand)}")
        for i, tile in enumerate(hand):
            if tile in seen:
                raise BadRecord(f"wealth[{p}][{i}]", f"{WEALTH_IDS[tile]} is dealt twice")
            seen.add(tile)
    return hands


def _read_age(path: str, value: object, age: int) -> list[int]:
    tiles = _tile_list(path, value, BUILDING_IDS)
    need = Counter(AGE_TILES[age - 1].tolist())
    for i, tile in enumerate(tiles):
        if tile not in need:
            raise BadRecord(f"{path}[{i}]", f"{BUILDING_IDS[tile]} is not a building of age {age}")
    for tile, copies in need.items():
        if tiles.count(tile) != copies:
            raise BadRecord(path, f"must hold {copies} x {BUILDING_IDS[tile]}, not {tiles.count(tile)}")
    return tiles


def _read_monuments(value: object, players: int) -> list[int]:
    tiles = _tile_list("monuments", value, MONUMENT_IDS)
    count = MONUMENTS_BY_PLAYERS[players]
    if len(tiles) != count:
        raise BadRecord("monuments", f"must be {count} for {players} players, not {len(tiles)}")
    for i, tile in enumerate(tiles):
        if tile in tiles[:i]:
            raise BadRecord(f"monuments[{i}]", f"{MONUMENT_IDS[tile]} appears twice")
    return tiles


def _read_neutral(value: object, players: int, dealt: set[int]) -> list[tuple[int, int]]:
    """T5: undealt tiles drawn one by one; the first on each gear except Chichen Itza also takes the opposite tooth."""
    count = NEUTRAL_BY_PLAYERS[players]
    if not isinstance(value, list) or len(value) != count:
        raise BadRecord("neutral", f"must be a list of {count} places for {players} players")
    printed = {
        (int(g), int(space)): tile
        for tile, (g, space) in enumerate(zip(WEALTH_GEAR, WEALTH_SPACE, strict=True))
        if tile not in dealt
    }
    places: list[tuple[int, int]] = []
    opposite: tuple[int, int] | None = None
    begun: set[int] = set()
    for i, place in enumerate(value):
        at = f"neutral[{i}]"
        if (
            not isinstance(place, list | tuple)
            or len(place) != 2
            or not isinstance(place[0], str)
            or place[0] not in GEARS
            or type(place[1]) is not int
            or not 0 <= place[1] < TEETH[GEARS.index(place[0])]
        ):
            raise BadRecord(at, 'must be a gear and a space, such as ["palenque", 5]')
        spot = (GEARS.index(place[0]), place[1])
        if opposite is not None:
            if spot != opposite:
                gear, space = opposite
                raise BadRecord(at, f"must be {GEARS[gear]} {space}, opposite to the first worker on that gear")
            opposite = None
        elif spot not in printed:
            raise BadRecord(at, f"no undealt wealth tile puts a worker on {place[0]} {place[1]}")
        else:
            del printed[spot]
            if spot[0] not in begun and spot[0] != CHICHEN_ITZA:
                opposite = (spot[0], (spot[1] + OPPOSITE) % int(TEETH[spot[0]]))
            begun.add(spot[0])
        places.append(spot)
    return places


def read_deal(deal: Mapping[str, Any], players: int, s: Any) -> None:
    """Set up a zeroed position; BadRecord names the first bad field, and then nothing was changed."""
    start_player = _field(deal, "start_player")
    if type(start_player) is not int or not 0 <= start_player < players:
        raise BadRecord("start_player", f"must be a seat from 0 to {players - 1}")
    hands = _read_wealth(_field(deal, "wealth"), players)
    neutral = _read_neutral(_field(deal, "neutral"), players, {tile for hand in hands for tile in hand})
    ages = [_read_age(f"age{age}", _field(deal, f"age{age}"), age) for age in (1, 2)]
    monuments = _read_monuments(_field(deal, "monuments"), players)

    prepare(s, players)
    s["start_player"] = start_player
    for p, hand in enumerate(hands):
        s["wealth"][p] = hand
    for number, (g, space) in enumerate(neutral):
        add_neutral(s, number, g, space)
    for age, tiles in enumerate(ages):
        s["deck"][age, : len(tiles)] = tiles
    s["monuments"][: len(monuments)] = monuments
    start(s)


def write_deal(first: Any, now: Any, seat: int | None) -> dict[str, Any]:
    """The deal of the first position; for a seat, only what it knows at position `now`."""
    players = int(first["players"])
    shown = AGE_SIZE
    if seat is not None:
        drawn = int(now["deck_at"])
        age_1_drawn = AGE_SIZE[0] - now["deck"][0].tolist()[: AGE_SIZE[0]].count(NO_TILE)  # at most, in age 2
        shown = (drawn, 0) if now["age"] == 1 else (age_1_drawn, drawn)
    return {
        "start_player": int(first["start_player"]),
        "wealth": [
            [WEALTH_IDS[t] for t in first["wealth"][p].tolist()] if seat in (None, p) else [] for p in range(players)
        ],
        "neutral": [[GEARS[at // 16], at % 16] for at in first["neutral"].tolist() if at != NO_TILE],
        "age1": [BUILDING_IDS[tile] for tile in first["deck"][0].tolist()[: shown[0]]],
        "age2": [BUILDING_IDS[tile] for tile in first["deck"][1].tolist()[: shown[1]]],
        "monuments": [MONUMENT_IDS[tile] for tile in first["monuments"].tolist() if tile != NO_TILE],
    }


def public_moves(first: Any, now: Any, moves: Sequence[str], seat: int) -> list[str | None]:
    """The moves, without the `keep` answers of other seats until all have answered."""
    players = int(first["players"])
    if int(now["kept_count"]) == players:
        return list(moves)
    start_player = int(first["start_player"])
    return [token if (start_player + i) % players == seat else None for i, token in enumerate(moves)]
