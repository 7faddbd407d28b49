"""The deal of a running match, drawn again as far as somebody cannot know it: so it can be played on from there."""

from typing import Any

import numpy as np

from patolli.games.tzolkin.formats.deal import TILES_DEALT, write_deal
from patolli.games.tzolkin.rules.components import AGE_SIZE, WEALTH_GEAR, WEALTH_IDS, WEALTH_SPACE


def redeal_first(first: Any, now: Any, seat: int, seed: int) -> None:
    """Draw again in the first position what this seat (-1: who only watches) does not know at position `now`.

    That is the order of the tiles not drawn yet, and what others were dealt but did not keep. What is drawn depends on
    the seed and on what is known, never on how it truly is.
    """
    rng = np.random.default_rng(seed)
    known = write_deal(first, now, seat)
    _redeal_wealth(first, now, [p for p, hand in enumerate(known["wealth"]) if not hand], rng)
    for age, size in enumerate(AGE_SIZE):
        undrawn = first["deck"][age, len(known[f"age{age + 1}"]) : size]
        undrawn[:] = rng.permutation(np.sort(undrawn))


def _redeal_wealth(first: Any, now: Any, hidden: list[int], rng: np.random.Generator) -> None:
    """Seats whose tiles are hidden get any that were not seen, beside those that everybody saw them keep."""
    players = int(first["players"])
    kept = now["kept"].tolist() if int(now["kept_count"]) == players else [[] for _ in range(players)]
    seen = {tile for p in range(players) for tile in (kept[p] if p in hidden else first["wealth"][p].tolist())}
    neutral = set(first["neutral"].tolist())  # T5: tiles that were drawn openly
    places = (WEALTH_GEAR * 16 + WEALTH_SPACE).tolist()
    unseen = [tile for tile in range(len(WEALTH_IDS)) if tile not in seen and places[tile] not in neutral]
    tiles = rng.permutation(unseen).tolist()
    for p in hidden:
        hand = [*kept[p], *(tiles.pop() for _ in range(TILES_DEALT - len(kept[p])))]
        first["wealth"][p] = rng.permutation(sorted(hand))
