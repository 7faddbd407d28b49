"""Pebbles keeps the contract: `python -m pytest test_pebbles.py`, where it is installed."""

from patolli.testing import check_game
from pebbles.game import GAME


def test_pebbles() -> None:
    check_game(GAME)
