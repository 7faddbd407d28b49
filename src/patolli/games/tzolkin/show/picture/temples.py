"""The three temples: steps with their points and goods, the players' markers, and who leads."""

from collections.abc import Sequence

from patolli.drawing.ink import Ink, faint, group, icon, path, text
from patolli.drawing.ink import n2 as n
from patolli.drawing.lettering import number
from patolli.games.tzolkin.rules.components import COMPONENTS, TEMPLES

_NAMES = {"chaac": "Chaac", "quetzalcoatl": "Quetzalcoatl", "kukulcan": "Kukulcan"}
_TALLEST = max(len(temple.points) for temple in COMPONENTS.temples.values())
_ROOF, _BASE = 38, 25


def _leaders(steps: Sequence[int], middle: float, top: float) -> str:
    """The leaders' markers beside the roof, at most two on each side."""
    best = max(steps)
    leaders = [seat for seat, step in enumerate(steps) if step == best]
    drawn = ""
    for k, seat in enumerate(leaders):
        x = middle + 27 if k % 2 else middle - 42
        drawn += icon(f"mark-{seat}", x, top - 18 - 16 * (k // 2), 15, f'data-leader="{seat}"')
    return drawn


def _roof(ink: Ink, temple: str, age: int, middle: float, top: float) -> str:
    """The leader's bonuses of the two ages; that of the current age is drawn in full, the other faint."""
    walls = f"M{n(middle - 23)} {n(top)}v-18h6v-5h34v5h6v18z"
    drawn = path(walls, ink[f"{temple}-soft"], ink["i-line"], 1.2)
    for k, bonus in enumerate(COMPONENTS.temples[temple].bonus.values()):
        x = middle - 20 + k * 21
        badge = icon("points-blank", x, top - 21, 19) + text(x + 9.5, top - 11.5, str(bonus), 10.5, ink["on-points"])
        drawn += badge if k + 1 == age else faint(badge, 0.45)
    return drawn


def _markers(temple: str, seats: Sequence[int], left: float, room: float, y: float, height: float) -> str:
    """Markers overlap rather than shrink, until too little of them would be visible."""
    size = min(height - 2.5, 16)
    if len(seats) > 1 and (room - size) / (len(seats) - 1) < size * 0.7:
        size = 12.5
    step = min(size + 1, (room - size) / max(1, len(seats) - 1))
    x = left + (room - (len(seats) - 1) * step - size) / 2
    return "".join(
        icon(f"mark-{seat}", x + k * step, y + (height - size) / 2 + 0.4, size, f'data-marker="{temple}"')
        for k, seat in enumerate(seats)
    )


def _temple(ink: Ink, temple: str, steps: Sequence[int], age: int, width: float, height: float) -> str:
    table = COMPONENTS.temples[temple]
    count = len(table.points)
    # All stand on one ground line: 7, 9 and 8 steps form the skyline.
    top = _ROOF + (_TALLEST - count) * height
    middle = width / 2
    drawn = _leaders(steps, middle, top) + _roof(ink, temple, age, middle, top)
    for k in range(count):
        step = count - 2 - k
        y = top + k * height
        w = width * (0.64 + 0.36 * k / (count - 1))
        x = (width - w) / 2
        fill = ink["surface"] if step == 0 else ink["warn-soft"] if step < 0 else ink[f"{temple}-soft"]
        outline = f"M{n(x)} {n(y + height)}V{n(y + 2.5)}q0-2 2-2H{n(x + w - 2)}q2 0 2 2V{n(y + height)}z"
        drawn += path(outline, fill, ink["line-strong"])
        drawn += text(x + 10, y + height / 2 + 0.6, number(table.points[step + 1]), 11.5, ink["text"])
        good = table.goods.get(str(step))
        if good:
            drawn += icon(good, x + w - height + 0.5, y + 1.8, height - 3)
        here = [seat for seat, at in enumerate(steps) if at == step]
        room = w - 19 - (height - 1 if good else 3)
        drawn += _markers(temple, here, x + 18.5, room, y, height)
    ground = top + count * height
    base = f"M0 {n(ground)}h{n(width)}v22.5q0 1.5-1.5 1.5H1.5q-1.5 0-1.5-1.5z"
    drawn += path(base, ink[temple], ink["i-line"], 1.2) + icon(temple, 3, ground + 2.5, 19)
    name = _NAMES[temple]
    return drawn + text(26, ground + 12.2, name, 11 if len(name) < 11 else 10, ink[f"on-{temple}"], "start")


def temples(ink: Ink, seats: Sequence[dict], age: int, width: float, height: float) -> str:
    """All three side by side in a box of this size."""
    gap = 8
    each = (width - 2 * gap) / 3
    step = (height - _ROOF - _BASE) / _TALLEST
    return "".join(
        group(_temple(ink, temple, [seat["temples"][temple] for seat in seats], age, each, step), k * (each + gap))
        for k, temple in enumerate(TEMPLES)
    )
