"""Choices in a few signs: for buttons and for the steps of a turn. The words stand beside them (`words/short.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.engine.items import THEN, Line, num, pic, some
from patolli.games.tzolkin.formats.tokens import arguments, tile_of
from patolli.games.tzolkin.show.faces import faces
from patolli.games.tzolkin.words.facts import MARKET, MONUMENTS

View = Mapping[str, Any]

_HARVEST: Mapping[str, Line] = {
    "corn": [pic("corn-tile"), pic("corn")],
    "wood": [pic("wood-tile"), pic("wood")],
    "burn": [pic("burn"), pic("temple-down"), THEN, pic("corn-tile"), pic("corn")],
    "bare": [pic("corn")],
}


def sign(view: View, token: str, after: View) -> Line:
    """A legal token as it looks before it is chosen."""
    verb, _, what = token.partition(":")
    seat = view["decision"]["player"]
    worker = pic(f"worker-{seat}")
    match verb:
        case "place":
            return [worker, pic("start-player")] if what == "start" else [worker]
        case "pick":
            return [worker, pic("arrow")]
        case "use":
            return [] if what == "none" else [pic("any-action")]
        case "harvest":
            return _HARVEST[what]
        case "beg":
            return [pic("beg"), pic(what, down=1)]
        case "anger":
            return [pic(what, down=1)]
        case "temple":
            return [pic(what, up=1)]
        case "tech":
            return _technology(view["seats"][seat]["technologies"][what], what, after)
        case "pay":
            return [pic(block) for block in arguments(token)]
        case "gain":
            return [pic(what)]
        case "sell":
            return [pic(what), THEN, *some(MARKET[what], "corn")]
        case "buy":
            return [*some(MARKET[what], "corn"), THEN, pic(what)]
        case "build" | "monument":
            tile, saved, _ = tile_of(token)
            kind = pic("monument" if tile in MONUMENTS else faces()[f"tile.{tile}"].kind)
            return [kind, num("−1"), pic(saved)] if saved else [kind]
        case "advance":
            return [pic("two-days" if what == "2" else "gear")]
        case "end":
            return [pic("confirm")]
        case _:
            return []


def _technology(level: int, technology: str, after: View) -> Line:
    """The price of the next level (T25), if it is paid for, and the level itself."""
    paid = after["decision"] is not None and after["decision"]["kind"] == "pay"
    price = [*some(1 if level == 3 else level + 1, "any-block"), THEN] if paid else []
    return [*price, pic(technology, up=int(level < 3))]
