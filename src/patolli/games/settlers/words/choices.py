"""Choices and questions: what the deciding player may do now, at what price, with what result.

The text of a choice says nothing that its player cannot know: cards to be drawn are counted, not named, and what a
Prayer will bring is left open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.games.settlers.cards.model import GOODS, RESOURCES
from patolli.games.settlers.words.cards import card_words
from patolli.games.settlers.words.changes import of_the_move
from patolli.games.settlers.words.effects import effects_words
from patolli.games.settlers.words.facts import (
    Amounts,
    View,
    balance,
    built,
    entry,
    goods,
    known,
    letters,
    mover,
    named,
    owner_of,
    player,
    prayed,
    price,
    size,
)
from patolli.games.settlers.words.moves import build_cost, holder, is_used, raze_price, target, target_key, use_price
from patolli.games.settlers.words.terms import colour_word, cost_words, good_word, statue_word
from patolli.text.entry import Entry, Value

TURN = ("turn", "after")


def describe(before: View, token: str, after: View) -> Entry:
    """A currently offered choice."""
    verb, _, what = token.partition(":")
    match verb:
        case "take" | "keep":
            return entry(f"do-{verb}", card=_whole(what))
        case "discard" | "drop" | "defend" | "samurai" | "put" | "stored":
            return entry(f"do-{verb}", card=named(what))
        case "draw" | "pray":
            return entry(f"do-{verb}-{what}")
        case "build":
            return _build(before, token, after)
        case "deal":
            return _deal(before, token, after)
        case "raze":
            return _raze(before, token, after)
        case "use" | "use2":
            return _use(before, token, after)
        case "send":
            return _send(before, token, after)
        case "spend":
            kind = what if what in RESOURCES else f"{what}_card"
            return entry("do-spend", paid=goods({"worker": 2}), results=goods({kind: 1}))
        case "pass" | "end" | "skip":
            return entry(f"do-{verb}")
        case "done":
            return entry(f"do-done-{before['decision']['kind']}")
        case "location":
            return entry("do-location-foundation") if what == "foundation" else entry("do-location", card=named(what))
        case "pay":
            return entry("do-pay", **_bill(before, token, after, letters(what)))
        case "card":
            return entry("do-card", card=named(what), **_bill(before, token, after))
        case "good" if before["decision"]["kind"] == "put":
            return entry("do-put-good", paid=goods({what: 1}))
        case "good":
            return entry("do-good", results=goods({what: 1}))
        case "target":
            values = {**target(before, what), **_bill(before, token, after)}
            return entry(f"do-{target_key(before, what)}", **values)
        case "seat":
            return entry("do-opponent", other=player(before, int(what)))
        case "steal":
            seat, _, good = what.partition(":")
            return entry("do-steal", other=player(before, int(seat)), results=goods({good: 1}))
        case "option":
            told = _bill(before, token, after)
            return entry("do-option" if told["results"] else "do-option-begin", n=int(what), **told)
        case "swap" if what in GOODS:
            return entry("do-swap", **_bill(before, token, after, {what: 1}))
        case "swap":
            return entry("do-swap-card", card=named(what), **_bill(before, token, after))
        case "color" | "blessing" | "store" | "offer":
            return entry(f"do-{verb}", color=colour_word(what))
        case "statue":
            return entry("do-statue", statue=statue_word(what))
        case "give":
            return entry("do-give", good=good_word(what))
        case "source":
            return entry("do-source-board") if what == "board" else entry("do-source", card=named(what))
        case _:
            raise ValueError(f"no words for the choice {token!r}")


def _whole(card: str) -> Value:
    """Everything on a card that the player may get; only its id if its card file is missing."""
    try:
        return card_words(card)
    except ValueError:
        return named(card)


def question(view: View) -> Entry:
    """The pending decision as a question to the deciding player."""
    decision = view["decision"]
    if decision is None:
        return entry("ask-nothing")
    kind = decision["kind"]
    return entry("ask-target-attack") if kind == "target" and view["phase"] == "attack" else entry(f"ask-{kind}")


def certain(
    before: View, token: str, after: View, paid: Mapping[str, int] | None = None
) -> tuple[Mapping[str, int], Amounts]:
    """Price and certain results. With a Prayer in between, only a known price is certain."""
    if not of_the_move(before, after) or before["prayer"] or prayed(before, token, after):
        return paid or {}, {}
    seat = mover(before)
    gave, got = balance(before["seats"][seat], after["seats"][seat], paid)
    return gave, {**got, "card": max(0, _draws(before, token, after))}


def _bill(before: View, token: str, after: View, paid: Mapping[str, int] | None = None) -> dict[str, Value]:
    """The same in words."""
    gave, got = certain(before, token, after, paid)
    return {"paid": goods(gave), "results": goods(got)}


def _draws(before: View, token: str, after: View) -> int:
    """How many cards the player draws; which ones is not known yet."""
    seat = mover(before)
    was, now = before["seats"][seat]["hand"], after["seats"][seat]["hand"]
    if isinstance(was, int) or isinstance(now, int):
        return size(now) - size(was)
    return sum(card not in was for card in now)


def _build(before: View, token: str, after: View) -> Entry:
    card = token.partition(":")[2]
    seat = mover(before)
    if card in built(before, after, seat):
        paid = price(before["seats"][seat], build_cost(card))
        return entry("do-build", card=named(card), **_bill(before, token, after, paid))
    cost = dict(build_cost(card))
    if before["decision"]["kind"] == "build":
        cost.pop("location", None)  # Settlers and Negotiator leave it out (format 8).
    return entry("do-build", card=named(card), paid=(cost_words(cost),) if cost else (), results=())


def _deal(before: View, token: str, after: View) -> Entry:
    card = token.partition(":")[2]
    seat = mover(before)
    was = before["seats"][seat]
    about = known(card)
    gives = goods({about.deal: 1}) if about and about.deal else ()
    told: dict[str, Value] = {"paid": goods({"food": 1}), "results": ()}
    if card in after["seats"][seat]["deals"]:
        told = _bill(before, token, after, price(was, {"food": 1}))
    return entry("do-deal", card=named(card), paid=told["paid"], results=told["results"] or gives)


def _raze(before: View, token: str, after: View) -> Entry:
    card = token.partition(":")[2]
    owner = owner_of(before, card)
    about = known(card)
    paid = raze_price(before, card)
    field: Amounts = dict(about.raze) if about else {}
    seat = mover(before)
    got: Amounts = {}
    if of_the_move(before, after) and not prayed(before, token, after):
        got = balance(before["seats"][seat], after["seats"][seat], paid)[1]
    results = goods({kind: max(got.get(kind, 0), field.get(kind, 0)) for kind in (*got, *field)})
    if owner is None:
        return entry("do-raze-hand", card=named(card), paid=goods(paid), results=results)
    return entry("do-raze", card=named(card), owner=player(before, owner), paid=goods(paid), results=results)


def _send(before: View, token: str, after: View) -> Entry:
    """Open Production: its result, or what the Location does if that is not certain."""
    card = token.partition(":")[2]
    about = known(card)
    produces = about.ability("production") if about else None
    told = _bill(before, token, after, {"worker": 1})
    results = told["results"] or ((effects_words(produces["effects"]),) if produces else ())
    return entry("do-send", card=named(card), owner=holder(before, card), paid=told["paid"], results=results)


def _use(before: View, token: str, after: View) -> Entry:
    verb, _, card = token.partition(":")
    about = known(card)
    action: Mapping[str, Any] | None = about.ability("action") if about else None
    told = _bill(before, token, after, use_price(before, token)) if is_used(before, card, after) else None
    finished = told is not None and told["results"] and after["decision"] and after["decision"]["kind"] in TURN
    if told is None or not finished:
        cost = {kind: n * (2 if verb == "use2" else 1) for kind, n in action["cost"].items()} if action else {}
        does = (effects_words(action["effects"]),) if action else ()
        if does and verb == "use2":
            does = (entry("each-time", does=does),)
        return entry(f"do-{verb}", card=named(card), paid=(cost_words(cost),) if cost else (), results=does)
    return entry(f"do-{verb}", card=named(card), **told)
