"""The actions on the gears, for the test oracle in oracle.py."""

from tests.games.tzolkin.oracle.buildings import Buildings
from tests.games.tzolkin.oracle.data import (
    BLOCKS,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    MARKET,
    SKULL_ACTIONS,
    SMALL_GEARS,
    YAXCHILAN,
    Flow,
    split_space,
)


class Actions(Buildings):
    """What workers do."""

    def _offered(self, player: int, name: str, corn: int) -> bool:
        """T16; corn: what the player holds after the corn paid before the action."""
        seat = self.seats[player]
        gear, action = split_space(name)
        match gear, action:
            case "palenque", 2 | 3 | 4 | 5:
                return bool(self._harvest_tokens(player, action))
            case "yaxchilan", 4:
                return self.bank_skulls > 0
            case "tikal", 1 | 3:
                return bool(self._technology_tokens(player, paid=True))
            case "tikal", 2:
                return bool(self._build_tokens(player, seat["technologies"]["architecture"]))
            case "tikal", 4:
                return bool(self._tikal4_tokens(player))
            case "tikal", 5:
                return self._blocks(player) >= 1 and bool(self._temple_tokens(player))
            case "uxmal", 1:
                return corn >= 3 and bool(self._temple_tokens(player))
            case "uxmal", 2:
                return self._blocks(player) >= 1 or corn >= 2
            case "uxmal", 3:
                return self._workers(player) < 6
            case "uxmal", 4:
                return bool(self._corn_build_tokens(player, corn))
            case "uxmal", 5:
                return corn >= 1
            case "chichen_itza", _:
                return seat["skulls"] >= 1 and action not in self.chichen_itza_skulls
        return True  # Palenque 1, Yaxchilan 1, 2, 3, 5

    def _act(self, player: int, name: str) -> Flow:
        seat = self.seats[player]
        level = seat["technologies"]
        gear, action = split_space(name)
        match gear, action:
            case "palenque", 1:
                seat["corn"] += 3 + (level["agriculture"] >= 2)  # T20, T31
            case "palenque", _:
                yield from self._harvest(player, action)
            case "yaxchilan", _:  # T24
                extra = {kind: level["extraction"] >= needed for needed, kind in enumerate(BLOCKS, 1)}  # T32
                extra["skulls"] = level["theology"] >= 3  # T34
                for good, amount in YAXCHILAN[action].items():
                    self._gain(player, good, amount + extra.get(good, False))
            case "tikal", 1:
                yield from self._paid_advance(player, [])
            case "tikal", 3:
                yield from self._paid_advance(player, [])
                if self._technology_tokens(player, paid=True):
                    yield from self._paid_advance(player, ["skip"])
            case "tikal", 2:
                architecture = level["architecture"]
                token = yield "build", player, self._build_tokens(player, architecture)
                yield from self._build(player, token, architecture)
            case "tikal", 4:
                yield from self._tikal4(player)
            case "tikal", 5:  # T28
                yield from self._pay(player, 1)
                climbed = yield from self._climb_any(player)
                yield from self._climb_any(player, besides=climbed)
            case "uxmal", 1:
                seat["corn"] -= 3
                yield from self._climb_any(player)
            case "uxmal", 2:
                yield from self._exchange(player)
            case "uxmal", 3:
                seat["free_workers"] += 1
            case "uxmal", 4:
                token = yield "build", player, self._corn_build_tokens(player, seat["corn"])
                yield from self._corn_build(player, token)
            case "uxmal", 5:
                seat["corn"] -= 1
                token = yield "use", player, self._any_action_tokens(player, seat["corn"])
                yield from self._act(player, token.removeprefix("use:"))
            case "chichen_itza", _:
                yield from self._chichen_itza(player, action)

    def _any_action_tokens(self, player: int, corn: int) -> list[str]:
        """What Uxmal 5 and A2-T4 offer, never Uxmal 5 (T29)."""
        names = [f"{gear}{action}" for gear in SMALL_GEARS for action in range(1, 6)]
        return [f"use:{name}" for name in names if name != "uxmal5" and self._offered(player, name, corn)]

    def _harvest_tokens(self, player: int, group: int) -> list[str]:
        tiles = self.jungle[group]
        possible = {
            "corn": tiles["corn"] > tiles["wood"],  # T21
            "wood": tiles["wood"] > 0,
            "burn": tiles["wood"] > 0 and bool(self._angry_temples(player, "anger")),  # T22
            "bare": tiles["corn"] <= tiles["wood"] and self.seats[player]["technologies"]["agriculture"] >= 2,  # T23
        }
        return [f"harvest:{how}" for how, can in possible.items() if can]

    def _harvest(self, player: int, group: int) -> Flow:
        seat = self.seats[player]
        level = seat["technologies"]
        token = yield "harvest", player, self._harvest_tokens(player, group)
        how = token.removeprefix("harvest:")
        if how in ("wood", "burn"):
            self.jungle[group]["wood"] -= 1
        if how in ("corn", "burn"):
            self.jungle[group]["corn"] -= 1
            seat["corn_tiles"] += 1
        if how == "wood":
            seat["wood_tiles"] += 1
            seat["wood"] += JUNGLE_WOOD[group] + (level["extraction"] >= 1)  # T32
        else:
            extra = (level["agriculture"] >= 1) + 2 * (level["agriculture"] >= 3)  # T31
            seat["corn"] += JUNGLE_CORN[group] + extra
        if how == "burn":
            token = yield "anger", player, self._angry_temples(player, "anger")
            seat["temples"][token.removeprefix("anger:")] -= 1

    def _exchange(self, player: int) -> Flow:
        seat = self.seats[player]
        sold: list[int] = []  # places in BLOCKS
        bought: list[int] = []
        while True:
            sales = [i for i, kind in enumerate(BLOCKS) if seat[kind] and i >= max(sold, default=0) and not bought]
            purchases = [
                i
                for i, kind in enumerate(BLOCKS)
                if seat["corn"] >= MARKET[kind] and i >= max(bought, default=0) and i not in sold
            ]
            tokens = [f"sell:{BLOCKS[i]}" for i in sales] + [f"buy:{BLOCKS[i]}" for i in purchases]
            token = yield "exchange", player, [*tokens, "done"]
            if token == "done":
                return
            what, kind = token.split(":")
            (sold if what == "sell" else bought).append(BLOCKS.index(kind))
            sign = 1 if what == "sell" else -1
            seat["corn"] += sign * MARKET[kind]
            seat[kind] -= sign

    def _chichen_itza(self, player: int, action: int) -> Flow:
        seat = self.seats[player]
        reward = SKULL_ACTIONS[action]
        seat["skulls"] -= 1
        self.chichen_itza_skulls.add(action)  # T30
        seat["points"] += reward["points"]
        self._climb(player, reward["temple"])
        if reward["block"]:
            yield from self._gain_block(player, 0)
        if seat["technologies"]["theology"] >= 2 and self._temple_tokens(player) and self._blocks(player):  # T34
            token = yield "pay", player, [*self._pay_tokens(player, 1), "skip"]
            if token != "skip":
                self._pay_blocks(player, token)
                yield from self._climb_any(player)

    def _extra_action(self, player: int, action: str | None) -> Flow:
        """The actions granted by tiles may be declined (T29)."""
        seat = self.seats[player]
        if action == "uxmal2" and self._offered(player, "uxmal2", seat["corn"]):
            yield from self._exchange(player)
        elif action == "tikal2":
            yield from self._optional_build(player, seat["technologies"]["architecture"])
        elif action == "any_for_1_corn" and seat["corn"] >= 1:
            token = yield "use", player, [*self._any_action_tokens(player, seat["corn"] - 1), "skip"]
            if token != "skip":
                seat["corn"] -= 1
                yield from self._act(player, token.removeprefix("use:"))
