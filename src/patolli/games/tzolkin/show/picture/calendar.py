"""The calendar: the great wheel with its food days and the corn on its teeth, the start space, and the day inside."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from patolli.drawing.ink import Ink, circle, faint, group, icon, icon_at, n2, path, point, polar, rect, text
from patolli.drawing.lines import draw_line
from patolli.engine.items import SPACE, num, pic
from patolli.games.tzolkin.rules.components import COMPONENTS
from patolli.games.tzolkin.show.picture.gears import CALENDAR_RADIUS as R
from patolli.games.tzolkin.show.picture.gears import CALENDAR_TEETH as TEETH
from patolli.games.tzolkin.show.picture.gears import MODULE, wheel, wheel_line

FOOD_DAYS = {food.day: food.kind for food in COMPONENTS.calendar.food_days}
LAST_DAY = max(FOOD_DAYS)
_PITCH = 360 / TEETH
_POINTER = 180


class NextFood(NamedTuple):
    day: int
    kind: str
    wait: int  # days until it; 0 if this round ends with it


def next_food(view: Mapping[str, Any]) -> NextFood | None:
    """The food day everybody is saving for; a skipped one is still to come (T44)."""
    today = view["day"]
    if view["over"]:
        return None
    if view["food_day"]:
        return NextFood(max(day for day in FOOD_DAYS if day <= today), view["food_day"], 0)
    day = min((day for day in FOOD_DAYS if day > today), default=None)
    return None if day is None else NextFood(day, FOOD_DAYS[day], day - today)


def is_past(view: Mapping[str, Any], day: int) -> bool:
    coming = next_food(view)
    return day < view["day"] and not (coming and coming.day == day)


def _tooth(angle: float) -> str:
    low, high = R - 0.55 * MODULE, R + 0.42 * MODULE
    left = [(R * 0.885, -0.38), (low, -0.36), (high, -0.17)]
    corners = left + [(r, -share) for r, share in reversed(left)]
    return "M" + "L".join(point(r, angle + share * _PITCH) for r, share in corners) + "Z"


def _days(ink: Ink, view: Mapping[str, Any]) -> str:
    """A dot for each day on its tooth; of the days that share a tooth, the nearer one."""
    today = view["day"]
    first = 1 if today == 1 else max(2, today - TEETH + 1)
    drawn = ""
    for day in range(first, first + TEETH):
        if day == today:  # under the pointer
            continue
        x, y = polar(R * 0.765, _POINTER + (today - day) * _PITCH)
        past = is_past(view, day)
        if day in FOOD_DAYS:
            bowl = circle(x, y, 12.5, ink["surface"], ink["line-strong"])
            bowl += icon_at(f"food-{FOOD_DAYS[day]}", x, y, 19)
            drawn += faint(bowl, 0.45) if past else bowl
        elif past:
            drawn += circle(x, y, 3.4, ink["gear"])
        else:
            drawn += circle(x, y, 3, "", ink["line-strong"], 1.3)
    return drawn


def _wheel(ink: Ink, view: Mapping[str, Any]) -> str:
    drawn = wheel(ink, TEETH, R, 0, ink["gear"])
    for day, kind in FOOD_DAYS.items():
        angle = _POINTER + (view["day"] - day) * _PITCH
        drawn += path(_tooth(angle), ink[f"fd-{kind}"], ink["gear-lo"], 1.4)
    drawn += wheel_line(ink, TEETH, R, 0) + circle(0, 0, R * 0.845, ink["disc"], ink["gear-lo"], 1.6)
    fret = "M-6-12.8V-8.4H-1.8V-4H3V4H-1.8V8.4H-6V12.8"
    for k in range(TEETH):
        turn = f'transform="rotate({n2(k * _PITCH)}) translate({n2(R * 0.62)} 0)"'
        drawn += path(fret, ink["disc-2"], ink["disc-line"], 1.4, turn)
    drawn += circle(0, 0, R * 0.685, "", ink["disc-line"]) + circle(
        0, 0, R * 0.565, ink["surface"], ink["disc-line"], 1.5
    )
    drawn += _days(ink, view)
    # Corn lies on the teeth after the pointer; the exact number stands in the middle.
    for k in range(1, min(view["teeth_corn"], TEETH - 1) + 1):
        x, y = polar(R * 0.925, _POINTER + k * _PITCH)
        drawn += circle(x, y, 9, ink["seat"], ink["gear-lo"]) + icon_at("corn", x, y, 16, 'data-corn="tooth"')
    return drawn


def _start_space(ink: Ink, view: Mapping[str, Any]) -> str:
    x = -(R + 33)
    drawn = path(f"M{n2(x + 20)}-9l13 9-13 9z", ink["accent"])
    drawn += circle(x, 0, 17, ink["seat"], ink["accent"], 2.5)
    if view["start_space"] is None:
        return drawn + icon("start-player", x - 11, -12, 22)
    return drawn + icon(f"worker-{view['start_space']}", x - 13, -14, 26, 'data-worker="start"')


def _maya(ink: Ink, number: int, floor: float, unit: float) -> str:
    """The Maya numeral, standing on the floor: bars of five, dots of one above them, twenties a place higher."""
    twenties, rest = divmod(number, 20)
    bars, dots = divmod(rest, 5)
    stone, drawn, y = ink["line-strong"], "", floor - unit
    for _ in range(bars):
        drawn += rect(-unit * 4.2, y - unit * 0.7, unit * 8.4, unit * 1.4, unit * 0.6, stone)
        y -= unit * 2.1

    def row_of_dots(count: int) -> str:
        return "".join(circle((k - (count - 1) / 2) * unit * 2.2, y, unit * 0.8, stone) for k in range(count))

    if dots:
        drawn += row_of_dots(dots)
        y -= unit * 2.1
    if not rest:  # the shell, nothing
        low, wide = n2(unit * 2.6), n2(unit * 3)
        shell = f"M-{wide} {n2(y)}q{wide}-{low} {n2(unit * 6)} 0q-{wide} {low}-{n2(unit * 6)} 0z"
        drawn += path(shell, "", stone, unit * 0.6)
        y -= unit * 2.3
    y -= unit * 0.8
    return drawn + row_of_dots(twenties)


def crown(ink: Ink, x: float, y: float, size: float) -> str:
    """The sign of a winner: a headband with three feathers, gold."""
    feathers = "M4 16 2.5 6.5c3 .6 4.8 2 6 4.5C8.7 7.5 9.8 4.5 12 2c2.2 2.5 3.3 5.5 3.5 9 1.2-2.5 3-3.9 6-4.5L20 16z"
    art = path(feathers, ink["i-gold"], ink["i-line"], 1.5) + rect(3.5, 16, 17, 5, 1, ink["i-red"], ink["i-line"], 1.5)
    art += circle(12, 18.5, 1.6, ink["i-goldh"], ink["i-line"], 1)
    return f'<g transform="translate({n2(x)} {n2(y)}) scale({size / 24:.4g})">{art}</g>'


def _middle(ink: Ink, view: Mapping[str, Any]) -> str:
    today, coming = view["day"], next_food(view)
    drawn = _maya(ink, today, -48, 4) + text(0, -20, str(today), 46, ink["text"])
    drawn += text(0, 9, f"/ {LAST_DAY}", 13, ink["text-2"], weight=400)
    if coming:
        hot = coming.wait == 0
        fill, edge, letters = ("warn-soft", "warn", "on-warn-soft") if hot else ("surface-2", "line", "text")
        drawn += rect(-46, 23, 92, 30, 15, ink[fill], ink[edge], 1.5 if hot else 1)
        drawn += icon(f"food-{coming.kind}", -36, 26.5, 23)
        drawn += text(7, 38, str(coming.wait), 17, ink[letters]) + icon_at("day", 28, 38, 16)
    elif view.get("winners"):
        marks = view["winners"]
        left = -(len(marks) * 26 + 28) / 2
        drawn += crown(ink, left, 25, 25)
        drawn += "".join(icon(f"mark-{seat}", left + 30 + 26 * k, 27, 23) for k, seat in enumerate(marks))
    goods = [num(view["bank_skulls"]), pic("skull"), SPACE, SPACE, num(view["teeth_corn"]), pic("corn")]
    return drawn + draw_line(ink, goods, 0, 72, 18)


def calendar(ink: Ink, view: Mapping[str, Any]) -> str:
    """The calendar around the point (0, 0), turned to its day."""
    x, _ = polar(R * 0.765, _POINTER)
    now = circle(x, 0, 12.5, ink["accent"], ink["surface"], 2) + text(x, 0, str(view["day"]), 13, ink["on-accent"])
    return group(_wheel(ink, view) + now + _start_space(ink, view) + _middle(ink, view), more='data-gear="calendar"')
