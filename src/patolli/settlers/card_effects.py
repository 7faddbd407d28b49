"""What an ability may do: the ops of format 8, their keys, and where each has a place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from patolli.settlers.card_prayers import MOST_DRAWN, PRAYER_KEYS, read_prayer
from patolli.settlers.card_values import Problems, either, join
from patolli.settlers.cards import CARD_COLOURS, COLOURS, EFFECT_GOODS, RESOURCES

STORED = (*RESOURCES, "worker", "raze", "gold")
"""What can be kept in Cleanup; Blessings have an op of their own."""
PAID = ("worker", "raze", "gold", *RESOURCES, "any_resource")
COSTS = (*PAID, "card_from_hand", "own_deal")
DECKS = ("common", "faction")
MOST_EFFECTS = 8
MOST_OPTIONS = 4
MOST_RESOURCES = 5

_STORAGE = ("store_any_number", "store_blessings")
_FREE_MOVES = ("put_cards_under", "put_goods_on")
_END = ("gain_if", "vp_by_threshold", "vp_per_card_under")
_CHOICES = ("choose_one", "may_pay_one")
ONLY_HERE = {
    "the trigger cleanup_storage": _STORAGE,
    "the trigger any_time_in_own_turn": _FREE_MOVES,
    "an end_of_game ability": _END,
}
"""Places that have their own ops; these ops belong nowhere else."""

Reader = Callable[["Effects", str, dict[str, Any]], dict[str, Any]]


class Effects:
    """Checks the effects of one ability. `place`: in words, as in `ONLY_HERE`; `trigger` of a feature."""

    def __init__(self, problems: Problems, place: str, trigger: str | None) -> None:
        self.problems = problems
        self.place = place
        self.trigger = trigger

    def read(self, path: str, value: object, least: int = 1, inside: bool = False) -> list[dict[str, Any]]:
        """A list of effects; `inside` the option of another one."""
        effects: list[dict[str, Any]] = []
        for i, one in enumerate(self.problems.items(path, value, least, MOST_EFFECTS)):
            effect = self._effect(f"{path}[{i}]", one, inside)
            if effect is not None:
                self._order(f"{path}[{i}]", effect["op"], [before["op"] for before in effects])
                effects.append(effect)
        return effects

    def _effect(self, path: str, value: object, inside: bool) -> dict[str, Any] | None:
        problems = self.problems
        op = problems.mapping(path, value).get("op")
        if not isinstance(op, str) or op not in OPS:
            if isinstance(value, dict):
                missing = "op" not in value
                problems.add(join(path, "op"), "is missing" if missing else f"must be {either(sorted(OPS))}")
            return None
        self._place(path, op, inside)
        required, optional, reader = OPS[op]
        known = problems.fields(path, value, ("op", *required), (*optional, "disputed"))
        if known is None:
            return None
        effect = {"op": op} | reader(self, path, known)
        if "disputed" in known and problems.flag(join(path, "disputed"), known["disputed"]):
            effect["disputed"] = True
        return effect

    def _place(self, path: str, op: str, inside: bool) -> None:
        own = ONLY_HERE.get(self.place)
        if own is not None and op not in own:
            self.problems.add(path, f"{op} has no place here: {self.place} is only for {', '.join(own)}")
            return
        for place, ops in ONLY_HERE.items():
            if op in ops and place != self.place:
                self.problems.add(path, f"{op} belongs to {place} only")
        if inside and op in _CHOICES:
            self.problems.add(path, f"{op} cannot be within another choice")
        if op == "may_discard_goods_from_deals" and self.trigger != "production_phase":
            self.problems.add(path, f"{op} belongs to the trigger production_phase only")

    def _order(self, path: str, op: str, before: Sequence[str]) -> None:
        needs = {"gain_good_of_that_deal": "discard_deal", "may_discard_goods_just_gained": "raze"}.get(op)
        if needs is not None and needs not in before:
            self.problems.add(path, f"{op} needs {needs} before it")

    def cost(self, path: str, value: object, allowed: Sequence[str], uses: int = 1) -> dict[str, int]:
        """A price; its Resources, for all uses together, are at most five (one `pay` each)."""
        cost = self.problems.counts(path, value, allowed, least=0)
        resources = sum(cost.get(good, 0) for good in (*RESOURCES, "any_resource"))
        if resources * uses > MOST_RESOURCES:
            times = " for all activations of a round together" if uses > 1 else ""
            self.problems.add(path, f"must be at most {MOST_RESOURCES} Resources{times}, not {resources * uses}")
        return cost


def _nothing(_check: Effects, _path: str, _known: dict[str, Any]) -> dict[str, Any]:
    return {}


def _goods(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {"goods": check.problems.counts(join(path, "goods"), known["goods"], EFFECT_GOODS)}


def _goods_each(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    if "color" in known:
        read["color"] = check.problems.one_of(join(path, "color"), known["color"], CARD_COLOURS)
    read["goods_each"] = check.problems.counts(join(path, "goods_each"), known["goods_each"], EFFECT_GOODS)
    return read | {"max_total": check.problems.whole(join(path, "max_total"), known["max_total"])}


def _choose_one(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "options")
    options = check.problems.items(path, known["options"], 2, MOST_OPTIONS)
    return {"options": [check.read(f"{path}[{i}]", option, inside=True) for i, option in enumerate(options)]}


def _may_pay_one(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "options")
    options: list[dict[str, Any]] = []
    for i, value in enumerate(check.problems.items(path, known["options"], 1, MOST_OPTIONS)):
        option = check.problems.fields(f"{path}[{i}]", value, ("cost", "effects"))
        if option is not None:
            cost = check.cost(f"{path}[{i}].cost", option["cost"], PAID)
            if not cost and option["cost"] == {}:
                check.problems.add(f"{path}[{i}].cost", "must name something: nobody would decline what is free")
            options.append(
                {"cost": cost, "effects": check.read(f"{path}[{i}].effects", option["effects"], inside=True)}
            )
    return {"options": options}


def _draw_choose(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    problems = check.problems
    draw = problems.whole(join(path, "draw"), known["draw"], 1, MOST_DRAWN)
    return {
        "decks": problems.one_of(join(path, "decks"), known["decks"], ("any_per_card", "faction", "common")),
        "draw": draw,
        "keep": problems.whole(join(path, "keep"), known["keep"], 1, draw),
        "rest": problems.one_of(join(path, "rest"), known["rest"], ("discard", "shuffle_back")),
    }


def _raze(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    where = ("hand_card", "opponent_location", "own_common_location")
    read: dict[str, Any] = {"targets": check.problems.some_of(join(path, "targets"), known["targets"], where)}
    if "token_cost" in known:
        read["token_cost"] = check.problems.whole(join(path, "token_cost"), known["token_cost"], 0)
    return read


def _steal(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    any_of = check.problems.some_of(join(path, "any_of"), known["any_of"], RESOURCES)
    return {"any_of": any_of, "count": check.problems.whole(join(path, "count"), known["count"])}


def _word(key: str, *allowed: str) -> Reader:
    return lambda check, path, known: {key: check.problems.one_of(join(path, key), known[key], allowed)}


def _number(key: str, least: int = 1) -> Reader:
    return lambda check, path, known: {key: check.problems.whole(join(path, key), known[key], least)}


def _listed(*allowed: str) -> Reader:
    return lambda check, path, known: {"goods": check.problems.some_of(join(path, "goods"), known["goods"], allowed)}


def _blessings(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    if "count" in known:
        read["count"] = check.problems.whole(join(path, "count"), known["count"], 1, len(COLOURS))
    if "colors" in known:
        read["colors"] = check.problems.some_of(join(path, "colors"), known["colors"], COLOURS)
    return read


def _gain_if(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    found = known["condition"]
    match = re.fullmatch(r"cards_under>=([1-9][0-9]?)", found) if isinstance(found, str) else None
    if match is None or int(match[1]) > 20:
        check.problems.add(join(path, "condition"), "must be 'cards_under>=N' with a number N from 1 to 20")
    return {"condition": found, "goods": check.problems.counts(join(path, "goods"), known["goods"], ("vp",))}


def _thresholds(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "thresholds")
    read: list[list[int]] = []
    for i, pair in enumerate(check.problems.items(path, known["thresholds"], 1, 8)):
        both = check.problems.items(f"{path}[{i}]", pair, 2, 2)
        read.append([check.problems.whole(f"{path}[{i}][{j}]", number) for j, number in enumerate(both)])
    if any(few >= many or less > more for (few, less), (many, more) in pairwise(pair for pair in read if pair)):
        check.problems.add(path, "must ascend: [how many, victory points] pairs, the smallest first")
    return {"thresholds": read}


def _per_card_under(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {
        "color": check.problems.one_of(join(path, "color"), known["color"], CARD_COLOURS),
        "deck": check.problems.one_of(join(path, "deck"), known["deck"], DECKS),
        "vp_each": check.problems.whole(join(path, "vp_each"), known["vp_each"]),
    }


def _store_cards(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return {
        "from": check.problems.one_of(join(path, "from"), known["from"], ("hand", "common_deck")),
        "count": check.problems.whole(join(path, "count"), known["count"], 1, MOST_DRAWN),
        "until": check.problems.one_of(join(path, "until"), known["until"], ("round", "game")),
    }


def _pray(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    return read_prayer(check.problems, path, known, check.trigger)


OPS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Reader]] = {
    "gain": (("goods",), (), _goods),
    "gain_per_color": (("color", "goods_each", "max_total"), (), _goods_each),
    "gain_per_samurai": (("goods_each", "max_total"), (), _goods_each),
    "gain_per_blessing": (("goods_each", "max_total"), (), _goods_each),
    "choose_one": (("options",), (), _choose_one),
    "may_pay_one": (("options",), (), _may_pay_one),
    "draw_choose": (("decks", "draw", "keep", "rest"), (), _draw_choose),
    "produce_other": (("target",), (), _word("target", "own_production_location", "own_other_production_location")),
    "raze": (("targets",), ("token_cost",), _raze),
    "steal_goods": (("any_of", "count"), (), _steal),
    "build": (("from",), (), _word("from", "hand", "own_deal_under_board")),
    "gain_samurai": (("count",), (), _number("count")),
    "may_discard_goods_just_gained": (("vp_each",), (), _number("vp_each")),
    "may_discard_goods_from_deals": (("vp_each",), (), _number("vp_each")),
    "put_cards_under": (("vp_each",), (), _number("vp_each", 0)),
    "put_goods_on": (("goods",), (), _listed(*RESOURCES)),
    "store_any_number": (("goods",), (), _listed(*STORED)),
    "store_blessings": ((), ("count",), _blessings),
    "gain_if": (("condition", "goods"), (), _gain_if),
    "vp_by_threshold": (("thresholds",), (), _thresholds),
    "vp_per_card_under": (("color", "deck", "vp_each"), (), _per_card_under),
    "gain_blessing": (("count",), ("colors",), _blessings),
    "store_cards_for_prayer": (("from", "count", "until"), (), _store_cards),
    "place_card_under": (("target",), (), _word("target", "self", "own_common_location")),
    "pray": (("draw",), PRAYER_KEYS, _pray),
} | dict.fromkeys(
    ("gain_from_raze_field", "reset_action_location", "discard_location", "block_action_location",
     "take_over_location", "discard_deal", "take_deal", "gain_good_of_that_deal", "gain_good_of_own_deal",
     "make_deal_with_opponent_location", "place_foundation", "opponent_discards_card"),
    ((), (), _nothing),
)  # fmt: skip
"""Of each op the keys it must have, those it may have, and what reads them."""
