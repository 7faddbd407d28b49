"""The component file is checked on load: a broken table is refused, and the sentence says which."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from patolli.games.tzolkin.rules.components import ComponentsError, Effects, read_components
from patolli.games.tzolkin.rules.monuments import _read_scores

TEXT = resources.files("patolli.games.tzolkin").joinpath("data/components.json").read_bytes()
Change = Callable[[dict[str, Any]], object]

BROKEN: list[tuple[Change, str]] = [
    (lambda c: c.pop("skulls"), "skulls"),
    (lambda c: c.update(skulls="13"), "skulls"),
    (lambda c: c.update(dragons=1), "dragons"),
    (lambda c: c["gears"].pop("tikal"), "gears"),
    (lambda c: c["gears"]["tikal"].update(teeth=11), "gears.tikal"),
    (lambda c: c["temples"].pop("chaac"), "temples"),
    (lambda c: c["temples"]["chaac"]["goods_at_step"].update({"9": "gold"}), "goods_at_step"),
    (lambda c: c["placement_surcharge"].update({"3": 2}), "placement_surcharge"),
    (lambda c: c["market_corn_per_block"].pop("gold"), "market_corn_per_block"),
    (lambda c: c["calendar"]["food_days"].pop(), "food_days"),
    (lambda c: c["calendar"]["food_days"][0].update(day=20), "food_days"),
    (lambda c: c["chichen_itza"].pop(), "chichen_itza"),
    (lambda c: c["wealth_tiles"].pop(), "wealth"),
    (lambda c: c["buildings"][0].update(copies=2), "age 1"),
    (lambda c: c["buildings"][1].update(id="A1-F1"), "A1-F1"),
    (lambda c: c["buildings"][0].update(kind="castle"), "castle"),
    (lambda c: c["buildings"][0].update(cost={"corn": 1}), "cost"),
    (lambda c: c["buildings"][0].update(cost={}), "cost"),
    (lambda c: c["buildings"][0].update(cost={"wood": 0}), "positive"),
    (lambda c: c["monuments"].pop(), "monuments"),
]


def test_the_file_of_the_project_is_sound() -> None:
    assert len(read_components(TEXT).buildings) == 27


@pytest.mark.parametrize(("change", "named"), BROKEN, ids=[named for _, named in BROKEN])
def test_a_broken_table_is_refused(change: Change, named: str) -> None:
    components = json.loads(TEXT)
    change(components)
    with pytest.raises(ComponentsError, match=r"components\.json: ") as caught:
        read_components(json.dumps(components).encode())
    assert named in str(caught.value)


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b"\xff", TEXT[:-200]])
def test_what_is_no_component_file_is_refused(text: bytes) -> None:
    with pytest.raises(ComponentsError):
        read_components(text)


@pytest.mark.parametrize(
    "effect",
    [{"fly": 1}, {"gain": {"silver": 1}}, {"temple": "zeus", "steps": 1}, {"temple": "any"}, {"action": "tikal9"},
     {"technology": "steam", "advances": 1}, {"points": 2, "more": 1}, {"gain": 3}],
)  # fmt: skip
def test_an_unknown_effect_is_refused(effect: dict[str, Any]) -> None:
    with pytest.raises(ComponentsError, match="X1"):
        Effects([("X1", [effect])])


@pytest.mark.parametrize("scores", [{"per_dragon": 3}, {"per_own_tile": 2, "per_corn_tile": 4}, {"per_own_kind": "x"}])
def test_an_unknown_way_to_score_is_refused(scores: dict[str, Any]) -> None:
    with pytest.raises((KeyError, ValueError)):
        _read_scores(0, scores)
