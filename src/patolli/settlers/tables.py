"""The cards as the kernels read them: rows of numbers, one interpreter for all of them (`effects.py`).

A card is a row of CARDS; its effects are consecutive rows of EFFECTS, those of its main ability first, then of its
building bonus, of its end of game, and of its options. Cards of card files are added while the program runs
(`engine/shared.py`), so they can be played at once.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from patolli.engine.errors import BadSetup
from patolli.engine.shared import shared_rows
from patolli.settlers.cards import ATTACK, BASE, BOARDS, COLOUR_GOOD, COLOURS, EFFECT_GOODS, FILE_FACTIONS, Board, Card
from patolli.settlers.state import GAINS

COMMON = 0
ATTACK_CARDS = 15
DECKS = ("common", *FILE_FACTIONS)  # a faction's number is its place here
ALL_COLOURS = (1 << 9) - 1
TYPE_PRODUCTION, TYPE_FEATURE, TYPE_ACTION = range(3)
TYPES = ("production", "feature", "action")
GAIN_NAMES = (*EFFECT_GOODS, "matching")
COSTS = ("wood", "stone", "food", "any_resource", "worker", "raze", "gold", "card_from_hand", "own_deal")
C_WOOD, C_STONE, C_FOOD, C_ANY, C_WORKER, C_RAZE, C_GOLD, C_CARDS, C_DEALS = range(9)

TRIGGERS = (
    None, "you_build_location", "you_make_deal", "you_raze", "you_gain_vp_at_least_2_at_once", "you_score_by_location",
    "production_phase", "opponent_exchanges_2_workers", "cleanup_storage", "any_time_in_own_turn",
)  # fmt: skip
(
    NEVER, ON_BUILD, ON_DEAL, ON_RAZE, ON_TWO_POINTS, ON_SCORE, IN_PRODUCTION, ON_EXCHANGE, ON_CLEANUP, ANY_TIME,
) = range(10)  # fmt: skip

OPS = (
    "gain", "gain_per_color", "gain_per_samurai", "gain_per_blessing", "choose_one", "may_pay_one", "draw_choose",
    "produce_other", "reset_action_location", "raze", "gain_from_raze_field", "discard_location",
    "block_action_location", "take_over_location", "steal_goods", "discard_deal", "take_deal",
    "gain_good_of_that_deal", "gain_good_of_own_deal", "make_deal_with_opponent_location", "build", "place_foundation",
    "opponent_discards_card", "gain_samurai", "may_discard_goods_just_gained", "may_discard_goods_from_deals",
    "put_cards_under", "put_goods_on", "store_any_number", "store_blessings", "gain_if", "vp_by_threshold",
    "vp_per_card_under", "pray", "gain_blessing", "store_cards_for_prayer", "place_card_under",
)  # fmt: skip
(
    GAIN, GAIN_PER_COLOUR, GAIN_PER_SAMURAI, GAIN_PER_BLESSING, CHOOSE_ONE, MAY_PAY_ONE, DRAW_CHOOSE, PRODUCE_OTHER,
    RESET, OP_RAZE, GAIN_FROM_RAZE_FIELD, DISCARD_LOCATION, BLOCK, TAKE_OVER, STEAL_GOODS, DISCARD_DEAL, TAKE_DEAL,
    GOOD_OF_THAT_DEAL, GOOD_OF_OWN_DEAL, DEAL_WITH_LOCATION, OP_BUILD, PLACE_FOUNDATION, OPPONENT_DISCARDS,
    GAIN_SAMURAI, SWAP_RAZED, SWAP_DEALS, PUT_UNDER, PUT_ON, STORE_GOODS, STORE_BLESSINGS, GAIN_IF, VP_BY_THRESHOLD,
    VP_PER_UNDER, OP_PRAY, GAIN_BLESSING, STORE_FOR_PRAYER, PLACE_UNDER,
) = range(len(OPS))  # fmt: skip

# `a` of some effects.
DECK_ANY, DECK_FACTION, DECK_COMMON = range(3)  # draw_choose
OWN_PRODUCTION, OTHER_PRODUCTION = range(2)  # produce_other
FROM_HAND, FROM_DEALS = range(2)  # build
FROM_DECK = 1  # store_cards_for_prayer
UNDER_SELF, UNDER_OWN_COMMON = range(2)  # place_card_under
RAZE_HAND, RAZE_OPPONENT, RAZE_OWN = 1, 2, 4  # raze
NO_PRICE = -1
ALL_OF_THEM = 255
MAIN = 0  # `part` of an effect
# Prayers: how the colour is found, and what it brings.
FREE, DECLARE, CHOOSE, DEAL_GOOD = range(4)

MAX_OPTIONS = 4
MAX_STEPS = 8
CARD = np.dtype(
    [
        ("deck", np.int16),  # 0 Common, a faction, ATTACK_CARDS
        ("type", np.int16),
        ("colors", np.int16),  # bit per colour, bit 9: orange
        ("pray_colors", np.int16),
        ("cost", np.int16, 3),
        ("location", np.int16),
        ("deal", np.int16),  # a good, -1: no Deal field
        ("raze", np.int16, GAINS),
        ("razable", np.int16),
        ("end_vp", np.int16),
        ("effects", np.uint16),  # first row of its effects
        ("main_end", np.int16),
        ("bonus_end", np.int16),  # the bonus follows the main effects
        ("final_end", np.int16),
        ("main_class", np.int16),  # format 4
        ("bonus_class", np.int16),
        ("produces_other", np.int16),  # directly among the main effects
        ("passes_on", np.int16),  # among them, options counted
        ("bonus_passes_on", np.int16),
        ("trigger", np.int16),
        ("filter_color", np.int16),
        ("filter_deck", np.int16),  # 0 Common, 1 Faction, -1 any
        ("most", np.int16),  # max_per_round
        ("uses", np.int16),
        ("price", np.int16, 9),  # of an activation, as COSTS
        ("needs_goods", np.int16),  # whether its targets depend on Resources (build),
        ("needs_cards", np.int16),  # on hand cards,
        ("needs_deals", np.int16),  # on own deals
        ("resets", np.int16),  # has a reset among its effects
    ]
)
EFFECT = np.dtype(
    [
        ("op", np.int16),
        ("disputed", np.int16),
        ("part", np.int16),  # of which ability it is: main, bonus, end of game; options as well
        ("goods", np.int16, GAINS),
        ("a", np.int16),
        ("b", np.int16),
        ("c", np.int16),
        ("options", np.int16),
        ("option_at", np.int16, MAX_OPTIONS),  # rows of an option, counted from the card's first one
        ("option_end", np.int16, MAX_OPTIONS),
        ("option_price", np.int16, (MAX_OPTIONS, 9)),
        ("step_count", np.int16, MAX_STEPS),  # vp_by_threshold
        ("step_vp", np.int16, MAX_STEPS),
        ("prayer", np.uint16),
    ]
)
PRAYER_ROW = np.dtype(
    [
        ("draw", np.int16),
        ("mode", np.int16),
        ("named", np.int16),  # bit per colour: of the table, or those that may be declared or chosen
        ("goods", np.int16, (9, GAINS)),
        ("spends", np.int16),
        ("spend", np.int16, 9),  # the Resource that may be spent, -1: none
        ("vp_spent", np.int16),
        ("vp_kind", np.int16),
    ]
)
BOARD = np.dtype([("goods", np.int16, GAINS), ("stores", np.int16), ("tricolor", np.int16)])

MOST_CARDS, MOST_EFFECTS, MOST_PRAYERS, MOST_BOARDS = 8192, 32768, 8192, 256
CARD_ROWS, card_at = shared_rows("patolli_settlers_cards", MOST_CARDS, CARD)
EFFECT_ROWS, effect_at = shared_rows("patolli_settlers_effects", MOST_EFFECTS, EFFECT)
PRAYER_ROWS, prayer_at = shared_rows("patolli_settlers_prayers", MOST_PRAYERS, PRAYER_ROW)
BOARD_ROWS, board_at = shared_rows("patolli_settlers_boards", MOST_BOARDS, BOARD)

COLOUR_GAIN = np.array([GAIN_NAMES.index(COLOUR_GOOD[c]) if c in COLOUR_GOOD else -1 for c in COLOURS], np.int64)
"""The good of a colour (S2.10.3); white has none."""

CARD_IDS: list[str] = [""]
"""The id of each row of CARDS."""
CARD_DATA: list[Card | None] = [None]
_rows: dict[Card | str, int] = {}
_boards: list[Board | None] = [None]
_used = {"effects": 0, "prayers": 1}


def colour_mask(colours: Any) -> int:
    names = (*COLOURS, "orange")
    return sum(1 << names.index(colour) for colour in colours)


def _next_row(rows: Any, number: int, what: str) -> Any:
    if number >= len(rows):
        raise BadSetup(f"this program has seen too many {what} of card files; please start it again")
    return rows[number]


def _goods(row: Any, goods: Mapping[str, int]) -> None:
    for good, n in goods.items():
        row[GAIN_NAMES.index(good)] = n


def _price(cost: Mapping[str, int]) -> list[int]:
    return [cost.get(key, 0) for key in COSTS]


def _class(effect: Mapping[str, Any]) -> int:
    """Format 4: how late a source with this effect acts."""
    op = effect["op"]
    if op == "choose_one":
        return max(3, *(_class(e) for option in effect["options"] for e in option))
    if op in ("gain_blessing", "gain_per_blessing", "pray", "store_cards_for_prayer"):
        return 4
    if op == "may_discard_goods_from_deals":
        return 5
    if op in ("gain", "gain_per_color", "gain_per_samurai"):
        goods = effect.get("goods") or effect["goods_each"]
        if "blessing" in goods:
            return 4
        return 1 if {"card", "common_card", "faction_card"} & set(goods) else 0
    return {"draw_choose": 1, "produce_other": 2}.get(op, 3)


def _passes_on(effects: list[dict[str, Any]]) -> bool:
    """Whether `produce_other` is among them, or an option of a `choose_one`: their class depends on the Empire."""
    return any(
        effect["op"] == "produce_other" or (effect["op"] == "choose_one" and any(map(_passes_on, effect["options"])))
        for effect in effects
    )


def list_class(effects: list[dict[str, Any]]) -> int:
    return max((_class(effect) for effect in effects), default=0)


def _write_prayer(effect: Mapping[str, Any]) -> int:
    number = _used["prayers"]
    _used["prayers"] += 1
    row = _next_row(PRAYER_ROWS, number, "Prayers")
    row["draw"] = effect["draw"]
    table = effect.get("per_matching_card") or effect["per_matching_card_may_spend"]
    named = ALL_COLOURS if "*" in table else colour_mask(table)
    row["mode"] = FREE
    for mode, key in ((DECLARE, "declare_color_before"), (CHOOSE, "choose_color_after")):
        if key in effect:
            row["mode"], named = mode, colour_mask(effect[key])
    if "match" in effect:
        row["mode"], named = DEAL_GOOD, ALL_COLOURS
    row["named"] = named
    row["spend"][:] = -1
    row["spends"] = "per_matching_card_may_spend" in effect
    for c, colour in enumerate(COLOURS):
        entry = table.get(colour, table.get("*"))
        if entry is None:
            continue
        if row["spends"]:
            row["spend"][c] = GAIN_NAMES.index(entry)
        else:
            _goods(row["goods"][c], entry)
    row["vp_spent"] = effect.get("vp_per_spent", 0)
    row["vp_kind"] = effect.get("vp_per_distinct_type_spent", 0)
    return number


def _write_effect(row: Any, effect: Mapping[str, Any]) -> None:
    op = effect["op"]
    row["op"] = OPS.index(op)
    row["disputed"] = bool(effect.get("disputed"))
    goods = effect.get("goods_each") or effect.get("goods") or {}
    if isinstance(goods, Mapping):
        _goods(row["goods"], goods)
    else:  # a list of goods that may be stored or put on
        row["a"] = sum(1 << GAIN_NAMES.index(good) for good in goods)
    match op:
        case "gain_per_color":
            row["a"], row["b"] = COLOURS.index(effect["color"]), effect["max_total"]
        case "gain_per_samurai" | "gain_per_blessing":
            row["b"] = effect["max_total"]
        case "draw_choose":
            row["a"] = ("any_per_card", "faction", "common").index(effect["decks"])
            row["b"], row["c"] = effect["draw"], effect["keep"]
            row["options"] = effect["rest"] == "shuffle_back"
        case "produce_other":
            row["a"] = ("own_production_location", "own_other_production_location").index(effect["target"])
        case "raze":
            places = {"hand_card": RAZE_HAND, "opponent_location": RAZE_OPPONENT, "own_common_location": RAZE_OWN}
            row["a"] = sum(places[place] for place in effect["targets"])
            row["b"] = effect.get("token_cost", NO_PRICE)
        case "steal_goods":
            row["a"] = sum(1 << GAIN_NAMES.index(good) for good in effect["any_of"])
            row["b"] = effect["count"]
        case "build":
            row["a"] = ("hand", "own_deal_under_board").index(effect["from"])
        case "gain_samurai":
            row["b"] = effect["count"]
        case "may_discard_goods_just_gained" | "may_discard_goods_from_deals" | "put_cards_under":
            row["b"] = effect["vp_each"]
        case "store_blessings":
            row["b"] = effect.get("count", ALL_OF_THEM)
        case "gain_if":
            row["b"] = int(effect["condition"].partition(">=")[2])
        case "vp_by_threshold":
            for i, (count, vp) in enumerate(effect["thresholds"]):
                row["step_count"][i], row["step_vp"][i] = count, vp
            row["options"] = len(effect["thresholds"])
        case "vp_per_card_under":
            row["a"] = COLOURS.index(effect["color"])
            row["b"], row["c"] = effect["vp_each"], effect["deck"] == "faction"
        case "gain_blessing":
            row["a"] = colour_mask(effect["colors"]) if "colors" in effect else ALL_COLOURS
            row["b"] = effect["count"]
        case "store_cards_for_prayer":
            row["a"] = ("hand", "common_deck").index(effect["from"])
            row["b"], row["c"] = effect["count"], effect["until"] == "game"
        case "place_card_under":
            row["a"] = ("self", "own_common_location").index(effect["target"])
        case "pray":
            row["prayer"] = _write_prayer(effect)
        case _:
            pass


def _write_effects(card: Card, row: Any) -> None:
    """All effect lists of a card, options last."""
    main = card.ability(card.type)
    lists = [
        ability["effects"] if ability else []
        for ability in (main, *map(card.ability, ("building_bonus", "end_of_game")))
    ]
    first = at = _used["effects"]
    row["effects"] = first
    todo = [effect for effects in lists for effect in effects]
    row["main_end"], row["bonus_end"], row["final_end"] = np.cumsum([len(effects) for effects in lists])
    parts = [part for part, effects in enumerate(lists) for _ in effects]
    for i, effect in enumerate(todo):  # grows by the options
        target = _next_row(EFFECT_ROWS, first + i, "effects")
        target["part"] = parts[i]
        _write_effect(target, effect)
        at += 1
        if effect["op"] in ("choose_one", "may_pay_one"):
            target["options"] = len(effect["options"])
            for k, option in enumerate(effect["options"]):
                within = option if isinstance(option, list) else option["effects"]
                target["option_at"][k] = len(todo)
                target["option_end"][k] = len(todo) + len(within)
                if not isinstance(option, list):
                    target["option_price"][k] = _price(option["cost"])
                todo.extend(within)
                parts.extend([parts[i]] * len(within))
    _used["effects"] = at
    row["main_class"], row["bonus_class"] = list_class(lists[0]), list_class(lists[1])
    row["produces_other"] = any(effect["op"] == "produce_other" for effect in lists[0])
    row["passes_on"], row["bonus_passes_on"] = map(_passes_on, lists[:2])
    row["needs_goods"] = any(effect["op"] == "build" for effect in todo)
    row["needs_cards"] = any(
        effect["op"] in ("place_foundation", "place_card_under", "store_cards_for_prayer", "build", "raze")
        for effect in todo
    )
    row["needs_deals"] = any(effect["op"] in ("gain_good_of_own_deal", "build") for effect in todo)
    row["resets"] = any(effect["op"] == "reset_action_location" for effect in todo)


def card_row(card: Card) -> int:
    """The row of a card; cards that are new are added."""
    key = repr(card)
    if key in _rows:
        return _rows[key]
    number = len(CARD_IDS)
    row = _next_row(CARD_ROWS, number, "cards")
    row["deck"] = DECKS.index(card.deck)
    row["type"] = TYPES.index(card.type)
    row["colors"] = colour_mask(card.colors)
    row["pray_colors"] = 0 if card.colorless_in_prayer else row["colors"] & ALL_COLOURS
    row["cost"] = [card.build_cost.get(good, 0) for good in ("wood", "stone", "food")]
    row["location"] = card.build_cost.get("location", 0)
    row["deal"] = GAIN_NAMES.index(card.deal) if card.deal else -1
    _goods(row["raze"], card.raze)
    row["razable"] = bool(card.raze)
    row["end_vp"] = card.end_game_vp
    row["filter_color"] = row["filter_deck"] = -1
    main = card.ability(card.type) or {}
    if card.type == "feature":
        row["trigger"] = TRIGGERS.index(main.get("trigger"))
        wanted = main.get("filter", {})
        if "color" in wanted:
            row["filter_color"] = (*COLOURS, "orange").index(wanted["color"])
        if "deck" in wanted:
            row["filter_deck"] = wanted["deck"] == "faction"
        row["most"] = main.get("max_per_round", 0)
    if card.type == "action":
        row["uses"] = main["max_activations_per_round"]
        row["price"] = _price(main["cost"])
    _write_effects(card, row)
    CARD_IDS.append(card.id)
    CARD_DATA.append(card)
    _rows[key] = number
    return number


def _attack_row(name: str, target: str) -> int:
    number = len(CARD_IDS)
    CARD_ROWS[number]["deck"] = ATTACK_CARDS
    CARD_ROWS[number]["deal"] = GAIN_NAMES.index(target)
    CARD_IDS.append(name)
    CARD_DATA.append(None)
    _rows[name] = number
    return number


def attack_row(name: str) -> int:
    return _rows[name]


def board_row(board: Board) -> int:
    """The row of a faction board; new ones are added."""
    if board in _boards:
        return _boards.index(board)
    number = len(_boards)
    row = _next_row(BOARD_ROWS, number, "faction boards")
    _goods(row["goods"], board.production)
    row["stores"] = sum(1 << GAIN_NAMES.index(good) for good in board.stores)
    row["tricolor"] = board.tricolor
    _boards.append(board)
    return number


for _card in BASE.values():
    card_row(_card)
for _name, _target in ATTACK.items():
    _attack_row(_name, _target)
BASE_BOARDS = {faction: board_row(board) for faction, board in BOARDS.items()}
