"""The default look of a game that draws nothing itself: its state JSON, as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast
from xml.sax.saxutils import escape

from rich.text import Text

INKS = {"light": ("#fbf6ea", "#2a2118"), "dark": ("#1d1813", "#efe4d0")}
"""Paper and ink."""
LETTERS, LINE = 8.5, 20
"""Width of a letter and height of a line, in pixels."""


def lines(value: Any, names: Sequence[str] = (), name: str = "", deep: int = 0) -> Iterator[str]:
    """A view as lines; lists with one item for each player are labeled with their names."""
    pad, label = "  " * deep, f"{name}: " if name else ""
    if isinstance(value, list | dict) and (inner := _parts(cast(Any, value), names)):
        if name:
            yield f"{pad}{name}"
        for key, one in inner:
            yield from lines(one, names, key, deep + bool(name))
    elif isinstance(value, list):
        yield pad + label + " ".join(map(str, cast(list[Any], value)))
    else:
        yield f"{pad}{label}{'-' if value is None else value}"


def _parts(value: Any, names: Sequence[str]) -> list[tuple[str, Any]]:
    """The parts that get lines of their own, with names."""
    if isinstance(value, dict):
        return [(str(key), one) for key, one in cast(dict[Any, Any], value).items()]
    if not any(isinstance(one, dict | list) for one in value):
        return []
    labels = names if len(value) == len(names) else range(1, len(value) + 1)
    return [(str(label), one) for label, one in zip(labels, value, strict=True)]


def board(view: dict[str, Any], names: Sequence[str], width: int, translator: Any) -> Text:
    """For a terminal."""
    return Text("\n".join(line[:width] for line in lines(view, names)))


def picture(view: dict[str, Any], names: Sequence[str], caption: str, theme: str) -> str:
    """As SVG."""
    paper, ink = INKS["dark" if theme == "dark" else "light"]
    shown = [line[:120] for line in lines(view, names)] + ([caption] if caption else [])
    # Leave out characters that XML 1.0 does not allow.
    safe = ["".join(sign for sign in line if sign.isprintable()) for line in shown]
    width, height = 40 + LETTERS * max(map(len, safe), default=0), 40 + LINE * len(safe)
    texts = "".join(
        f'<text x="20" y="{20 + LINE * (number + 1) - 5}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(safe)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" '
        f'font-family="monospace" font-size="14">'
        f'<rect width="100%" height="100%" fill="{paper}"/><g fill="{ink}">{texts}</g></svg>'
    )
