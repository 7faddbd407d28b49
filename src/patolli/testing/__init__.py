"""For authors of games: does a game keep the contract? (docs/contributing/add-a-game.md)

`check_game(game)` makes every check for every number of players. `CHECKS` has them by name, for tests that name each:

    @pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
    def test_conformance(check):
        check(GAME, 2)

`installed(game)` lets a game be found that is not installed. None of this needs pytest.
"""

from patolli.testing.installing import installed
from patolli.testing.suite import CHECKS, Check, check_game

__all__ = ["CHECKS", "Check", "check_game", "installed"]
