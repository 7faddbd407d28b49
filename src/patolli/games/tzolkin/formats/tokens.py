"""Tokens taken apart: verb and arguments."""

from __future__ import annotations

import re

from patolli.games.tzolkin.rules.components import BLOCKS, GEARS

_SPACE = re.compile(r"([a-z_]+?)(\d+)")
_LETTERS = {kind[0]: kind for kind in BLOCKS}


def space_of(text: str) -> tuple[str, int]:
    """``chichen_itza10`` -> ``("chichen_itza", 10)``."""
    found = _SPACE.fullmatch(text)
    if not found or found[1] not in GEARS:
        raise ValueError(f"{text!r} is not a space on a gear")
    return found[1], int(found[2])


def tile_of(token: str) -> tuple[str, str, bool]:
    """``build:A1-T1-stone`` -> ``("A1-T1", "stone", False)``: the tile, the saved block, whether architecture waits."""
    name, _, plain = token.partition(":")[2].partition("/")
    for kind in BLOCKS:
        if name.endswith(f"-{kind}"):
            return name.removesuffix(f"-{kind}"), kind, False
    return name, "", bool(plain)


def arguments(token: str) -> list[str]:
    """The arguments of a token: gear and space, tile and saved block, the kept tiles, each block that is paid."""
    verb, _, what = token.partition(":")
    match verb:
        case "pick" | "use" if what != "none":
            gear, space = space_of(what)
            return [gear, str(space)]
        case "build":
            tile, saved, plain = tile_of(token)
            return [tile, *([saved] if saved else []), *(["plain"] if plain else [])]
        case "keep":
            return what.split("+")
        case "pay":
            return [_LETTERS[letter] for letter in what]
        case _:
            return [what] if what else []
