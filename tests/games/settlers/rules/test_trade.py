"""Deals: made, by Trade Route, taken, discarded (S1.8, D8, D9, format 3 and 8)."""

from typing import Any

from tests.games.settlers.table import Table, card_file, new_card, place

JAPAN = ["japanese", "roman"]
BARBARIAN = ["barbarian", "japanese", "roman"]


def test_making_a_deal() -> None:
    """S1.8.1: 1 Food, the card under the board, its good at once and in each later Production."""
    t = Table(hand={0: ["ROM001", "COM001"]}, deals={0: ["ROM020"]}, goods={0: {"food": 1}}).play("deal:ROM001")
    assert t.seat()["deals"] == ["ROM020", "ROM001"]  # the last one
    assert t.goods() == {"stone": 1}
    assert t.hand() == ["COM001"]
    assert t.player == 1
    t.play("pass", "pass").until("turn")
    assert t.goods()["stone"] == 3  # the board and two deals


def test_rulebook_example_of_a_deal() -> None:
    """S1.18: a deal with Sentry Tower, 1 Food for 1 Worker."""
    t = Table(["barbarian", "roman"], hand={0: ["BAR012"]}, goods={0: {"food": 1}}).play("deal:BAR012")
    assert t.goods() == {"worker": 1}


def test_only_faction_cards_and_only_with_food() -> None:
    """S1.8.2, S1.8.1, S1.1.5: Common cards have no Deal field; without Food or Gold there is no deal."""
    hand = {0: ["ROM001", "ROM003", "COM001"]}
    assert Table(hand=hand, goods={0: {"food": 1}}).offers("deal") == ["ROM001", "ROM003"]
    assert Table(hand=hand, goods={0: {"wood": 5, "stone": 5, "worker": 5}}).offers("deal") == []
    assert Table(hand=hand, goods={0: {"gold": 1}}).offers("deal") == ["ROM001", "ROM003"]


def test_any_number_of_deals() -> None:
    """S1.8.2, S1.1.3: ten deals, and one more."""
    cards = [f"ROM{number:03}" for number in range(1, 11)]
    t = Table(hand={0: ["ROM029"]}, deals={0: cards}, goods={0: {"food": 1}}).play("deal:ROM029")
    assert len(t.seat()["deals"]) == 11


def test_a_deal_for_a_card_or_a_point() -> None:
    """S1.8.1: the good of a deal may be a card of either deck, or 1 VP."""
    t = Table(hand={0: ["ROM010"]}, goods={0: {"food": 1}}).play("deal:ROM010")
    assert t.legal() == ["draw:common", "draw:faction"]
    assert t.play("draw:common").hand() == ["COM001"]
    t = Table(JAPAN, hand={0: ["JAP024"]}, goods={0: {"food": 1}}).play("deal:JAP024")
    assert t.points() == 1


def test_a_deal_is_no_location() -> None:
    """S1.8.2: no VP at the end, no color, nothing to build a Faction card with, nothing to raze."""
    t = Table(hand={0: ["ROM001"]}, deals={0: ["ROM003"]}, goods={0: {"stone": 1}})
    assert "build:ROM001" not in t.legal()
    t = Table(JAPAN, turn=1, deals={0: ["JAP001"]}, goods={1: {"raze": 5}})
    assert t.offers("raze") == []
    assert Table(round=5, passed=[0, 1], deals={0: ["ROM001"]}).points() == 0


def test_dojo_answers_every_deal() -> None:
    """Format 3, format 8 `you_make_deal`: 1 VP for each Dojo, not in Production."""
    t = Table(JAPAN, hand={0: ["JAP001"]}, locations={0: ["JAP024", "JAP025"]}, goods={0: {"food": 1}})
    t.play("deal:JAP001")
    assert t.points() == 2
    assert t.goods() == {"worker": 1}
    t.until("turn", 1).play("pass").until("turn", 1)
    assert t.points() == 2


# Trade Route


def route(**more: Any) -> Table:
    base: dict[str, Any] = {"goods": {0: {"food": 1}}, "locations": {0: ["JAP021"], 1: ["ROM029", "COM008"]}}
    return Table(JAPAN, **base | more)


