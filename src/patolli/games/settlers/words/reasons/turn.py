"""Why a card cannot be built, dealt or razed, or a Location razed, used or protected: in a turn, by verb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from patolli.games.settlers.formats.places import VIRTUAL
from patolli.games.settlers.words.facts import View, player
from patolli.games.settlers.words.moves import raze_price
from patolli.games.settlers.words.reasons.case import Case, Reason, entry, known, lack, lacking, passed, plain
from patolli.games.settlers.words.terms import goods_words, kind_word
from patolli.text.entry import Entry, Seat


def turn_reasons(case: Case) -> Iterator[Reason]:
    """For all cards and goods, in a turn or after its action."""
    yield from _hand(case)
    yield from _empire(case)
    yield from _rivals(case)
    yield from _goods(case)
    for card in case.me["deals"]:
        yield f"deal:{card}", plain("deal-place")
    for route in case.me["routes"]:
        yield f"route:{route['location']}", plain("deal-place")
    for deck in ("common", "faction"):
        yield f"deck:{deck}", plain("deck-now")
    yield "foundation", plain("foundation-now")
    yield "board", plain("board-now")
    if case.kind == "after":
        yield "pass", plain("done-already")


# The hand


def _hand(case: Case) -> Iterator[Reason]:
    for card in case.me["hand"]:
        place = f"hand:{card}"
        if case.kind == "after":
            yield place, plain("done-already")
            continue
        why = {"build": _not_built(case, card), "deal": _not_dealt(case, card), "raze": _not_razed(case, card)}
        for verb, reason in why.items():
            if not case.has(verb, card):
                yield f"{place}:{verb}", reason
        yield place, why["build"]  # only if it has no possible use


def _not_built(case: Case, card: str) -> Entry:
    cost = known(card).build_cost
    own = any(place["taken_by"] is None for place in case.me["locations"])
    if cost.get("location") and not own and not case.me["foundations"]:
        return plain("no-location")
    return lacking(case, lack(case, cost))


def _not_dealt(case: Case, card: str) -> Entry:
    if known(card).deal is None:
        return plain("deal-common")
    return plain("deal-food")


def _not_razed(case: Case, card: str) -> Entry:
    return plain("raze-token") if known(card).raze else plain("raze-field")


# The player's Empire


def own_places(case: Case) -> Iterator[tuple[str, View]]:
    """Locations that the seat controls, and its own that somebody else controls, with their places."""
    yield from ((f"location:{one['id']}", one) for one in case.me["locations"])
    for seat, other in enumerate(case.view["seats"]):
        if seat != case.seat:
            for one in other["locations"]:
                if one["taken_by"] == case.seat:
                    yield f"rival:{seat}:location:{one['id']}", one


def _empire(case: Case) -> Iterator[Reason]:
    for place, one in own_places(case):
        card = one["id"]
        if one["taken_by"] not in (None, case.seat):
            taken = entry("taken", seat=Seat(one["taken_by"]))
            yield from ((f"{place}{verb}", taken) for verb in ("", ":use"))
            continue
        used = plain("done-already") if case.kind == "after" else _not_used(case, one, 1)
        if not case.has("use", card):
            yield f"{place}:use", used
        if case.kind == "turn" and _uses(card) > 1 and not case.has("use2", card):
            yield f"{place}:use2", _not_twice(case, one)
        if not case.has("defend", card):
            yield f"{place}:defend", _not_defended(case, one)
        if not case.has("samurai", card):
            yield f"{place}:samurai", _not_guarded(case, place, one)
        if not case.has("put", card) and (why := _not_put(case, card)) is not None:
            yield f"{place}:put", why
        yield place, used


def _uses(card: str) -> int:
    action = known(card).ability("action")
    return action["max_activations_per_round"] if action else 0


def _not_used(case: Case, one: View, times: int) -> Entry:
    card = known(one["id"])
    action = card.ability("action")
    if action is None:
        return entry("use-kind", kind=kind_word(card.type))
    if one["blocked"]:
        return plain("blocked")
    if one["used"] + times > action["max_activations_per_round"]:
        return entry("used-up", n=one["used"])
    missing = lack(case, action["cost"], times)
    return lacking(case, missing) if missing else plain("no-aim")


def _not_twice(case: Case, one: View) -> Entry:
    action: Any = known(one["id"]).ability("action")
    if one["blocked"]:
        return plain("blocked")
    if one["used"] + 2 > action["max_activations_per_round"]:
        return plain("twice-used")
    missing = lack(case, action["cost"], 2)
    return lacking(case, missing, "twice-lack") if missing else plain("no-aim")


def _not_defended(case: Case, one: View) -> Entry:
    card = known(one["id"])
    if case.solo:
        return plain("defend-solo")
    if card.deck != "common" or not card.raze:
        return plain("defend-kind")
    if one["defense"]:
        return plain("defend-there")
    return plain("free-order") if case.me["goods"]["defense"] else plain("defend-none")


def _not_guarded(case: Case, place: str, one: View) -> Entry:
    if case.me["faction"] != "japanese":
        return plain("samurai-faction")
    if known(one["id"]).deck == "common" or not place.startswith("location:"):
        return plain("samurai-kind")
    if one["samurai"]:
        return plain("samurai-there")
    return plain("free-order") if case.me["goods"]["worker"] else entry("lack", lack=goods_words({"worker": 1}))


def _not_put(case: Case, card: str) -> Entry | None:
    """Why nothing more can be put under or onto a Location; None if that is not its purpose."""
    feature = known(card).ability("feature")
    ops = {effect["op"]: effect for effect in feature["effects"]} if feature else {}
    if "put_cards_under" in ops:
        return plain("free-order") if case.me["hand"] else plain("put-card")
    if "put_goods_on" in ops:
        there = any(case.me["goods"][good] for good in ops["put_goods_on"]["goods"])
        return plain("free-order") if there else plain("put-good")
    return None


# Others


def _rivals(case: Case) -> Iterator[Reason]:
    for seat, other in enumerate(case.view["seats"]):
        if seat == case.seat:
            continue
        now = entry("passed", seat=Seat(seat)) if other["passed"] else plain("rival-now")
        yield f"rival:{seat}", now
        yield from ((f"rival:{seat}:goods:{good}", now) for good in other["goods"])
        yield from ((f"rival:{seat}:deal:{card}", now) for card in other["deals"])
        yield from ((f"rival:{seat}:route:{route['location']}", now) for route in other["routes"])
        for one in other["locations"]:
            if one["taken_by"] != case.seat:
                yield from _enemy(case, f"rival:{seat}:location:{one['id']}", one, seat)
    if case.solo:
        for one in case.view["virtual"]["locations"]:
            yield from _enemy(case, f"rival:{VIRTUAL}:location:{one['id']}", one, VIRTUAL)
        yield from ((f"attack:{card}", plain("attack-now")) for card in case.view["virtual"]["line"])


def _enemy(case: Case, place: str, one: View, owner: int) -> Iterator[Reason]:
    production = known(one["id"]).ability("production")
    if production and production.get("open") and not case.has("send", one["id"]):
        yield f"{place}:send", plain("done-already") if case.kind == "after" else _not_visited(case, one, owner)
    if case.has("raze", one["id"]):
        return
    why = plain("done-already") if case.kind == "after" else _not_raided(case, one, owner)
    yield f"{place}:raze", why
    yield place, why


def _not_visited(case: Case, one: View, owner: int) -> Entry:
    """Open Production (S2.12.1)."""
    controls = owner if one["taken_by"] is None else one["taken_by"]
    if passed(case, controls):
        return entry("passed", seat=player(case.view, controls))
    if not case.me["goods"]["worker"]:
        return entry("lack", lack=goods_words({"worker": 1}))
    return plain("send-used")


def _not_raided(case: Case, one: View, owner: int) -> Entry:
    card, controls = known(one["id"]), owner if one["taken_by"] is None else one["taken_by"]
    if case.peaceful:
        return plain("peaceful")
    if passed(case, controls):
        return entry("passed", seat=player(case.view, controls))
    if not card.raze:
        return plain("raze-field" if card.deck == "common" else "raze-faction")
    price = raze_price(case.view, one["id"])["raze"]
    return entry("raze-price", price=price, have=case.me["goods"]["raze"])


# Goods


def _goods(case: Case) -> Iterator[Reason]:
    for good, have in case.me["goods"].items():
        place = f"goods:{good}"
        if good == "worker" and case.kind == "turn":
            yield place, entry("spend", have=have)
        elif good == "defense":
            yield place, plain("defend-solo" if case.solo else "defend-any" if have else "defend-none")
        else:
            yield place, plain("done-already" if good == "worker" else "goods-now")
