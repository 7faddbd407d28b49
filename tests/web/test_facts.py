"""Printed facts come from the game: the app hard-codes none of them, and its tests use what the game says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.engine.game import find_game
from patolli.games.tzolkin.rules.components import TECHNOLOGIES
from patolli.games.tzolkin.rules.technology import TOP_LEVEL, advance_price
from patolli.games.tzolkin.show.faces import faces
from patolli.games.tzolkin.show.facts import facts
from tests.games.tzolkin.checks import TOPS, last_turn
from tests.paths import PROJECT

FILES = {
    "tzolkin": PROJECT / "web" / "tests" / "facts.json",
    "settlers": PROJECT / "web" / "tests" / "settlers" / "facts.json",
}
"""Read by the tests of the browser app: `python -m tests.web.test_facts` regenerates them."""


def told_facts(game: str) -> dict[str, Any]:
    """As the server sends them."""
    known = find_game(game).faces.facts
    assert known is not None
    return msgspec.json.decode(msgspec.json.encode(known()))


@pytest.mark.parametrize(("game", "file"), FILES.items())
def test_the_app_is_tested_with_the_facts_of_the_game(game: str, file: Path) -> None:
    assert json.loads(file.read_text(encoding="utf-8")) == told_facts(game)


@pytest.mark.parametrize(("day", "age"), [(14, 0), (27, 1)])
@pytest.mark.parametrize("leaders", [1, 2, 3])
@pytest.mark.parametrize("temple", TOPS)
def test_the_bonus_is_what_the_rules_give(temple: str, leaders: int, day: int, age: int) -> None:
    """T54: for the highest alone, and for each of several."""
    about = facts().temples[temple]
    table = last_turn(3, day)
    for seat in range(3):
        table.set(seat, **{temple: 2 if seat < leaders else 1})
    table.run("place:palenque", "end")
    elsewhere = sum(one.tied[age] for name, one in facts().temples.items() if name != temple)
    points = {one.step: one.points for one in about.steps}
    won = [points[2] + elsewhere + (about.bonus if leaders == 1 else about.tied)[age]] * leaders
    assert [seat["points"] for seat in table.view()["seats"]] == won + [points[1] + elsewhere] * (3 - leaders)


@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3), (3, 1)])
@pytest.mark.parametrize("track", TECHNOLOGIES)
def test_the_price_of_a_level_is_what_the_rules_take(track: str, level: int, blocks: int) -> None:
    """T25: of the levels, and of the bonus behind the last."""
    rule = getattr(advance_price, "py_func", advance_price)
    assert rule(last_turn(2, 3).set(**{track: level}).state.view(np.recarray), 0, TECHNOLOGIES.index(track)) == blocks
    assert len(faces()[f"level.{track}.{level + 1 if level < 3 else 'bonus'}"].price) == blocks


def test_the_levels_are_those_of_the_rules() -> None:
    assert facts().levels == [*map(str, range(1, TOP_LEVEL + 1)), "bonus"]


if __name__ == "__main__":
    for name, path in FILES.items():
        lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in told_facts(name).items())
        path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