def test_trade_route_makes_a_deal() -> None:
    """S1.15 Trade Route, D8: with an enemy Faction Location; one's own top card is the marker; good at once."""
    t = route(decks={0: ["JAP007"]}, locations={0: ["JAP021", "JAP024", "JAP001"], 1: ["ROM029", "COM008", "ROM001"]})
    t.play("use:JAP021")
    assert t.legal() == ["target:ROM001", "target:ROM029"]  # Faction Locations of others only
    t.play("target:ROM029")
    assert t.seat()["routes"] == [{"location": "ROM029", "marker": "JAP007"}]
    assert t.goods() == {"gold": 1}
    assert t.points() == 1  # Dojo: the card calls it making a deal
    assert t.location("ROM029")["used"] == 0
    assert t.goods(1) == {}


def test_a_trade_route_deal_is_named_by_its_location() -> None:
    """Format 4 `source`, S1.15 Trade Route: nobody has seen the marker, so no token names it."""
    nothing = {"kind": "feature", "trigger": None, "effects": []}
    one, two = "AZT001", "AZT002"
    file = card_file(*(new_card(card, "aztec", nothing, deal="blessing") for card in (one, two)))
    routes = {0: [(one, "JAP017"), (two, "JAP003"), (two, "JAP004")]}
    places = {1: [one, two]}
    t = Table(["japanese", "aztec"], card_files=[file], start="production", locations=places, routes=routes)
    assert (t.kind, t.player) == ("source", 0)
    assert t.legal() == [f"source:{one}", f"source:{two}"]
    t.play(f"source:{two}", "blessing:red")
    assert t.legal() == [f"source:{one}", f"source:{two}"]
    t.play(f"source:{one}", "blessing:blue")
    assert t.kind == "blessing"  # both that are left have one name
    t.play("blessing:gray")
    assert t.seat()["blessings"] == ["gray", "red", "blue"]
    assert [route["marker"] for route in t.seat()["routes"]] == ["JAP017", "JAP003", "JAP004"]


def test_trade_route_has_no_limit_for_one_location() -> None:
    """D8: one deal per use, and several with the same Location."""
    t = route(routes={0: [("ROM029", "JAP002")]}, decks={0: ["JAP007"]})
    t.play("use:JAP021", "target:ROM029")
    assert t.seat()["routes"] == [{"location": "ROM029", "marker": card} for card in ("JAP002", "JAP007")]
    t.play("pass", "pass").until("turn")
    assert t.goods(0)["gold"] == 2  # both produce


def test_trade_route_needs_a_target_and_a_marker() -> None:
    """D13, S1.6.3: an enemy Faction Location of a player who has not passed, and a card for the marker."""
    assert "use:JAP021" in route().legal()
    assert "use:JAP021" not in route(locations={0: ["JAP021"], 1: ["COM008"]}).legal()
    assert "use:JAP021" not in route(passed=[1]).legal()
    assert "use:JAP021" not in route(exact=[0]).legal()
    assert "use:JAP021" in route(exact=[0], discards={0: ["JAP009"]}).legal()


def test_a_trade_route_deal_ends_with_its_location() -> None:
    """D9: when the Location leaves play the marker goes to the Japanese discard, and nothing is produced any more."""
    t = Table(
        JAPAN, turn=1, hand={1: ["ROM001"]}, locations={1: ["ROM029", "ROM027"]}, goods={1: {"stone": 1}},
        routes={0: [("ROM027", "JAP004"), ("ROM029", "JAP007"), ("ROM027", "JAP003")]},
    )  # fmt: skip
    t.play("build:ROM001", "location:ROM027")
    assert t.seat(0)["routes"] == [{"location": "ROM029", "marker": "JAP007"}]
    assert t.seat(0)["discard"] == ["JAP004", "JAP003"]
    assert t.seat(1)["discard"] == ["ROM027"]


def test_trade_route_deals_stay_without_the_trade_route() -> None:
    """S1.15 Trade Route: deals stay if it is lost."""
    t = route(routes={0: [("ROM029", "JAP002")]}, hand={0: ["JAP012"]}, goods={0: {"wood": 2}})
    t.play("build:JAP012", "location:JAP021")
    assert t.seat()["routes"] == [{"location": "ROM029", "marker": "JAP002"}]
    t.until("turn", 1).play("pass").until("turn", 1)
    assert t.goods(0)["gold"] == 1


