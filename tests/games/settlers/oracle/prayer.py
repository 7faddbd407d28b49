"""Prayers (format 7); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import (
    COLOR_OF_GOOD,
    COLORS,
    GOOD_OF_COLOR,
    RESOURCES,
    TRICOLOR,
    Asking,
    Cause,
    Effect,
    Flow,
    prayer_colors,
)
from tests.games.settlers.oracle.sources import Sources


class Prayer(Sources):
    """From the named colors to the gain."""

    def _pray(self, player: int, effect: Effect, cause: Cause) -> Flow:
        table = effect.get("per_matching_card", effect.get("per_matching_card_may_spend", {}))
        every = not table or "*" in table
        if "declare_color_before" in effect:
            token = yield "color", player, [f"color:{color}" for color in effect["declare_color_before"]]
            named = [token.removeprefix("color:")]
        elif "choose_color_after" in effect:
            named = [color for color in COLORS if color in effect["choose_color_after"]]
        elif "match" in effect:
            named = [COLOR_OF_GOOD[cause.made]] if cause.made in COLOR_OF_GOOD else []
            if not named:
                return
        else:
            named = [color for color in COLORS if every or color in table]
        tokens = False
        if self._fitting_blessings(player, named) or self._fitting_tricolor(player, named):
            tokens = (yield "pray", player, ["pray:draw", "pray:tokens"]) == "pray:tokens"
        for _ in range(0 if tokens else effect["draw"]):
            card = self._draw_common()
            if card:
                self.prayer.append(card)
        yield from self._use_stored(player, named)
        if "choose_color_after" in effect:
            named = yield from self._choose_color(player, named, tokens)
        counts = yield from self._count(player, named, tokens)
        for card in self.prayer:  # F11
            self._to_home_pile(card)
        self.prayer.clear()
        if "per_matching_card_may_spend" in effect:
            goods = yield from self._spend_on(player, effect, table, counts)
        else:
            goods = self._reward(table, counts)
            self._reward_numbers(effect, counts, goods)
        yield from self._gain(player, goods, cause.place)
        yield from self._answer_quietly(player, "you_pray")

    def _reward_numbers(self, effect: Effect, counts: dict[str, int], goods: dict[str, int]) -> None:
        """What the number of cards of one color, and the number of colors, also bring."""
        most = max([0, *counts.values()])
        reached = [given for least, given in effect.get("at_least", []) if most >= least][-1:]
        different = sum(1 for count in counts.values() if count)
        each = effect.get("per_different_color", {})
        for given in (*reached, {good: count * different for good, count in each.items()}):
            for good, count in given.items():
                goods[good] = goods.get(good, 0) + count

    def _fitting_blessings(self, player: int, named: list[str]) -> list[str]:
        return [color for color in self.seats[player]["blessings"] if color in named]

    def _fitting_tricolor(self, player: int, named: list[str]) -> list[str]:
        """The colors the tricolor may stand for."""
        return [color for color in TRICOLOR if color in named and self.seats[player]["tricolor"]]

    def _use_stored(self, player: int, named: list[str]) -> Flow:
        last = ""
        while True:
            stored = {card: place for place in self._tableau(player) for card in place["stored"]}
            fitting = [card for card in sorted(stored) if card > last and self._cards_in([card], named)]
            if not fitting:
                return
            token = yield "stored", player, [*(f"stored:{card}" for card in fitting), "done"]
            if token == "done":
                return
            last = token.removeprefix("stored:")
            stored[last]["stored"].remove(last)
            self.until_cleanup = [card for card in self.until_cleanup if card != last]
            self.prayer.append(last)

    def _cards_in(self, cards: list[str], named: list[str]) -> dict[str, int]:
        """How many of the cards have each named color; only those that occur."""
        colors = [color for card in cards for color in prayer_colors(self.cards[card])]
        return {color: colors.count(color) for color in named if color in colors}

    def _choose_color(self, player: int, named: list[str], tokens: bool) -> Asking[list[str]]:
        found = set(self._cards_in(self.prayer, named))
        if tokens:
            found |= {*self._fitting_blessings(player, named), *self._fitting_tricolor(player, named)}
        if not found:
            return []
        token = yield "color", player, [f"color:{color}" for color in named if color in found]
        return [token.removeprefix("color:")]

    def _count(self, player: int, named: list[str], tokens: bool) -> Asking[dict[str, int]]:
        found = self._cards_in(self.prayer, named)
        counts = {color: found.get(color, 0) for color in named}
        if tokens or found:  # S2.8.2
            for color in self._fitting_blessings(player, named):
                counts[color] += 1
            fitting = self._fitting_tricolor(player, named)
            if len(fitting) > 1:
                token = yield "color", player, [f"color:{color}" for color in fitting]
                fitting = [token.removeprefix("color:")]
            if fitting:
                counts[fitting[0]] += 1
        return counts

    def _reward(self, table: dict, counts: dict[str, int]) -> dict[str, int]:
        goods: dict[str, int] = {}
        for color, count in counts.items():
            for good, each in table.get(color, table.get("*", {})).items():
                given = GOOD_OF_COLOR.get(color) if good == "matching" else good
                if given:
                    goods[given] = goods.get(given, 0) + each * count
        return goods

    def _spend_on(
        self, player: int, effect: Effect, table: dict[str, str], counts: dict[str, int]
    ) -> Asking[dict[str, int]]:
        supply = self.seats[player]["goods"]
        limit = dict.fromkeys(RESOURCES, 0)
        for color, count in counts.items():
            good = table.get(color, table.get("*"))
            good = GOOD_OF_COLOR.get(color) if good == "matching" else good
            if good in limit:
                limit[good] += count
        spent: list[str] = []
        while True:
            first = RESOURCES.index(spent[-1]) if spent else 0
            fitting = [good for good in RESOURCES[first:] if spent.count(good) < limit[good] and supply[good]]
            if not fitting:
                break
            token = yield "give", player, [*(f"give:{good}" for good in fitting), "done"]
            if token == "done":
                break
            spent.append(token.removeprefix("give:"))
            supply[spent[-1]] -= 1
        points = effect.get("vp_per_spent", 0) * len(spent)
        return {"vp": points + effect.get("vp_per_distinct_type_spent", 0) * len(set(spent))}
