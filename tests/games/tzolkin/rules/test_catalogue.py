"""How decisions are asked and written: the catalog of tokens, and the table of decisions, row by row."""

import random
from itertools import combinations, combinations_with_replacement

import pytest

from patolli.engine.errors import IllegalMove, UnreadableToken
from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from tests.games.tzolkin.checks import changes, last_turn, on, refuses, using
from tests.games.tzolkin.table import Table

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")
PRICES = {
    **{"A1-F1": "w", "A1-F2": "w", "A1-T1": "ws", "A1-T2": "ws", "A1-T3": "wg", "A1-C1": "w", "A1-C2": "w"},
    **{"A1-C3": "ws", "A1-C4": "ws", "A1-S1": "g", "A1-S2": "sg", "A2-F1": "w", "A2-T1": "s", "A2-T2": "wsg"},
    **{"A2-T3": "wg", "A2-T4": "wsg", "A2-T5": "wsg", "A2-C1": "w", "A2-C2": "ws", "A2-C3": "ws", "A2-C4": "ws"},
    **{"A2-S1": "s", "A2-S2": "g", "A2-S3": "g", "A2-S4": "sg", "A2-S5": "sg", "A2-S6": "sg"},
}  # the kinds of blocks in the price of every building


def catalogue() -> set[str]:
    """Every token of the table."""
    wealth = [f"W{n:02}" for n in range(1, 22)]
    tokens = {f"keep:{a}+{b}" for a, b in combinations(wealth, 2)}
    tokens |= {f"{kind}:{temple}" for kind in ("beg", "anger", "temple") for temple in TEMPLES}
    tokens |= {f"place:{gear}" for gear in (*SMALL, "chichen_itza", "start")}
    tokens |= {f"pick:{gear}{space}" for gear in SMALL for space in range(8)}
    tokens |= {f"pick:chichen_itza{space}" for space in range(11)}
    tokens |= {f"use:{gear}{action}" for gear in SMALL for action in range(1, 6)}
    tokens |= {f"use:chichen_itza{action}" for action in range(1, 10)} | {"use:none"}
    tokens |= {f"harvest:{way}" for way in ("corn", "wood", "burn", "bare")}
    tokens |= {f"tech:{track}" for track in TECHNOLOGIES}
    tokens |= {"pay:" + "".join(blocks) for n in (1, 2, 3) for blocks in combinations_with_replacement("wsg", n)}
    tokens |= {f"{kind}:{block}" for kind in ("gain", "sell", "buy") for block in BLOCKS}
    for tile, kinds in PRICES.items():
        tokens |= {f"build:{tile}", f"build:{tile}/plain"}
        tokens |= {f"build:{tile}-{block}" for block in BLOCKS if block[0] in kinds}
    tokens |= {f"monument:M{n:02}" for n in range(1, 14)}
    return tokens | {"advance:1", "advance:2", "done", "skip", "end"}


ANSWERS = {
    "keep": ("keep:",),
    "turn": ("beg:", "place:", "pick:"),
    "place": ("place:", "end"),
    "pick": ("pick:", "end"),
    "use": ("use:", "skip"),
    "harvest": ("harvest:",),
    "anger": ("anger:",),
    "technology": ("tech:", "skip"),
    "pay": ("pay:", "skip"),
    "gain": ("gain:",),
    "temple": ("temple:",),
    "build": ("build:", "monument:", "skip"),
    "exchange": ("sell:", "buy:", "done"),
    "advance": ("advance:",),
}


def test_the_catalogue_is_complete_and_unique() -> None:
    """Every token of the table is one action, nothing else is."""
    assert len(set(GAME.notation.tokens)) == len(GAME.notation.tokens)
    assert set(GAME.notation.tokens) == catalogue()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_ask_as_the_table_says(players: int) -> None:
    """*Legal lists*: no duplicate tokens; only tokens of the decision's row; an illegal token changes nothing."""
    rng = random.Random(players)
    match = Match.new(GAME, players, seed=players)
    seen: set[str] = set()
    while not match.over:
        decision, legal = match.view()["decision"], match.legal()
        assert decision["player"] == match.seat
        assert legal
        assert len(set(legal)) == len(legal)
        assert match.legal_ids() == sorted(match.legal_ids())
        assert all(token.startswith(ANSWERS[decision["kind"]]) for token in legal), decision
        seen.add(decision["kind"])
        wrong, before = rng.choice(GAME.notation.tokens), match.state.tobytes()
        if wrong not in legal:
            with pytest.raises(IllegalMove):
                match.play(wrong)
            assert match.state.tobytes() == before
        match.play(rng.choice(legal))
    assert match.legal() == []
    assert {"keep", "turn", "place", "pick", "use", "harvest"} <= seen


def test_what_is_no_token_is_refused() -> None:
    """*Legal lists*: an illegal token changes nothing."""
    t = Table(2)
    before = t.state.tobytes()
    for token in ("", "end ", "END", "place", "place:Tikal", "pick:tikal8", "pick:palenque", "keep:W02+W01", "pay:gw"):
        with pytest.raises(UnreadableToken):
            t.play(token)
    assert t.state.tobytes() == before


