"""Gains, and sources that act together (format 4); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import (
    CARD_GOODS,
    COLORS,
    SUPPLY,
    Asking,
    Brought,
    Cause,
    Effect,
    Flow,
    Place,
    Source,
    ability,
    colors_in_play,
    deal_field,
    effects_of,
    fits,
    trigger,
)
from tests.games.settlers.oracle.paying import Paying

GOODS_CLASS, CARDS_CLASS, OTHERS_CLASS, REST_CLASS, PRAYER_CLASS, SWAP_CLASS = range(6)
PRAYER_OPS = ("gain_blessing", "gain_per_blessing", "pray", "store_cards_for_prayer")


class Sources(Paying):
    """What one effect gives, and in which order several sources act."""

    def _effects(self, player: int, effects: list[Effect], cause: Cause) -> Flow:
        """Runs effects in their order; see oracle_effects.py."""
        raise NotImplementedError

    # Gains

    def _gain(self, player: int, goods: dict[str, int], place: Place | None) -> Asking[list[str]]:
        """One gain; `place` is the Location whose ability gives it. Returns the cards that were drawn."""
        seat = self.seats[player]
        for good in SUPPLY:
            seat["goods"][good] += goods.get(good, 0)
        points = goods.get("vp", 0)
        seat["points"] += points
        if points and not self.quiet:
            self.quiet = True
            yield from self._bundle(player, self._answers_to_points(player, points, place))
            self.quiet = False  # it was before
        drawn = []
        for kind in CARD_GOODS:
            for _ in range(goods.get(kind, 0)):
                if kind == "card":
                    card = yield from self._draw_any(player)
                    if card:
                        self._to_hand(player, card)
                else:
                    card = self._draw_to_hand(player, kind.removesuffix("_card"))
                drawn += [card] if card else []
        yield from self._gain_blessings(player, goods.get("blessing", 0), list(COLORS))
        return drawn

    def _answers_to_points(self, player: int, points: int, place: Place | None) -> list[Source]:
        answers = []
        for feature in self._tableau(player):
            about = ability(self._card(feature), "feature")
            when = about.get("trigger") if about else None
            if when == "you_gain_vp_at_least_2_at_once" and points >= 2:
                answers.append(self._feature(feature))
            if when == "you_score_by_location" and place and about and self._fits(place, feature):
                answers.append(self._feature(feature))
        return answers

    def _fits(self, place: Place, feature: Place) -> bool:
        """Whether the feature of a Location asks for such a Location."""
        about = ability(self._card(feature), "feature")
        own = colors_in_play(self._card(feature), feature)
        return about is not None and fits(self._card(place), place, about.get("filter"), own)

    def _gain_blessings(self, player: int, count: int, colors: list[str]) -> Flow:
        """One by one, in their order; features may answer each of them."""
        seat = self.seats[player]
        first = 0
        while True:
            held = seat["blessings"]
            free = [color for color in COLORS[first:] if color in colors and color not in held]
            count = min(count, len(free))
            if not count:
                return
            token = yield "blessing", player, [f"blessing:{color}" for color in free[: len(free) - count + 1]]
            color = token.removeprefix("blessing:")
            seat["blessings"] = sorted([*held, color], key=COLORS.index)
            first, count = COLORS.index(color) + 1, count - 1
            yield from self._answer_quietly(player, "you_gain_blessing")

    def _answer_quietly(self, player: int, when: str) -> Flow:
        """Features that answer a Prayer or a Blessing: what they bring triggers none of these kinds (F7)."""
        if self.quiet:
            return
        answers = [self._feature(place) for place in self._tableau(player) if trigger(self._card(place)) == when]
        self.quiet = True
        yield from self._bundle(player, answers)
        self.quiet = False

    # Bundles

    def _feature(self, place: Place, made: str | None = None) -> Source:
        cause = Cause(place, "feature", made=made)
        return Source(place["id"], effects_of(self._card(place), "feature"), cause)

    def _production(self, place: Place) -> Source:
        return Source(place["id"], effects_of(self._card(place), "production"), Cause(place, "production"))

    def _answers(self, player: int, when: str, built: Place | None = None, made: str | None = None) -> list[Source]:
        """The features of a player that answer what happened, perhaps with a Location."""
        found = []
        for place in self._tableau(player):
            if trigger(self._card(place)) == when and (built is None or self._fits(built, place)):
                found.append(self._feature(place, made))
        return found

    def _bundle(self, player: int, sources: list[Source]) -> Flow:
        left = list(sources)
        while left := [source for source in left if self._acts(player, source)]:
            lowest = min(self._class(player, source.effects) for source in left)
            ready = [source for source in left if self._class(player, source.effects) == lowest]
            names = list(dict.fromkeys(source.name for source in ready))
            source = ready[0]
            if lowest == PRAYER_CLASS and len(names) > 1:
                token = yield "source", player, [f"source:{name}" for name in names]
                source = next(one for one in ready if one.name == token.removeprefix("source:"))
            left = [one for one in left if one is not source]
            for _ in range(self._times(source.cause)):
                yield from self._effects(player, source.effects, source.cause)

    @staticmethod
    def _times(cause: Cause) -> int:
        """S2.12.2: with a basic token production and actions happen twice."""
        basic = cause.place is not None and cause.place.get("technology") == "basic"
        return 2 if basic and cause.kind in ("production", "action") else 1

    def _acts(self, player: int, source: Source) -> bool:
        if not source.effects:
            return False
        place = source.cause.place
        return place is None or (self._in_play(place) and self._controller(place) == player)

    def _class(self, player: int, effects: list[Effect]) -> int:
        """Of all effects as printed, including disputed ones."""
        return max(self._class_of(player, effect) for effect in effects)

    def _class_of(self, player: int, effect: Effect) -> int:
        op = effect["op"]
        if self._is_prayerful(effect):
            return PRAYER_CLASS
        if op in ("gain", "gain_per_color", "gain_per_different_color", "gain_per_samurai"):
            goods = effect.get("goods", effect.get("goods_each", {}))
            return CARDS_CLASS if any(good in goods for good in CARD_GOODS) else GOODS_CLASS
        if op == "draw_choose":
            return CARDS_CLASS
        if op == "produce_other":
            producing = [effects_of(self._card(place), "production") for place in self._tableau(player)]
            prayerful = any(self._is_prayerful(one) for effects in producing for one in effects)
            return PRAYER_CLASS if prayerful else OTHERS_CLASS
        if op == "choose_one":
            return max([REST_CLASS, *(self._class(player, option) for option in effect["options"])])
        return SWAP_CLASS if op == "may_discard_goods_from_deals" else REST_CLASS

    def _is_prayerful(self, effect: Effect) -> bool:
        if effect["op"] == "choose_one":
            return any(self._is_prayerful(one) for option in effect["options"] for one in option)
        goods = effect.get("goods", effect.get("goods_each", {}))
        return effect["op"] in PRAYER_OPS or (effect["op"].startswith("gain") and "blessing" in goods)

    # The Production phase of one player

    def _produce(self, player: int) -> Flow:
        board = self.boards[player]["production"]
        seat = self.seats[player]
        goods = {good: count for good, count in board.items() if good != "blessing"}
        sources = [Source("board", [{"op": "gain", "goods": goods}], Cause())]
        if board.get("blessing", 0):
            blessing = {"op": "gain", "goods": {"blessing": board["blessing"]}}
            sources.append(Source("board", [blessing], Cause()))
        for name in seat["deals"] + [route["location"] for route in seat["routes"]]:
            gain = {"op": "gain", "goods": {deal_field(self.cards[name]): 1}}
            sources.append(Source(name, [gain], Cause(kind="deal")))
        for place in self._tableau(player):
            if self._card(place)["type"] == "production":
                sources.append(self._production(place))
            elif trigger(self._card(place)) == "production_phase":
                sources.append(self._feature(place))
        yield from self._bundle(player, sources)
        self.from_deals = Brought()
