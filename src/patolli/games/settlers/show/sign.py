"""Choices in a few signs: what is done, what it costs, what it gives. The words stand beside them
(`words/short.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from patolli.engine.items import SPACE, THEN, Item, Line, num, pic
from patolli.games.settlers.cards.model import RESOURCES
from patolli.games.settlers.formats.places import arguments
from patolli.games.settlers.show.items import ICONS, each, goods
from patolli.games.settlers.words.choices import certain
from patolli.games.settlers.words.facts import View, known, letters
from patolli.games.settlers.words.moves import build_cost, raze_price, use_price

_VERBS: Mapping[str, Iterable[Item]] = {
    "take": [pic("card")],
    "keep": [pic("draw-keep")],
    "discard": [num("−"), pic("card")],
    "drop": [pic("discard-deal")],
    "defend": [pic("defense")],
    "samurai": [pic("samurai")],
    "put": [pic("under")],
    "card": [pic("card")],
    "stored": [pic("stored-card")],
    "deal": [pic("act-deal")],
    "raze": [pic("act-raze")],
    "use": [pic("act-use")],
    "use2": [pic("act-use2")],
    "send": [pic("settler"), THEN, pic("ph-production")],
    "offer": [num("−"), pic("blessing")],
    "statue": [pic("points")],
    "location": [pic("discard-location")],
    "pass": [pic("act-pass")],
    "target": [pic("target")],
    "steal": [pic("steal")],
    "blessing": [pic("blessing")],
    "store": [pic("store"), pic("blessing")],
    "give": [pic("pray")],
    "source": [pic("ph-production")],
    "end": [pic("confirm")],
    "build": [pic("act-build")],
}


def sign(view: View, token: str, after: View) -> Line:
    """A legal token as it looks before it is chosen; the results of Prayers and draws are not shown."""
    verb, _, what = token.partition(":")
    match verb:
        case "location" if what == "foundation":
            return [num("−"), pic("foundation")]
        case "target" if known(what) is None:
            return [pic("attack-card")]  # an Attack card
        case "build":
            return [*_VERBS[verb], SPACE, *each(build_cost(what))]
        case "raze":
            about = known(what)
            return [*_VERBS[verb], *_bill(raze_price(view, what), about.raze if about else {})]
        case "deal":
            about = known(what)
            return [*_VERBS[verb], *_bill({"food": 1}, {about.deal: 1} if about and about.deal else {})]
        case "use" | "use2":
            return [*_VERBS[verb], *_bill(*certain(view, token, after, use_price(view, token)))]
        case "send":
            return [*_VERBS[verb], *_bill({}, certain(view, token, after, {"worker": 1})[1])]
        case "draw":
            return [pic(f"{what}-card")]
        case "pray":
            return [pic("pray"), pic("card" if what == "draw" else "blessing")]
        case "spend":
            return _bill({"worker": 2}, {what if what in RESOURCES else f"{what}_card": 1})
        case "pay":
            return goods(letters(what))
        case "good":
            return goods({what: 1})
        case "option":
            return [num(what), *_bill(*certain(view, token, after))]
        case "swap" | "give" if what in view["seats"][view["decision"]["player"]]["goods"]:
            return [*_VERBS.get(verb, ()), *_bill(*certain(view, token, after, {what: 1}))]
        case "swap":
            return [pic("card"), *_bill(*certain(view, token, after))]
        case "color":
            return [pic(f"chip-{what}")]
        case "blessing" | "store" | "offer":
            return [*_VERBS[verb], pic(f"chip-{what}")]
        case "seat":
            return [pic(f"mark-{what}")]
        case "steal":
            seat, good = arguments(token)
            return [pic(f"mark-{seat}"), THEN, pic(ICONS.get(good, good))]
        case _:
            return list(_VERBS.get(verb, ()))


def _bill(paid: Mapping[str, int], got: Mapping[str, int]) -> list[Item]:
    """What is paid, an arrow, what is gained."""
    gave, gain = (goods({kind: n for kind, n in amounts.items() if n}) for amounts in (paid, got))
    arrow = [THEN] if gave and gain else []
    return [SPACE, *gave, *arrow, *gain] if gave or gain else []
