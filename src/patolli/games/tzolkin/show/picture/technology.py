"""The four technology tracks: what each level gives, its price above, and who has reached it."""

from collections.abc import Sequence

from patolli.drawing.ink import Ink, icon, icon_at, rect
from patolli.drawing.lines import draw_line
from patolli.engine.items import Line
from patolli.games.tzolkin.rules.components import TECHNOLOGIES
from patolli.games.tzolkin.show.faces import LEVELS

_PRICES = (1, 2, 3, 1)
_HEAD, _ICONS, _GAP = 17, 34, 4
_BONUS = 44


def technologies(ink: Ink, seats: Sequence[dict], width: float, height: float) -> str:
    """The tracks in a box of this size; nobody is ever on the bonus, so its column is narrow."""
    level = (width - _ICONS - _BONUS - 3 * _GAP) / 3
    lefts = [_ICONS + k * (level + _GAP) for k in range(4)]
    widths = [level, level, level, _BONUS]
    row = (height - _HEAD - 3 * _GAP) / 4
    drawn = ""
    for x, w, blocks in zip(lefts, widths, _PRICES, strict=True):
        for k in range(blocks):
            drawn += icon_at("any-block", x + w / 2 + (k - (blocks - 1) / 2) * 14.5, 6.5, 13)
    for k, track in enumerate(TECHNOLOGIES):
        y = _HEAD + k * (row + _GAP)
        drawn += icon_at(track, 14, y + row / 2, 27)
        for j, effect in enumerate(LEVELS[track]):
            bonus = j == 3
            x, w = lefts[j], widths[j]
            fill = ink["tech-soft"] if bonus else ink["surface-2"]
            drawn += rect(x, y, w, row, 5, fill, ink["line"])
            here = [] if bonus else [seat for seat, s in enumerate(seats) if s["technologies"][track] == j + 1]
            if bonus:
                drawn += draw_line(ink, effect, x + w / 2, y + row / 2, 17, w - 6)
            else:
                drawn += _level(ink, track, effect, here, x, y, w, row)
    return drawn


def _level(ink: Ink, track: str, effect: Line, here: Sequence[int], x: float, y: float, w: float, h: float) -> str:
    """Effect on the left, markers on the right, in two rows if there are more than two."""
    drawn = draw_line(ink, effect, x + 4, y + h / 2, 16, w - 38, align=0)
    size = 15 if len(here) < 3 else 14
    rows = [here] if len(here) < 3 else [here[:2], here[2:]]
    for k, markers in enumerate(rows):
        top = y + h / 2 + (k - (len(rows) - 1) / 2) * (size + 0.5) - size / 2
        left = x + w - 3 - len(markers) * size
        for j, seat in enumerate(markers):
            drawn += icon(f"mark-{seat}", left + j * size, top, size, f'data-level="{track}"')
    return drawn
