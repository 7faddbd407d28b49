"""What effects of cards do, in words made from their data (format 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.settlers.cards import COLOURS
from patolli.settlers.words_terms import (
    chain,
    colour_word,
    colours_word,
    cost_words,
    counted,
    entry,
    good_word,
    goods_words,
    one_of,
)
from patolli.text.entry import Entry

Effect = Mapping[str, Any]

_PLAIN = frozenset({
    "gain_from_raze_field", "reset_action_location", "discard_location", "block_action_location",
    "take_over_location", "discard_deal", "take_deal", "gain_good_of_that_deal", "gain_good_of_own_deal",
    "make_deal_with_opponent_location", "place_foundation", "opponent_discards_card",
})  # fmt: skip
"""Operations without further keys."""


def effects_words(effects: Sequence[Effect]) -> Entry:
    """Effects in the order in which they happen."""
    return chain("then", [effect_words(effect) for effect in effects])


def effect_words(effect: Effect) -> Entry:
    """One effect."""
    words = _effect(effect)
    return entry("disputed", does=words) if effect.get("disputed") else words


def pray_words(prayer: Effect) -> Entry:
    """What a Prayer asks for and gives, without "Pray 5" itself (S2.7)."""
    asked: list[Entry] = []
    for key, message in (("declare_color_before", "declare"), ("choose_color_after", "choose")):
        if key in prayer:
            every = len(set(prayer[key])) == len(COLOURS)
            asked.append(entry(f"{message}-any") if every else entry(message, colors=colours_word(prayer[key])))
    table = prayer.get("per_matching_card", {})
    if "match" in prayer and set(table) != {"*"}:
        asked.append(entry("match-deal"))
    if "per_matching_card_may_spend" in prayer:
        return chain("then", [*asked, _spending(prayer)])
    results = tuple(
        entry(_star(prayer), goods=counted(goods))
        if colour == "*"
        else entry("each-color", goods=counted(goods), color=colour_word(colour))
        for colour, goods in table.items()
    )
    return chain("then", [*asked, entry("results", results=results)])


def _star(prayer: Effect) -> str:
    """Which cards `*` stands for."""
    if len(prayer["per_matching_card"]) > 1:
        return "each-other"
    if "match" in prayer:
        return "each-deal"
    return "each-matching" if {"declare_color_before", "choose_color_after"} & set(prayer) else "each-any"


def _spending(prayer: Effect) -> Entry:
    table = prayer["per_matching_card_may_spend"]
    spent = tuple(
        entry("each-color", goods=counted({good: 1}), color=colour_word(colour)) for colour, good in table.items()
    )
    points = tuple(
        entry(message, points=goods_words({"vp": prayer[key]}))
        for key, message in (("vp_per_spent", "spent-each"), ("vp_per_distinct_type_spent", "spent-kind"))
        if prayer[key]
    )
    return entry("may-spend", spent=spent, points=points)


def _effect(effect: Effect) -> Entry:
    match effect:
        case {"op": str(op)} if op in _PLAIN:
            return entry(f"op-{op}")
        case {"op": "gain", "goods": goods}:
            return goods_words(goods)
        case {"op": "gain_per_color", "color": colour, "goods_each": goods, "max_total": most}:
            return entry("per-color", goods=counted(goods), color=colour_word(colour), n=most)
        case {"op": "gain_per_samurai", "goods_each": goods, "max_total": most}:
            return entry("per-samurai", goods=counted(goods), n=most)
        case {"op": "gain_per_blessing", "goods_each": goods, "max_total": most}:
            return entry("per-blessing", goods=counted(goods), n=most)
        case {"op": "choose_one", "options": options}:
            return _options([effects_words(option) for option in options], all(len(one) == 1 for one in options))
        case {"op": "may_pay_one", "options": [{"cost": cost, "effects": effects}]}:
            return entry("may-pay", cost=cost_words(cost), does=effects_words(effects))
        case {"op": "may_pay_one", "options": options}:
            return entry("may-choose", options=_numbered([_priced(option) for option in options]))
        case {"op": "draw_choose", "decks": decks, "draw": draw, "keep": keep, "rest": rest}:
            return entry("draw-choose", draw=entry(f"draw-{decks}", n=draw), n=keep, rest=entry(f"rest-{rest}"))
        case {"op": "produce_other", "target": target}:
            return entry(f"produce-{target}")
        case {"op": "raze", "targets": targets}:
            return _raze(targets, effect.get("token_cost"))
        case {"op": "steal_goods", "any_of": goods, "count": count}:
            return entry("steal", goods=one_of([good_word(good) for good in goods]), n=count)
        case {"op": "build", "from": source}:
            return entry(f"build-{source}")
        case {"op": "gain_samurai", "count": count}:
            return entry("samurai", n=count)
        case {"op": "may_discard_goods_just_gained", "vp_each": points}:
            return entry("swap-gained", points=goods_words({"vp": points}))
        case {"op": "may_discard_goods_from_deals", "vp_each": points}:
            return entry("swap-deals", points=goods_words({"vp": points}))
        case {"op": "gain_blessing", "count": count}:
            goods = goods_words({"blessing": count})
            colours = effect.get("colors", COLOURS)
            every = len(set(colours)) == len(COLOURS)
            return goods if every else entry("blessing-of", goods=goods, colors=colours_word(colours))
        case {"op": "store_cards_for_prayer", "from": source, "count": count, "until": until}:
            return entry(f"store-{source}-{until}", n=count)
        case {"op": "place_card_under", "target": target}:
            return entry(f"under-{target}")
        case {"op": "pray", "draw": draw}:
            return entry("ability", head=entry("pray", n=draw), does=pray_words(effect))
        case _:
            return _kept(effect)


def _kept(effect: Effect) -> Entry:
    """What lies on and under Locations, what is stored, and what all that scores."""
    match effect:
        case {"op": "put_cards_under", "vp_each": 0}:
            return entry("put-cards")
        case {"op": "put_cards_under", "vp_each": points}:
            return entry("put-cards-for", points=goods_words({"vp": points}))
        case {"op": "put_goods_on", "goods": goods}:
            return entry("put-goods", goods=tuple(good_word(good) for good in goods))
        case {"op": "store_any_number", "goods": goods}:
            return entry("store-goods", goods=tuple(good_word(good) for good in goods))
        case {"op": "store_blessings", "count": count}:
            return entry("store-blessings", n=count)
        case {"op": "store_blessings"}:
            return entry("store-blessings-all")
        case {"op": "gain_if", "condition": condition, "goods": goods}:
            return entry("if-cards-under", goods=goods_words(goods), n=int(condition.removeprefix("cards_under>=")))
        case {"op": "vp_by_threshold", "thresholds": thresholds}:
            steps = [entry("threshold", points=goods_words({"vp": points}), n=n) for n, points in thresholds]
            return entry("thresholds", steps=chain("comma", steps))
        case {"op": "vp_per_card_under", "color": colour, "deck": deck, "vp_each": points}:
            return entry(f"per-card-under-{deck}", points=goods_words({"vp": points}), color=colour_word(colour))
        case _:
            raise ValueError(f"no words for the effect {dict(effect)}")


def _options(options: Sequence[Entry], short: bool) -> Entry:
    return one_of(options) if short else entry("choose-one", options=_numbered(options))


def _numbered(options: Sequence[Entry]) -> Entry:
    # With the numbers of the tokens: option:1, option:2.
    return chain("space", [entry("option", n=n, does=option) for n, option in enumerate(options, 1)])


def _priced(option: Mapping[str, Any]) -> Entry:
    return entry("pay", cost=cost_words(option["cost"]), does=effects_words(option["effects"]))


def _raze(targets: Sequence[str], tokens: int | None) -> Entry:
    words = one_of([entry(f"target-{target}") for target in targets])
    if tokens is None:
        return entry("raze-usual", targets=words)
    if tokens == 0:
        return entry("raze-free", targets=words)
    return entry("raze-for", targets=words, tokens=goods_words({"raze": tokens}))
