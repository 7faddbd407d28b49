"""The top bar: round, phase, the Common deck and who decides; and the bottom bar: the caller's caption."""

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.drawing.ink import Ink, faint, group, icon_at, rect, slab, text
from patolli.drawing.lettering import fit, line_of_text, width
from patolli.drawing.lines import draw_line, line_width
from patolli.engine.record import clean
from patolli.games.settlers.rules.state import LAST_ROUND
from patolli.games.settlers.show.items import THEN, Line, num, pic
from patolli.games.settlers.show.picture.bands import crown
from patolli.games.settlers.words.facts import size

_PHASES = {"lookout": "watch", "production": "t-production", "action": "t-action", "cleanup": "replay",
           "attack": "burn"}  # fmt: skip
# The current question, in icons from the cards: the picture uses no language.
_ASKED: Mapping[str, Line] = {
    "take": [num("+"), pic("card")],
    "source": [pic("t-production")],
    "draw": [pic("common-card"), num("/"), pic("faction-card")],
    "keep": [pic("watch"), pic("card")],
    "turn": [pic("t-action")],
    "after": [pic("t-action"), pic("defense")],
    "put": [pic("card"), THEN, pic("location")],
    "location": [num("−"), pic("location")],
    "pay": [num("−"), pic("any-block")],
    "discard": [num("−"), pic("card")],
    "drop": [num("−"), pic("deal")],
    "target": [pic("location")],
    "build": [num("+"), pic("location")],
    "card": [pic("card")],
    "good": [num("+"), pic("any-block")],
    "opponent": [pic("worker-n")],
    "steal": [pic("worker-n"), THEN, pic("any-block")],
    "option": [num("1/2")],
    "swap": [pic("any-block"), THEN, pic("points")],
    "samurai": [pic("samurai")],
    "spend": [num(2), pic("worker"), THEN, pic("any-block")],
    "color": [pic("chip-orange")],
    "pray": [pic("pray"), num("/"), pic("blessing")],
    "stored": [pic("pray"), pic("card")],
    "give": [num("−"), pic("any-block"), THEN, pic("pray")],
    "blessing": [num("+"), pic("blessing")],
    "store": [pic("building"), pic("blessing")],
    "offer": [num("−"), pic("blessing")],
    "statue": [num("+"), pic("points")],
}


def _rounds(ink: Ink, now: int, x: float, y: float) -> str:
    drawn = ""
    for k in range(1, LAST_ROUND + 1):
        fill = ink["accent"] if k == now else ink["text-2"] if k < now else ink["surface-3"]
        on = ink["on-accent"] if k == now else ink["surface"] if k < now else ink["text-2"]
        drawn += rect(x, y - 13, 26, 26, 6, fill) + text(x + 13, y, str(k), 14, on)
        x += 30
    return group(drawn, more=f'data-round="{now}"')


def _phases(ink: Ink, view: Mapping[str, Any], x: float, y: float) -> str:
    """The phases of a round; all but the current one are pale. Only the solo game has an attack."""
    drawn = ""
    for phase, sign in _PHASES.items():
        if phase == "attack" and not view["virtual"]:
            continue
        if phase == view["phase"]:
            drawn += rect(x - 17, y - 17, 34, 34, 9, ink["accent-soft"], ink["accent"], 1.5) + icon_at(sign, x, y, 24)
        else:
            drawn += faint(icon_at(sign, x, y, 22), 0.4)
        x += 40
    return group(drawn, more=f'data-phase="{view["phase"]}"')


def _chip(ink: Ink, view: Mapping[str, Any], names: Sequence[str], right: float, y: float) -> str:
    """Who decides what, or who has won."""
    decision = view["decision"]
    if decision is None:
        return _winners(ink, view.get("winners", ()), names, right, y)
    who: int = decision["player"]
    asked = list(_ASKED.get(decision["kind"], ()))
    icons = line_width(asked, 20)
    name = fit(names[who], 14, 180)
    letters = width(name, 14)
    w = 12 + 24 + (letters + 8 if name else 0) + (icons + 10 if asked else 0) + 4
    x = right - w
    drawn = rect(x, y - 18, w, 36, 18, ink["accent-soft"], ink["accent"], 1.5)
    drawn += icon_at(f"mark-{who}", x + 22, y, 22)
    drawn += line_of_text(x + 38, y, name, 14, letters + 4, ink["on-accent-soft"])
    drawn += draw_line(ink, asked, right - 13, y, 20, align=1)
    return group(drawn, more=f'data-decision="{decision["kind"]}"')


def _winners(ink: Ink, winners: Sequence[int], names: Sequence[str], right: float, y: float) -> str:
    """Nobody, if a solo game is lost."""
    if not winners:
        drawn = rect(right - 52, y - 18, 52, 36, 18, ink["warn-soft"], ink["warn"], 1.5)
        return group(drawn + icon_at("close", right - 26, y, 22), more='data-decision=""')
    shown = [(seat, fit(names[seat], 14, 330 / len(winners) - 30)) for seat in winners]
    widths = [30 + width(name, 14) for _, name in shown]
    x = right - sum(widths) - 54
    drawn = rect(x, y - 18, right - x, 36, 18, ink["surface-2"], ink["monument-edge"], 1.5)
    drawn += crown(ink, x + 12, y - 13, 25)
    left = x + 44
    for (seat, name), each in zip(shown, widths, strict=True):
        drawn += icon_at(f"mark-{seat}", left + 10, y, 20)
        drawn += line_of_text(left + 24, y, name, 14, each - 24, ink["text"])
        left += each
    return group(drawn, more='data-decision=""')


def top_bar(ink: Ink, view: Mapping[str, Any], names: Sequence[str], w: float, h: float) -> str:
    y = h / 2
    drawn = slab(ink, 0, 0, w, h) + icon_at("location", 28, y, 30)
    drawn += text(52, y, "Imperial Settlers", 18, ink["text"], "start")
    drawn += _rounds(ink, view["round"], 236, y) + _phases(ink, view, 424, y)
    piles = [pic("common-card"), num(f"{size(view['common']['deck'])}+{len(view['common']['discard'])}")]
    drawn += draw_line(ink, piles, 640, y, 22, align=0)
    return drawn + _chip(ink, view, names, w - 9, y)


def caption_bar(ink: Ink, caption: str, w: float, h: float) -> str:
    """The caller's caption on one line, truncated if too long."""
    return slab(ink, 0, 0, w, h) + line_of_text(18, h / 2, clean(caption), 16, w - 36, ink["text"], 600)
