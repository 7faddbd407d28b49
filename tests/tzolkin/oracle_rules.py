"""What the actions, technologies, temples and buildings do, for the test oracle in oracle.py."""

import json
from collections.abc import Generator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TypeVar

DATA = Path(__file__).parents[2] / "src/patolli/tzolkin/data/components.json"
# A skull is called like the key of a seat that counts it.
COMPONENTS = json.loads(DATA.read_text(encoding="utf-8").replace('"skull"', '"skulls"'))
BLOCKS = ("wood", "stone", "gold")
LETTERS = {"w": "wood", "s": "stone", "g": "gold"}
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
ADVANCE_PRICE = (1, 2, 3, 1)  # blocks, by the level before the advance (T25)
GEARS = tuple(COMPONENTS["gears"])
CHICHEN_ITZA = "chichen_itza"
SMALL_GEARS = tuple(gear for gear in GEARS if gear != CHICHEN_ITZA)
TEMPLES = COMPONENTS["temples"]
TOP = {name: len(temple["points_from_step_-1"]) - 2 for name, temple in TEMPLES.items()}
MARKET = COMPONENTS["market_corn_per_block"]
WEALTH = {tile["id"]: tile for tile in COMPONENTS["wealth_tiles"]}
BUILDINGS = {tile["id"]: tile for tile in COMPONENTS["buildings"]}
MONUMENTS = {tile["id"]: tile for tile in COMPONENTS["monuments"]}
SKULL_ACTIONS = {row["action"]: row for row in COMPONENTS[CHICHEN_ITZA]}
JUNGLE_CORN = {2: 4, 3: 5, 4: 7, 5: 9}  # T20
JUNGLE_WOOD = {3: 2, 4: 3, 5: 4}
YAXCHILAN = {  # T24
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}

Result = TypeVar("Result")
Decision = tuple[str, int, list[str]]  # kind, player, tokens
Asking = Generator[Decision, str, Result]  # asks decisions, is sent the chosen tokens
Flow = Asking[None]


def split_space(text: str) -> tuple[str, int]:
    """Gear and number of "tikal4" or "chichen_itza10"."""
    gear = text.rstrip("0123456789")
    return gear, int(text[len(gear) :])


