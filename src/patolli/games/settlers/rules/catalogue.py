"""The catalogue of actions: what an action number means, and what it is called at a position (format 2).

Families with one action for each card slot come first: `THIS + slot` is "this card" for every decision except `turn`
and `after`, where a card can be built, guarded, made a deal, razed, used. With the cards in the box a slot is always
the same card, in every game, so learning can rely on it; with other decks slots are renumbered, in the order of ids.

Actions added later are at the end, so that earlier numbers keep their meaning. Kernels use different numbers, where
related actions are together; `INSIDE` and `OUTSIDE` translate (`deciding.py`).
"""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from patolli.games.settlers.cards.model import COLOURS, GOODS, RESOURCES
from patolli.games.settlers.effects.card_rows import CARD_IDS, CARD_ROWS
from patolli.games.settlers.rules.state import SEATS, SLOTS, STATUES
from patolli.games.settlers.rules.tasks import (
    AFTER,
    BUILD,
    CARD,
    DISCARD,
    DROP,
    KEEP,
    KINDS,
    LOCATION,
    PUT,
    SAMURAI,
    SOURCE,
    STORE_CARD,
    SWAP,
    TAKE,
    TARGET,
    TURN,
)

MAX_PAY = 5
SPEND_KINDS = (*RESOURCES, "common", "faction")
_PAYS = [pay for n in range(1, MAX_PAY + 1) for pay in combinations_with_replacement("wsfg", n)]

THIS, BUILD_CARD, GUARD, DEAL_CARD, RAZE_CARD, USE, USE_TWICE = range(0, 7 * SLOTS, SLOTS)
_NAMED = (
    [f"draw:{deck}" for deck in ("common", "faction")]
    + [f"good:{good}" for good in (*GOODS, "card")]
    + [f"color:{colour}" for colour in COLOURS]
    + [f"option:{n}" for n in range(1, 5)]
    + [f"spend:{kind}" for kind in SPEND_KINDS]
    + ["pay:" + "".join(pay) for pay in _PAYS]
    + [f"seat:{seat}" for seat in range(SEATS)]
    + [f"steal:{seat}:{good}" for seat in range(SEATS) for good in RESOURCES]
    + ["pray:draw", "pray:tokens", "location:foundation", "source:board", "skip", "done", "end", "pass"]
    + [f"statue:{statue}" for statue in STATUES]
)
FIRST_NAMED = 7 * SLOTS
_AT = {name: FIRST_NAMED + i for i, name in enumerate(_NAMED)}
FIRST_DRAW = _AT["draw:common"]
FIRST_GOOD = _AT["good:wood"]
FIRST_COLOUR = _AT["color:brown"]
FIRST_OPTION = _AT["option:1"]
FIRST_SPEND = _AT["spend:wood"]
FIRST_PAY = _AT["pay:w"]
FIRST_SEAT = _AT["seat:0"]
FIRST_STEAL = _AT["steal:0:wood"]
PRAY_DRAW, PRAY_TOKENS, FOUNDATION, SOURCE_BOARD = (
    _AT[name] for name in ("pray:draw", "pray:tokens", "location:foundation", "source:board")
)
FIRST_STATUE = _AT[f"statue:{STATUES[0]}"]
SKIP, DONE, END_TURN, PASS = (_AT[name] for name in ("skip", "done", "end", "pass"))

PAY_PARTS = np.array([[pay.count(letter) for letter in "wsfg"] for pay in _PAYS], np.int64)
"""Wood, stone, food and gold of each `pay` token."""
PAY_FIRST = np.searchsorted(PAY_PARTS.sum(axis=1), np.arange(MAX_PAY + 2))
"""The first `pay` token of each size, and the end."""

