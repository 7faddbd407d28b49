"""Building, dealing and razing, by an action or by a card; for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import (
    COLORS,
    Brought,
    Cause,
    Flow,
    Place,
    Source,
    ability,
    colors_in_play,
    effects_of,
    is_common,
    raze_field,
    trigger,
)
from tests.games.settlers.oracle.paying import Cost
from tests.games.settlers.oracle.prayer import Prayer


class Deeds(Prayer):
    """What happens when something is built, made a deal or razed, and what answers it."""

    # Build

    def _price(self, card: str) -> Cost:
        """The Resources of a building cost."""
        return {good: count for good, count in self.cards[card]["build_cost"].items() if good != "location"}

    def _built(self, player: int, card: str) -> Flow:
        """A paid card that has left hand or deals becomes a Location (S1.7.1)."""
        place = self._add_place(player, card)
        about = self.cards[card]
        if about.get("color_when_built"):
            token = yield "color", player, [f"color:{color}" for color in about["color_when_built"]]
            place["color"] = token.removeprefix("color:")
        sources = [self._production(place)] if about["type"] == "production" else []
        sources.append(Source(card, effects_of(about, "building_bonus"), Cause(place, "building_bonus")))
        whole = self._completed(player, place)
        for one in self._tableau(player):
            when = trigger(self._card(one))
            if (when == "you_build_location" and self._fits(place, one)) or (
                when == "you_complete_set" and self._answers_set(one, whole)
            ):
                sources.append(self._feature(one))
        if self.options["sets"] and whole:
            yield from self._aloud(self._score_set(player, 2 * len(whole)))
        yield from self._aloud(self._bundle(player, sources))

    def _score_set(self, player: int, points: int) -> Flow:
        yield from self._gain(player, {"vp": points}, None)

    def _completed(self, player: int, place: Place) -> set[str]:
        """S2.12.3: the colors of which this Location is the third, the sixth and so on."""
        tableau = [colors_in_play(self._card(one), one) for one in self._tableau(player)]
        own = set(colors_in_play(self._card(place), place)) & set(COLORS)
        return {color for color in own if sum(color in colors for colors in tableau) % 3 == 0}

    def _answers_set(self, feature: Place, whole: set[str]) -> bool:
        about = ability(self._card(feature), "feature")
        wanted = (about or {}).get("filter", {}).get("color")
        if wanted == "matching":
            return bool(whole & set(colors_in_play(self._card(feature), feature)))
        return bool(whole) if wanted is None else wanted in whole

    def _aloud(self, flow: Flow) -> Flow:
        """What a deed brings and what answers it is not given by the feature that did it (F7)."""
        quiet, self.quiet = self.quiet, False
        yield from flow
        self.quiet = quiet

    # Deals

    def _deal_made(self, player: int, card: str, good: str) -> Flow:
        """After a deal with a card was made: its good, then what answers it."""
        yield from self._aloud(self._answer_deal(player, card, good))

    def _answer_deal(self, player: int, card: str, good: str) -> Flow:
        yield from self._gain(player, {good: 1}, None)
        yield from self._bundle(player, self._answers(player, "you_make_deal", made=good))

    # Raze

    def _raze_price(self, place: Place) -> int:
        return 2 + place["defense"] + place["samurai"] + (2 if place.get("technology") == "defense" else 0)

    def _raze_from_hand(self, player: int, card: str, price: int) -> Flow:
        self.seats[player]["goods"]["raze"] -= price
        yield from self._aloud(self._gain_raze_field(player, card))
        self._discard_from_hand(player, card)
        yield from self._aloud(self._bundle(player, self._answers(player, "you_raze")))

    def _raze_place(self, player: int, place: Place, price: int) -> Flow:
        self.seats[player]["goods"]["raze"] -= price
        owner, controller, card = self._owner(place), self._controller(place), place["id"]
        if is_common(self.cards[card]) and owner < len(self.seats):
            self._leave(place, self.seats[owner]["foundations"])
            self.seats[controller]["goods"]["wood"] += 1  # S1.12.4: the controller
        else:
            self._leave(place)
        yield from self._aloud(self._gain_raze_field(player, card))
        yield from self._aloud(self._bundle(player, self._answers(player, "you_raze")))

    def _gain_raze_field(self, player: int, card: str) -> Flow:
        """What the last raze brought can be swapped."""
        goods = raze_field(self.cards[card])
        self.razed = Brought()
        brought = self.razed
        brought.add(goods, (yield from self._gain(player, goods, None)))
