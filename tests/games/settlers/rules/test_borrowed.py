"""Rules of other sets, as this house plays them: Technology (S2.12.2), Sets (S2.12.3), Statues (S2.12.4)."""

from typing import Any

import pytest

from patolli import Match
from tests.games.settlers.praying import PRAYING, action, common, feature, file, made, production
from tests.games.settlers.table import Table, place

POINT = {"op": "gain", "goods": {"vp": 1}}
AZTECS = ["aztec", "roman"]


def technology(kind: str) -> dict[str, Any]:
    return {"op": "place_technology", "kind": kind}


# Technology


def test_a_token_lies_on_an_own_common_location_and_stays() -> None:
    """S2.12.2: one each; not on Faction Locations, not on those of others; it outlives Cleanup."""
    t = Table(
        AZTECS, locations={0: [PRAYING, "COM007", place("COM058", technology="glory")], 1: ["COM065"]},
        card_files=[file(action(PRAYING, technology("defense")))],
    )  # fmt: skip
    t.play(f"use:{PRAYING}")
    assert t.legal() == ["target:COM007"]
    t.play("target:COM007")
    while t.view()["round"] == 1:
        t.play("pass" if t.kind == "turn" else t.legal()[0])
    assert t.location("COM007")["technology"] == "defense"


def test_a_basic_token_needs_something_to_double() -> None:
    """S2.12.2: production and action Locations; without one the action cannot be used (D13)."""
    box = [file(action(PRAYING, technology("basic")), common("COM501", "red"))]
    assert f"use:{PRAYING}" not in Table(AZTECS, locations={0: [PRAYING, "COM501"]}, card_files=box).legal()
    assert f"use:{PRAYING}" in Table(AZTECS, locations={0: [PRAYING, "COM007"]}, card_files=box).legal()


def test_production_is_doubled() -> None:
    """S2.12.2: two gains, of the Location with the token alone."""
    plain = production("COM501", {"op": "gain", "goods": {"gold": 1, "vp": 1}}, deck="common")
    doubled = Table(start="production", locations={0: [place("COM501", technology="basic")]}, card_files=[file(plain)])
    doubled.until("turn")
    assert (doubled.goods()["gold"], doubled.points()) == (2, 2)
    single = Table(start="production", locations={0: [place("COM501", technology="glory")]}, card_files=[file(plain)])
    assert single.until("turn").points() == 1


def test_an_action_is_doubled_and_paid_once() -> None:
    """S2.12.2."""
    scores = action("COM501", POINT, cost={"worker": 1}, deck="common", uses=2)
    t = Table(
        AZTECS, locations={0: [place("COM501", technology="basic")]}, goods={0: {"worker": 3}},
        card_files=[file(scores)],
    )  # fmt: skip
    t.play("use2:COM501")
    assert (t.points(), t.goods(), t.location("COM501")["used"]) == (4, {"worker": 1}, 2)


def test_visitors_gain_once() -> None:
    """S2.12.2: the token works for its owner."""
    opened = made("COM501", "production", {"kind": "production", "effects": [POINT], "open": True}, deck="common")
    t = Table(
        AZTECS,
        locations={1: [place("COM501", technology="basic")]},
        goods={0: {"worker": 1}},
        card_files=[file(opened)],
    )
    assert t.play("send:COM501").points() == 1


def test_advanced_tokens() -> None:
    """S2.12.2: two more Raze tokens, or two more points at the end."""
    shield = {1: [place("COM058", technology="defense")]}
    assert "raze:COM058" not in Table(goods={0: {"raze": 3}}, locations=shield).legal()
    t = Table(goods={0: {"raze": 4}}, locations=shield).play("raze:COM058")
    assert "raze" not in t.goods()
    t = Table(round=5, passed=[0, 1], locations={0: [place("COM058", technology="glory"), "COM007"]})
    assert t.view()["final"][0]["locations"] == 1 + 2 + 1


@pytest.mark.parametrize("on", [True, False])
def test_a_table_can_play_without_technology(on: bool) -> None:
    """The effect does nothing then, and needs no target."""
    box = [file(action(PRAYING, technology("basic"), POINT))]
    t = Table(AZTECS, locations={0: [PRAYING, "COM007"]}, borrowed={"technology": on}, card_files=box)
    t.play(f"use:{PRAYING}")
    assert t.kind == ("target" if on else "turn")


# Sets


def third(*before: str, built: str = "COM501", colors: tuple[str, ...] = ("red",), **more: Any) -> Table:
    """The Aztecs build a Common card of these colors."""
    red = [common(f"COM51{i}", *colour.split("+")) for i, colour in enumerate(before)]
    places = [card["id"] for card in red]
    cards = [common(built, *colors), *red, *more.pop("cards", ())]
    t = Table(
        AZTECS, hand={0: [built]}, locations={0: [*places, *more.pop("also", ())]}, card_files=[file(*cards)], **more
    )
    return t.play(f"build:{built}")


