"""Valid positions that play seldom leads to, for variety in training."""

from typing import Any

import numpy as np

from patolli.games.tzolkin.rules.components import MAX_WORKERS
from patolli.games.tzolkin.rules.state import TURN
from patolli.games.tzolkin.rules.technology import TOP_LEVEL

MOST_CORN, MOST_BLOCKS = 60, 12  # nobody is given more; the rules set no limit


def vary(s: Any, rng: np.random.Generator) -> None:
    """Give some seats technologies, workers, corn and blocks, in place; more goods later in the game.

    Only at the first step of a turn, after setup. In the middle of a turn a purchase may be pending, and with other
    levels its price would change, perhaps beyond what the seat can pay.
    """
    if s["over"] or s["todo"][int(s["todo_count"]) - 1, 0] != TURN:
        return
    later = int(s["food_days"])  # so far: 0 to 3
    for p in range(int(s["players"])):
        if rng.random() < 0.2:
            continue
        if rng.random() < 0.65:
            for track in range(4):
                _give(s["technologies"][p], track, rng.choice(4, p=(0.55, 0.22, 0.14, 0.09)), TOP_LEVEL)
        if rng.random() < 0.5:
            before = int(s["workers"][p])
            _give(s["workers"], p, rng.choice(3, p=(0.3, 0.45, 0.25)), MAX_WORKERS)
            s["free_workers"][p] += int(s["workers"][p]) - before
        if rng.random() < 0.5:
            _give(s["corn"], p, rng.integers(0, 8 + 2 * later), MOST_CORN)
        if rng.random() < 0.45:
            for kind in range(3):
                _give(s["blocks"][p], kind, rng.integers(0, 3 + later), MOST_BLOCKS)


def _give(goods: Any, place: int, count: Any, most: int) -> None:
    goods[place] += max(0, min(int(count), most - int(goods[place])))
