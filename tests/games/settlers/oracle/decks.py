"""Random decks in the vocabulary of card files (format 8): all ops in all places, to try what no printed card does.

python -m tests.games.settlers.oracle.decks 7 > deck.json
"""

import json
import random
import sys
from typing import Any

from tests.games.settlers.oracle.cards import COLORS, GOODS, RESOURCES

SETS = (3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1)  # S2.4.1
GIFTS = (*GOODS, "card", "common_card", "faction_card", "blessing")
TRIGGERS = (None, "you_build_location", "you_make_deal", "you_raze", "you_gain_vp_at_least_2_at_once")
TRIGGERS += ("you_score_by_location", "production_phase", "opponent_exchanges_2_workers", "cleanup_storage")
TRIGGERS += ("any_time_in_own_turn", "you_pray", "you_gain_blessing", "you_complete_set")
FILTERED = ("you_build_location", "you_score_by_location", "you_complete_set")
Made = dict[str, Any]


class Maker:
    """Makes random cards."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.trigger: str | None = None  # of the feature that is being made

    def _some(self, items: tuple[str, ...], most: int) -> list[str]:
        chosen = self.rng.sample(items, self.rng.randint(1, min(most, len(items))))
        return sorted(chosen, key=items.index)

    def _goods(self, goods: tuple[str, ...] = GIFTS) -> dict[str, int]:
        return {good: self.rng.randint(1, 2) for good in self._some(goods, 2)}

    def _prayer(self) -> Made:
        rng = self.rng
        pray: Made = {"op": "pray", "draw": rng.randint(1, 5)}
        if rng.random() < 0.3:
            table = dict(zip(self._some(COLORS, 3), rng.sample(RESOURCES, 3), strict=False))
            pray |= {"per_matching_card_may_spend": table, "vp_per_spent": 1}
            return pray | {"vp_per_distinct_type_spent": rng.randint(0, 2)}
        if rng.random() < 0.3:
            return pray | self._by_number()
        colors = self._some(COLORS, 5)
        pray["per_matching_card"] = {color: self._goods((*GIFTS, "matching")) for color in colors}
        kind = rng.choice(("declare_color_before", "choose_color_after", "match", "all", "table"))
        if kind == "match" and self.trigger != "you_make_deal":
            kind = "table"
        if kind in ("match", "all"):
            pray["per_matching_card"] = {"*": self._goods(("vp", "matching", "worker"))}
        if kind == "match":
            pray["match"] = "deal_good"
        elif kind in ("declare_color_before", "choose_color_after"):
            pray[kind] = colors
        return pray

    def _by_number(self) -> Made:
        """This many cards of a color, or different colors."""
        rng = self.rng
        steps = [[1, self._goods()], [3, self._goods()]][rng.randint(0, 1) :]
        kind = rng.choice(("declare_color_before", "choose_color_after", "all", "different"))
        if kind == "different":
            return {"per_different_color": self._goods(), "at_least": steps}
        return {"at_least": steps} | ({} if kind == "all" else {kind: self._some(COLORS, 5)})

    def _effect(self, depth: int = 0) -> Made:
        """Any op except those of storage, free moves and the end."""
        rng = self.rng
        per: Made = {"goods_each": self._goods(), "max_total": rng.randint(1, 4)}
        razed: Made = {
            "op": "raze",
            "targets": self._some(("hand_card", "opponent_location", "own_common_location"), 3),
        }
        if rng.random() < 0.5 or "own_common_location" in razed["targets"]:
            razed["token_cost"] = rng.randint(0, 2)
        looks = {"decks": rng.choice(("any_per_card", "faction", "common")), "draw": rng.randint(1, 4)}
        looks["rest"] = rng.choice(("discard", "shuffle_back"))
        blessing: Made = {"op": "gain_blessing", "count": rng.randint(1, 3)}
        if rng.random() < 0.5:
            blessing["colors"] = self._some(COLORS, 4)
        stored = {"from": rng.choice(("hand", "common_deck")), "count": rng.randint(1, 2)}
        stored["until"] = rng.choice(("round", "game"))
        other = rng.choice(("own_other_production_location", "own_production_location"))
        found: list[Made] = [
            {"op": "gain", "goods": self._goods()},
            {"op": "gain_per_color", "color": rng.choice(COLORS)} | per,
            {"op": "gain_per_samurai"} | per,
            {"op": "gain_per_different_color"} | per,
            {"op": "gain_per_blessing"} | per,
            {"op": "draw_choose", "keep": rng.randint(1, looks["draw"])} | looks,
            {"op": "produce_other", "target": other},
            {"op": "reset_action_location"},
            razed,
            {"op": "gain_from_raze_field"},
            {"op": "discard_location"},
            {"op": "block_action_location"},
            {"op": "take_over_location"},
            {"op": "steal_goods", "any_of": self._some(RESOURCES, 3), "count": rng.randint(1, 2)},
            {"op": "discard_deal"},
            {"op": "take_deal"},
            {"op": "gain_good_of_own_deal"},
            {"op": "make_deal_with_opponent_location"},
            {"op": "build", "from": rng.choice(("hand", "own_deal_under_board"))},
            {"op": "place_foundation"},
            {"op": "place_technology", "kind": rng.choice(("basic", "basic", "defense", "glory"))},
            {"op": "gain_statue"},
            {"op": "opponent_discards_card"},
            {"op": "gain_samurai", "count": rng.randint(1, 2)},
            *(self._prayer() for _ in range(4)),
            blessing,
            {"op": "store_cards_for_prayer"} | stored,
            {"op": "place_card_under", "target": rng.choice(("self", "own_common_location"))},
        ]
        if depth == 0:
            found.append({"op": "choose_one", "options": [[self._effect(1)], [self._effect(1)]]})
            costs: list[Made] = [{"gold": 1}, {"stone": 1}, {"worker": 1}, {"wood": 1, "food": 1}]
            options = [{"cost": cost, "effects": [self._effect(1)]} for cost in rng.sample(costs, 2)]
            found.append({"op": "may_pay_one", "options": options})
        return rng.choice(found)

    def _effects(self) -> list[Made]:
        """One to three effects; what refers to an effect before follows it."""
        effects: list[Made] = []
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3))):
            effect = self._effect()
            if self.rng.random() < 0.05:
                effect["disputed"] = True
            effects.append(effect)
            if effect["op"] == "raze" and self.rng.random() < 0.7:
                effects.append({"op": "may_discard_goods_just_gained", "vp_each": self.rng.randint(1, 2)})
            if effect["op"] == "discard_deal" and self.rng.random() < 0.7:
                effects.append({"op": "gain_good_of_that_deal"})
        return effects

    def _feature(self) -> Made:
        rng = self.rng
        when = rng.choice(TRIGGERS)
        feature: Made = {"kind": "feature", "trigger": when, "effects": []}
        if when == "cleanup_storage":
            store: list[Made] = [{"op": "store_blessings", "count": rng.randint(1, 2)}, {"op": "store_blessings"}]
            store.append(
                {"op": "store_any_number", "goods": self._some(("wood", "stone", "food", "gold", "worker"), 3)}
            )
            feature["effects"] = [rng.choice(store)]
        elif when == "any_time_in_own_turn":
            goods = {"op": "put_goods_on", "goods": self._some(RESOURCES, 3)}
            feature["effects"] = [rng.choice((goods, {"op": "put_cards_under", "vp_each": rng.randint(1, 2)}))]
        elif when:
            self.trigger = when
            feature["effects"] = self._effects()
            self.trigger = None
            if when == "production_phase" and rng.random() < 0.5:
                feature["effects"] = [{"op": "may_discard_goods_from_deals", "vp_each": rng.randint(1, 2)}]
        if when == "opponent_exchanges_2_workers":
            feature |= {"max_per_round": rng.randint(1, 4), "effects": [{"op": "gain", "goods": {"worker": 1}}]}
        if when in FILTERED and rng.random() < 0.5:
            wanted = ({"color": rng.choice((*COLORS, "matching"))}, {"deck": rng.choice(("common", "faction"))})
            feature["filter"] = wanted[0] if when == "you_complete_set" else rng.choice(wanted)
        return feature

    def _action(self) -> Made:
        rng = self.rng
        costs: list[Made] = [
            {},
            {"worker": 1},
            {"worker": 1},
            {"any_resource": 2},
            {"wood": 1, "stone": 1},
            {"raze": 1},
        ]
        costs += [{"card_from_hand": 1}, {"own_deal": 1}, {"worker": 1, "gold": 1}, {"food": 1, "any_resource": 1}]
        costs += [{"blessing": 1}, {"blessing": 1, "wood": 1}]
        action = {"kind": "action", "cost": rng.choice(costs), "max_activations_per_round": rng.choice((1, 2, 2, 3))}
        return action | {"effects": self._effects()}

    def _production(self) -> Made:
        """Some of them open, with what can be gained away from home."""
        if self.rng.random() < 0.6:
            return {"kind": "production", "effects": self._effects()}
        gains: list[Made] = [{"op": "gain", "goods": self._goods()}, {"op": "gain_blessing", "count": 1}]
        gains += [self._prayer(), {"op": "choose_one", "options": [[gains[0]], [gains[1]]]}]
        return {"kind": "production", "effects": [self.rng.choice(gains)], "open": True}

    def abilities(self, kind: str) -> list[Made]:
        """The abilities of a card of this type."""
        rng = self.rng
        main = {"production": self._production}
        main |= {"feature": self._feature, "action": self._action}
        made: list[Made] = [main[kind]()]
        if rng.random() < 0.25:
            made.append({"kind": "building_bonus", "effects": self._effects()})
        if rng.random() < 0.2:
            ends: list[Made] = [
                {"op": "gain_if", "condition": "cards_under>=3", "goods": {"vp": 2}},
                {"op": "vp_by_threshold", "thresholds": [[2, 1], [5, 4]]},
                {"op": "vp_per_card_under", "color": rng.choice((*COLORS, "matching")), "deck": "common", "vp_each": 1},
                {"op": "vp_per_blessing", "vp_each": 2},
            ]
            made.append({"kind": "end_of_game", "effects": [rng.choice(ends)]})
        return made

    @staticmethod
    def _is_counting(abilities: list[Made]) -> bool:
        """Whether something lies on the Location, where its color would be noted."""
        lying = [effect for ability in abilities for effect in ability["effects"] if effect["op"] == "put_goods_on"]
        return bool(lying) or any(one.get("trigger") == "opponent_exchanges_2_workers" for one in abilities)

    def deck(self, faction: str, prefix: str) -> list[Made]:
        """30 cards in sets of 3, 2 and 1."""
        rng = self.rng
        cards: list[Made] = []
        for number, copies in enumerate(SETS):
            kind = rng.choice(("production", "feature", "action"))
            card = {"name": f"Try {prefix} {number}", "deck": faction, "copies": copies, "type": kind, "end_game_vp": 2}
            card |= {"colors": self._some((*COLORS, "orange"), 2), "deal": rng.choice((*GOODS, "card"))}
            card["build_cost"] = {good: 1 for good in RESOURCES if rng.random() < 0.35}
            if rng.random() < 0.4:
                card["build_cost"]["location"] = 1
            card["raze"] = self._goods((*GOODS, "card")) if rng.random() < 0.4 else {}
            card["abilities"] = self.abilities(kind)
            if not self._is_counting(card["abilities"]) and rng.random() < 0.15:
                card["color_when_built"] = self._some(COLORS, 9)
            for _ in range(copies):
                cards.append({"id": f"{prefix}{len(cards) + 501}"} | json.loads(json.dumps(card)))
        return cards


def random_card_file(seed: int, factions: tuple[str, ...] = ("aztec",)) -> Made:
    """A card file with one deck of 30 cards for each faction, and an Aztec board."""
    maker = Maker(random.Random(seed))
    cards = [card for faction in factions for card in maker.deck(faction, faction[:3].upper())]
    board = {"production": {"worker": 3, "wood": 1, "stone": 1, "raze": 1, "defense": 1, "blessing": seed % 3}}
    if not board["production"]["blessing"]:
        del board["production"]["blessing"]
    boards = {"aztec": board | {"stores": ["stone"], "tricolor": True}} if "aztec" in factions else {}
    head = {"format": "patolli-cards", "version": 1, "name": f"random deck {seed}", "origin": "random"}
    return head | {"faction_boards": boards, "cards": cards}


if __name__ == "__main__":
    print(json.dumps(random_card_file(int(sys.argv[1]), tuple(sys.argv[2:]) or ("aztec",)), indent=1))
