"""The deal of a running match with everything redrawn that somebody cannot know, so that it can be played on."""

from typing import Any

import numpy as np

from patolli.games.tzolkin.formats.deal import TILES_DEALT, write_deal
from patolli.games.tzolkin.rules.components import AGE_SIZE, WEALTH_GEAR, WEALTH_IDS, WEALTH_SPACE


def redeal_first(first: Any, now: Any, seat: int, seed: int) -> None:
    """Redraw in the first position what this seat (-1: a spectator) does not know at position `now`.

    That is the order of the tiles not drawn yet, and what others were dealt but did not keep. The result depends on the
    seed and on what is known, never on the true deal.
    """
    rng = np.random.default_rng(seed)
    known = write_deal(first, now, seat)
    _redeal_wealth(first, now, [p for p, hand in enumerate(known["wealth"]) if not hand], rng)
    for age, size in enumerate(AGE_SIZE):
        undrawn = first["deck"][age, len(known[f"age{age + 1}"]) : size]
        undrawn[:] = rng.permutation(np.sort(undrawn))


def _redeal_wealth(first: Any, now: Any, hidden: list[int], rng: np.random.Generator) -> None:
    """Seats whose tiles are hidden get any unseen tiles, besides those that everybody saw them keep."""
    players = int(first["players"])
    kept = now["kept"].tolist() if int(now["kept_count"]) == players else [[] for _ in range(players)]
    seen = {tile for p in range(players) for tile in (kept[p] if p in hidden else first["wealth"][p].tolist())}
    neutral = set(first["neutral"].tolist())  # T5: tiles that were drawn face up
    places = (WEALTH_GEAR * 16 + WEALTH_SPACE).tolist()
    unseen = [tile for tile in range(len(WEALTH_IDS)) if tile not in seen and places[tile] not in neutral]
    tiles = rng.permutation(unseen).tolist()
    for p in hidden:
        hand = [*kept[p], *(tiles.pop() for _ in range(TILES_DEALT - len(kept[p])))]
        first["wealth"][p] = rng.permutation(sorted(hand))
