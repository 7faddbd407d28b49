"""What else Aztec cards say: thresholds, different colors, Blessings as price and as points, three uses, colors that
are named when a Location is built."""

from typing import Any

import pytest

from tests.games.settlers.praying import PRAYING, action, answered, common, feature, file, made, pray, production, top
from tests.games.settlers.table import Table, place

POINT = {"op": "gain", "goods": {"vp": 1}}
BLESSING = {"op": "gain_blessing", "count": 1}


def prayer(**more: Any) -> dict[str, Any]:
    return {"op": "pray", "draw": 5} | more


# Prayers by number


@pytest.mark.parametrize(("reds", "points"), [(2, 0), (3, 2), (4, 2), (5, 7)])
def test_so_many_matching_cards(reds: int, points: int) -> None:
    """The highest step that the cards of the declared color reach, once."""
    effect = prayer(declare_color_before=["red", "gray"], at_least=[[3, {"vp": 2}], [5, {"vp": 7}]])
    drawn = ["red"] * reds + ["gray"] * (5 - reds)
    assert answered(effect, *drawn, tokens=("color:red",)).get("vp", 0) == points


def test_blessings_count_for_a_threshold() -> None:
    """S2.8.2: as one more card, once the Prayer is answered."""
    effect = prayer(declare_color_before=["red"], at_least=[[3, {"vp": 2}]])
    draw = {"tokens": ("color:red", "pray:draw"), "blessings": {0: ["red"]}}
    assert answered(effect, "red", "red", "gray", "gray", "pink", **draw) == {"vp": 2}
    assert answered(effect, "red", "gray", "gray", "gray", "pink", **draw) == {}


def test_a_free_threshold_counts_one_colour_not_all_together() -> None:
    """Without a declared or chosen color: a number of cards of the same named color."""
    effect = prayer(at_least=[[3, {"gold": 1}]])
    assert answered(effect, "red", "red", "gray", "gray", "pink") == {}
    assert answered(effect, "red", "red", "gray", "red", "pink") == {"gold": 1}
    only_red = pray(5, {"red": {"food": 1}}, at_least=[[3, {"gold": 1}]])
    assert answered(only_red, "gray", "gray", "gray", "red", "pink") == {"food": 1}


def test_a_point_for_each_different_colour() -> None:
    """Each named color of which a card counts, not each card; Ruins have none (S2.7.5)."""
    effect = prayer(per_different_color={"vp": 1})
    assert answered(effect, "red", "red", "gray", "pink", "none") == {"vp": 3}
    named = pray(5, {"red": {"food": 1}, "gray": {"stone": 1}}, per_different_color={"vp": 1})
    assert answered(named, "red", "red", "gray", "pink", "pink") == {"food": 2, "stone": 1, "vp": 2}


def test_a_blessing_may_be_one_more_colour() -> None:
    """S2.8.2: a Blessing counts as a card of its color."""
    effect = prayer(per_different_color={"vp": 1})
    told = {"tokens": ("pray:draw",), "blessings": {0: ["white", "red"]}}
    assert answered(effect, "red", "red", "red", "red", "red", **told) == {"vp": 2}


# Triggers


def test_each_prayer_is_answered_after_its_gain() -> None:
    """`you_pray`: even one that brings nothing; not another player's."""
    cards = (feature("AZT502", "you_pray", {"op": "gain", "goods": {"wood": 1}}),)
    assert answered(pray(2, {"red": {"vp": 1}}), "gray", "gray", cards=cards, built=["AZT502"]) == {"wood": 1}
    assert answered(pray(2, {"red": {"vp": 1}}), "red", "gray", cards=cards, built=["AZT502"]) == {"vp": 1, "wood": 1}


def test_a_prayer_that_answers_a_prayer_is_not_answered() -> None:
    """F7: features that answer Prayers, Blessings and gains do not answer each other."""
    again = feature("AZT502", "you_pray", pray(1, {"red": {"vp": 2}}), BLESSING)
    others = (feature("AZT503", "you_gain_blessing", POINT), feature("AZT504", "you_gain_vp_at_least_2_at_once", POINT))
    t = Table(
        ["aztec", "roman"], locations={0: [PRAYING, "AZT502", "AZT503", "AZT504"]}, decks={"common": top("red", "red")},
        card_files=[file(action(PRAYING, pray(1, {"red": {"wood": 1}})), again, *others)],
    )  # fmt: skip
    t.play(f"use:{PRAYING}", "blessing:red")
    assert (t.points(), t.goods(), t.kind) == (2, {"wood": 1}, "turn")


