"""Kernels that are compiled once and called from everywhere; functions that are interpreted until they are compiled."""

from pathlib import Path

import pytest

from tests.engine.compiled.test_jit import edit, finish, start, toy

__all__ = ["toy"]

UNITS = {
    "rules.py": """
from patolli.engine.compiled.jit import kernel, unit
from .limits import LIMIT
from toy.table import STEP

@kernel
def more(corn):
    return min(corn + STEP, LIMIT)

@unit
def grow(corn):
    return more(corn)
""",
    "game.py": """
import numpy as np
from patolli.engine.compiled import jit
from toy.rules import grow

POSITION = np.dtype([("corn", np.int32, 2), ("turn", np.int8)])

@jit.exported
def run(s, n):
    for _ in range(n):
        s.corn[1] = grow(s.corn[1])
    return s.corn[1]

def ten():
    return int(run(jit.records(1, POSITION)[0], 10))
""",
    "other.py": """
from patolli.engine.compiled import jit
from toy.rules import grow

@jit.exported
def twice(corn):
    return grow(grow(corn))
""",
    "apart.py": """
from patolli.engine.compiled import jit

@jit.exported
def half(corn):
    return corn // 2
""",
}

LOOK = """
import json, toy.game, toy.other, toy.apart
result = [toy.game.ten(), toy.other.twice(5), toy.apart.half(9)]
seen = lambda stats: [sum(stats.cache_misses.values()), sum(stats.cache_hits.values())]
unit = toy.rules.grow.dispatcher
print(json.dumps({"result": result, "run": seen(toy.game.run.stats), "twice": seen(toy.other.twice.stats),
                  "half": seen(toy.apart.half.stats), "unit": seen(unit.stats),
                  "symbols": [made.fndesc.mangled_name for made in unit.overloads.values()]}))
"""


@pytest.fixture
def units(toy: Path) -> Path:
    for name, text in UNITS.items():
        (toy / name).write_text(text)
    return toy


def look(units: Path) -> dict:
    return finish(start(units, LOOK))[-1]


@pytest.mark.compiled
def test_a_unit_is_compiled_once_for_all_who_call_it(units: Path) -> None:
    first, second = look(units), look(units)
    assert first["result"] == second["result"] == [10, 7, 4]
    assert first["unit"] == [1, 0]
    assert second["unit"] == [0, 1]
    assert (second["run"], second["twice"], second["half"]) == ([0, 1], [0, 1], [0, 1])
    assert len(first["symbols"]) == 1
    assert second["symbols"] == first["symbols"]


@pytest.mark.compiled
def test_what_was_compiled_elsewhere_calls_a_unit_that_is_compiled_anew(units: Path) -> None:
    """The file of the unit is lost or damaged, those of its callers are not: they find it by its symbol."""
    look(units)
    cache = units.parent.parent / "cache" / "patolli" / "kernels"
    (path,) = cache.rglob("toy.rules.grow-*.bin")
    for damage in (path.unlink, lambda: path.write_bytes(b"damaged")):
        damage()
        again = look(units)
        assert again["result"] == [10, 7, 4]
        assert (again["unit"], again["run"], again["twice"]) == ([1, 0], [0, 1], [0, 1])


@pytest.mark.compiled
def test_a_changed_rule_compiles_nothing_that_does_not_use_it(units: Path) -> None:
    look(units)
    edit(units / "limits.py", "100", "3  ")
    after = look(units)
    assert after["result"] == [3, 3, 4]
    assert (after["unit"], after["run"], after["twice"], after["half"]) == ([1, 0], [1, 0], [1, 0], [0, 1])
    edit(units / "apart.py", "// 2", "// 3")
    last = look(units)
    assert last["result"] == [3, 3, 3]
    assert (last["unit"], last["run"], last["twice"], last["half"]) == ([0, 1], [0, 1], [0, 1], [1, 0])


@pytest.mark.compiled
def test_interpreted_until_somebody_takes_over(units: Path) -> None:
    code = """
import json
from patolli.engine.compiled import jit
before = jit.begin_interpreted()
import toy.game, toy.other
from patolli.engine.compiled.rng import new_rng

def now():
    numbers = [toy.game.ten(), int(toy.other.twice(5)), new_rng(7).tolist()]
    compiled = [len(one.dispatcher.overloads) for one in (toy.game.run, toy.other.twice)]
    return [numbers, compiled]

said = [before, now()]
with jit.compiled_here():
    toy.game.ten()
said.append(toy.game.run.run is toy.game.run.dispatcher)
jit.take_over()
said += [now(), toy.game.run.run is toy.game.run.dispatcher, toy.other.twice.run is toy.other.twice.dispatcher]
print(json.dumps(said))
"""
    ((before, first, early, later, runs, other),) = finish(start(units, code))
    assert before is True
    assert first == [[10, 7, first[0][2]], [0, 0]]
    assert later == [first[0], [1, 0]]
    assert (early, runs, other) == (False, True, False)
    assert first[0][2] == finish(start(units, SEEDED))[0]


SEEDED = "import json; from patolli.engine.compiled.rng import new_rng; print(json.dumps(new_rng(7).tolist()))"


@pytest.mark.compiled
def test_when_games_are_there_it_is_too_late_to_begin_interpreted(units: Path) -> None:
    code = """
import json, toy.game
from patolli.engine.compiled import jit
print(json.dumps([jit.begin_interpreted(), toy.game.ten()]))
"""
    assert finish(start(units, code)) == [[False, 10]]
