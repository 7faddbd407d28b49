"""A turn of the Action phase (format 3); for the test oracle in oracle.py."""

from collections.abc import Callable

from tests.games.settlers.oracle.cards import (
    RESOURCES,
    Cause,
    Effect,
    Flow,
    Place,
    ability,
    deal_field,
    effects_of,
    raze_field,
    trigger,
)
from tests.games.settlers.oracle.free import START, Free
from tests.games.settlers.oracle.paying import Cost

DEAL_PRICE = {"food": 1}
PAIR = 2  # Workers
VISITS = 2  # of an open Location in a round


class Actions(Free):
    """The actions: what can be done, and one method `_action_WORD` for each."""

    def _turn(self, player: int) -> Flow:
        cursor = START
        while True:
            free = self._free_moves(player, cursor)
            token = yield "turn", player, [*free, *self._action_tokens(player), "pass"]
            if token not in free:
                break
            cursor = yield from self._free_move(player, token, cursor)
        if token == "pass":
            self.seats[player]["passed"] = True
            return
        word, name = token.split(":")
        action: Callable[[int, str], Flow] = getattr(self, f"_action_{word}")
        yield from action(player, name)
        cursor = START
        while free := self._free_moves(player, cursor):
            token = yield "after", player, [*free, "end"]
            if token == "end":
                break
            cursor = yield from self._free_move(player, token, cursor)

    def _action_tokens(self, player: int) -> list[str]:
        seat = self.seats[player]
        tokens = [f"build:{card}" for card in seat["hand"] if self._can_build(player, card)]
        if self._ways(player, DEAL_PRICE):
            tokens += [f"deal:{card}" for card in seat["hand"] if deal_field(self.cards[card])]
        if seat["goods"]["raze"]:
            tokens += [f"raze:{card}" for card in seat["hand"] if raze_field(self.cards[card])]
        if not self.options["peaceful"]:
            for place in self._enemy_places(player):
                if raze_field(self._card(place)) and seat["goods"]["raze"] >= self._raze_price(place):
                    tokens.append(f"raze:{place['id']}")
        for place in self._tableau(player):
            for times in (1, 2):
                if self._can_use(player, place, times):
                    tokens.append(f"{self._use_word(times)}:{place['id']}")
        if seat["goods"]["worker"]:
            tokens += [f"send:{place['id']}" for place in self._enemy_places(player) if self._is_open_to(place)]
        return tokens + self._spend_tokens(player, None)

    # Open Production (S2.12.1)

    def _is_open_to(self, place: Place) -> bool:
        producing = ability(self._card(place), "production")
        return producing is not None and producing.get("open", False) and place["used"] < VISITS

    def _action_send(self, player: int, card: str) -> Flow:
        place = self._find(card)
        self.seats[player]["goods"]["worker"] -= 1
        place["used"] += 1
        if self._controller(place) < len(self.seats):
            self.seats[self._controller(place)]["goods"]["worker"] += 1
        yield from self._effects(player, effects_of(self._card(place), "production"), Cause(place, "visit"))

    # Build, deal, raze

    def _can_build(self, player: int, card: str) -> bool:
        if self.cards[card]["build_cost"].get("location") and not self._location_tokens(player):
            return False
        return bool(self._ways(player, self._price(card)))

    def _location_tokens(self, player: int) -> list[str]:
        """What can pay the Location symbol."""
        tokens = [f"location:{place['id']}" for place in self._own(player)]
        return tokens + (["location:foundation"] if self.seats[player]["foundations"] else [])

    def _action_build(self, player: int, card: str) -> Flow:
        seat = self.seats[player]
        if self.cards[card]["build_cost"].get("location"):
            token = yield "location", player, self._location_tokens(player)
            if token == "location:foundation":
                self._to_home_pile(seat["foundations"].pop(0))
            else:
                self._leave(self._find(token.removeprefix("location:")))
        yield from self._pay(player, self._price(card))
        seat["hand"].remove(card)
        yield from self._built(player, card)

    def _action_deal(self, player: int, card: str) -> Flow:
        yield from self._pay(player, DEAL_PRICE)
        good = deal_field(self.cards[card])
        assert good
        self.seats[player]["hand"].remove(card)
        self.seats[player]["deals"].append(card)
        yield from self._deal_made(player, card, good)

    def _action_raze(self, player: int, card: str) -> Flow:
        if card in self.seats[player]["hand"]:
            yield from self._raze_from_hand(player, card, 1)
        else:
            place = self._find(card)
            yield from self._raze_place(player, place, self._raze_price(place))

    # Use

    @staticmethod
    def _use_word(times: int) -> str:
        return "use" if times == 1 else "use2"

    def _use_cost(self, place: Place, times: int) -> Cost:
        action = ability(self._card(place), "action")
        return {part: count * times for part, count in action["cost"].items()} if action else {}

    def _use_effects(self, place: Place) -> list[Effect]:
        return effects_of(self._card(place), "action")

    def _use_check(self, player: int, place: Place) -> Callable[[], bool]:
        return lambda: self._have_targets(player, self._use_effects(place), Cause(place, "action"))

    def _can_use(self, player: int, place: Place, times: int) -> bool:
        if place["blocked"] or self._uses_left(place) < times:
            return False
        return self._can_pay(player, self._use_cost(place, times), self._use_check(player, place))

    def _action_use(self, player: int, card: str, times: int = 1) -> Flow:
        place = self._find(card)
        yield from self._pay(player, self._use_cost(place, times), self._use_check(player, place))
        place["used"] += times
        for _ in range(times * self._times(Cause(place, "action"))):
            yield from self._effects(player, self._use_effects(place), Cause(place, "action"))

    def _action_use2(self, player: int, card: str) -> Flow:
        yield from self._action_use(player, card, 2)

    # Spend Workers

    def _spend_tokens(self, player: int, last: str | None) -> list[str]:
        if self.seats[player]["goods"]["worker"] < PAIR:
            return []
        first = RESOURCES.index(last) if last in RESOURCES else 0
        decks = [deck for deck in ("common", "faction") if deck in self._piles(player)]
        return [f"spend:{kind}" for kind in (*RESOURCES[first:], *decks)]

    def _action_spend(self, player: int, kind: str) -> Flow:
        while True:
            goods = self.seats[player]["goods"]
            goods["worker"] -= PAIR
            if kind in RESOURCES:
                goods[kind] += 1
            else:
                self._draw_to_hand(player, kind)
            yield from self._oases(player)
            tokens = self._spend_tokens(player, kind)
            if not tokens:
                return
            token = yield "spend", player, [*tokens, "done"]
            if token == "done":
                return
            kind = token.removeprefix("spend:")

    def _oases(self, spender: int) -> Flow:
        for player in [seat for seat in self._others(spender) if seat < len(self.seats)]:
            for place in self._tableau(player):
                if trigger(self._card(place)) == "opponent_exchanges_2_workers":
                    feature = ability(self._card(place), "feature")
                    if feature and place["count"] < feature["max_per_round"]:
                        place["count"] += 1
                        yield from self._effects(player, feature["effects"], Cause(place, "feature"))
