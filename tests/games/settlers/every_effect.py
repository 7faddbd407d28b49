"""Cards that together say everything a card file can say: every op, trigger, price and option of format 8."""

import json
from collections.abc import Iterator
from typing import Any

from patolli.games.settlers.cards.library import read_card_file
from patolli.games.settlers.cards.model import CARD_COLOURS, COLOURS, EFFECT_GOODS, FILE_FACTIONS, RESOURCES, Card
from patolli.games.settlers.effects.checking import COSTS
from patolli.games.settlers.effects.registry import OPS

Effect = dict[str, Any]

PRAYER = {"op": "pray", "draw": 5}
ONE = {"op": "gain", "goods": {"vp": 1}}
EFFECTS: list[Effect] = [
    {"op": "gain", "goods": {good: n for n, good in enumerate(EFFECT_GOODS, 1)}},
    ONE | {"disputed": True},
    {"op": "gain_per_color", "color": "gray", "goods_each": {"stone": 1}, "max_total": 3},
    *({"op": "gain_per_color", "color": c, "goods_each": {"vp": 1, "gold": 1}, "max_total": 3} for c in CARD_COLOURS),
    {"op": "gain_per_samurai", "goods_each": {"vp": 1}, "max_total": 3},
    {"op": "gain_per_blessing", "goods_each": {"vp": 2, "wood": 1}, "max_total": 6},
    *({"op": "gain_per_different_color", "goods_each": {"vp": 1}, "max_total": n} for n in (1, 4)),
    {"op": "choose_one", "options": [[ONE], [{"op": "gain", "goods": {"gold": 1}}], [{"op": "discard_deal"}]]},
    {"op": "choose_one", "options": [[ONE, {"op": "take_deal"}], [{"op": "discard_location"}]]},
    {"op": "may_pay_one", "options": [{"cost": {"any_resource": 2}, "effects": [ONE]}]},
    {"op": "may_pay_one", "options": [{"cost": {good: 1}, "effects": [ONE]} for good in ("gold", "worker", "raze")]},
    *(
        {"op": "draw_choose", "decks": decks, "draw": draw, "keep": 1, "rest": rest}
        for decks in ("any_per_card", "faction", "common")
        for draw, rest in ((1, "discard"), (2, "shuffle_back"), (5, "discard"))
    ),
    {"op": "produce_other", "target": "own_production_location"},
    {"op": "produce_other", "target": "own_other_production_location"},
    {"op": "raze", "targets": ["hand_card"]},
    {"op": "raze", "targets": ["opponent_location", "own_common_location"], "token_cost": 0},
    {"op": "raze", "targets": ["hand_card", "opponent_location", "own_common_location"], "token_cost": 2},
    *({"op": "steal_goods", "any_of": [*RESOURCES[:n]], "count": n} for n in (1, 2, 3)),
    {"op": "steal_goods", "any_of": ["food"], "count": 5},
    {"op": "build", "from": "hand"},
    {"op": "build", "from": "own_deal_under_board"},
    *({"op": "gain_samurai", "count": n} for n in (1, 2, 5)),
    {"op": "gain_blessing", "count": 2},
    {"op": "gain_blessing", "count": 1, "colors": ["brown", "white"]},
    *(
        {"op": "store_cards_for_prayer", "from": source, "count": n, "until": until}
        for source in ("hand", "common_deck")
        for until in ("round", "game")
        for n in (1, 2, 5)
    ),
    {"op": "place_card_under", "target": "self"},
    *({"op": "place_technology", "kind": kind} for kind in ("basic", "defense", "glory")),
    {"op": "place_card_under", "target": "own_common_location"},
    PRAYER | {"per_matching_card": {colour: {"matching": n} for n, colour in enumerate(COLOURS, 1)}},
    PRAYER | {"per_matching_card": {"*": {"matching": 1}}},
    *(PRAYER | {"at_least": [[n, {"vp": 1, "gold": 2}], [n + 1, {"vp": 9}]]} for n in range(1, 7)),
    *(PRAYER | {"declare_color_before": ["red"], "at_least": [[n, {"blessing": 1}]]} for n in range(1, 7)),
    PRAYER | {"per_different_color": {"vp": 1}},
    PRAYER
    | {"per_matching_card": {"red": {"vp": 1}}, "per_different_color": {"gold": 1}, "at_least": [[3, {"vp": 1}]]},
    PRAYER | {"per_matching_card": {"red": {"vp": 1}, "*": {"worker": 1}}},
    *(
        PRAYER | {"draw": n, key: colours, "per_matching_card": {"*": {"vp": 1}}}
        for n in range(1, 11)
        for key in ("declare_color_before", "choose_color_after")
        for colours in ([*COLOURS], ["brown"], ["brown", "gray", "red"])
    ),
    PRAYER | {"per_matching_card_may_spend": {"blue": "wood"}, "vp_per_spent": 2, "vp_per_distinct_type_spent": 0},
    PRAYER | {"per_matching_card_may_spend": {"blue": "wood"}, "vp_per_spent": 0, "vp_per_distinct_type_spent": 3},
    *(
        {"op": op}
        for op, known in OPS.items()
        if not known.required and not known.optional and op != "gain_good_of_that_deal"
    ),
]
PLACED: dict[str, list[list[Effect]]] = {
    "you_make_deal": [
        [PRAYER | {"match": "deal_good", "per_matching_card": {"*": {"vp": 1}}}],
        [PRAYER | {"match": "deal_good", "per_matching_card": {"red": {"vp": 1}, "*": {"gold": 1}}}],
        [
            PRAYER
            | {"match": "deal_good", "per_matching_card_may_spend": {"red": "food"}}
            | {"vp_per_spent": 1, "vp_per_distinct_type_spent": 1}
        ],
    ],
    "you_raze": [[{"op": "discard_deal"}, {"op": "gain_good_of_that_deal"}]],
    "you_gain_vp_at_least_2_at_once": [
        [{"op": "raze", "targets": ["hand_card"]}, {"op": "may_discard_goods_just_gained", "vp_each": 2}]
    ],
    "production_phase": [[{"op": "may_discard_goods_from_deals", "vp_each": 1}]],
    "cleanup_storage": [
        [{"op": "store_any_number", "goods": ["wood", "stone", "food", "worker", "raze", "gold"]}],
        *([{"op": "store_blessings", "count": n}] for n in (1, 2, 5)),
        [{"op": "store_blessings"}],
    ],
    "you_pray": [[ONE]],
    "you_gain_blessing": [[ONE, PRAYER | {"per_matching_card": {"red": {"vp": 1}}}]],
    "any_time_in_own_turn": [
        [{"op": "put_cards_under", "vp_each": 0}, {"op": "put_cards_under", "vp_each": 2}],
        [{"op": "put_goods_on", "goods": ["wood", "food"]}],
    ],
}
END: list[Effect] = [
    *({"op": "gain_if", "condition": f"cards_under>={n}", "goods": {"vp": 2}} for n in (1, 3, 5)),
    {"op": "vp_by_threshold", "thresholds": [[3, 2], [7, 5]]},
    *(
        {"op": "vp_per_card_under", "color": c, "deck": d, "vp_each": 1}
        for c in (*COLOURS, "matching")
        for d in ("common", "faction")
    ),
    *({"op": "vp_per_blessing", "vp_each": n} for n in (1, 2, 5)),
]
FILTERS: list[dict[str, str]] = [{}, {"deck": "common"}, {"deck": "faction"}]
FILTERS += [{"color": colour} | deck for colour in (*CARD_COLOURS, "matching") for deck in FILTERS]


