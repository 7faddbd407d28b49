"""Why something is not possible: never said of what is possible, said of everything else, and true.

Truth is tested by giving what is said to be missing: then, and not with one less, it must be possible.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from patolli.engine.match import Match
from patolli.games.settlers.cards.model import BASE, GOODS
from patolli.games.settlers.formats.places import names, places
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules.state import BLOCKED, DEFENDED, SAMURAI_ON, SUPPLY, USED
from patolli.games.settlers.words.reasons.places import reasons
from patolli.text import Entry, Goods, Seat
from patolli.text.locales import message_file
from tests.games.settlers.oracle.selfcheck import HOUSE_SETS
from tests.games.settlers.table import Table
from tests.games.settlers.telling import everything_can_be_said
from tests.games.settlers.views import place

Change = Callable[[Any, int], object]
"""To a position, for the seat that decides."""


class Spot:
    """A decision: its position, which may be changed to see what else would be possible."""

    def __init__(self, state: Any) -> None:
        self.states = GAME.new_states(1)
        self.states[0] = state
        self.state = self.states[0]
        self.seat = int(GAME.seat(self.state))
        self.view = GAME.notation.view(self.state, self.seat)
        self.me = self.view["seats"][self.seat]
        out = np.zeros(GAME.rules.max_legal, np.int16)
        self.legal = [GAME.token(self.state, action) for action in out[: GAME.legal(self.state, out)].tolist()]
        self.kind: str = self.view["decision"]["kind"]
        self.lit = {place for token in self.legal for place in places(self.view, token, ())}
        self.reasons = reasons(self.state, self.view, self.legal)

    def but(self, change: Change) -> Spot:
        """The same decision at a position with something changed."""
        copy = GAME.new_states(1)
        copy[0] = self.state
        change(copy[0], self.seat)
        return Spot(copy[0])

    def with_more(self, amounts: Mapping[str, int]) -> Spot:
        def give(s: Any, p: int) -> None:
            for kind, n in amounts.items():
                s["goods"][p, GOODS.index("wood" if kind == "any_resource" else kind)] += n

        return self.but(give)

    def key(self, name: str) -> str:
        """What is said of a verb at a place, or that it can be chosen."""
        return self.reasons[name].key.partition(".")[2] if name in self.reasons else "lit"


# Where positions come from


def eager(legal: list[str], rng: random.Random) -> str:
    """Plays on rather than passing."""
    going = [token for token in legal if token not in ("pass", "done", "end", "skip")]
    return rng.choice(going if going and rng.random() < 0.8 else legal)


def game(players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Spot]:
    rng = random.Random(seed)
    match = Match.new(GAME, players, seed=seed, options=options)
    while not match.over:
        spot = Spot(match.state)
        yield spot
        match.play(eager(spot.legal, rng))


def rare() -> Iterator[Spot]:
    """What hardly ever happens in a game."""
    poor = {"foundations": {0: []}, "hand": {0: ["ROM018"]}}
    yield Spot(Table(("roman", "japanese"), **poor).state)
    blocked = [place(one, blocked=True) for one in _actions(1)]
    yield Spot(Table(("roman", "japanese"), locations={0: blocked}, goods={0: {"worker": 9, "gold": 9}}).state)
    taken = [place(one, taken_by=1) for one in _actions(2)]
    yield Spot(Table(("roman", "egyptian"), locations={0: taken}).state)
    yield Spot(Table(("egyptian", "roman"), locations={1: [place(one, taken_by=0) for one in _actions(2)]}).state)
    guarded = [place("JAP001", samurai=True), place("JAP004")]
    yield Spot(Table(("japanese", "roman"), locations={0: guarded}).state)
    yield Spot(Table(("japanese", "roman"), locations={0: ["JAP013"]}).state)
    kept = Table(("aztec", "roman"), locations={0: ["AZT924"]}, blessings={0: ["brown", "gray", "red", "blue"]})
    yield Spot(kept.until("store").state)
    shrine = Table(("aztec", "roman"), start="production", locations={0: ["AZT914"]}, blessings={0: ["brown", "gray"]})
    yield Spot(shrine.until("blessing").state)
    sets = json.loads(HOUSE_SETS.read_text(encoding="utf-8"))
    visited, workers = [place("AZT931", used=2)], {"worker": 2}
    yield Spot(Table(("roman", "aztec"), card_files=[sets], goods={0: workers}, locations={1: visited}).state)
    castle = Table(("roman", "japanese"), exact=["common"], hand={0: ["COM046"]}, goods={0: {"raze": 1}})
    yield Spot(castle.play("raze:COM046").state)
    costly = next(one.id for one in BASE.values() if one.deck == "egyptian" and one.build_cost.get("location"))
    own, theirs = _actions(2)
    taking = Table(
        ("egyptian", "roman"),
        hand={0: [costly]},
        goods={0: {"wood": 5, "stone": 5, "food": 5}},
        locations={0: [own], 1: [place(theirs, taken_by=0)]},
    )
    yield Spot(taking.play(f"build:{costly}").state)


def _actions(count: int) -> list[str]:
    return [card.id for card in BASE.values() if card.deck == "common" and card.type == "action"][:count]


KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {"factions": ["aztec", "japanese"]}),
    (3, {"factions": ["egyptian", "aztec", "barbarian"], "lookout": "alternate"}),
    (4, {"peaceful": True}),
    (1, {}),
    (2, {"factions": ["japanese", "egyptian"]}),
]


@pytest.fixture(scope="module")
def spots() -> list[Spot]:
    played = [spot for seed in range(5) for spot in game(*_kind(seed))]
    return [*rare(), *played]


def _kind(seed: int) -> tuple[int, int, dict[str, Any]]:
    players, options = KINDS[seed % len(KINDS)]
    return players, seed, options


Said = dict[str, list[tuple[Spot, str, Entry]]]


def some(cases: list[tuple[Spot, str, Entry]]) -> list[tuple[Spot, str, Entry]]:
    """Up to a hundred of them, from all games."""
    return cases[:: 1 + len(cases) // 100]


@pytest.fixture(scope="module")
def said(spots: list[Spot]) -> Said:
    """By key of the reason, where it was given."""
    found: Said = defaultdict(list)
    for spot in spots:
        for name, why in spot.reasons.items():
            found[why.key.partition(".")[2]].append((spot, name, why))
    return found


# What is said of what


def test_no_reason_is_given_where_something_can_be_chosen(spots: list[Spot]) -> None:
    for spot in spots:
        assert not spot.lit & {*spot.reasons}, (spot.legal, spot.view)


def test_everything_else_has_a_reason(spots: list[Spot]) -> None:
    kinds = set[str]()
    for spot in spots:
        kinds.add(spot.kind)
        assert names(spot.view) - spot.lit <= {*spot.reasons}
    assert {"turn", "after", "take", "draw", "pay", "location", "target", "color", "blessing", "discard"} <= kinds


def test_verbs_of_a_place_are_told_apart(spots: list[Spot]) -> None:
    """Each of the three uses of a card in hand is possible, or has its own reason."""
    checked = 0
    for spot in spots:
        if spot.kind == "turn":
            for card in spot.me["hand"]:
                for verb in ("build", "deal", "raze"):
                    checked += 1
                    assert (f"{verb}:{card}" in spot.legal) != (f"hand:{card}:{verb}" in spot.reasons)
            for one in spot.me["locations"]:
                for verb in ("use", "defend", "samurai"):
                    token, name = f"{verb}:{one['id']}", f"location:{one['id']}:{verb}"
                    taken = one["taken_by"] is not None and verb != "use"
                    assert token not in spot.legal or name not in spot.reasons
                    assert token in spot.legal or name in spot.reasons or taken
    assert checked > 1000


def test_every_reason_can_be_said(said: Said) -> None:
    everything_can_be_said([why for cases in said.values() for _, _, why in cases[:: 1 + len(cases) // 20]])


def test_every_reason_occurs(said: Said) -> None:
    items = FluentParser().parse(message_file("en", "settlers-reasons").read_text(encoding="utf-8")).body
    assert {*said} == {item.id.name for item in items if isinstance(item, Message)}


# Whether it is true


def missing(why: Entry) -> dict[str, int]:
    told = why.values["lack"]
    assert isinstance(told, Entry)
    goods = told.values["goods"]
    assert isinstance(goods, Goods)
    return {kind: int(n) for kind, n in goods.amounts.items()}


@pytest.mark.parametrize("key", ["lack", "lack-gold", "twice-lack", "twice-lack-gold"])
def test_what_is_missing(key: str, said: Said) -> None:
    """With it, and not with one less of anything, nothing is missing any more (S1.1.4)."""
    checked = 0
    for spot, name, why in some(said[key]):
        lack = missing(why)
        if not {*lack} <= {*GOODS[:SUPPLY], "any_resource"} or spot.kind != "turn":
            continue
        checked += 1
        assert spot.with_more(lack).key(name) in ("lit", "no-aim", "free-order"), (name, lack)
        if key.endswith("-gold"):
            gold = sum(n for kind, n in lack.items() if kind in ("wood", "stone", "food", "any_resource"))
            rest = {kind: n for kind, n in lack.items() if kind not in ("wood", "stone", "food", "any_resource")}
            short = gold - max(0, spot.me["goods"]["gold"])
            assert short > 0 or "gold" in lack or spot.me["goods"]["gold"]
            assert spot.with_more({**rest, "gold": gold + rest.get("gold", 0)}).key(name) in ("lit", "no-aim")
        else:
            for kind, n in lack.items():
                assert spot.with_more({**lack, kind: n - 1}).key(name) == key
    assert checked


CURES: dict[str, Change] = {
    "deal-food": lambda s, p: s["goods"].__setitem__((p, GOODS.index("food")), 1),
    "raze-token": lambda s, p: s["goods"].__setitem__((p, GOODS.index("raze")), 1),
    "raze-price": lambda s, p: s["goods"].__setitem__((p, GOODS.index("raze")), 4),
    "peaceful": lambda s, p: (s.__setitem__("peaceful", 0), s["goods"].__setitem__((p, GOODS.index("raze")), 4)),
    "spend": lambda s, p: s["goods"].__setitem__((p, GOODS.index("worker")), 2),
    "blocked": lambda s, p: s["marks"].__iand__(255 - BLOCKED),
    "used-up": lambda s, p: s["marks"].__iand__(255 - USED),
    "twice-used": lambda s, p: s["marks"].__iand__(255 - USED),
    "defend-there": lambda s, p: s["marks"].__iand__(255 - DEFENDED),
    "samurai-there": lambda s, p: s["marks"].__iand__(255 - SAMURAI_ON),
    "passed": lambda s, p: s["passed"].__setitem__(slice(None), 0),
}
"""What takes the reason away."""
ALONE = {"deal-food", "raze-token", "raze-price", "spend"}
"""Where nothing else can be missing."""


@pytest.mark.parametrize("key", sorted(CURES))
def test_a_cure_helps(key: str, said: Said) -> None:
    assert said[key]
    for spot, name, _ in some(said[key]):
        cured = spot.but(CURES[key]).key(name)
        assert cured != key, name
        assert cured == "lit" or key not in ALONE, (name, cured)


def test_prices_of_razing_are_those_of_the_rules(said: Said) -> None:
    """S1.9.2: with one token less than stated it is not possible."""
    for spot, name, why in some(said["raze-price"]):
        price = why.values["price"]
        assert isinstance(price, int)

        def with_tokens(n: int, spot: Spot = spot) -> Spot:
            return spot.but(lambda s, p: s["goods"].__setitem__((p, GOODS.index("raze")), n))

        assert with_tokens(price).key(name) == "lit"
        assert with_tokens(price - 1).key(name) == "raze-price"


def test_who_has_passed_or_taken(said: Said) -> None:
    for spot, _, why in said["passed"]:
        who = why.values["seat"]
        assert isinstance(who, Seat)
        assert spot.view["seats"][who.number]["passed"]
    for spot, name, why in said["taken"]:
        who, card = why.values["seat"], name.split(":")[1]
        assert isinstance(who, Seat)
        assert {one["taken_by"] for one in spot.me["locations"] if one["id"] == card} == {who.number}


def test_nothing_hidden_is_used(spots: list[Spot]) -> None:
    """Everything that the seat cannot know drawn again: the same is said."""
    for number, spot in enumerate(spots[:: max(1, len(spots) // 100)]):
        again = spot.but(lambda s, p, seed=number: GAME.redeal(s, p, seed))
        assert {name: why.to_json() for name, why in again.reasons.items()} == {
            name: why.to_json() for name, why in spot.reasons.items()
        }
