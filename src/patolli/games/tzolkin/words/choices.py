"""Choices and questions: what the deciding player may do now, at what price, with what result."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.games.tzolkin.formats.places import lowest_free
from patolli.games.tzolkin.formats.tokens import space_of, tile_of
from patolli.games.tzolkin.words.facts import (
    BUILDINGS,
    CHICHEN_ITZA,
    LAST_SPACE,
    MARKET,
    MONUMENTS,
    WEALTH,
    Amounts,
    View,
    blocks_of,
    entry,
    goods,
    mover,
    seat_of,
    settle,
    tile_name,
)
from patolli.games.tzolkin.words.moves import build_price, corn_paid, gifts, placement, use_bill
from patolli.games.tzolkin.words.tiles import effects, scoring, space_words
from patolli.text.entry import Entry, Goods, Term, Value

NO_GOODS = Goods({})


def describe(view: View, token: str, after: View | None = None) -> Entry:
    """A currently offered choice. With ``after``, the view once it is played, prices and results are complete."""
    verb, _, what = token.partition(":")
    match verb:
        case "keep":
            return entry("do-keep", tiles=tuple(_brief(tile) for tile in what.split("+")))
        case "beg":
            corn = Goods({"corn": 3 - _me(view)["corn"]})  # T8
            return entry("do-beg", results=(corn, _step(view, what, -1)))
        case "place":
            return _place(view, what, after)
        case "pick":
            gear, space = space_of(what)
            return entry("do-pick", gear=Term("gear", gear), space=space)
        case "use" if what == "none":
            return entry("do-use-none")
        case "use":
            return _use(view, what, after)
        case "harvest":
            return entry(f"do-harvest-{what}", results=_bill(view, after)["results"])
        case "anger":
            return entry("do-anger", results=(_step(view, what, -1),))
        case "temple":
            return entry("do-temple", results=(_step(view, what, 1),))
        case "tech":
            return _technology(view, what, after)
        case "pay":
            return entry("do-pay", paid=goods(blocks_of(what)), results=_bill(view, after, blocks_of(what))["results"])
        case "gain":
            return entry("do-gain", results=(Goods({what: 1}),))
        case "sell":
            return entry("do-sell", paid=Goods({what: 1}), results=(Goods({"corn": MARKET[what]}),))
        case "buy":
            return entry("do-buy", paid=Goods({"corn": MARKET[what]}), results=(Goods({what: 1}),))
        case "build":
            return _build(view, token, after)
        case "monument":
            price = goods(MONUMENTS[what]["cost"])
            return entry("do-monument", name=tile_name(what), paid=price, does=scoring(what))
        case "advance":
            return entry(f"do-advance-{what}", day=view["day"] + int(what))
        case "skip":
            return entry(f"do-skip-{view['decision']['kind']}")
        case "end" | "done":
            return entry(f"do-{verb}")
        case _:
            raise ValueError(f"no words for the choice {token!r}")


def question(view: View) -> Entry:
    """The pending decision as a question to the deciding player."""
    decision = view["decision"]
    if decision is None:
        return entry("ask-nothing")
    kind = decision["kind"]
    if kind == "turn":
        return entry(_ask_turn(view))
    if kind == "use" and decision.get("gear") is not None:
        return entry("ask-use-from", gear=Term("gear", decision["gear"]), space=decision["space"])
    return entry(f"ask-{kind}")


def _ask_turn(view: View) -> str:
    """Names only what is possible: placing (T10-T12), picking up, begging (T8)."""
    me, seat = _me(view), seat_of(view)
    spaces = [space for gear in view["gears"].values() for space in [_lowest(gear)] if space is not None]
    places = me["free_workers"] > 0 and (min(spaces, default=99) <= me["corn"] or view["start_space"] is None)
    picks = any(worker == seat for gear in view["gears"].values() for worker in gear)
    begs = me["corn"] <= 2 and any(step > -1 for step in me["temples"].values())
    if not places and not picks:
        return "ask-turn-beg" if begs else "ask-turn-place"  # T9: by mercy
    asked = "ask-turn" if places and picks else "ask-turn-place" if places else "ask-turn-pick"
    return f"{asked}-or-beg" if begs else asked


def _lowest(gear: Sequence[object]) -> int | None:
    return gear.index(None) if None in gear else None


def _me(view: View) -> View:
    return view["seats"][seat_of(view)]


def _brief(tile: str) -> Entry:
    return entry("tile-brief", name=tile_name(tile), does=effects(WEALTH[tile]["effects"]))


def _bill(view: View, after: View | None, known: Amounts | None = None) -> dict[str, Value]:
    if after is None:
        return {"paid": goods(known or {}), "results": ()}
    _, was, now = mover(view, after)
    return settle(was, now, known)


def _step(view: View, temple: str, by: int) -> Entry:
    step = _me(view)["temples"][temple] + by
    return entry("up" if by > 0 else "down", temple=Term("temple", temple), n=1, step=step)


def _place(view: View, where: str, after: View | None) -> Entry:
    if after is not None:
        values, mercy = placement(view, where, after)
        key = "do-place-start" if where == "start" else "do-place-mercy" if mercy else "do-place"
        return entry(key, **values)
    # The view does not say how many workers were already placed: only the first one's price is certain (T11).
    first = view["decision"]["kind"] == "turn"
    if where == "start":
        return entry("do-place-start" if first else "do-place-start-more", paid=NO_GOODS)
    space = lowest_free(view, where)
    mercy = first and space > _me(view)["corn"]
    key = "do-place-mercy" if mercy else "do-place" if first else "do-place-more"
    paid = goods({"corn": min(space, _me(view)["corn"])})
    return entry(key, gear=Term("gear", where), space=space, paid=paid)


def _use(view: View, what: str, after: View | None) -> Entry:
    gear, action = space_of(what)
    me = _me(view)
    own = {"uxmal1": 3, "uxmal5": 1}.get(what, 0)
    back = _steps_back(view, gear, action)
    paid: Amounts = {"corn": own, "skull": int(gear == "chichen_itza")}
    wood = gear != "palenque" or action < 3 or view["jungle"][str(action)]["wood"] > 0
    results = space_words(gear, action, me["technologies"], wood)
    if after is not None:
        spent = corn_paid(me, what, after["seats"][seat_of(view)])
        if spent != own + back:
            back = 0  # Not the worker's own action but one it leads to: no stepping back (T29).
        paid["corn"] = spent - back
        gained = use_bill(view, what, after)["results"]
        assert isinstance(gained, tuple)
        block = (entry("any-block"),) if gear == "chichen_itza" and CHICHEN_ITZA[action]["block"] else ()
        results = (*gained, *block) if gained else results
    values: dict[str, Value] = {"steps": back, "back": goods({"corn": back}), "paid": goods(paid), "results": results}
    return entry("do-use", gear=Term("gear", gear), space=action, **values)


def _steps_back(view: View, gear: str, action: int) -> int:
    """The corn for a lower action (T14), if the view says where the worker came from; 6, 7 and 10 are free (T15)."""
    decision = view["decision"]
    if decision.get("gear") != gear or decision.get("space") is None:
        return 0
    top = 9 if LAST_SPACE[gear] == 10 else 5
    space = decision["space"]
    if gear == "chichen_itza" and _me(view)["technologies"]["theology"] and space == 9:
        return 0  # T34
    return max(0, space - action) if space <= top else 0


def _technology(view: View, technology: str, after: View | None) -> Entry:
    level = _me(view)["technologies"][technology]
    price = 1 if level == 3 else level + 1  # T25
    # Free advances take effect at once; for a paid one the blocks are asked next.
    paid = price if after is not None and after["decision"] and after["decision"]["kind"] == "pay" else 0
    name = Term("technology", technology)
    if level == 3:
        return entry("do-technology-bonus", technology=name, blocks=paid, gives=entry(f"gives-{technology}-bonus"))
    gives = entry(f"gives-{technology}-{level + 1}")
    return entry("do-technology", technology=name, level=level + 1, blocks=paid, gives=gives)


def _build(view: View, token: str, after: View | None) -> Entry:
    tile, saved, plain = tile_of(token)
    price: Amounts = {}
    skill: Amounts = {}
    if after is not None:
        _, was, now = mover(view, after)
        price = build_price(was, token, now)
        skill = _architecture(was, tile, price, now)
    elif saved or plain:
        price = dict(BUILDINGS[tile]["cost"])
        if saved:
            price[saved] -= 1
    key = "do-build-plain" if plain else "do-build"
    does = (*((entry("by-architecture", gains=goods(skill)),) if skill else ()), *effects(BUILDINGS[tile]["effects"]))
    return entry(key, name=tile_name(tile), paid=goods(price), does=does)


def _architecture(was: View, tile: str, price: Amounts, now: View) -> Amounts:
    """What architecture adds (T33): it shows in the corn, which nothing else on a tile affects."""
    corn = now["corn"] - was["corn"] + price.get("corn", 0) - gifts(tile).get("corn", 0)
    if corn <= 0:
        return {}
    return {"corn": 1, "points": 2} if was["technologies"]["architecture"] >= 2 else {"corn": 1}
