"""The app computes the corn that a food day will cost, right after a click, the way the rules count it (T50)."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from patolli.engine.match import Match
from patolli.games.tzolkin.rules.food_day import corn_per_worker, workers_to_feed
from patolli.games.tzolkin.show.facts import facts
from tests.paths import PROJECT, RECORDS

EXAMPLES = PROJECT / "web" / "tests" / "food.json"
"""Read by the tests of the browser app: `python -m tests.web.test_food` regenerates it."""


_workers = getattr(workers_to_feed, "py_func", workers_to_feed)
_price = getattr(corn_per_worker, "py_func", corn_per_worker)


def examples() -> list[dict[str, Any]]:
    """Each number of workers with each set of tiles that feed, from recorded games: everything the sum depends on."""
    found, feeds = dict[str, dict[str, Any]](), facts().feeds
    for path in sorted(RECORDS.glob("tzolkin-*.json")):
        match = Match.from_record(path.read_bytes())
        for at in range(0, len(match) + 1, 3):
            state, view = match.state_at(at), match.view(None, at)
            asked = view["decision"] and view["decision"]["kind"]
            for p, seat in enumerate(view["seats"]):
                tiles = {key: sorted(tile for tile in seat[key] if tile in feeds) for key in ("buildings", "wealth")}
                one = {"asked": asked == "keep", "workers": seat["workers"], **tiles}
                corn = _workers(state.view(np.recarray), p) * _price(state.view(np.recarray), p)
                found.setdefault(json.dumps(one), one | {"corn": int(corn)})
    return [found[key] for key in sorted(found)]


def test_the_app_is_tested_with_what_the_rules_say() -> None:
    assert json.loads(EXAMPLES.read_text(encoding="utf-8")) == examples()


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one) for one in examples())
    EXAMPLES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
