"""The `Faces` part of the contract."""

from collections.abc import Sequence
from typing import Any

from patolli.engine.parts import Faces, View
from patolli.games.tzolkin.show.faces import COUNTED, faces
from patolli.games.tzolkin.show.facts import facts
from patolli.games.tzolkin.show.picture import picture
from patolli.games.tzolkin.show.picture.figures import figure
from patolli.games.tzolkin.show.sign import sign
from patolli.games.tzolkin.show.terminal.board import board
from patolli.games.tzolkin.show.terminal.game import TERMINAL


def _picture(view: View, names: Sequence[str], caption: str, theme: str) -> str:
    return picture(view, names, theme, caption)


def _board(view: View, names: Sequence[str], width: int, translator: Any) -> Any:
    return board(view, names, None, width, translator)


FACES = Faces(_picture, _board, TERMINAL, sign, faces, COUNTED, facts, figure)