def test_each_blessing_is_answered() -> None:
    """`you_gain_blessing`: one after the other, by an effect, as a good and by the board."""
    cards = (
        feature("AZT502", "you_gain_blessing", POINT),
        production("AZT503", {"op": "gain", "goods": {"blessing": 1}}),
    )
    gains = action(PRAYING, {"op": "gain_blessing", "count": 2})
    t = Table(
        ["aztec", "roman"], locations={0: [PRAYING, "AZT502"]}, hand={0: ["AZT503"]}, card_files=[file(gains, *cards)]
    )
    t.play(f"use:{PRAYING}", "blessing:brown")
    assert t.points() == 1
    t.play("blessing:red").until("turn", 0)
    t.play("build:AZT503", "blessing:gray")
    assert t.points() == 3


# Blessings as a price, and at the end


def test_a_blessing_is_given_up() -> None:
    """F21: the player says which; it can be gained again. The tricolor is no price."""
    pays = action(PRAYING, POINT, BLESSING, cost={"blessing": 1})
    t = Table(["aztec", "roman"], locations={0: [PRAYING]}, blessings={0: ["red", "blue"]}, card_files=[file(pays)])
    t.play(f"use:{PRAYING}")
    assert t.legal() == ["offer:blue", "offer:red"]
    t.play("offer:red")
    assert (t.points(), t.seat()["blessings"]) == (1, ["blue"])
    assert "blessing:red" in t.legal()
    none = Table(["aztec", "roman"], locations={0: [PRAYING]}, tricolor=[0], card_files=[file(pays)])
    assert f"use:{PRAYING}" not in none.legal()


def test_several_blessings_are_named_in_their_order() -> None:
    """Twice at once, two each; never back."""
    pays = action(PRAYING, POINT, cost={"blessing": 2}, uses=2)
    held = ["brown", "gray", "red", "blue"]
    t = Table(["aztec", "roman"], locations={0: [PRAYING]}, blessings={0: held}, card_files=[file(pays)])
    t.play(f"use2:{PRAYING}", "offer:brown", "offer:gray", "offer:red")
    assert t.legal() == ["offer:blue"]
    t.play("offer:blue")
    assert (t.points(), t.seat()["blessings"]) == (2, [])


def test_points_for_blessings_at_the_end() -> None:
    """Those that are held, the tricolor included."""
    last = made("AZT501", "feature", {"kind": "feature", "trigger": None, "effects": []},
                {"kind": "end_of_game", "effects": [{"op": "vp_per_blessing", "vp_each": 2}]})  # fmt: skip
    t = Table(
        ["aztec", "roman"], round=5, locations={0: ["AZT501"]}, blessings={0: ["red", "blue"]}, tricolor=[0],
        passed=[0, 1], card_files=[file(last)],
    )  # fmt: skip
    assert t.view()["final"][0] == {"track": 0, "locations": 2, "features": {"AZT501": 6}}


# Three uses


def test_three_uses_two_of_them_at_once() -> None:
    """F20: one or two with an action, three in a round."""
    thrice = action(PRAYING, POINT, cost={"worker": 1}, uses=3)
    goods = {"goods": {0: {"worker": 4}}, "card_files": [file(thrice)], "passed": [1]}
    t = Table(["aztec", "roman"], locations={0: [PRAYING]}, **goods)
    t.play(f"use2:{PRAYING}")
    assert {f"use:{PRAYING}", f"use2:{PRAYING}"} & set(t.legal()) == {f"use:{PRAYING}"}
    t.play(f"use:{PRAYING}")
    assert (t.points(), t.location(PRAYING)["used"]) == (3, 3)
    assert not [token for token in t.legal() if token.startswith("use")]
    t = Table(["aztec", "roman"], locations={0: [place(PRAYING, used=1)]}, **goods)
    t.play(f"use2:{PRAYING}")
    assert t.location(PRAYING)["used"] == 3


# Colors that are named