def made() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The type and the abilities of cards that together say everything there is to say."""
    for effect in EFFECTS:
        bonus = {"kind": "building_bonus", "effects": [effect]}
        yield "production", [{"kind": "production", "effects": [effect]}, bonus]
    for cost in COSTS:
        for n in (1, 2):
            ability = {"kind": "action", "cost": {cost: n}, "max_activations_per_round": n, "effects": [ONE]}
            yield "action", [ability]
    for n in (2, 3):
        yield "action", [{"kind": "action", "cost": {}, "max_activations_per_round": n, "effects": [ONE, ONE]}]
    yield "production", [{"kind": "production", "effects": [ONE, {"op": "gain_blessing", "count": 1}], "open": True}]
    for trigger in ("you_build_location", "you_score_by_location"):
        for wanted in FILTERS:
            more = {"filter": wanted} if wanted else {}
            yield "feature", [{"kind": "feature", "trigger": trigger, "effects": [ONE]} | more]
    for wanted in ({}, *({"filter": {"color": colour}} for colour in (*CARD_COLOURS, "matching"))):
        yield "feature", [{"kind": "feature", "trigger": "you_complete_set", "effects": [ONE]} | wanted]
    for n in (1, 4, 20):
        oasis = {"kind": "feature", "trigger": "opponent_exchanges_2_workers", "max_per_round": n, "effects": [ONE]}
        yield "feature", [oasis]
    for trigger, lists in PLACED.items():
        for effects in lists:
            yield "feature", [{"kind": "feature", "trigger": trigger, "effects": effects}]
    nothing = {"kind": "feature", "trigger": None, "effects": []}
    for effect in END:
        yield "feature", [nothing, {"kind": "end_of_game", "effects": [effect]}]


def _lies_there(listed: list[dict[str, Any]]) -> bool:
    """Where goods lie or answers are counted, no color can be noted."""
    return any(
        one.get("trigger") == "opponent_exchanges_2_workers"
        or any(effect["op"] == "put_goods_on" for effect in one["effects"])
        for one in listed
    )


def a_card(number: int, kind: str, listed: list[dict[str, Any]]) -> dict[str, Any]:
    name = f"Карта {number}"  # not in Latin letters: they are searched for
    deck = [*FILE_FACTIONS, "common"][number % (len(FILE_FACTIONS) + 1)]
    more = {} if deck == "common" else {"deal": EFFECT_GOODS[number % len(EFFECT_GOODS)]}
    return more | {
        **{"id": f"XYZ{number:03}", "name": name, "deck": deck, "copies": 1, "type": kind},
        **{"colors": [CARD_COLOURS[number % len(CARD_COLOURS)]], "colorless_in_prayer": number % 2 == 0},
        **({"color_when_built": [*COLOURS[: number % 9 + 1]]} if number % 5 == 0 and not _lies_there(listed) else {}),
        **{"build_cost": {"wood": 1, "location": 1}, "raze": {"card": 2}, "end_game_vp": number % 3},
        **{"abilities": listed},
    }


def card_file() -> dict[str, Card]:
    cards = [a_card(number, kind, listed) for number, (kind, listed) in enumerate(made())]
    whole = {"format": "patolli-cards", "version": 1, "name": "words", "origin": "words", "faction_boards": {}}
    return read_card_file(json.dumps(whole | {"cards": cards}).encode()).cards


FILE = card_file()  # checked like anybody's: all of it can really occur
