"""What each op of a card does (format 8); for the test oracle in oracle.py."""

from collections.abc import Callable

from tests.games.settlers.oracle.cards import (
    COLORS,
    GOODS,
    Asking,
    Brought,
    Cause,
    Effect,
    Flow,
    Place,
    colors_in_play,
    is_common,
    raze_field,
)
from tests.games.settlers.oracle.targets import Targets

STATUES = ("jackal", "falcon", "cat")


class Effects(Targets):
    """One method `_do_OP` for each op that does something when its effect runs."""

    def _effects(self, player: int, effects: list[Effect], cause: Cause) -> Flow:
        acting = self._active(effects)
        for effect in effects:
            if effect in acting and self._has_target(player, effect, cause):
                do: Callable[[int, Effect, Cause], Flow] = getattr(self, f"_do_{effect['op']}")
                yield from do(player, effect, cause)
            elif effect["op"] == "raze":
                self.razed = Brought()  # it did not happen, so there is nothing of it to swap
            elif effect["op"] == "discard_deal":
                cause.deal_good = None

    def _ask(self, player: int, kind: str, items: list[str]) -> Asking[str]:
        token = yield kind, player, list(dict.fromkeys(f"{kind}:{item}" for item in items))
        return token.removeprefix(f"{kind}:")

    def _ask_target(self, player: int, effect: Effect, cause: Cause) -> Asking[str]:
        items = getattr(self, f"_targets_of_{effect['op']}")(player, effect, cause)
        return (yield from self._ask(player, "target", items))

    # Gains

    def _do_gain(self, player: int, effect: Effect, cause: Cause) -> Flow:
        cards = yield from self._gain(player, effect["goods"], cause.place)
        if cause.kind == "deal":
            self.from_deals.add(effect["goods"], cards)

    def _gain_times(self, player: int, effect: Effect, cause: Cause, count: int) -> Flow:
        most = effect.get("max_total")
        goods = {}
        for good, each in effect["goods_each"].items():
            goods[good] = each * count if most is None else min(each * count, most)
        yield from self._gain(player, goods, cause.place)

    def _do_gain_per_color(self, player: int, effect: Effect, cause: Cause) -> Flow:
        count = sum(effect["color"] in self._colors(place) for place in self._tableau(player))
        yield from self._gain_times(player, effect, cause, count)

    def _do_gain_per_different_color(self, player: int, effect: Effect, cause: Cause) -> Flow:
        colors = {color for place in self._tableau(player) for color in self._colors(place)}
        yield from self._gain_times(player, effect, cause, len(colors & set(COLORS)))

    def _colors(self, place: Place) -> list[str]:
        return colors_in_play(self._card(place), place)

    def _do_gain_per_samurai(self, player: int, effect: Effect, cause: Cause) -> Flow:
        count = sum(place["samurai"] for place in self.seats[player]["locations"])
        yield from self._gain_times(player, effect, cause, count)

    def _do_gain_per_blessing(self, player: int, effect: Effect, cause: Cause) -> Flow:
        seat = self.seats[player]
        yield from self._gain_times(player, effect, cause, len(seat["blessings"]) + seat["tricolor"])

    def _do_gain_blessing(self, player: int, effect: Effect, cause: Cause) -> Flow:
        yield from self._gain_blessings(player, effect["count"], effect.get("colors") or list(COLORS))

    def _do_gain_statue(self, player: int, effect: Effect, cause: Cause) -> Flow:
        taken = [one["statues"] for one in self.seats if "statues" in one]
        left = [kind for kind in STATUES if sum(held[kind] for held in taken) < 3]
        if left:
            kind = yield from self._ask(player, "statue", left)
            self.seats[player].setdefault("statues", dict.fromkeys(STATUES, 0))[kind] += 1

    def _do_place_technology(self, player: int, effect: Effect, cause: Cause) -> Flow:
        place = self._find((yield from self._ask_target(player, effect, cause)))
        place["technology"] = effect["kind"]

    def _do_gain_samurai(self, player: int, effect: Effect, cause: Cause) -> Flow:
        places = {place["id"]: place for place in self._own(player) if not place["samurai"]}
        free = [card for card in places if not is_common(self.cards[card])]
        count = min(effect["count"], len(free))
        yield from self._choose_several("samurai", player, free, count, lambda card: places[card].update(samurai=True))

    def _do_gain_from_raze_field(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        good = yield from self._ask(player, "good", list(raze_field(self.cards[target])))
        yield from self._gain(player, {good: 1}, cause.place)

    def _do_pray(self, player: int, effect: Effect, cause: Cause) -> Flow:
        yield from self._pray(player, effect, cause)

    # Choices

    def _do_choose_one(self, player: int, effect: Effect, cause: Cause) -> Flow:
        numbers = self._options(player, effect, cause)
        chosen = yield from self._ask(player, "option", [str(number) for number in numbers])
        yield from self._effects(player, effect["options"][int(chosen) - 1], cause)

    def _do_may_pay_one(self, player: int, effect: Effect, cause: Cause) -> Flow:
        def check(number: int) -> Callable[[], bool]:
            return lambda: self._have_targets(player, effect["options"][number - 1]["effects"], cause)

        options = list(enumerate(effect["options"], 1))
        payable = [number for number, option in options if self._can_pay(player, option["cost"], check(number))]
        if not payable:
            return
        token = yield "option", player, [*(f"option:{number}" for number in payable), "skip"]
        if token != "skip":
            number = int(token.removeprefix("option:"))
            option = effect["options"][number - 1]
            yield from self._pay(player, option["cost"], check(number))
            yield from self._effects(player, option["effects"], cause)

    def _do_may_discard_goods_just_gained(self, player: int, effect: Effect, cause: Cause) -> Flow:
        yield from self._swap(player, effect, cause, lambda: self.razed)

    def _do_may_discard_goods_from_deals(self, player: int, effect: Effect, cause: Cause) -> Flow:
        yield from self._swap(player, effect, cause, lambda: self.from_deals)

    def _swap(self, player: int, effect: Effect, cause: Cause, last_brought: Callable[[], Brought]) -> Flow:
        seat = self.seats[player]
        kinds = [good for good in GOODS if good != "defense" and (good != "vp" or effect["vp_each"] > 1)]  # F18
        last = ""
        while True:
            brought = last_brought()
            held = seat["goods"] | {"vp": seat["points"]}
            goods = [good for good in kinds if min(brought.goods.get(good, 0), held[good]) > 0]
            cards = sorted(card for card in brought.cards if card in seat["hand"])
            if last in kinds:
                goods = [good for good in goods if kinds.index(good) >= kinds.index(last)]
            elif last:
                goods, cards = [], [card for card in cards if card > last]
            if not goods + cards:
                return
            token = yield "swap", player, [*(f"swap:{item}" for item in goods + cards), "done"]
            if token == "done":
                return
            last = token.removeprefix("swap:")
            if last in cards:
                brought.cards.remove(last)
                self._discard_from_hand(player, last)
            else:
                brought.goods[last] -= 1
                if last == "vp":
                    seat["points"] -= 1
                else:
                    seat["goods"][last] -= 1
            yield from self._gain(player, {"vp": effect["vp_each"]}, cause.place)

    # Cards

    def _do_draw_choose(self, player: int, effect: Effect, cause: Cause) -> Flow:
        looking = self.seats[player]["looking"]
        for _ in range(effect["draw"]):
            if effect["decks"] == "any_per_card":
                card = yield from self._draw_any(player)
            else:
                card = self._draw_common() if effect["decks"] == "common" else self._draw_faction(player)
            looking += [card] if card else []

        def keep(card: str) -> None:
            looking.remove(card)
            self._to_hand(player, card)

        yield from self._choose_several("keep", player, sorted(looking), min(effect["keep"], len(looking)), keep)
        rest, looking[:] = list(looking), []
        if effect["rest"] == "discard":
            for card in rest:
                self._to_home_pile(card)
            return
        decks = {"common": self.common["deck"], "faction": self.seats[player]["deck"]}
        for name, deck in decks.items():
            back = [card for card in rest if is_common(self.cards[card]) == (name == "common")]
            if back:
                deck += back
                self._shuffle(deck)

    def _do_place_foundation(self, player: int, effect: Effect, cause: Cause) -> Flow:
        card = yield from self._ask(player, "card", self._common_hand(player))
        self.seats[player]["hand"].remove(card)
        self.seats[player]["foundations"].append(card)

    def _do_place_card_under(self, player: int, effect: Effect, cause: Cause) -> Flow:
        place = cause.place
        if effect["target"] != "self":
            place = self._find((yield from self._ask_target(player, effect, cause)))
        card = yield from self._ask(player, "card", self.seats[player]["hand"])
        assert place
        self.seats[player]["hand"].remove(card)
        place["under"].append(card)
        if place is cause.place and cause.kind == "action":
            self.put_by_action.add(card)

    def _do_store_cards_for_prayer(self, player: int, effect: Effect, cause: Cause) -> Flow:
        if not cause.place or not self._in_play(cause.place):
            return
        cards = []
        for _ in range(effect["count"]):
            if effect["from"] == "hand":
                fitting = self._targets_of_store_cards_for_prayer(player, effect, cause)
                fitting = [card for card in fitting if not cards or card > cards[-1]]
                if not fitting:
                    break
                token = yield "card", player, [*(f"card:{card}" for card in fitting), "done"]
                if token == "done":
                    break
                card = token.removeprefix("card:")
                self.seats[player]["hand"].remove(card)
            else:
                card = self._draw_common()
                if not card:
                    break
            cards.append(card)
            cause.place["stored"].append(card)
            if effect["until"] == "round":
                self.until_cleanup.append(card)

    def _do_opponent_discards_card(self, player: int, effect: Effect, cause: Cause) -> Flow:
        token = yield "opponent", player, [f"seat:{seat}" for seat in self._open(player)]
        victim = int(token.removeprefix("seat:"))
        if victim < len(self.seats):
            hand = list(self.seats[victim]["hand"])
            count = min(effect.get("count", 1), len(hand))
            yield from self._choose_several(
                "discard", victim, hand, count, lambda card: self._discard_from_hand(victim, card)
            )
