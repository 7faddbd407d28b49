"""What can be built and what tiles give, for the test oracle in oracle.py."""

from tests.games.tzolkin.oracle.board import Board
from tests.games.tzolkin.oracle.data import BUILDINGS, MONUMENTS, Flow


class Buildings(Board):
    """Buildings and monuments."""

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
        """The action granted by a tile: see oracle_actions.py."""
        raise NotImplementedError
