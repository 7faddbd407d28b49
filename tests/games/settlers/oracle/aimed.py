"""The ops aimed at Locations and deals (format 8); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import Cause, Effect, Flow, deal_field
from tests.games.settlers.oracle.effects import Effects


class Aimed(Effects):
    """More methods `_do_OP`."""

    def _do_produce_other(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        source = self._production(self._find(target))
        self.producing.append(cause.place["id"] if cause.kind == "production" and cause.place else "")
        yield from self._effects(player, source.effects, source.cause)
        self.producing.pop()

    def _do_reset_action_location(self, player: int, effect: Effect, cause: Cause) -> Flow:
        place = self._find((yield from self._ask_target(player, effect, cause)))
        place["used"] = 0
        place["was_reset"] = True
        for card in [card for card in place["under"] if card in self.put_by_action]:  # S2.13
            place["under"].remove(card)
            self.put_by_action.remove(card)
            self._to_home_pile(card)

    def _do_raze(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        if target in self.seats[player]["hand"]:
            yield from self._raze_from_hand(player, target, effect.get("token_cost", 1))
        else:
            place = self._find(target)
            price = effect.get("token_cost", self._raze_price(place))
            yield from self._raze_place(player, place, price)

    def _do_discard_location(self, player: int, effect: Effect, cause: Cause) -> Flow:
        self._leave(self._find((yield from self._ask_target(player, effect, cause))))

    def _do_block_action_location(self, player: int, effect: Effect, cause: Cause) -> Flow:
        self._find((yield from self._ask_target(player, effect, cause)))["blocked"] = True

    def _do_take_over_location(self, player: int, effect: Effect, cause: Cause) -> Flow:
        place = self._find((yield from self._ask_target(player, effect, cause)))
        place["taken_by"] = player
        self.taken.append(place["id"])

    def _do_steal_goods(self, player: int, effect: Effect, cause: Cause) -> Flow:
        for _ in range(effect["count"]):
            goods = self._targets_of_steal_goods(player, effect, cause)
            if not goods:
                return
            seat, good = (yield from self._ask(player, "steal", goods)).split(":")
            self.seats[int(seat)]["goods"][good] -= 1
            self.seats[player]["goods"][good] += 1

    # Deals

    def _do_take_deal(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        lists = [self.virtual["line"]] if self.virtual else [self.seats[seat]["deals"] for seat in self._open(player)]
        for deals in lists:
            if target in deals:
                deals.remove(target)
        self.seats[player]["deals"].append(target)

    def _do_discard_deal(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        cause.deal_good = deal_field(self.cards[target])
        if self.virtual:
            self.virtual["line"].remove(target)
            self._to_home_pile(target)
        else:
            holder = next(seat for seat in self._open(player) if target in self._deal_names(seat))
            self._drop_deal(holder, target)

    def _do_gain_good_of_that_deal(self, player: int, effect: Effect, cause: Cause) -> Flow:
        if cause.deal_good:
            yield from self._gain(player, {cause.deal_good: 1}, cause.place)

    def _do_gain_good_of_own_deal(self, player: int, effect: Effect, cause: Cause) -> Flow:
        good = deal_field(self.cards[(yield from self._ask_target(player, effect, cause))])
        assert good
        yield from self._gain(player, {good: 1}, cause.place)

    def _do_make_deal_with_opponent_location(self, player: int, effect: Effect, cause: Cause) -> Flow:
        target = yield from self._ask_target(player, effect, cause)
        good = deal_field(self.cards[target])
        marker = self._draw_faction(player)
        assert good
        assert marker
        self.seats[player]["routes"].append({"location": target, "marker": marker})
        yield from self._deal_made(player, target, good)

    def _do_build(self, player: int, effect: Effect, cause: Cause) -> Flow:
        card = yield from self._ask(player, "build", self._targets_of_build(player, effect, cause))
        yield from self._pay(player, self._price(card))
        seat = self.seats[player]
        seat["hand" if effect["from"] == "hand" else "deals"].remove(card)
        yield from self._built(player, card)