def test_a_location_gets_its_colour_when_it_is_built() -> None:
    """F22, S2.7.5, S2.10.1: before its bonus and before features that answer; it counts besides the printed ones."""
    orange = production("AZT501", {"op": "gain_per_color", "color": "red", "goods_each": {"vp": 1}, "max_total": 5})
    orange |= {"colors": ["orange"], "color_when_built": ["red", "blue"]}
    red = feature("AZT502", "you_build_location", {"op": "gain", "goods": {"gold": 1}}, filter={"color": "red"})
    box = [file(orange, red)]
    t = Table(["aztec", "roman"], hand={0: ["AZT501"]}, locations={0: ["AZT502"]}, card_files=box)
    t.play("build:AZT501")
    assert t.legal() == ["color:blue", "color:red"]
    assert t.location("AZT501")["color"] is None
    t.play("color:red")
    assert (t.points(), t.goods(), t.location("AZT501")["color"]) == (1, {"gold": 1}, "red")
    t = Table(["aztec", "roman"], hand={0: ["AZT501"]}, locations={0: ["AZT502"]}, card_files=box)
    t.play("build:AZT501", "color:blue")
    assert (t.points(), t.goods()) == (0, {})


def test_newlyweds() -> None:
    """S2.7.5: without color in a Prayer, with one as a Location."""
    pair = common("COM501", color_when_built=["red", "blue"])
    assert answered(pray(1, {"red": {"vp": 1}, "blue": {"vp": 1}}), "COM501", cards=(pair,)) == {}
    t = Table(["aztec", "roman"], hand={0: ["COM501"]}, card_files=[file(pair)])
    t.play("build:COM501", "color:blue")
    assert t.location("COM501")["color"] == "blue"


def test_the_colour_leaves_with_the_location() -> None:
    """Built again, it is named again."""
    pair = common("COM501", color_when_built=["red"], raze={"wood": 1})
    t = Table(["aztec", "roman"], turn=1, locations={0: [place("COM501", color="red")]}, goods={1: {"raze": 2}},
              card_files=[file(pair)])  # fmt: skip
    t.play("raze:COM501")
    assert t.seat(0)["foundations"] == ["COM501"]
    assert not t.state["amount"].any()


def test_different_colours_of_the_empire() -> None:
    """Each color once, including a named one; orange is none; at most this many."""
    counts = action(
        PRAYING, {"op": "gain_per_different_color", "goods_each": {"vp": 1}, "max_total": 4}, colors=["orange"]
    )
    pair = common("COM501", color_when_built=["white"])
    built = [PRAYING, "COM007", "COM058", place("COM501", color="white")]  # two brown ones
    t = Table(["aztec", "roman"], locations={0: built}, card_files=[file(counts, pair)])
    t.play(f"use:{PRAYING}")
    assert t.points() == 2


# The matching color (S2.13)


def matching(colour: str | None) -> Table:
    """Points by a brown action Location, and a Shrine of Thoth that has named a color."""
    shrine = feature("AZT502", "you_score_by_location", POINT, filter={"color": "matching"})
    shrine |= {"colors": ["orange"], "color_when_built": ["brown", "red"]}
    scores = action(PRAYING, POINT, colors=["brown", "orange"])
    built = [PRAYING, place("AZT502", color=colour)]
    return Table(["aztec", "roman"], locations={0: built}, card_files=[file(scores, shrine)])


@pytest.mark.parametrize(("colour", "points"), [("brown", 2), ("red", 1)])
def test_shrine_of_thoth_answers_its_own_colour(colour: str, points: int) -> None:
    """S2.13: a Location that has a color of the Shrine; both being orange is not a match."""
    assert matching(colour).play(f"use:{PRAYING}").points() == points


def test_strong_foundation() -> None:
    """S2.13: 2 points for each card under Common Locations of the matching color."""
    strong = made("AZT501", "feature", {"kind": "feature", "trigger": None, "effects": []},
                  {"kind": "end_of_game", "effects": [
                      {"op": "vp_per_card_under", "color": "matching", "deck": "common", "vp_each": 2}]},
                  colors=["gray", "brown"])  # fmt: skip
    built = ["AZT501", place("COM007", under=["COM069", "COM070"]), place("COM065", under=["COM071"])]
    t = Table(["aztec", "roman"], round=5, locations={0: built}, passed=[0, 1], card_files=[file(strong)])
    assert t.view()["final"][0]["features"] == {"AZT501": 4}  # COM007 is brown, COM065 is blue