class Board:
    """The state on the table, and the actions."""

    def __init__(self, players: int, deal: dict) -> None:
        self.players = players
        self.deal = deal
        self.day = self.round = self.age = 1
        self.food_days_resolved = 0
        self.start_player: int = deal["start_player"]
        self.start_space: int | None = None
        self.teeth_corn = 0
        self.bank_skulls: int = COMPONENTS["skulls"]
        self.chichen_itza_skulls: set[int] = set()
        self.jungle = {group: {"corn": players, "wood": players if group > 2 else 0} for group in (2, 3, 4, 5)}  # T3
        self.gears: dict[str, list] = {gear: [None] * about["teeth"] for gear, about in COMPONENTS["gears"].items()}
        for gear, space in deal["neutral"]:
            self.gears[gear][space] = "n"
        self.row: list[str | None] = list(deal["age1"][:6])
        self.deck = list(deal["age1"][6:])
        self.monuments = list(deal["monuments"])
        self.seats = [self._new_seat(hand) for hand in deal["wealth"]]

    @staticmethod
    def _new_seat(hand: list[str]) -> dict:
        goods = dict.fromkeys(("points", "corn", "wood", "stone", "gold", "skulls"), 0)
        return goods | {
            "free_workers": 3,
            "light": True,
            "corn_tiles": 0,
            "wood_tiles": 0,
            "temples": dict.fromkeys(TEMPLES, 0),
            "technologies": dict.fromkeys(TECHNOLOGIES, 0),
            "wealth": list(hand),
            "buildings": [],
            "monuments": [],
        }

    def _on_gears(self, player: int) -> list[tuple[str, int]]:
        return [(gear, space) for gear in GEARS for space, who in enumerate(self.gears[gear]) if who == player]

    def _workers(self, player: int) -> int:
        on_start = int(self.start_space == player)
        return self.seats[player]["free_workers"] + len(self._on_gears(player)) + on_start

    def _angry_temples(self, player: int, word: str) -> list[str]:
        return [f"{word}:{temple}" for temple, step in self.seats[player]["temples"].items() if step > -1]

    # Actions

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

    # Goods, temples, technologies

    def _gain(self, player: int, good: str, amount: int) -> None:
        if good == "skulls":  # T24
            amount = min(amount, self.bank_skulls)
            self.bank_skulls -= amount
        self.seats[player][good] += amount

    def _gain_block(self, player: int, first: int) -> Asking[int]:
        """One block of choice, of a kind not before `first` in order; returns the kind's place."""
        token = yield "gain", player, [f"gain:{kind}" for kind in BLOCKS[first:]]
        kind = token.removeprefix("gain:")
        self.seats[player][kind] += 1
        return BLOCKS.index(kind)

    def _blocks(self, player: int) -> int:
        return sum(self.seats[player][kind] for kind in BLOCKS)

    def _pay_tokens(self, player: int, count: int) -> list[str]:
        seat = self.seats[player]
        choices = ["".join(letters) for letters in combinations_with_replacement(LETTERS, count)]
        held = [c for c in choices if all(c.count(letter) <= seat[kind] for letter, kind in LETTERS.items())]
        return [f"pay:{letters}" for letters in held]

    def _pay_blocks(self, player: int, token: str) -> None:
        for letter in token.removeprefix("pay:"):
            self.seats[player][LETTERS[letter]] -= 1

    def _pay(self, player: int, count: int) -> Flow:
        token = yield "pay", player, self._pay_tokens(player, count)
        self._pay_blocks(player, token)

    def _can_climb(self, player: int, temple: str) -> bool:
        """T38."""
        steps = [seat["temples"][temple] for seat in self.seats]
        return steps[player] < TOP[temple] and not (steps[player] + 1 == TOP[temple] and TOP[temple] in steps)

    def _climb(self, player: int, temple: str) -> None:
        """One step up; lost where it is impossible."""
        if self._can_climb(player, temple):
            seat = self.seats[player]
            seat["temples"][temple] += 1
            if seat["temples"][temple] == TOP[temple]:
                seat["light"] = True

    def _temple_tokens(self, player: int, besides: str | None = None) -> list[str]:
        return [f"temple:{name}" for name in TEMPLES if name != besides and self._can_climb(player, name)]

    def _climb_any(self, player: int, besides: str | None = None) -> Asking[str]:
        """One step of choice, not asked where there is none; returns the temple."""
        tokens = self._temple_tokens(player, besides)
        if not tokens:
            return ""
        token = yield "temple", player, tokens
        temple = token.removeprefix("temple:")
        self._climb(player, temple)
        return temple

    def _technology_tokens(self, player: int, paid: bool) -> list[str]:
        """Advances that do something and, if paid, can be paid (T16, T35)."""
        tokens = []
        for technology, level in self.seats[player]["technologies"].items():
            lost = level == 3 and (
                (technology == "agriculture" and not self._temple_tokens(player))
                or (technology == "theology" and not self.bank_skulls)
            )
            if not lost and (not paid or self._blocks(player) >= ADVANCE_PRICE[level]):
                tokens.append(f"tech:{technology}")
        return tokens

    def _paid_advance(self, player: int, skip: list[str]) -> Flow:
        token = yield "technology", player, self._technology_tokens(player, paid=True) + skip
        if token != "skip":
            technology = token.removeprefix("tech:")
            yield from self._pay(player, ADVANCE_PRICE[self.seats[player]["technologies"][technology]])
            yield from self._advance(player, technology)

    def _advance(self, player: int, technology: str) -> Flow:
        """One level up, or on level 3 the bonus (T31 to T35)."""
        seat = self.seats[player]
        if seat["technologies"][technology] < 3:
            seat["technologies"][technology] += 1
        elif technology == "agriculture":
            yield from self._climb_any(player)
        elif technology == "extraction":
            first = yield from self._gain_block(player, 0)
            yield from self._gain_block(player, first)
        elif technology == "architecture":
            seat["points"] += 3
        else:
            self._gain(player, "skulls", 1)

    # Buildings and monuments

    def _can_pay(self, player: int, price: dict[str, int]) -> bool:
        return all(self.seats[player][good] >= amount for good, amount in price.items())

    def _build_tokens(self, player: int, architecture: int) -> list[str]:
        """The face-up buildings that can be paid in blocks while that level of architecture applies."""
        tokens = []
        for tile in sorted({tile for tile in self.row if tile}):
            price = BUILDINGS[tile]["cost"]
            if architecture == 3:  # T33
                rests = {kind: price | {kind: price[kind] - 1} for kind in price}
                tokens += [f"build:{tile}-{kind}" for kind, rest in rests.items() if self._can_pay(player, rest)]
            elif self._can_pay(player, price):
                tokens.append(f"build:{tile}")
        return tokens

    def _build(self, player: int, token: str, architecture: int) -> Flow:
        tile, saved = token[6:11], token.removesuffix("/plain")[12:]  # build:A1-T1-stone
        price = dict(BUILDINGS[tile]["cost"])
        if saved:
            price[saved] -= 1
        yield from self._construct(player, tile, price, architecture)

    def _corn_price(self, player: int, tile: str) -> int:
        """Uxmal 4."""
        saved = self.seats[player]["technologies"]["architecture"] == 3
        return 2 * (sum(BUILDINGS[tile]["cost"].values()) - saved)

    def _corn_build_tokens(self, player: int, corn: int) -> list[str]:
        return [
            f"build:{tile}" for tile in sorted({t for t in self.row if t}) if self._corn_price(player, tile) <= corn
        ]

    def _corn_build(self, player: int, token: str) -> Flow:
        tile = token.removeprefix("build:")
        architecture = self.seats[player]["technologies"]["architecture"]
        yield from self._construct(player, tile, {"corn": self._corn_price(player, tile)}, architecture)

    def _construct(self, player: int, tile: str, price: dict[str, int], architecture: int) -> Flow:
        """T36."""
        seat = self.seats[player]
        for good, amount in price.items():
            seat[good] -= amount
        self.row[self.row.index(tile)] = None
        seat["buildings"].append(tile)
        seat["corn"] += architecture >= 1
        seat["points"] += 2 * (architecture >= 2)
        yield from self._effects(player, BUILDINGS[tile]["effects"])

    def _tikal4_tokens(self, player: int) -> list[str]:
        architecture = self.seats[player]["technologies"]["architecture"]
        tokens = self._build_tokens(player, architecture)
        if architecture >= 1:
            tokens += [f"{token}/plain" for token in self._build_tokens(player, 0)]
        return tokens + [
            f"monument:{tile}" for tile in self.monuments if self._can_pay(player, MONUMENTS[tile]["cost"])
        ]

    def _tikal4(self, player: int) -> Flow:
        """T26, T27."""
        seat = self.seats[player]
        architecture = seat["technologies"]["architecture"]
        token = yield "build", player, self._tikal4_tokens(player)
        if token.startswith("monument:"):
            self._build_monument(player, token.removeprefix("monument:"))
            return
        if token.endswith("/plain"):
            architecture = 0
        yield from self._build(player, token, architecture)
        used = architecture >= 1
        yield from self._optional_build(player, 0 if used else seat["technologies"]["architecture"])

    def _optional_build(self, player: int, architecture: int) -> Flow:
        tokens = self._build_tokens(player, architecture)
        if tokens:
            token = yield "build", player, [*tokens, "skip"]
            if token != "skip":
                yield from self._build(player, token, architecture)

    def _build_monument(self, player: int, tile: str) -> None:
        seat = self.seats[player]
        for good, amount in MONUMENTS[tile]["cost"].items():
            seat[good] -= amount
        self.bank_skulls += MONUMENTS[tile]["cost"].get("skulls", 0)  # T37
        self.monuments.remove(tile)
        seat["monuments"].append(tile)

    def _effects(self, player: int, effects: list[dict]) -> Flow:
        """What a tile gives, in the order of T36; what farms do is looked up when workers are fed."""
        seat = self.seats[player]
        merged = {
            key: effect[key] for effect in effects for key in ("gain", "points", "workers", "action") if key in effect
        }
        temples = [effect["temple"] for effect in effects if "temple" in effect for _ in range(effect["steps"])]
        technologies = [e["technology"] for e in effects if "technology" in e for _ in range(e["advances"])]
        for good, amount in merged.get("gain", {}).items():
            self._gain(player, good, amount)
        seat["points"] += merged.get("points", 0)
        seat["free_workers"] += min(merged.get("workers", 0), 6 - self._workers(player))
        for temple in temples:
            if temple != "any":
                self._climb(player, temple)
        for technology in technologies:
            if technology != "any":
                yield from self._advance(player, technology)
        for _ in range(temples.count("any")):
            yield from self._climb_any(player)
        for _ in range(technologies.count("any")):
            token = yield "technology", player, self._technology_tokens(player, paid=False)
            yield from self._advance(player, token.removeprefix("tech:"))
        yield from self._extra_action(player, merged.get("action"))

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