# Deals of others


def test_spies() -> None:
    """S1.15 Spies: takes a deal under a board; 1 VP; no good now, it produces later; not "making a deal"."""
    t = Table(
        ["roman", "japanese"], locations={0: ["ROM010", "ROM029"], 1: ["JAP024"]}, goods={0: {"worker": 1}},
        deals={0: ["ROM001"], 1: ["JAP001", "JAP010"]}, routes={1: [("ROM029", "JAP002")]},
    )  # fmt: skip
    t.play("use:ROM010")
    assert t.legal() == ["target:JAP001", "target:JAP010"]  # only under a board: no Trade Route deal
    t.play("target:JAP010")
    assert t.seat(0)["deals"] == ["ROM001", "JAP010"]
    assert t.seat(1)["deals"] == ["JAP001"]
    assert t.goods(0) == {}
    assert t.points(0) == 1
    t.play("pass", "pass").until("turn")
    assert t.goods(0)["gold"] == 1 + 1  # the deal, and Roman Bank


def test_a_stolen_deal_goes_to_its_home_pile() -> None:
    """Format 1 "Home pile": of the seat in whose deck the card started."""
    t = Table(
        ["roman", "japanese"], locations={0: ["COM061"]}, goods={0: {"worker": 1}}, deals={0: ["JAP010", "ROM001"]}
    )
    t.play("use:COM061", "drop:JAP010")
    assert t.seat(1)["discard"] == ["JAP010"]
    assert t.points() == 2


def test_spies_make_no_deal_for_a_feature() -> None:
    """S1.15 Spies: a taken deal triggers no feature; shown with a feature of a card file."""
    feature = {"kind": "feature", "trigger": "you_make_deal", "effects": [{"op": "gain", "goods": {"vp": 5}}]}
    t = Table(
        ["roman", "japanese"], card_files=[card_file(new_card("ROM901", "roman", feature))],
        locations={0: ["ROM010", "ROM901"]}, deals={1: ["JAP001"]}, goods={0: {"worker": 1}},
    )  # fmt: skip
    assert t.play("use:ROM010", "target:JAP001").points() == 1


def test_robbers() -> None:
    """S1.15 Robbers: any deal of an open player, also a Trade Route deal; 1 VP and a card."""
    t = Table(
        BARBARIAN, locations={0: ["BAR030", "BAR001"], 2: ["ROM029"]}, goods={0: {"worker": 2}},
        deals={0: ["BAR012"], 1: ["JAP001"], 2: ["ROM001"]},
        routes={1: [("ROM029", "JAP002"), ("BAR001", "JAP003"), ("ROM029", "JAP004")]}, passed=[2],
    )  # fmt: skip
    t.play("use:BAR030")
    assert t.legal() == ["target:BAR001", "target:JAP001", "target:ROM029"]  # the holder must be open, not the Location
    t.play("target:ROM029")
    assert t.seat(1)["discard"] == ["JAP002"]  # the oldest one with it
    assert [one["marker"] for one in t.seat(1)["routes"]] == ["JAP003", "JAP004"]
    assert t.points() == 1
    assert t.legal() == ["draw:common", "draw:faction"]
    assert t.play("draw:common").hand() == ["COM001"]
    assert t.built(2) == ["ROM029"]


def test_robbers_need_a_deal() -> None:
    """D13, S1.6.3: no deal of a player who has not passed: no use."""
    base: dict[str, Any] = {"locations": {0: ["BAR030"]}, "goods": {0: {"worker": 2}}}
    assert "use:BAR030" not in Table(BARBARIAN, **base, deals={0: ["BAR001"]}).legal()
    assert "use:BAR030" not in Table(BARBARIAN, **base, deals={1: ["JAP001"]}, passed=[1]).legal()
    assert "use:BAR030" in Table(BARBARIAN, **base, deals={1: ["JAP001"]}).legal()


