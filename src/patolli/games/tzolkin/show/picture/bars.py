"""The bar above the board: the strip of days and who decides; and the bar below it: the caller's caption."""

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.drawing.ink import Ink, group, icon, icon_at, rect, slab, text
from patolli.drawing.lettering import clean, fit, line_of_text, width
from patolli.drawing.lines import draw_line, line_width
from patolli.engine.items import SPACE, Item, num, pic, sep
from patolli.games.tzolkin.show.picture.calendar import FOOD_DAYS, LAST_DAY, crown, is_past, next_food
from patolli.games.tzolkin.show.picture.gears import CITIES

# The current question, in icons from the board: the picture uses no language.
_ASKED: Mapping[str, Sequence[Item]] = {
    "keep": [num("2/4")],
    "turn": [pic("worker"), pic("gear")],
    "place": [pic("worker"), sep("›"), pic("gear")],
    "pick": [pic("gear"), sep("›"), pic("worker")],
    "use": [pic("any-action")],
    "harvest": [pic("corn-tile")],
    "anger": [pic("temple-down")],
    "technology": [pic("technology")],
    "pay": [num("−"), pic("any-block")],
    "gain": [num("+"), pic("any-block")],
    "temple": [pic("temple-up")],
    "build": [pic("building")],
    "exchange": [pic("market")],
    "advance": [pic("two-days")],
}


def _strip(ink: Ink, view: Mapping[str, Any], x: float, w: float, floor: float) -> str:
    """A tick for each day: past ones dark, food days colored with their bowl until they are over."""
    today, coming = view["day"], next_food(view)
    days = max(LAST_DAY, today)
    step = w / days
    drawn = ""
    for day in range(1, days + 1):
        left = x + (day - 1) * step
        kind, past = FOOD_DAYS.get(day), is_past(view, day)
        height = 22 if day == today else 15 if kind else 9
        fill = ink["accent"] if day == today else ink[f"fd-{kind}"] if kind else ink["gear" if past else "surface-3"]
        faded = 'opacity=".45"' if past and kind else ""
        drawn += rect(left + 1.5, floor - height, step - 3, height, 2.5, fill, more=f'data-day="{day}" {faded}'.strip())
        if kind and not past and (day != today or (coming and coming.day == day)):
            drawn += icon_at(f"food-{kind}", left + step / 2, floor - height - 9.5, 19)
    return drawn


def _chip(ink: Ink, view: Mapping[str, Any], names: Sequence[str], right: float, middle: float) -> tuple[str, float]:
    """Who decides what, or who has won; and where the chip begins."""
    decision = view["decision"]
    if decision is None:
        return _winners(ink, view.get("winners", ()), names, right, middle)
    who: int = decision["player"]
    asked = list(_ASKED.get(decision["kind"], ()))
    if decision.get("gear") in CITIES:
        asked += [SPACE, num(f"{CITIES[decision['gear']].name} {decision.get('space', '')}".rstrip())]
    icons = line_width(asked, 20)
    name = fit(names[who], 14, 180)
    letters = width(name, 14)
    w = 12 + 24 + (letters + 8 if name else 0) + (icons + 10 if asked else 0) + 4
    x = right - w
    drawn = rect(x, middle - 18, w, 36, 18, ink["accent-soft"], ink["accent"], 1.5)
    drawn += icon_at(f"mark-{who}", x + 22, middle, 22)
    drawn += line_of_text(x + 38, middle, name, 14, letters + 4, ink["on-accent-soft"])
    drawn += draw_line(ink, asked, right - 13, middle, 20, align=1)
    return group(drawn, more=f'data-decision="{decision["kind"]}"'), x


def _winners(ink: Ink, winners: Sequence[int], names: Sequence[str], right: float, middle: float) -> tuple[str, float]:
    shown = [(seat, fit(names[seat], 14, 330 / len(winners) - 30)) for seat in winners]
    widths = [30 + width(name, 14) for _, name in shown]
    x = right - sum(widths) - 54
    drawn = rect(x, middle - 18, right - x, 36, 18, ink["surface-2"], ink["monument-edge"], 1.5)
    drawn += crown(ink, x + 12, middle - 13, 25)
    left = x + 44
    for (seat, name), each in zip(shown, widths, strict=True):
        drawn += icon_at(f"mark-{seat}", left + 10, middle, 20)
        drawn += line_of_text(left + 24, middle, name, 14, each - 24, ink["text"])
        left += each
    return group(drawn, more='data-decision=""'), x


def top_bar(ink: Ink, view: Mapping[str, Any], names: Sequence[str], w: float, h: float) -> str:
    drawn = slab(ink, 0, 0, w, h) + icon("day", 14, h / 2 - 14, 28)
    drawn += text(50, h / 2, "Tzolk’in", 18, ink["text"], "start")
    today = str(view["day"])
    drawn += text(176, h / 2, today, 18, ink["text"], "end")
    drawn += text(182, h / 2, f"/ {LAST_DAY}", 14, ink["text-2"], "start", 400)
    chip, end = _chip(ink, view, names, w - 9, h / 2)
    start = 240
    return drawn + _strip(ink, view, start, end - 24 - start, h - 10) + chip


def caption_bar(ink: Ink, view: Mapping[str, Any], caption: str, w: float, h: float) -> str:
    """The caller's caption on one line, or on two smaller ones; truncated if still too long."""
    decision, x = view["decision"], 20
    drawn = slab(ink, 0, 0, w, h)
    if decision is not None:
        drawn += icon_at(f"mark-{decision['player']}", 28, h / 2, 24)
        x = 50
    room = w - x - 16
    words = clean(caption)
    if width(words, 16) <= room:
        return drawn + line_of_text(x, h / 2, words, 16, room, ink["text"])
    first = fit(words, 14, room).rstrip("…")
    # Break between words if there is a gap at all.
    end = first.rfind(" ") if " " in first else len(first)
    drawn += line_of_text(x, h / 2 - 10, words[:end], 14, room, ink["text"])
    return drawn + line_of_text(x, h / 2 + 10, words[end:], 14, room, ink["text"])
