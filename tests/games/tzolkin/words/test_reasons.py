"""Why something is not possible: never said of what is possible, said of everything else, and true.

Truth is tested by giving what is said to be missing: then, and not with one less, it must be possible.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from patolli.engine.match import Match
from patolli.games.tzolkin.formats.places import places
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.rules.components import BLOCKS, GEARS, TECHNOLOGIES, TEMPLES
from patolli.games.tzolkin.words.facts import BUILDINGS, COUNTED, LAST_SPACE, MONUMENTS
from patolli.games.tzolkin.words.reasons.places import reasons
from patolli.text import Entry, Goods, Seat, Term
from patolli.text.locales import message_file
from tests.games.tzolkin.table import Table
from tests.games.tzolkin.telling import everything_can_be_said

Change = Callable[[Any, int], object]
"""To a position, for the seat that decides."""
PLACES = [f"space:{gear}:{space}" for gear, last in LAST_SPACE.items() for space in range(last + 1)]
PLACES += ["start", "calendar", *(f"temple:{temple}" for temple in TEMPLES), *(f"goods:{kind}" for kind in BLOCKS)]
PLACES += [f"technology:{name}" for name in TECHNOLOGIES] + [f"jungle:{group}" for group in (2, 3, 4, 5)]


class Spot:
    """A decision: its position, which may be changed to see what else would be possible."""

    def __init__(self, state: Any) -> None:
        self.states = GAME.new_states(1)
        self.states[0] = state
        self.state = self.states[0]
        self.seat = int(GAME.seat(self.state))
        self.view = GAME.notation.view(self.state, self.seat)
        out = np.zeros(GAME.rules.max_legal, np.int16)
        self.legal = [GAME.notation.tokens[action] for action in out[: GAME.legal(self.state, out)]]
        self.kind: str = self.view["decision"]["kind"]
        self.about, self.more = self.state["todo"][int(self.state["todo_count"]) - 1].tolist()[1:]
        moves = [f"use:palenque{self.about}"]
        self.lit = {place for token in self.legal for place in places(self.view, token, moves)}
        self.reasons = reasons(self.state, self.view, self.legal)

    def but(self, change: Change) -> Spot:
        """The same decision at a position with something changed."""
        copy = GAME.new_states(1)
        copy[0] = self.state
        change(copy[0], self.seat)
        return Spot(copy[0])

    def with_corn(self, corn: int) -> Spot:
        return self.but(lambda s, p: s["corn"].__setitem__(p, corn))

    def with_blocks(self, *blocks: int) -> Spot:
        return self.but(lambda s, p: s["blocks"].__setitem__(p, blocks))

    def with_more(self, amounts: dict[str, int | float]) -> Spot:
        def give(s: Any, p: int) -> None:
            for kind, n in amounts.items():
                if kind == "skull":
                    s["skulls"][p] += n
                else:
                    s["blocks"][p, BLOCKS.index(kind)] += n

        return self.but(give)

    def key(self, place: str) -> str:
        """What is said about a place, or that it can be chosen."""
        return "lit" if place in self.lit else self.reasons[place].key.removeprefix("tzolkin.not-")


# Where positions come from


def eager(legal: list[str], rng: random.Random) -> str:
    """Plays on rather than passing, and likes what is rare."""
    rare = [token for token in legal if token.startswith(("monument", "use:tikal4", "use:uxmal5", "use:chichen"))]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    going = [token for token in legal if token not in ("skip", "done", "use:none", "end")]
    return rng.choice(going if going and rng.random() < 0.6 else legal)


def game(players: int, seed: int) -> Iterator[Spot]:
    """Every decision of a game; of three, one begins with plenty, one with almost nothing."""
    rng = random.Random(seed)
    match = Match.new(GAME, players, seed=seed)
    if seed % 3:
        table = Table(players)
        for seat in range(players):
            much = seed % 3 == 1
            table.set(seat, corn=rng.randrange(30) if much else 0, wood=4 * much, stone=4 * much, gold=4 * much)
            table.set(seat, skulls=2 * much, workers=6 if much and seat else 3, chaac=rng.randrange(-1, 5))
            table.set(seat, **{name: rng.randrange(4) * much for name in TECHNOLOGIES})
            if not much:
                table.set(seat, **dict.fromkeys(TEMPLES, -1))
        for space in range(1 + seed % 8):
            table.put("tikal", space, "n").put("palenque", space, "n")
        match = table
    while not match.over:
        spot = Spot(match.state)
        yield spot
        match.play(eager(spot.legal, rng))


def rare() -> Iterator[Spot]:
    """What hardly ever happens in a game."""
    tops = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
    yield Spot(Table().set(wood=1, **tops).put("tikal", 5).run("pick:tikal5").state)
    yield Spot(Table().set(corn=3, **tops).put("uxmal", 1).run("pick:uxmal1").state)
    yield Spot(Table().set(wood=1, agriculture=3, **tops).put("tikal", 1).run("pick:tikal1", "use:tikal1").state)
    yield Spot(Table().lay().put("tikal", 2).run("pick:tikal2").state)
    yield Spot(Table().lay().put("uxmal", 4).run("pick:uxmal4").state)
    yield Spot(Table().put("tikal", 5).run("pick:tikal5").state)
    yield Spot(Table().set(architecture=3).put("tikal", 2).run("pick:tikal2", "use:tikal2").state)
    high = Table().set(corn=3, chaac=5, quetzalcoatl=6).set(1, quetzalcoatl=7).put("uxmal", 1)
    yield Spot(high.state)
    yield Spot(high.run("pick:uxmal1", "use:uxmal1").state)
    yield Spot(Table().set(corn=2, architecture=3).put("uxmal", 4).run("pick:uxmal4", "use:uxmal4").state)
    # T27: architecture was used on the first building.
    two = Table().set(wood=2, architecture=3).put("tikal", 4).run("pick:tikal4", "use:tikal4", "build:A1-F1-wood")
    yield Spot(two.state)
    # T9: nothing can be paid, and nobody can go down.
    poor = Table(2).set(**dict.fromkeys(TEMPLES, -1)).put("start", 0, 1).put("tikal", 1, "n")
    for gear in GEARS:
        poor.put(gear, 0, "n")
    yield Spot(poor.state)
    yield Spot(poor.run("place:uxmal").state)


@pytest.fixture(scope="module")
def spots() -> list[Spot]:
    return [*rare(), *(spot for seed in range(12) for spot in game(2 + seed % 3, seed))]


@pytest.fixture(scope="module")
def said(spots: list[Spot]) -> dict[str, list[tuple[Spot, str, Entry]]]:
    """By key of the reason, where it was given."""
    found: dict[str, list[tuple[Spot, str, Entry]]] = defaultdict(list)
    for spot in spots:
        for place, why in spot.reasons.items():
            found[why.key.removeprefix("tzolkin.not-")].append((spot, place, why))
    return found


# What is said of what


def test_no_reason_is_given_where_something_can_be_chosen(spots: list[Spot]) -> None:
    for spot in spots:
        assert not spot.lit & {*spot.reasons}, (spot.legal, spot.view)


def test_everything_else_has_a_reason(spots: list[Spot]) -> None:
    kinds = set[str]()
    for spot in spots:
        kinds.add(spot.kind)
        tiles = {f"tile:{tile}" for tile in (*spot.view["buildings"], *spot.view["monuments"]) if tile}
        wealth = {place for place in spot.lit if place.startswith("wealth")}
        assert {*spot.reasons} | spot.lit - wealth == {*PLACES} | tiles
    assert len(kinds) == 14


def test_every_reason_can_be_said(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    some = [why for cases in said.values() for _, _, why in cases[:: 1 + len(cases) // 20]]
    everything_can_be_said(some)


def test_every_reason_occurs(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    path = message_file("en", "tzolkin")
    items = FluentParser().parse(path.read_text(encoding="utf-8")).body
    keys = {item.id.name for item in items if isinstance(item, Message) and item.id.name.startswith("not-")}
    assert {f"not-{key}" for key in said} == keys


# Whether it is true


def amount(value: Any) -> int:
    assert isinstance(value, Goods)
    (n,) = value.amounts.values()
    assert isinstance(n, int)
    return n


PRICED = {"payable", "back", "building-corn", "market-price"}


def test_prices_in_corn(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    for key in PRICED:
        for spot, place, why in said[key]:
            price, have = amount(why.values["price"]), amount(why.values["have"])
            assert have == spot.view["seats"][spot.seat]["corn"] < price
            enough, short = spot.with_corn(price).key(place), spot.with_corn(price - 1).key(place)
            # Out of reach for lack of corn, the action may lack something else; a player with nothing at all is let off
            # (T9).
            assert enough == "lit" or (spot.kind == "use" and enough != key), (place, enough)
            assert short == key or (spot.kind == "turn" and short in ("lit", "mercy")), (place, short)


def test_the_lowest_free_space_is_too_dear_exactly_when_its_price_is(spots: list[Spot]) -> None:
    """T11, T12."""
    checked = 0
    for spot in spots:
        me = spot.view["seats"][spot.seat]
        if spot.kind not in ("turn", "place") or not me["free_workers"] or spot.state["mercy"]:
            continue
        for gear in GEARS:
            row = spot.view["gears"][gear][: LAST_SPACE[gear] + 1]
            if None not in row:
                continue
            lowest = row.index(None)
            key = spot.key(f"space:{gear}:{lowest}")
            if me["corn"] >= lowest + int(spot.state["placed"]):
                assert key == "lit"
            else:
                checked += 1
                assert key in ("payable", "mercy", "lit")
                by_mercy = me["free_workers"] == me["workers"] and "end" not in spot.legal
                assert key == "payable" or by_mercy
    assert checked > 500


def test_prices_in_blocks(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    for key in ("advance-price", "advance-any"):
        for spot, place, why in said[key]:
            price, have = why.values["price"], why.values["have"]
            assert isinstance(price, int)
            me = spot.view["seats"][spot.seat]
            assert have == me["wood"] + me["stone"] + me["gold"] < price
            assert spot.with_blocks(price, 0, 0).key(place) == "lit"
            assert spot.with_blocks(0, price - 1, 0).key(place) == key
    for spot, place, why in said["advance-now-price"]:
        level = spot.view["seats"][spot.seat]["technologies"][place.partition(":")[2]]
        assert why.values["price"] == {0: 1, 1: 2, 2: 3, 3: 1}[level]


def test_what_tiles_lack(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    """T26, T33: the blocks said to be missing are those that make it possible."""
    for key in ("lack", "lack-saved"):
        for spot, place, why in said[key]:
            missing = why.values["lack"]
            assert isinstance(missing, Goods)
            assert missing.amounts
            assert spot.with_more(dict(missing.amounts)).key(place) == "lit"
            for kind, n in missing.amounts.items():
                less = spot.with_more({**missing.amounts, kind: n - 1}).key(place)
                assert less == ("lit" if key == "lack-saved" else "lack"), place
            if key == "lack-saved":
                assert sum(missing.amounts.values()) > 1
    for key in ("build-now", "monument-now"):
        for spot, place, why in said[key]:
            me = spot.view["seats"][spot.seat]
            missing = why.values["lack"] or Goods({})
            assert isinstance(missing, Goods)
            cost = tile_cost(place.partition(":")[2])
            short = {kind: n - me[COUNTED[kind]] for kind, n in cost.items() if n > me[COUNTED[kind]]}
            saved = key == "build-now" and me["technologies"]["architecture"] == 3 and sum(short.values()) == 1
            assert missing.amounts == ({} if saved else short)


def tile_cost(tile: str) -> dict[str, int]:
    return (MONUMENTS if tile in MONUMENTS else BUILDINGS)[tile]["cost"]


def put_down(temple: str, seat: int) -> Change:
    return lambda s, p: s["temples"].__setitem__((seat, TEMPLES.index(temple)), 0)


CURES: dict[str, Change] = {
    "skull": lambda s, p: s["skulls"].__setitem__(p, 1),
    "bank": lambda s, p: s.__setitem__("bank_skulls", 1),
    "bonus-skull": lambda s, p: s.__setitem__("bank_skulls", 1),
    "six": lambda s, p: s["workers"].__setitem__(p, 5),
    "market": lambda s, p: s["blocks"].__setitem__(p, (1, 0, 0)),
    "block": lambda s, p: s["blocks"].__setitem__(p, (1, 0, 0)),
    "building-any": lambda s, p: s["blocks"].__setitem__(p, (9, 9, 9)),
    "building-monument": lambda s, p: s["blocks"].__setitem__(p, (9, 9, 9)),
    "jungle-left": lambda s, p: s["jungle_corn"].__setitem__(slice(None), 1),
    "used": lambda s, p: (s.__setitem__("chichen_used", 0), s["skulls"].__setitem__(p, 1)),
    "climb-any": lambda s, p: s["temples"].__setitem__(p, 0),
    "bonus-temple": lambda s, p: s["temples"].__setitem__(p, 0),
    "two-temples": lambda s, p: s["todo"][int(s["todo_count"]) - 1].__setitem__(2, 0),
    "bottom": lambda s, p: s["temples"].__setitem__(p, 0),
    "reached": lambda s, p: s["todo"][int(s["todo_count"]) - 1].__setitem__(2, 10),
    "market-sold": lambda s, p: (s["todo"][int(s["todo_count"]) - 1].__setitem__(2, 0), s["corn"].__setitem__(p, 9)),
    "market-order": lambda s, p: (s["todo"][int(s["todo_count"]) - 1].__setitem__(1, 0), s["corn"].__setitem__(p, 9)),
    "gain-order": lambda s, p: s["todo"][int(s["todo_count"]) - 1].__setitem__(2, 0),
}
"""What removes the reason. Something else may still be missing then, except where nothing else can be."""
ALONE = {"bank", "six", "market", "jungle-left", "bonus-skull", "bonus-temple", "bottom", "gain-order"}


@pytest.mark.parametrize("key", sorted(CURES))
def test_what_is_missing_was_all_that_was_missing(key: str, said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    assert said[key]
    for spot, place, _ in said[key]:
        if spot.kind in ("turn", "place", "pick") and key not in ("bottom",):
            continue  # said beforehand, when there is no action for it yet
        cured = spot.but(CURES[key]).key(place)
        assert cured != key, (place, spot.view)
        assert cured == "lit" or key not in ALONE, (place, cured)


def test_who_stands_where(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    def worker(spot: Spot, place: str) -> Any:
        if place == "start":
            return spot.view["start_space"]
        _, gear, space = place.split(":")
        return spot.view["gears"][gear][int(space)]

    for spot, place, why in said["worker"]:
        assert why.values["seat"] == Seat(worker(spot, place))
        assert worker(spot, place) != spot.seat
    assert all(worker(spot, place) == "n" for spot, place, _ in said["neutral"])
    assert all(worker(spot, place) == spot.seat for spot, place, _ in (*said["placing"], *said["start-own"]))
    for spot, place, _ in said["full"]:
        gear = place.split(":")[1]
        assert None not in spot.view["gears"][gear][: LAST_SPACE[gear] + 1]
    for spot, place, why in said["lowest"]:
        _, gear, space = place.split(":")
        lowest = spot.view["gears"][gear].index(None)
        assert (why.values["gear"], why.values["space"]) == (Term("gear", gear), lowest)
        assert lowest < int(space)


def test_what_kind_of_turn_it_is(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    assert {spot.kind for spot, _, _ in said["picking"]} == {"pick"}
    assert {spot.kind for spot, _, _ in said["placing"]} == {"place"}
    assert {spot.view["seats"][spot.seat]["free_workers"] for spot, _, _ in said["in-hand"]} == {0}
    assert all(bool(spot.state["mercy"]) for spot, _, _ in said["mercy-more"])


def test_who_holds_a_top_step(said: dict[str, list[tuple[Spot, str, Entry]]]) -> None:
    """T38."""
    for spot, place, why in said["top-taken"]:
        temple = place.partition(":")[2]
        holder = why.values["seat"]
        assert isinstance(holder, Seat)
        assert holder.number != spot.seat
        if spot.kind == "temple":
            assert spot.but(put_down(temple, holder.number)).key(place) == "lit"


def test_who_turns_the_calendar(spots: list[Spot]) -> None:
    """T40, T41, T60."""
    for spot in spots:
        if spot.kind in ("keep", "advance"):
            continue
        owner, key = spot.view["start_space"], spot.key("calendar")
        if spot.view["food_day"] == "points" and spot.view["age"] == 2:
            assert key == "calendar-last"
        elif owner is None:
            assert key == "calendar-free"
        elif owner != spot.seat:
            assert (key, spot.reasons["calendar"].values["seat"]) == ("calendar-other", Seat(owner))
        else:
            light = spot.view["seats"][owner]["light"]
            assert key == ("calendar-own" if light else "calendar-dark")


def test_theology_brings_actions_of_chichen_itza_into_reach() -> None:
    """T34: on 8 the one above, on 9 all of them; what is missing then is a skull."""
    keys: dict[tuple[int, int], list[str]] = {}
    for level, space in ((0, 8), (1, 8), (0, 9), (1, 9)):
        table = Table().set(corn=9, theology=level).put("chichen_itza", space).run(f"pick:chichen_itza{space}")
        keys[level, space] = [Spot(table.state).key(f"space:chichen_itza:{n}") for n in range(1, 11)]
    assert keys[0, 8] == ["skull"] * 8 + ["reached"] * 2
    assert keys[1, 8] == ["skull"] * 9 + ["reached"]
    assert keys[0, 9] == ["skull"] * 9 + ["reached"]
    assert keys[1, 9] == ["skull"] * 9 + ["any"]
    poor = Spot(Table().set(theology=1).put("chichen_itza", 9).run("pick:chichen_itza9").state)
    assert poor.key("space:chichen_itza:1") == "skull"