@pytest.mark.parametrize(
    ("before", "points"),
    [(("red",), 0), (("red", "red"), 2), (("red", "red", "red"), 0), (("red", "red", "red", "red", "red"), 2)],
)
def test_every_third_location_of_a_colour_scores(before: tuple[str, ...], points: int) -> None:
    """S2.12.3: the third, the sixth; only with the option."""
    assert third(*before, borrowed={"sets": True}).points() == points
    assert third(*before).points() == 0


def test_two_colours_are_two_sets() -> None:
    """S2.12.3: one gain, which triggers what answers 2 points at once; orange is not a color of a set."""
    sphinx = feature("AZT502", "you_gain_vp_at_least_2_at_once", POINT)
    both = {"colors": ("red", "blue", "orange"), "borrowed": {"sets": True}, "cards": (sphinx,), "also": ("AZT502",)}
    assert third("red+blue+orange", "red+blue+orange", **both).points() == 4 + 1


def test_features_answer_sets_without_the_option() -> None:
    """S2.12.3: `you_complete_set`, any or of a color; once for each building."""
    any_set = feature("AZT502", "you_complete_set", POINT)
    of_blue = feature("AZT503", "you_complete_set", {"op": "gain", "goods": {"gold": 1}}, filter={"color": "blue"})
    more = {"cards": (any_set, of_blue), "also": ("AZT502", "AZT503")}
    t = third("red", "red", **more)
    assert (t.points(), t.goods()) == (1, {})
    t = third("red+blue", "red+blue", colors=("red", "blue"), **more)
    assert (t.points(), t.goods()) == (1, {"gold": 1})


def test_the_colour_named_when_built_may_complete_a_set() -> None:
    """S2.12.3, S2.10.1."""
    cards = [common("COM501", color_when_built=["red", "blue"]), common("COM511", "red"), common("COM512", "red")]
    t = Table(AZTECS, hand={0: ["COM501"]}, locations={0: ["COM511", "COM512"]}, borrowed={"sets": True},
              card_files=[file(*cards)])  # fmt: skip
    assert t.play("build:COM501", "color:red").points() == 2


# Statues


def test_statues_are_taken_and_score_together() -> None:
    """S2.12.4: one of three kinds; a point each, three more for one of each kind."""
    t = Table(
        AZTECS, round=5, locations={0: [PRAYING]}, statues={0: {"jackal": 1, "falcon": 1, "cat": 0}}, passed=[1],
        card_files=[file(action(PRAYING, {"op": "gain_statue"}))],
    )  # fmt: skip
    t.play(f"use:{PRAYING}")
    assert t.legal() == ["statue:cat", "statue:falcon", "statue:jackal"]
    t.play("statue:cat").until(None)
    assert t.view()["final"][0] == {"track": 0, "locations": 2, "features": {}, "statues": 3 + 3}
    assert t.points() == 8


def test_there_are_three_of_each() -> None:
    """S2.12.4: of all players together; when all nine are taken, nothing is gained."""
    taken = {0: {"jackal": 3, "falcon": 1, "cat": 2}, 1: {"jackal": 0, "falcon": 2, "cat": 0}}
    box = [file(action(PRAYING, {"op": "gain_statue"}, {"op": "gain_statue"}))]
    t = Table(AZTECS, locations={0: [PRAYING]}, statues=taken, card_files=box)
    t.play(f"use:{PRAYING}")
    assert t.legal() == ["statue:cat"]
    t.play("statue:cat")
    assert t.kind == "turn"


def test_a_table_can_play_without_statues() -> None:
    box = [file(action(PRAYING, {"op": "gain_statue"}, POINT))]
    t = Table(AZTECS, locations={0: [PRAYING]}, borrowed={"statues": False}, card_files=box)
    assert t.play(f"use:{PRAYING}").points() == 1


# Options


def test_records_name_what_is_not_usual() -> None:
    """A game without them is written as before; others replay with their rules."""
    plain = Match.new("settlers", ["A", "B"], seed=1).record()
    assert set(plain["options"]) == {"lookout", "peaceful", "solo", "format", "disputed"}
    chosen = {"sets": True, "technology": False, "statues": False}
    record = Match.new("settlers", ["A", "B"], seed=1, options=chosen).record()
    assert {name: record["options"][name] for name in chosen} == chosen
    again = Match.from_record(record)
    assert again.record() == record
    usual = {"sets": False, "technology": True, "statues": True}
    assert Match.new("settlers", ["A", "B"], seed=1, options=usual).record()["options"] == plain["options"]
