"""A picture of each game in mid-play, for the pages around the tables: made once, and cached."""

from __future__ import annotations

import random
from functools import lru_cache

from patolli.engine.errors import UnknownGame
from patolli.engine.game import find_game
from patolli.engine.match import SPECTATOR, Match
from patolli.server.problems import NotFound

SEED, MOVES = 7, 60
"""The game to show, and after how many random moves."""


def named(game: str) -> str:
    """A game's name; NotFound if there is none."""
    try:
        return find_game(game).name
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None


@lru_cache
def game_picture(name: str, theme: str) -> str:
    """As SVG, showing what everybody may see."""
    dice = random.Random(SEED)
    match = Match.new(name, find_game(name).usual_players, SEED)
    for _ in range(MOVES):
        if match.over:
            break
        match.play(dice.choice(match.legal()))
    return match.game.faces.picture(match.view(SPECTATOR), match.players, "", theme)
