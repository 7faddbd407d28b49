"""Positions for tests: a fresh board, changed field by field, and played on by tokens."""

from __future__ import annotations

from typing import Any

from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.rules.components import (
    AGE_TILES,
    BLOCKS,
    BUILDING_IDS,
    GEARS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH_IDS,
)
from patolli.games.tzolkin.rules.state import EMPTY, NEUTRAL, NO_TILE, TURN


class Table(Match):
    """A match that begins at the first `turn` of seat 0 (day 1), wealth already kept and worth nothing.

    Everybody has 3 free workers and nothing else; the row is A1-F1, A1-F2, A1-T1, A1-T2, A1-T3, A1-C1; monuments
    M01, M02, ...; no neutral workers whatever the number of players. `set`, `put`, `lay` change the position before
    the first move; afterwards it is an ordinary match (`play`, `legal`, `view`, `undo`).
    """

    def __init__(self, players: int = 4, seat: int = 0) -> None:
        dealt = Match.new(GAME, players, seed=1)
        super().__init__(GAME, [f"P{p}" for p in range(players)], dealt.state)
        s = self._states[0]
        s["wealth"][:] = NO_TILE
        s["kept"][:] = WEALTH_IDS.index("W21")  # a tile without lasting effect
        s["kept_count"] = players
        s["gears"][:] = EMPTY
        s["neutral"][:] = NO_TILE
        s["start_player"] = s["seat"] = seat
        s["todo"][0] = (TURN, 0, 0)
        s["todo_count"] = 1
        # A deck without hidden order: tiles as listed, the row first.
        self.deck(1, *_all(1))
        self.deck(2, *_all(2))
        s["row"][:] = s["deck"][0][:6]
        self.lay("A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1")
        self.monuments(*MONUMENT_IDS[: {2: 4, 3: 5, 4: 6}[players]])

    def __repr__(self) -> str:
        # A handmade position has no deal, so no record rebuilds it.
        return f"<Table after {self.moves}>"

    @property
    def board(self) -> Any:
        """The first position, to be changed before playing."""
        assert not self._actions, "change the position before the first move"
        return self._states[0]

    def set(self, seat: int = 0, **values: Any) -> Table:
        """Set goods and tracks of a seat: corn, wood, stone, gold, skulls, points, workers (all free), light,
        corn_tiles, wood_tiles, temples by name (chaac=2), technologies by name (agriculture=1)."""
        s = self.board
        for name, value in values.items():
            if name in BLOCKS:
                s["blocks"][seat, BLOCKS.index(name)] = value
            elif name in TEMPLES:
                s["temples"][seat, TEMPLES.index(name)] = value
            elif name in TECHNOLOGIES:
                s["technologies"][seat, TECHNOLOGIES.index(name)] = value
            elif name == "workers":
                s["free_workers"][seat] += value - s["workers"][seat]
                s["workers"][seat] = value
            elif name == "skulls":
                s["bank_skulls"] -= value - s["skulls"][seat]
                s["skulls"][seat] = value
            else:
                s[name][seat] = value
        return self

    def put(self, gear: str, space: int, who: int | str = 0) -> Table:
        """Put a worker of a seat (from its hand), or a neutral one ("n"), on a space (gear "start": start space)."""
        s = self.board
        if who != "n":
            s["free_workers"][who] -= 1
            assert s["free_workers"][who] >= 0, "give the seat more workers first"
        if gear == "start":
            s["start_space"] = who
        else:
            s["gears"][GEARS.index(gear), space] = NEUTRAL if who == "n" else who
        return self

    def lay(self, *tiles: str | None) -> Table:
        """The row of buildings, left to right; missing ones are empty."""
        row = [NO_TILE if tile is None else BUILDING_IDS.index(tile) for tile in tiles]
        self.board["row"][:] = row + [NO_TILE] * (6 - len(row))
        return self

    def deck(self, age: int, *tiles: str) -> Table:
        """The whole deck of an age in order; the next tile drawn is number 6 (from 0), see `clock(deck_at=)`."""
        self.board["deck"][age - 1, : len(tiles)] = [BUILDING_IDS.index(tile) for tile in tiles]
        return self

    def monuments(self, *tiles: str) -> Table:
        """The monuments on the board."""
        row = [MONUMENT_IDS.index(tile) for tile in tiles]
        self.board["monuments"][:] = row + [NO_TILE] * (6 - len(row))
        return self

    def own(self, seat: int, *tiles: str) -> Table:
        """Give a seat buildings and monuments already built (effects are not applied)."""
        s = self.board
        for tile in tiles:
            field, ids = ("raised", MONUMENT_IDS) if tile in MONUMENT_IDS else ("built", BUILDING_IDS)
            s[field][int(s[f"{field}_count"])] = seat * 64 + ids.index(tile)
            s[f"{field}_count"] += 1
        return self

    def clock(self, **values: int) -> Table:
        """Set day, round_no, age, food_days (resolved), teeth_corn, bank_skulls, start_player, turns, deck_at."""
        for name, value in values.items():
            self.board[name] = value
        return self

    def used(self, *actions: int) -> Table:
        """Chichen Itza actions that already have a skull (taken from the bank)."""
        self.board["chichen_used"] |= sum(1 << k for k in actions)
        self.board["bank_skulls"] -= len(actions)
        return self

    def run(self, *tokens: str) -> Table:
        """Play tokens in order."""
        for token in tokens:
            self.play(token)
        return self

    def me(self, seat: int = 0) -> dict[str, Any]:
        """A seat's part of the view."""
        return self.view()["seats"][seat]

    def goods(self, seat: int = 0) -> tuple[int, int, int, int, int]:
        """corn, wood, stone, gold, skulls of a seat."""
        me = self.me(seat)
        return me["corn"], me["wood"], me["stone"], me["gold"], me["skulls"]

    @property
    def kind(self) -> str | None:
        """The kind of the current decision."""
        decision = self.view()["decision"]
        return decision and decision["kind"]

    def pass_turn(self) -> Table:
        """The cheapest legal turn for the deciding seat: places one worker on the cheapest space, or picks one up
        without using it."""
        token = next((t for t in self.legal() if t.startswith("place:") and t != "place:start"), None)
        if token is None:
            token = next(t for t in self.legal() if t.startswith("pick:"))
            return self.run(token, "use:none", "end")
        return self.run(token, "end")


def _all(age: int) -> list[str]:
    return [BUILDING_IDS[tile] for tile in AGE_TILES[age - 1].tolist()]


__all__ = ["Table"]