# keep


def test_keep() -> None:
    """One per seat, starting with the start player; ids ascending; the six pairs of the four tiles."""
    match = Match.new(GAME, 3, seed=5)
    start = match.view()["start_player"]
    for turn in range(3):
        seat = (start + turn) % 3
        assert match.view()["decision"] == {"kind": "keep", "player": seat}
        tiles = sorted(match.view()["seats"][seat]["wealth"])
        assert match.legal() == sorted(f"keep:{a}+{b}" for a, b in combinations(tiles, 2))
        match.play(match.legal()[turn])
    assert match.view()["decision"] == {"kind": "turn", "player": start}


# turn, place, pick


def test_turn() -> None:
    """`beg` leaves the decision `turn` without `beg`."""
    t = Table(2).put("tikal", 3).put("chichen_itza", 10)
    free = ["place:chichen_itza", "place:palenque", "place:start", "place:tikal", "place:uxmal", "place:yaxchilan"]
    picks = ["pick:chichen_itza10", "pick:tikal3"]
    assert (t.kind, t.legal()) == ("turn", ["beg:chaac", "beg:kukulcan", "beg:quetzalcoatl", *picks, *free])
    t.play("beg:chaac")
    assert (t.kind, t.legal()) == ("turn", [*picks, *free])


def mercy() -> Table:
    """Nothing can be paid for, and the gods are as angry as can be."""
    t = Table(2).set(chaac=-1, quetzalcoatl=-1, kukulcan=-1).put("start", 0, 1)
    for gear in (*SMALL, "chichen_itza"):
        t.put(gear, 0, "n")
    return t.put("tikal", 1, "n")


def test_turn_and_place_by_mercy() -> None:
    """T9 offers `place:GEAR` only, then only `end`."""
    t = mercy()
    assert t.legal() == ["place:chichen_itza", "place:palenque", "place:uxmal", "place:yaxchilan"]
    t.play("place:uxmal")
    assert (t.kind, t.legal()) == ("place", ["end"])


def test_place() -> None:
    """After the first placement, until `end`; never a worker picked up."""
    t = Table(2).set(corn=9).put("tikal", 3).run("place:tikal")
    gears = ["place:chichen_itza", "place:palenque", "place:start", "place:tikal", "place:uxmal", "place:yaxchilan"]
    assert (t.kind, t.legal()) == ("place", ["end", *gears])
    refuses(t, "pick:tikal3")
    t.play("place:start")
    assert (t.kind, t.legal()) == ("place", ["end"])  # no worker is left


def test_pick() -> None:
    """After a picked worker is resolved; never a worker placed."""
    t = Table(2).set(corn=9).put("tikal", 3).put("uxmal", 7).run("pick:uxmal7", "use:none")
    assert (t.kind, t.legal()) == ("pick", ["end", "pick:tikal3"])
    refuses(t, "place:palenque")
    t.run("pick:tikal3", "use:none")
    assert (t.kind, t.legal()) == ("pick", ["end"])


# use


def test_use_after_pick() -> None:
    """`use:none` is always legal, the action of the space or lower ones if they can be paid."""
    t = on("yaxchilan", 3, corn=1).run("pick:yaxchilan3")
    assert (t.kind, t.legal()) == ("use", ["use:none", "use:yaxchilan2", "use:yaxchilan3"])
    assert changes(t, "use:none") == {}
    assert t.kind == "pick"


def test_use_after_uxmal_5() -> None:
    """No `none`, no `skip`."""
    t = using("uxmal5", corn=1)
    assert t.kind == "use"
    assert t.legal() == [
        *("use:palenque1", "use:palenque2", "use:palenque3", "use:palenque4", "use:palenque5", "use:uxmal3"),
        *("use:yaxchilan1", "use:yaxchilan2", "use:yaxchilan3", "use:yaxchilan4", "use:yaxchilan5"),
    ]
    refuses(t, "use:none", "skip", "use:uxmal5")


def test_use_after_a2_t4() -> None:
    """`skip` instead of `none`; 1 corn is paid on use."""
    t = Table().set(corn=1, wood=2, stone=1, gold=1).lay("A2-T4").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-T4")
    assert (t.kind, t.me()["corn"]) == ("use", 1)
    assert "skip" in t.legal()
    refuses(t, "use:none")
    assert changes(t, "use:yaxchilan1") == {"corn": -1, "wood": 1}


# harvest, anger


def test_harvest_and_anger() -> None:
    """After burning, a temple above -1."""
    t = using("palenque3", chaac=-1)
    assert (t.kind, t.legal()) == ("harvest", ["harvest:burn", "harvest:wood"])
    t.play("harvest:burn")
    assert (t.kind, t.legal()) == ("anger", ["anger:kukulcan", "anger:quetzalcoatl"])
    assert changes(t, "anger:kukulcan") == {"temples.kukulcan": -1}
    assert t.kind == "pick"


