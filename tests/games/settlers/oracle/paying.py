"""Costs: what can be paid, in which ways, and the decisions of paying; for the test oracle in oracle.py."""

from collections.abc import Callable
from itertools import combinations_with_replacement, product

from tests.games.settlers.oracle.cards import COLORS, LETTERS, RESOURCES, Asking, Flow
from tests.games.settlers.oracle.state import Table

Cost = dict[str, int]
Check = Callable[[], bool]


def always() -> bool:
    return True


class Paying(Table):
    """Discarded cards, dropped deals and goods that leave as a cost."""

    def _choose_several(
        self, kind: str, player: int, items: list[str], count: int, then: Callable[[str], None]
    ) -> Asking[list[str]]:
        """`count` of the items, each later than the one before; `then` is called with each at once."""
        chosen: list[str] = []
        while len(chosen) < count:
            enough = len(items) - (count - len(chosen) - 1)
            token = yield kind, player, [f"{kind}:{item}" for item in items[:enough]]
            item = token.removeprefix(f"{kind}:")
            chosen.append(item)
            items = items[items.index(item) + 1 :]
            then(item)
        return chosen

    def _ways(self, player: int, cost: Cost) -> list[str]:
        """The ways to pay the Resources of a cost, in letters; one empty way for none, no way if goods are missing."""
        goods = self.seats[player]["goods"]
        if any(goods[good] < cost.get(good, 0) for good in ("worker", "raze", "gold")):
            return []
        held = {letter: goods[good] - (cost.get("gold", 0) if letter == "g" else 0) for letter, good in LETTERS.items()}
        needs = [cost.get(good, 0) for good in RESOURCES]
        ways = set()
        for own in product(*(range(need + 1) for need in needs)):
            fixed = "".join(letter * count for letter, count in zip("wsf", own, strict=True))
            fixed += "g" * (sum(needs) - sum(own))
            for free in combinations_with_replacement("wsfg", cost.get("any_resource", 0)):
                way = "".join(sorted([*fixed, *free], key="wsfg".index))
                if all(way.count(letter) <= held[letter] for letter in "wsfg"):
                    ways.add(way)
        return sorted(ways)

    def _take_goods(self, player: int, cost: Cost, way: str) -> None:
        goods = self.seats[player]["goods"]
        for good in ("worker", "raze", "gold"):
            goods[good] -= cost.get(good, 0)
        for letter in way:
            goods[LETTERS[letter]] -= 1

    def _good_ways(self, player: int, cost: Cost, check: Check) -> list[str]:
        """The ways after which the check holds."""
        good = []
        for way in self._ways(player, cost):
            with self._trial(player):
                self._take_goods(player, cost, way)
                if check():
                    good.append(way)
        return good

    def _deal_names(self, player: int) -> list[str]:
        """One's own deals by the names of their tokens, sorted: cards, and the Locations of Trade Route deals."""
        seat = self.seats[player]
        return sorted(seat["deals"] + [route["location"] for route in seat["routes"]])

    def _drop_deal(self, player: int, name: str) -> None:
        """A deal, or the oldest Trade Route deal with a Location, is discarded."""
        seat = self.seats[player]
        if name in seat["deals"]:
            seat["deals"].remove(name)
            self._to_home_pile(name)
        else:
            route = next(route for route in seat["routes"] if route["location"] == name)
            seat["routes"].remove(route)
            self._to_home_pile(route["marker"])

    def _cards_to_pay(self, player: int, cost: Cost, last: str, check: Check) -> list[str]:
        """Which hand cards (or else deals) may be the next one to go."""
        by_hand = cost.get("card_from_hand", 0) > 0
        part = "card_from_hand" if by_hand else "own_deal"
        rest = cost | {part: cost[part] - 1}
        fit = []
        for name in dict.fromkeys(self.seats[player]["hand"] if by_hand else self._deal_names(player)):
            if name >= last:
                with self._trial(player):
                    (self._discard_from_hand if by_hand else self._drop_deal)(player, name)
                    if self._can_pay(player, rest, check, name if rest[part] else ""):
                        fit.append(name)
        return fit

    def _can_pay(self, player: int, cost: Cost, check: Check = always, last: str = "") -> bool:
        if not self._ways(player, cost) or len(self.seats[player]["blessings"]) < cost.get("blessing", 0):
            return False
        if cost.get("card_from_hand", 0) or cost.get("own_deal", 0):
            return bool(self._cards_to_pay(player, cost, last, check))
        return bool(self._good_ways(player, cost, check))

    def _pay(self, player: int, cost: Cost, check: Check = always) -> Flow:
        """Pays a cost that can be paid: `discard`, `drop`, `offer`, then `pay`."""
        for part, kind in (("card_from_hand", "discard"), ("own_deal", "drop")):
            last = ""
            while cost.get(part, 0):
                tokens = [f"{kind}:{name}" for name in self._cards_to_pay(player, cost, last, check)]
                token = yield kind, player, tokens
                last = token.removeprefix(f"{kind}:")
                (self._discard_from_hand if kind == "discard" else self._drop_deal)(player, last)
                cost = cost | {part: cost[part] - 1}
        seat = self.seats[player]
        held, last = cost.get("blessing", 0), -1
        while held:
            free = [color for color in seat["blessings"] if COLORS.index(color) > last]
            token = yield "offer", player, [f"offer:{color}" for color in free[: len(free) - held + 1]]
            seat["blessings"] = [color for color in seat["blessings"] if token != f"offer:{color}"]
            held, last = held - 1, COLORS.index(token.removeprefix("offer:"))
        ways = self._good_ways(player, cost, check)
        if len(ways) > 1:
            token = yield "pay", player, [f"pay:{way}" for way in ways]
            ways = [token.removeprefix("pay:")]
        self._take_goods(player, cost, ways[0])
