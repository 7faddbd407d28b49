"""Sources that act together, and gains that trigger features (format 4, F6, F7, D6, S1.5.2)."""

from typing import Any

from tests.games.settlers.table import Table, card_file, new_card, place

JAPAN = ["japanese", "roman"]
EGYPT = ["egyptian", "roman"]


def production(card: str, *effects: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return new_card(card, "roman", {"kind": "production", "effects": list(effects)}, **changes)


def gain(**goods: int) -> dict[str, Any]:
    return {"op": "gain", "goods": goods}


def kinds(t: Table) -> list[str | None]:
    """The kinds of decisions up to the next turn, answered with the first token."""
    seen = []
    while t.kind not in ("turn", None):
        seen.append(t.kind)
        t.play(t.legal()[0])
    return seen


# Order by class


def test_certain_goods_come_first() -> None:
    """F6, S1.5.2: what cannot matter happens before anything is asked, including Locations built later."""
    t = Table(start="production", locations={0: ["COM065", "COM007", "COM026"]})
    assert t.kind == "draw"
    assert t.goods() == {"wood": 1 + 2, "stone": 1, "worker": 2, "raze": 1, "defense": 1}
    assert t.points() == 1


def test_cards_then_produce_other_then_choices() -> None:
    """F6: class 1, 2, 3, whatever was built first."""
    t = Table(EGYPT, start="production", locations={0: ["EGY004", "COM016", "COM065", "COM007"]})
    assert kinds(t) == ["draw", "target", "option"]


def test_swapping_goods_of_deals_comes_last() -> None:
    """F6: class 5, after cards that were looked at and after Farmers At Work."""
    t = Table(JAPAN, start="production", locations={0: ["JAP030", "COM016", "JAP011", "COM007"]}, deals={0: ["JAP004"]})
    assert kinds(t) == ["keep", "target", "swap"]


def test_within_a_class_as_listed() -> None:
    """F6: board, deals, Trade Route deals, Locations; the deal's card is drawn before Watchtower's."""
    t = Table(
        JAPAN, start="production", locations={0: ["JAP030", "COM065"], 1: ["ROM010"]}, deals={0: ["JAP015"]},
        routes={0: [("ROM010", "JAP001")]},
    )  # fmt: skip
    t.play("draw:common", "draw:faction", "draw:common")
    assert t.hand() == ["COM001", "COM002", "JAP002"]
    assert t.legal() == ["done", "swap:COM001", "swap:JAP002"]  # Watchtower's card came last


def test_features_answer_in_tableau_order() -> None:
    """F6, format 4: Headquarters (VP or Gold) and Administration (Gold or VP) ask as they were built."""
    base: dict[str, Any] = {"hand": {0: ["ROM001"]}, "foundations": {0: ["COM001"]}, "goods": {0: {"stone": 1}}}
    t = Table(locations={0: ["ROM015", "ROM012"]}, **base).play("build:ROM001", "location:foundation", "option:1")
    assert (t.points(), t.goods()) == (1, {})
    assert t.play("option:1").goods() == {"gold": 1}
    t = Table(locations={0: ["ROM012", "ROM015"]}, **base).play("build:ROM001", "location:foundation", "option:1")
    assert (t.points(), t.goods()) == (0, {"gold": 1})


def test_building_is_one_bundle() -> None:
    """S1.7.1, format 4: Farmers At Work: Canteen answers first (class 0), then the Bonus card, then its production."""
    t = Table(hand={0: ["COM016"]}, locations={0: ["COM078", "COM007"]}, goods={0: {"wood": 3}}).play("build:COM016")
    assert t.kind == "draw"
    assert t.points() == 1
    assert t.goods() == {"gold": 1}
    t.play("draw:common")
    assert t.legal() == ["target:COM007"]
    assert t.play("target:COM007").goods() == {"gold": 1, "wood": 2}


def test_the_answers_to_a_deal_and_a_raze_are_bundles() -> None:
    """Format 4: certain goods before choices, among features that answer one deal."""
    choose = {"op": "choose_one", "options": [[gain(wood=1)], [gain(stone=1)]]}
    first = {"kind": "feature", "trigger": "you_make_deal", "effects": [choose]}
    second = {"kind": "feature", "trigger": "you_make_deal", "effects": [gain(vp=1)]}
    file = card_file(new_card("ROM901", "roman", first), new_card("ROM902", "roman", second))
    base: dict[str, Any] = {"card_files": [file], "locations": {0: ["ROM901", "ROM902"]}}
    t = Table(hand={0: ["ROM001"]}, goods={0: {"food": 1}}, **base).play("deal:ROM001")
    assert (t.kind, t.points()) == ("option", 1)
    assert t.goods() == {"stone": 1}  # the good of the deal was first


# Class 4: the player names the next


def blessed(*cards: str) -> dict[str, Any]:
    return card_file(*(production(card, {"op": "gain_blessing", "count": 1}) for card in cards))


def test_sources_of_blessings_are_named() -> None:
    """Format 2 `source`, format 4: only if two or more different ones are left."""
    t = Table(card_files=[blessed("ROM901", "ROM902")], start="production", locations={0: ["ROM901", "ROM902"]})
    assert t.kind == "source"
    assert t.legal() == ["source:ROM901", "source:ROM902"]
    t.play("source:ROM902")
    assert t.kind == "blessing"
    t.play("blessing:red")
    assert t.kind == "blessing"  # the last one is not asked for
    t.play("blessing:gray")
    assert t.seat()["blessings"] == ["gray", "red"]
    t = Table(card_files=[blessed("ROM901")], start="production", locations={0: ["ROM901"]})
    assert t.kind == "blessing"


def test_produce_other_is_named_beside_such_a_location() -> None:
    """F6: while the player has a production Location of class 4, Farmers At Work are of class 4 too."""
    t = Table(card_files=[blessed("ROM901")], start="production", locations={0: ["COM016", "ROM901", "COM007"]})
    assert t.legal() == ["source:COM016", "source:ROM901"]
    t.play("source:COM016")
    assert t.legal() == ["target:COM007", "target:ROM901"]
    t.play("target:ROM901", "blessing:red")
    assert t.kind == "blessing"


def test_a_blessing_of_the_board_is_a_source() -> None:
    """Format 4: `board`, class 4; its other goods are class 0."""
    card = new_card("AZT990", "aztec", {"kind": "production", "effects": [{"op": "gain_blessing", "count": 1}]})
    board = {"production": {"worker": 3, "blessing": 1}, "stores": [], "tricolor": False}
    t = Table(
        ["aztec", "roman"], card_files=[card_file(card, aztec=board)], start="production", locations={0: ["AZT990"]}
    )
    assert t.goods() == {"worker": 3}
    assert t.legal() == ["source:AZT990", "source:board"]
    t.play("source:board", "blessing:blue", "blessing:red")
    assert t.seat()["blessings"] == ["red", "blue"]


def test_class_4_comes_after_choices() -> None:
    """F6: 3 before 4."""
    file = card_file(
        production("ROM901", {"op": "gain_blessing", "count": 1}),
        production("ROM902", {"op": "choose_one", "options": [[gain(wood=1)], [gain(stone=1)]]}),
    )
    t = Table(card_files=[file], start="production", locations={0: ["ROM901", "ROM902"]})
    assert kinds(t) == ["option", "blessing"]


# Gains


def test_sphinx_answers_two_points_at_once() -> None:
    """Format 4, S1.15 Sphinx: 2 or more in one gain; not 1, not 1 and 1."""
    for card, goods, points in (
        ("EGY021", {"worker": 1, "gold": 1}, 3 + 1),  # Goldsmith
        ("COM034", {"worker": 1, "stone": 1}, 2 + 1),  # Mason
        ("COM056", {"food": 1}, 1),  # Brewer
        ("EGY009", {"food": 1}, 1),  # Golden Bazaar
    ):
        t = Table(EGYPT, locations={0: ["EGY019", card]}, goods={0: goods})
        assert t.play(f"use:{card}").points() == points


def test_two_sphinxes() -> None:
    """D6: each gives 1 for the same gain; the extra points are separate gains of 1 and trigger nothing."""
    t = Table(EGYPT, locations={0: ["EGY019", "EGY020", "COM034"]}, goods={0: {"worker": 1, "stone": 1}})
    assert t.play("use:COM034").points() == 4


def test_sphinx_answers_bonuses_and_slaver() -> None:
    """Format 4: a gain is what one effect gives at once: Statue's points, Slaver's 2 VP."""
    t = Table(EGYPT, hand={0: ["COM001"]}, locations={0: ["EGY019", "COM008"]}, goods={0: {"wood": 1, "stone": 2}})
    assert t.play("build:COM001", "draw:common").points() == 2 + 1
    t = Table(EGYPT, hand={0: ["EGY011"]}, locations={0: ["EGY019", "EGY006"]}, goods={0: {"food": 1, "gold": 1}})
    t.play("build:EGY011", "pay:f", "option:1")
    assert t.points() == 2 + 1


def test_sphinx_is_no_answer_to_others() -> None:
    """Format 4: "own features": another player's points trigger nothing."""
    t = Table(["roman", "egyptian"], locations={0: ["COM034"], 1: ["EGY019"]}, goods={0: {"worker": 1, "stone": 1}})
    t.play("use:COM034")
    assert (t.points(0), t.points(1)) == (2, 0)


def test_points_before_cards() -> None:
    """Format 4: goods and VP, then the features, then the cards of the same gain, one by one."""
    action = {"kind": "action", "cost": {"worker": 1}, "max_activations_per_round": 1}
    action["effects"] = [gain(card=1, vp=2, faction_card=1, common_card=1, wood=1)]
    t = Table(
        EGYPT, card_files=[card_file(new_card("EGY901", "egyptian", action))], locations={0: ["EGY901", "EGY019"]},
        goods={0: {"worker": 1}},
    )  # fmt: skip
    t.play("use:EGY901")
    assert t.kind == "draw"
    assert t.points() == 3
    assert t.goods() == {"wood": 1}
    assert t.hand() == ["COM001", "EGY001"]  # the named decks first, without a question
    assert t.play("draw:common").hand() == ["COM001", "COM002", "EGY001"]


def thoth(**filter_: str) -> dict[str, Any]:
    feature = {"kind": "feature", "trigger": "you_score_by_location", "effects": [gain(vp=1)]}
    if filter_:
        feature["filter"] = filter_
    return card_file(new_card("EGY901", "egyptian", feature))


def test_scoring_by_a_location() -> None:
    """Format 4 `you_score_by_location`: the Location must fit the filter; 1 VP is enough."""
    for card, goods, points in (("COM036", {"stone": 1}, 2), ("COM056", {"food": 1}, 1)):
        t = Table(EGYPT, card_files=[thoth(color="gray")], locations={0: ["EGY901", card]}, goods={0: goods})
        assert t.play(f"use:{card}").points() == points


def test_points_that_are_not_scored_by_a_location() -> None:
    """Format 4: not by a Raze field, not by a deal."""
    t = Table(EGYPT, card_files=[thoth()], hand={0: ["COM018"]}, locations={0: ["EGY901"]}, goods={0: {"raze": 1}})
    assert t.play("raze:COM018").points() == 1
    t = Table(
        ["egyptian", "japanese"],
        card_files=[thoth()],
        start="production",
        locations={0: ["EGY901"]},
        deals={0: ["JAP024"]},
    )
    assert t.points() == 1


def test_such_features_wake_none_of_them() -> None:
    """F7, D6: a feature of 2 VP for 2 VP, Sphinx, and one for scoring: each answers the gain once, none another."""
    double = {"kind": "feature", "trigger": "you_gain_vp_at_least_2_at_once", "effects": [gain(vp=2)]}
    scoring = {"kind": "feature", "trigger": "you_score_by_location", "effects": [gain(vp=2)]}
    file = card_file(new_card("EGY901", "egyptian", double), new_card("EGY902", "egyptian", scoring))
    t = Table(
        EGYPT, card_files=[file], locations={0: ["EGY901", "EGY019", "EGY902", "COM034"]},
        goods={0: {"worker": 1, "stone": 1}},
    )  # fmt: skip
    assert t.play("use:COM034").points() == 2 + 2 + 1 + 2


def test_points_by_the_gate_are_single() -> None:
    """Format 4: two cards put under a Gate are two gains of 1; the Sphinx of whoever took it over is not triggered."""
    gate = place("JAP013", taken_by=0)
    t = Table(["egyptian", "japanese"], locations={0: ["EGY019"], 1: [gate]}, hand={0: ["COM001", "COM002"]})
    t.play("put:JAP013", "card:COM001", "put:JAP013", "card:COM002")
    assert t.points() == 2