def test_ninjas() -> None:
    """Format 8 `gain_good_of_that_deal`: the deal is discarded, its good gained; not made, so no Dojo."""
    t = Table(
        ["japanese", "roman"],
        locations={0: ["JAP026", "JAP024"]},
        goods={0: {"worker": 1}},
        deals={1: ["ROM029", "ROM001"]},
    )
    t.play("use:JAP026", "target:ROM029")
    assert t.goods() == {"gold": 1}
    assert t.points() == 0
    assert t.seat(1)["discard"] == ["ROM029"]
    assert t.seat(1)["deals"] == ["ROM001"]


def test_ninjas_gain_a_card() -> None:
    """Format 8 `gain_good_of_that_deal`: a card is drawn from a deck of the player's choice."""
    t = Table(["japanese", "roman"], locations={0: ["JAP026"]}, goods={0: {"worker": 1}}, deals={1: ["ROM010"]})
    t.play("use:JAP026", "target:ROM010", "draw:faction")
    assert t.hand() == ["JAP001"]


# Own deals as a price


def test_hanseatic_league() -> None:
    """S1.15 Hanseatic League, format 2 `drop`: an own deal, also a Trade Route deal, and a Worker for 2 VP."""
    t = Table(
        JAPAN, locations={0: ["COM061"], 1: ["ROM029"]}, goods={0: {"worker": 1}}, deals={0: ["JAP001"]},
        routes={0: [("ROM029", "JAP002")]},
    )  # fmt: skip
    t.play("use:COM061")
    assert t.kind == "drop"
    assert t.legal() == ["drop:JAP001", "drop:ROM029"]
    t.play("drop:ROM029")
    assert t.points() == 2
    assert t.goods() == {}
    assert t.seat()["discard"] == ["JAP002"]
    assert t.seat()["deals"] == ["JAP001"]


def test_hanseatic_league_twice() -> None:
    """Format 2: several `drop` of one cost never go back; two Trade Route deals with one Location have the same id."""
    base: dict[str, Any] = {"locations": {0: ["COM061"], 1: ["ROM029"]}, "goods": {0: {"worker": 2}}}
    t = Table(JAPAN, deals={0: ["JAP001", "JAP002"]}, routes={0: [("ROM029", "JAP004")]}, **base).play("use2:COM061")
    assert t.legal() == ["drop:JAP001", "drop:JAP002"]  # ROM029 is the last one: nothing would be left for the second
    assert t.play("drop:JAP002").legal() == ["drop:ROM029"]
    assert t.play("drop:ROM029").points() == 4
    t = Table(JAPAN, routes={0: [("ROM029", "JAP004"), ("ROM029", "JAP005")]}, **base).play("use2:COM061")
    t.play("drop:ROM029", "drop:ROM029")
    assert t.points() == 4
    assert t.seat()["discard"] == ["JAP004", "JAP005"]
    assert "use2:COM061" not in Table(JAPAN, deals={0: ["JAP001"]}, **base).legal()


def test_imperial_messenger() -> None:
    """S1.15 Imperial Messenger, format 8 `gain_good_of_own_deal`: the good of an own deal or Trade Route deal."""
    t = Table(
        JAPAN, locations={0: ["COM057", "JAP024"], 1: ["ROM029"]}, goods={0: {"worker": 1}},
        deals={0: ["JAP015"], 1: ["ROM001"]}, routes={0: [("ROM029", "JAP002")]},
    )  # fmt: skip
    t.play("use:COM057")
    assert t.legal() == ["target:JAP015", "target:ROM029"]
    t.play("target:ROM029")
    assert t.goods() == {"gold": 1}
    assert t.points() == 0  # no deal was made
    assert t.seat()["deals"] == ["JAP015"]
    t = Table(JAPAN, locations={0: ["COM057"]}, goods={0: {"worker": 1}})
    assert "use:COM057" not in t.legal()  # D13


def test_a_trade_route_deal_with_a_taken_location() -> None:
    """F1: a Location that the Egyptian took over is enemy for its owner too, and for the Japanese it stays one."""
    factions = ["japanese", "egyptian"]
    t = Table(factions, locations={0: ["JAP021", place("JAP001", taken_by=1)]}, goods={0: {"food": 1}})
    t.play("use:JAP021")
    assert t.legal() == ["target:JAP001"]
    assert t.play("target:JAP001").goods() == {"worker": 1}
