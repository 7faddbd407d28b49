"""What went wrong in somebody's game, in one sentence: the compiler's own message fills a page."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from numba.core.errors import NumbaError

_PLACE = re.compile(r'File "([^"]+)", line (\d+)')
_PLAIN = re.compile(r"Untyped global name '(\w+)'.*Cannot determine Numba type of <class 'function'>")
_MOST = 300


def in_short(error: BaseException) -> str:
    """An error in one line: a sentence as it is, a compiler message shortened, with the place it refers to."""
    text = str(error)
    if isinstance(error, AssertionError) and text:
        return _line(text)
    if not _of_the_compiler(error):
        return _line(f"{type(error).__name__}: {text}")
    if isinstance(error, KeyError):
        return f"a kernel does not compile: positions have no field {text}"
    said = next((line for line in text.splitlines() if not line.startswith("Failed in")), text)
    if plain := _PLAIN.match(said):
        said = f"{plain[1]} is a plain function, which @kernel should mark"
    places = _PLACE.findall(text)
    where = f" ({Path(places[-1][0]).name}, line {places[-1][1]})" if places else ""
    return _line(f"a kernel does not compile: {said}{where}")


def _of_the_compiler(error: BaseException) -> bool:
    frames = traceback.walk_tb(error.__traceback__)
    return isinstance(error, NumbaError) or any(
        str(frame.f_globals.get("__name__", "")).startswith("numba.core.typ") for frame, _ in frames
    )


def _line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _MOST else line[:_MOST] + "..."