_FAMILIES = ("this", "build", "guard", "deal", "raze", "use", "use2")
_INNER = (*(f"{family}:#{slot}" for family in _FAMILIES for slot in range(SLOTS)), *_NAMED)
"""All actions as kernels number them."""
_FIFTH = ("seat:4", *(f"steal:4:{good}" for good in RESOURCES))
_FIRST_SLOTS = 256
_LATER = (
    *_FIFTH,
    *(f"{family}:#{slot}" for family in _FAMILIES for slot in range(_FIRST_SLOTS, SLOTS)),
    *(f"statue:{statue}" for statue in STATUES),
)
"""First there were four players, fewer slots and no Statues."""
TOKENS = (*(token for token in _INNER if token not in frozenset(_LATER)), *_LATER)
_PLACE = {token: number for number, token in enumerate(TOKENS)}
OUTSIDE = np.array([_PLACE[token] for token in _INNER], np.int64)
"""The catalogue number of an action as kernels number it."""
INSIDE = np.argsort(OUTSIDE)
"""The inverse."""
MAX_LEGAL = 2048
"""Three for each of 639 cards (a hand card: build, deal, raze; a Location: use once, twice, guard), plus some."""

# What `this card`, the goods and the colors are called under each kind of decision.
_THIS = {
    TAKE: "take", SOURCE: "source", KEEP: "keep", PUT: "card", LOCATION: "location", DISCARD: "discard", DROP: "drop",
    TARGET: "target", BUILD: "build", CARD: "card", SWAP: "swap", SAMURAI: "samurai", STORE_CARD: "stored",
}  # fmt: skip
_USES = ("send", "put", "use")  # by type: production, feature, action
_RENAMED = {"swap": "good", "give": "good", "blessing": "color", "store": "color", "offer": "color"}


def _current(s: Any) -> int:
    return int(s["todo"][int(s["todo_count"]) - 1]["kind"]) if s["todo_count"] > 0 else -1


def token_at(s: Any, action: int) -> str:
    """What an action is called at a position; the catalogue's own name if it has none there."""
    return _called(s, int(INSIDE[action]))


def _called(s: Any, action: int) -> str:
    """The same by the number that kernels use."""
    kind = _current(s)
    if action >= FIRST_NAMED:
        token = _INNER[action]
        word, _, rest = token.partition(":")
        if 0 <= kind < len(KINDS) and _RENAMED.get(KINDS[kind]) == word:
            return f"{KINDS[kind]}:{rest}"
        return token
    family, slot = divmod(action, SLOTS)
    row = int(s["cards"][slot])
    if row == 0:
        return _INNER[action]
    card = CARD_IDS[row]
    if family == 0:
        return f"{_THIS[kind]}:{card}" if kind in _THIS else _INNER[action]
    if kind not in (TURN, AFTER):
        return _INNER[action]
    if family == GUARD // SLOTS:
        return f"{'defend' if CARD_ROWS[row]['deck'] == 0 else 'samurai'}:{card}"
    if family == USE // SLOTS:
        return f"{_USES[int(CARD_ROWS[row]['type'])]}:{card}"
    return f"{_FAMILIES[family]}:{card}"


def slots_by_id(s: Any) -> dict[str, int]:
    """The slot of each card in a game."""
    return {CARD_IDS[row]: slot for slot, row in enumerate(s["cards"].tolist()) if row}


def action_at(s: Any, token: str) -> int | None:
    """The action that a token means at a position; None if there is none."""
    action = _meant(s, token)
    return None if action is None else int(OUTSIDE[action])


def _meant(s: Any, token: str) -> int | None:
    """The same by the number that kernels use."""
    kind = _current(s)
    if kind < 0 or len(token) > 40:
        return None
    word, _, rest = token.partition(":")
    if _RENAMED.get(word) and KINDS[kind] == word:
        named = _AT.get(f"{_RENAMED[word]}:{rest}")
        if named is not None:
            return named
    if token in _AT:
        return _AT[token] if _called(s, _AT[token]) == token else None
    slot = slots_by_id(s).get(rest)
    if slot is None:
        return None
    for family in range(len(_FAMILIES)):
        if _called(s, family * SLOTS + slot) == token:
            return family * SLOTS + slot
    return None
