"""The faces of a game's components: made once, and cached."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from patolli.engine.errors import UnknownGame
from patolli.engine.game import find_game
from patolli.server.problems import NotFound
from patolli.wire.messages import GameFaces


def game_faces(game: str) -> tuple[GameFaces, str]:
    """The faces, and a tag that changes with them; NotFound if there is no such game."""
    try:
        return _made(find_game(game).name)
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None


@lru_cache
def _made(name: str) -> tuple[GameFaces, str]:
    shown = find_game(name).faces
    faces = GameFaces(
        faces=dict(shown.faces()) if shown.faces else {},
        counted=dict(shown.counted),
        facts=msgspec.to_builtins(shown.facts()) if shown.facts else {},
    )
    return faces, f'"{hashlib.sha256(msgspec.json.encode(faces)).hexdigest()[:20]}"'
