"""What may be chosen in any order, and where a turn ends (docs/settlers.md, choosing several)."""

from typing import Any

from patolli.games.settlers.effects.prayer import store_cards_for_prayer
from patolli.games.settlers.formats.deal import effect_row
from patolli.games.settlers.rules.state import END
from patolli.games.settlers.rules.tasks import (
    AFTER,
    BLESSING,
    CARD,
    DISCARD,
    DROP,
    GIVE,
    KEEP,
    KINDS,
    PUT,
    SAMURAI,
    SPEND,
    STORE,
    STORE_CARD,
    SWAP,
    TURN,
)

FREE_MOVES = ("defend", "samurai", "put")
_SEVERAL = (BLESSING, DISCARD, DROP, GIVE, KEEP, SAMURAI, SPEND, STORE, STORE_CARD, SWAP)


def together(s: Any, token: str) -> tuple[str, bool] | None:
    """The name of the choice that a token belongs to, and whether it begins a part."""
    task = s["todo"][int(s["todo_count"]) - 1]
    kind, word = int(task["kind"]), token.partition(":")[0]
    if kind == PUT:
        return "free", False
    if kind in (TURN, AFTER):
        return ("free", True) if word in FREE_MOVES else ("spend", True) if word == "spend" else None
    if word == "done":
        return None
    stores = kind == CARD and effect_row(s, task["card"], task["effect"])["op"] == store_cards_for_prayer.NUMBER
    return (KINDS[kind], True) if kind in _SEVERAL or stores else None


def new_turn(before: Any, after: Any) -> bool:
    """S1.6.1: a new phase ends the turns of the previous one, and each action or pass in the Action phase is a turn."""
    if before["phase"] != after["phase"]:
        return True
    task = after["todo"][int(after["todo_count"]) - 1]
    return int(task["kind"]) == TURN and int(after["window_at"]) == END
