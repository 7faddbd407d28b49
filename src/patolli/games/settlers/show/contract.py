"""The `Faces` part of the contract."""

from collections.abc import Sequence
from typing import Any

from patolli.engine.parts import Faces, View
from patolli.games.settlers.cards.playing import of_the_game
from patolli.games.settlers.show.faces import COUNTED, faces
from patolli.games.settlers.show.facts import facts
from patolli.games.settlers.show.picture import picture
from patolli.games.settlers.show.picture.figures import figure
from patolli.games.settlers.show.sign import sign
from patolli.games.settlers.show.terminal.board import board
from patolli.games.settlers.show.terminal.game import TERMINAL


@of_the_game(0)
def _picture(view: View, names: Sequence[str], caption: str, theme: str) -> str:
    return picture(view, names, theme, caption)


@of_the_game(0)
def _board(view: View, names: Sequence[str], width: int, translator: Any) -> Any:
    return board(view, names, None, width, translator)


FACES = Faces(_picture, _board, TERMINAL, of_the_game(0)(sign), faces, COUNTED, facts, figure)
