"""Turns cards into rows of numbers (`card_rows.py`): the base game at import, card files on first use."""

from threading import Lock
from typing import Any

import numpy as np

from patolli.games.settlers.cards.model import ATTACK, BASE, BOARDS, Board, Card
from patolli.games.settlers.effects.card_rows import (
    ALL_COLOURS,
    ATTACK_CARDS,
    BOARD_ROWS,
    BONUS,
    CARD_DATA,
    CARD_IDS,
    CARD_ROWS,
    DECKS,
    EFFECT_ROWS,
    GAIN_NAMES,
    PRAYER_ROWS,
    TRIGGERS,
    TYPES,
    colour_mask,
    colour_number,
    free_row,
    goods_mask,
    price_row,
    write_goods,
)
from patolli.games.settlers.effects.ops import Effect, number
from patolli.games.settlers.effects.registry import OPS

_rows: dict[Card | str, int] = {}
_boards: list[Board | None] = [None]
_adding = Lock()
"""A server reads games on several threads: only one at a time adds rows."""
_used = {"effects": 0}


def _order(effect: Effect) -> int:
    op = OPS[effect["op"]]
    if op.options is None:
        return op.order(effect)
    return op.order(effect, [list_order(option) for option in op.options(effect)])


def list_order(effects: list[dict[str, Any]]) -> int:
    """How late a member of a bundle with these effects acts (format 4)."""
    return max((_order(effect) for effect in effects), default=0)


def _passes_on(effects: list[dict[str, Any]]) -> bool:
    """Whether `produce_other` is among them, even as an option of a `choose_one`: their class depends on the Empire."""
    return any(
        effect["op"] == "produce_other" or (effect["op"] == "choose_one" and any(map(_passes_on, effect["options"])))
        for effect in effects
    )


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
    for i, effect in enumerate(todo):  # grows as options are added
        op = OPS[effect["op"]]
        target = free_row(EFFECT_ROWS, first + i, "effects")
        target["op"], target["aims"], target["part"] = number(op.name), op.aims, parts[i]
        target["disputed"] = bool(effect.get("disputed")) | op.rule
        op.write(target, effect)
        if op.name == "pray" and parts[i] <= BONUS:
            row["prayed_for"] |= PRAYER_ROWS[target["prayer"]]["named"]
        for note in op.notes:
            row[note] = 1
        at += 1
        if op.options is not None:
            options = op.options(effect)
            target["options"] = len(options)
            for k, within in enumerate(options):
                target["option_at"][k] = len(todo)
                target["option_end"][k] = len(todo) + len(within)
                todo.extend(within)
                parts.extend([parts[i]] * len(within))
    _used["effects"] = at
    row["main_class"], row["bonus_class"] = list_order(lists[0]), list_order(lists[1])
    row["produces_other"] = any(effect["op"] == "produce_other" for effect in lists[0])
    row["passes_on"], row["bonus_passes_on"] = map(_passes_on, lists[:2])


def card_row(card: Card) -> int:
    """The row of a card; new cards are added."""
    key = repr(card)
    if key not in _rows:
        with _adding:
            if key not in _rows:
                _rows[key] = _new_card_row(card)
    return _rows[key]


def _new_card_row(card: Card) -> int:
    number = len(CARD_IDS)
    row = free_row(CARD_ROWS, number, "cards")
    row["deck"] = DECKS.index(card.deck)
    row["type"] = TYPES.index(card.type)
    row["colors"] = colour_mask(card.colors)
    row["pray_colors"] = 0 if card.colorless_in_prayer else row["colors"] & ALL_COLOURS
    row["chooses"] = colour_mask(card.color_when_built)
    row["cost"] = [card.build_cost.get(good, 0) for good in ("wood", "stone", "food")]
    row["location"] = card.build_cost.get("location", 0)
    row["deal"] = GAIN_NAMES.index(card.deal) if card.deal else -1
    write_goods(row["raze"], card.raze)
    row["razable"] = bool(card.raze)
    row["end_vp"] = card.end_game_vp
    row["filter_color"] = row["filter_deck"] = -1
    main = card.ability(card.type) or {}
    if card.type == "feature":
        row["trigger"] = TRIGGERS.index(main.get("trigger"))
        wanted = main.get("filter", {})
        if "color" in wanted:
            row["filter_color"] = colour_number(wanted["color"])
        if "deck" in wanted:
            row["filter_deck"] = wanted["deck"] == "faction"
        row["most"] = main.get("max_per_round", 0)
    row["open"] = bool(main.get("open"))
    if card.type == "action":
        row["uses"] = main["max_activations_per_round"]
        row["price"] = price_row(main["cost"])
    _write_effects(card, row)
    CARD_IDS.append(card.id)
    CARD_DATA.append(card)
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
    with _adding:
        return _boards.index(board) if board in _boards else _new_board_row(board)


def _new_board_row(board: Board) -> int:
    number = len(_boards)
    row = free_row(BOARD_ROWS, number, "faction boards")
    write_goods(row["goods"], board.production)
    row["stores"] = goods_mask(board.stores)
    row["tricolor"] = board.tricolor
    _boards.append(board)
    return number


for _card in BASE.values():
    card_row(_card)
for _name, _target in ATTACK.items():
    _attack_row(_name, _target)
BASE_BOARDS = {faction: board_row(board) for faction, board in BOARDS.items()}
