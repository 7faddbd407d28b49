"""The board in the terminal: a whole position from the state JSON, for a width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from patolli.engine.lines import join, wrap
from patolli.games.settlers.cards.model import CARD_COLOURS
from patolli.games.settlers.rules.state import LAST_ROUND
from patolli.games.settlers.show.terminal.look import Look, Talk, View, look_at
from patolli.games.settlers.show.terminal.seats import open_cards, seat_block, seat_rows, status_line, virtual_block
from patolli.games.settlers.words.facts import size
from patolli.games.settlers.words.terms import colour_word, good_word, phase_word

__all__ = ["board", "legend", "status", "summary"]

_GOODS = ("wood", "stone", "food", "worker", "raze", "defense", "gold", "vp", "card", "blessing")


def board(view: View, names: Sequence[str], seat: int | None, width: int, talk: Talk) -> RenderableType:
    """The whole position as `seat` sees it: the others from the next one on, then `seat`, near the choices."""
    look = look_at(names, seat, width, talk)
    lines = [*_header(look, view), *seat_rows(look, view), *open_cards(look, view)]
    if view["virtual"]:
        lines += virtual_block(look, view)
    count = len(look.names)
    last = count - 1 if seat is None else seat
    for k in range(1, count + 1):
        lines += seat_block(look, view, (last + k) % count)
    return Group(*lines)


def summary(
    view: View, names: Sequence[str], seat: int | None, width: int, talk: Talk, small: bool = False
) -> RenderableType:
    """The round, everybody's goods, face-up cards and the reader's seat: enough for most turns. Small: only goods."""
    look = look_at(names, seat, width, talk)
    lines = [*_header(look, view), *seat_rows(look, view)]
    if not small:
        lines += open_cards(look, view)
        lines += seat_block(look, view, seat) if seat is not None else []
    return Group(*lines)


def status(view: View, names: Sequence[str], seat: int, talk: Talk) -> Text:
    """One seat's goods in one line."""
    return status_line(look_at(names, seat, 100, talk), view, seat)


def legend(names: Sequence[str], width: int, talk: Talk) -> list[Text]:
    """The signs of the board in words; lines break between two of them."""
    look = look_at(names, None, width, talk)
    signs = [Text(f"{look.sign(good)} {look.words(good_word(good))}") for good in _GOODS]
    signs.append(Text(f"{look.sign('location')} {look.say('name-location')}"))
    signs.append(Text(f"* {look.say('name-faction-card')}"))
    chips = [join([look.chip(colour), " ", look.words(colour_word(colour))]) for colour in CARD_COLOURS]
    chips.append(Text(f"·· {look.say('name-no-colour')}"))
    return [*_strip(signs, width), *_strip(chips, width)]


def _strip(parts: Sequence[Text], width: int) -> list[Text]:
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text())
        lines[-1] = Text().append_text(lines[-1]).append("  " if lines[-1] else "").append_text(part)
    return lines


def _header(look: Look, view: View) -> list[Text]:
    phase = look.words(phase_word("over" if view["over"] else view["phase"]))
    head = Text(look.say("round", round=view["round"], last=LAST_ROUND, phase=phase), "bold")
    decks = look.say("common-deck", deck=size(view["common"]["deck"]), discard=len(view["common"]["discard"]))
    line = join([head, Text(decks)], "    ")
    return wrap(line, look.width)
