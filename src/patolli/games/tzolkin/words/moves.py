"""The log of single moves: what the deciding player did, with every price and gain."""

from __future__ import annotations

from patolli.games.tzolkin.formats.tokens import space_of, tile_of
from patolli.games.tzolkin.words.facts import (
    BUILDINGS,
    Amounts,
    View,
    blocks_of,
    entry,
    goods,
    mover,
    placed_at,
    seat_of,
    settle,
    space_goods,
    tile_name,
    who,
)
from patolli.text.entry import Entry, Term, Value


def tell_move(before: View, token: str, after: View) -> list[Entry]:
    """The move itself, without what follows automatically at the end of the turn."""
    verb, _, what = token.partition(":")
    seat = who(seat_of(before))
    match verb:
        case "place":
            return [_place(before, what, after)]
        case "pick":
            gear, space = space_of(what)
            return [entry("pick", seat=seat, gear=Term("gear", gear), space=space)]
        case "use" if what != "none":
            return [_use(before, what, after)]
        case "use":
            return [entry("use-none", seat=seat)]
        case "tech":
            return [_technology(before, what, after)]
        case "build":
            return [entry("build", seat=seat, name=tile_name(tile_of(token)[0]), **build_bill(before, token, after))]
        case "monument":
            return [entry("build", seat=seat, name=tile_name(what), **_bill(before, after))]
        case "pay":
            return [entry("pay", seat=seat, **_bill(before, after, blocks_of(what)))]
        case "beg" | "gain" | "sell" | "buy" | "temple" | "anger":
            return [entry(verb, seat=seat, **_bill(before, after))]
        case "harvest":
            return [entry(f"harvest-{what}", seat=seat, **_bill(before, after))]
        case "skip" | "done":
            return [entry(verb, seat=seat)]
        case _:
            raise ValueError(f"no words for the move {token!r}")


def _bill(before: View, after: View, known: Amounts | None = None) -> dict[str, Value]:
    _, was, now = mover(before, after)
    return settle(was, now, known)


def placement(before: View, where: str, after: View) -> tuple[dict[str, Value], bool]:
    """Where the worker is, the price, and whether it went there by mercy (T9)."""
    _, was, now = mover(before, after)
    paid = was["corn"] - now["corn"]
    if where == "start":
        return {"paid": goods({"corn": paid})}, False
    space = placed_at(before, after, where)
    # The price is at least the number (T11); somebody who paid less was shown mercy.
    return {"gear": Term("gear", where), "space": space, "paid": goods({"corn": paid})}, paid < space


def _place(before: View, where: str, after: View) -> Entry:
    values, mercy = placement(before, where, after)
    key = "place-start" if where == "start" else "place-mercy" if mercy else "place"
    return entry(key, seat=who(seat_of(before)), **values)


def use_bill(before: View, what: str, after: View) -> dict[str, Value]:
    """What an action costs and gives immediately."""
    _, was, now = mover(before, after)
    known: Amounts = {"corn": corn_paid(was, what, now), "skull": int(what.startswith("chichen_itza"))}
    return settle(was, now, known)


def corn_paid(was: View, what: str, now: View) -> int:
    """Corn for stepping back and for the action itself: the corn it gives is known, so the corn paid is, too."""
    gear, action = space_of(what)
    gives = space_goods(gear, action, was["technologies"]) if what == "palenque1" or gear == "yaxchilan" else {}
    return was["corn"] + gives.get("corn", 0) - now["corn"]


def _use(before: View, what: str, after: View) -> Entry:
    gear, action = space_of(what)
    bill = use_bill(before, what, after)
    return entry("use", seat=who(seat_of(before)), gear=Term("gear", gear), space=action, **bill)


def _technology(before: View, technology: str, after: View) -> Entry:
    # A paid advance changes nothing until the blocks are chosen: then the level is reported with the payment.
    _, was, _ = mover(before, after)
    key = "technology-bonus" if was["technologies"][technology] == 3 else "technology"
    name = Term("technology", technology)
    return entry(key, seat=who(seat_of(before)), technology=name, **_bill(before, after))


def build_bill(before: View, token: str, after: View) -> dict[str, Value]:
    """The price as paid, in blocks (Tikal) or in corn (Uxmal 4), and all immediate gains."""
    _, was, now = mover(before, after)
    return settle(was, now, build_price(was, token, now))


def build_price(was: View, token: str, now: View) -> Amounts:
    tile, saved, _ = tile_of(token)
    price: Amounts = dict(BUILDINGS[tile]["cost"])
    if saved:
        price[saved] -= 1
        return price
    gives = gifts(tile)
    if any(was[kind] + gives.get(kind, 0) != now[kind] for kind in price):
        return price
    # No block was paid, and none was saved: only Uxmal 4 builds like that.
    discount = 2 if was["technologies"]["architecture"] == 3 else 0
    return {"corn": 2 * sum(price.values()) - discount}


def gifts(tile: str) -> Amounts:
    """Goods and points that a building gives at once (T36)."""
    found: Amounts = {}
    for effect in BUILDINGS[tile]["effects"]:
        found.update(effect.get("gain", {}))
        if "points" in effect:
            found["points"] = effect["points"]
    return found


def tell_keep(before: View, after: View) -> list[Entry]:
    """Kept tiles stay secret until the last player has chosen; then all are reported."""
    told = [entry("keep", seat=who(seat_of(before)))]
    if after["decision"]["kind"] == "keep":
        return told
    for seat, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        tiles = tuple(tile_name(tile) for tile in now["wealth"])
        results = settle(was, now)["results"]
        feeds = (entry("feeds-free", n=1),) if "W14" in now["wealth"] else ()
        told.append(entry("kept", seat=who(seat), tiles=tiles, results=(results, *feeds)))
    return told
