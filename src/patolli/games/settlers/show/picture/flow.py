"""Groups of cards one after another, wrapped to lines, as large as possible so that all fit."""

from collections.abc import Sequence
from typing import NamedTuple

from patolli.drawing.ink import group, icon_at
from patolli.games.settlers.show.picture.faces import HEIGHT, Drawn

_GAP = 6
_LABEL = 26
_LARGEST, _STEP, _SMALLEST = 1.4, 0.96, 0.05
Group = tuple[str, Sequence[Drawn]]
"""The icon in front of the first card, and the cards."""


class _Place(NamedTuple):
    x: float
    row: int
    label: str
    face: Drawn


def _places(groups: Sequence[Group], room: float) -> list[_Place]:
    """A row and a position in it for each card; the label stays with the first card of its group."""
    places: list[_Place] = []
    x, row = 0.0, 0
    for label, faces in groups:
        for k, face in enumerate(faces):
            needs = face.width + (0 if k else _LABEL)
            if x and x + needs > room:
                x, row = 0.0, row + 1
            places.append(_Place(x, row, "" if k else label, face))
            x += needs + _GAP
        x += _GAP
    return places


def flow(groups: Sequence[Group], w: float, h: float) -> str:
    """All cards within this width and height."""
    scale = _LARGEST
    widest = max((face.width for _, faces in groups for face in faces), default=0) + _LABEL
    while True:
        places = _places(groups, w / scale)
        rows = places[-1].row + 1 if places else 0
        fits = widest * scale <= w and (rows * (HEIGHT + _GAP) - _GAP) * scale <= h
        if fits or scale < _SMALLEST:
            break
        scale *= _STEP
    drawn = ""
    for x, row, label, face in places:
        y = row * (HEIGHT + _GAP)
        if label:
            drawn += icon_at(label, x + _LABEL / 2 - 2, y + HEIGHT / 2, 20)
            x += _LABEL
        drawn += group(face.drawn, x, y)
    return group(drawn, scale=scale)