# technology, pay, gain, temple


def test_technology() -> None:
    """`skip` only for the second advance of Tikal 3; only advances that can be paid and change something."""
    t = using("tikal3", wood=2, agriculture=1, theology=2)
    assert (t.kind, t.legal()) == ("technology", ["tech:agriculture", "tech:architecture", "tech:extraction"])
    t.run("tech:extraction", "pay:w")
    assert (t.kind, t.legal()) == ("technology", ["skip", "tech:architecture"])
    t = using("tikal1", wood=1, agriculture=3, theology=3, chaac=5, quetzalcoatl=7, kukulcan=6)
    assert t.legal() == ["tech:agriculture", "tech:architecture", "tech:extraction", "tech:theology"][1:]
    refuses(t, "skip", "tech:agriculture")


@pytest.mark.parametrize(
    ("level", "tokens"),
    [
        (0, ["pay:g", "pay:s", "pay:w"]),
        (1, ["pay:sg", "pay:wg", "pay:ws", "pay:ww"]),
        (2, ["pay:wsg", "pay:wwg", "pay:wws"]),
        (3, ["pay:g", "pay:s", "pay:w"]),
    ],
)
def test_pay(level: int, tokens: list[str]) -> None:
    """The blocks of one payment, in order w, s, g; every multiset of that size that is held."""
    t = using("tikal1", wood=2, stone=1, gold=1, theology=level).run("tech:theology")
    assert (t.kind, t.legal()) == ("pay", tokens)
    for token in tokens:
        paid = changes(t, token)
        held = [paid.get(block, 0) for block in BLOCKS]
        assert held == [-token.removeprefix("pay:").count(letter) for letter in "wsg"]
        t.undo()


def test_pay_every_multiset() -> None:
    """All ten payments of three blocks."""
    t = using("tikal1", wood=3, stone=3, gold=3, theology=2).run("tech:theology")
    assert t.legal() == sorted("pay:" + "".join(blocks) for blocks in combinations_with_replacement("wsg", 3))


@pytest.mark.parametrize(
    ("first", "second"), [("wood", ["gold", "stone", "wood"]), ("stone", ["gold", "stone"]), ("gold", ["gold"])]
)
def test_gain(first: str, second: list[str]) -> None:
    """Two blocks = two decisions, the second not earlier in that order than the first."""
    t = using("tikal1", wood=1, extraction=3).run("tech:extraction", "pay:w")
    assert (t.kind, t.legal()) == ("gain", ["gain:gold", "gain:stone", "gain:wood"])
    t.play(f"gain:{first}")
    assert (t.kind, t.legal()) == ("gain", [f"gain:{block}" for block in second])
    t.play("gain:gold")
    assert t.kind == "pick"


def test_temple() -> None:
    """Tikal 5: twice, different ones that can be climbed."""
    t = using("tikal5", wood=1).run("pay:w")
    assert (t.kind, t.legal()) == ("temple", ["temple:chaac", "temple:kukulcan", "temple:quetzalcoatl"])
    t.play("temple:quetzalcoatl")
    assert (t.kind, t.legal()) == ("temple", ["temple:chaac", "temple:kukulcan"])
    t.play("temple:chaac")
    assert t.kind == "pick"


# build, exchange


def test_build() -> None:
    """`/plain` only at the first building of Tikal 4 with architecture; identical tiles are one token."""
    t = on("tikal", 4, wood=1, architecture=1).lay("A1-F1", "A1-S1", "A1-F1").run("pick:tikal4", "use:tikal4")
    assert (t.kind, t.legal()) == ("build", ["build:A1-F1", "build:A1-F1/plain"])
    t = on("tikal", 4, wood=1).lay("A1-F1").run("pick:tikal4", "use:tikal4")
    assert t.legal() == ["build:A1-F1"]
    refuses(t, "skip", "build:A1-F1/plain", "build:A1-F1-wood")


def test_exchange() -> None:
    """One block each, until `done`."""
    t = using("uxmal2", corn=4, wood=1, gold=1)
    assert (t.kind, t.legal()) == ("exchange", ["buy:gold", "buy:stone", "buy:wood", "done", "sell:gold", "sell:wood"])
    assert changes(t, "sell:wood") == {"wood": -1, "corn": 2}
    assert t.kind == "exchange"
    assert changes(t, "done") == {}
    assert t.kind == "pick"


# advance


def test_advance() -> None:
    """By the owner of the start space; asked only where 2 days are allowed, never after the fourth food day."""
    t = last_turn(2).run("place:start", "end")
    assert (t.view()["decision"], t.legal()) == ({"kind": "advance", "player": 0}, ["advance:1", "advance:2"])
    assert last_turn(2).put("tikal", 6, 1).run("place:start", "end").kind == "turn"
    assert last_turn(2).set(light=0).run("place:start", "end").kind == "turn"
    assert last_turn(2, 27).run("place:start", "end").over
