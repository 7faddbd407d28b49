"""What each effect may target, and whether it has a target (D13); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import (
    Card,
    Cause,
    Effect,
    Place,
    ability,
    contains,
    deal_field,
    effects_of,
    is_common,
    prayer_colors,
    raze_field,
)
from tests.games.settlers.oracle.deeds import Deeds

MOST_TAKEN = 4  # F17


class Targets(Deeds):
    """The targets by op, as ids; `steal` and `opponent` as the rest of their tokens."""

    def _have_targets(self, player: int, effects: list[Effect], cause: Cause) -> bool:
        return all(self._has_target(player, effect, cause) for effect in self._active(effects))

    def _has_target(self, player: int, effect: Effect, cause: Cause) -> bool:
        if effect["op"] == "choose_one":
            return bool(self._options(player, effect, cause))
        find = getattr(self, f"_targets_of_{effect['op']}", None)
        return find is None or bool(find(player, effect, cause))

    def _options(self, player: int, effect: Effect, cause: Cause) -> list[int]:
        """The numbers of the options of `choose_one` in which everything has a target."""
        options = enumerate(effect["options"], 1)
        return [number for number, option in options if self._have_targets(player, option, cause)]

    # Own Locations

    def _targets_of_produce_other(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        own = [place for place in self._tableau(player) if self._card(place)["type"] == "production"]
        if effect["target"] == "own_other_production_location":
            own = [place for place in own if place is not cause.place]
        chain = {*self.producing, cause.place["id"] if cause.kind == "production" and cause.place else ""}
        free = [place for place in own if place["id"] not in chain]
        last = [place for place in free if not self._passes_on(place)]
        return [place["id"] for place in free if last or not self._passes_on(place)]

    def _passes_on(self, place: Place) -> bool:
        """F15: a `produce_other` needs a target of its own; in the end one that is not a `produce_other`."""
        return any(effect["op"] == "produce_other" for effect in self._production(place).effects)

    def _targets_of_reset_action_location(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        own = [place for place in self._tableau(player) if self._card(place)["type"] == "action"]
        used = [place for place in own if place["used"] and place is not cause.place]
        return [place["id"] for place in used if not (place["was_reset"] and self._resets(self._card(place)))]  # F16

    def _resets(self, card: Card) -> bool:
        return contains(self._active(effects_of(card, "action")), "reset_action_location")

    def _targets_of_place_card_under(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        if not self.seats[player]["hand"]:
            return []
        if effect["target"] == "self":
            return [cause.place["id"]] if cause.place and self._in_play(cause.place) else []
        return [place["id"] for place in self._own(player) if is_common(self._card(place))]

    def _targets_of_place_technology(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        own = [place for place in self._own(player) if is_common(self._card(place)) and "technology" not in place]
        doubled = effect["kind"] == "basic"
        return [place["id"] for place in own if not doubled or self._card(place)["type"] != "feature"]

    # Enemy Locations

    def _targets_of_gain_from_raze_field(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        return [place["id"] for place in self._enemy_places(player) if raze_field(self._card(place))]

    def _targets_of_discard_location(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        return [place["id"] for place in self._enemy_places(player)]

    def _targets_of_block_action_location(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        enemies = [place for place in self._enemy_places(player) if not place["blocked"]]
        return [place["id"] for place in enemies if self._uses_left(place)]

    def _uses_left(self, place: Place) -> int:
        if self._card(place)["type"] != "action":
            return 0
        action = ability(self._card(place), "action")
        return action["max_activations_per_round"] - place["used"] if action else 0

    def _targets_of_take_over_location(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        taken = [place for places in self._empires() for place in places if place["taken_by"] == player]
        if len(taken) >= MOST_TAKEN:
            return []
        return [place["id"] for place in self._enemy_places(player) if place["taken_by"] is None]

    def _targets_of_make_deal_with_opponent_location(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        if "faction" not in self._piles(player):  # no card for the marker
            return []
        enemies = [self._card(place) for place in self._enemy_places(player)]
        return [card["id"] for card in enemies if not is_common(card) and deal_field(card)]

    def _targets_of_raze(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        tokens = self.seats[player]["goods"]["raze"]
        found = []
        if "hand_card" in effect["targets"] and tokens >= effect.get("token_cost", 1):
            found += [card for card in self.seats[player]["hand"] if raze_field(self.cards[card])]
        places: list[Place] = []
        if "opponent_location" in effect["targets"]:
            places += self._enemy_places(player)
        if "own_common_location" in effect["targets"]:
            places += [place for place in self._own(player) if is_common(self._card(place))]
        for place in places:
            if raze_field(self._card(place)) and tokens >= effect.get("token_cost", self._raze_price(place)):
                found.append(place["id"])
        return found

    # Deals

    def _targets_of_take_deal(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        if self.virtual:
            return list(self.virtual["line"])
        return [card for seat in self._open(player) for card in self.seats[seat]["deals"]]

    def _targets_of_discard_deal(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        if self.virtual:
            return list(self.virtual["line"])
        return [name for seat in self._open(player) for name in self._deal_names(seat)]

    def _targets_of_gain_good_of_own_deal(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        return self._deal_names(player)

    # Cards and goods

    def _targets_of_build(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        seat = self.seats[player]
        cards = seat["hand"] if effect["from"] == "hand" else seat["deals"]
        faction = [card for card in cards if "target" not in self.cards[card] and not is_common(self.cards[card])]
        return [card for card in faction if self._ways(player, self._price(card))]

    def _targets_of_place_foundation(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        return self._common_hand(player)

    def _targets_of_store_cards_for_prayer(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        if effect["from"] != "hand":
            return ["common_deck"]  # nothing is asked
        if not self._in_play(cause.place):
            return []
        return [card for card in self._common_hand(player) if prayer_colors(self.cards[card])]

    def _targets_of_opponent_discards_card(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        return [str(seat) for seat in self._open(player)]  # D10: also one without cards

    def _targets_of_steal_goods(self, player: int, effect: Effect, cause: Cause) -> list[str]:
        seats = [seat for seat in self._open(player) if seat < len(self.seats)]
        goods = effect["any_of"]
        return [f"{seat}:{good}" for seat in seats for good in goods if self.seats[seat]["goods"][good]]
