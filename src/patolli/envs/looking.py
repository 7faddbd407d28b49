"""Positions for people who watch a learner: as text, or as an array of pixels. Nothing hidden is shown."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import resvg_py
from PIL import Image
from rich.console import Console

from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import Game, State
from patolli.engine.match import SPECTATOR
from patolli.text.render import Translator

RENDER_MODES = ("human", "ansi", "rgb_array")
_COLUMNS = 120
_PIXELS = 1200  # of the width


def check_render_mode(mode: str | None) -> str | None:
    """The mode, or BadSetup."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"a render mode is one of {', '.join(RENDER_MODES)}, not {shown(mode)}")
    return mode


def render(game: Game, state: State, players: int, mode: str | None) -> Any:
    """The position as a string (`ansi`), as pixels (`rgb_array`: height, width, 3), or printed (`human`)."""
    if mode is None:
        return None
    view, names = game.notation.view(state, SPECTATOR), [f"player_{seat}" for seat in range(players)]
    if mode == "human":
        screen = Console()
        screen.print(game.faces.board(view, names, screen.width, Translator("en")))
        return None
    if mode == "ansi":
        console = Console(file=io.StringIO(), width=_COLUMNS, force_terminal=True, color_system="standard")
        with console.capture() as text:
            console.print(game.faces.board(view, names, _COLUMNS, Translator("en")))
        return text.get()
    picture = resvg_py.svg_to_bytes(svg_string=game.faces.picture(view, names, "", "light"), width=_PIXELS)
    with Image.open(io.BytesIO(picture)) as image:
        return np.array(image.convert("RGB"), np.uint8)
