"""What the terminal board is drawn with: words, player marks, color chips, card names.

Every color is a background with its own text color, so that dark and light terminals look the same; and nothing is
conveyed by color alone: players have a shape and a letter, card colors two letters, everything else has words or signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from rich.text import Text

from patolli.drawing.ink import inks
from patolli.engine.lines import fit, initials, join, pad, wrap
from patolli.engine.record import clean
from patolli.games.settlers.cards.model import CARD_COLOURS
from patolli.games.settlers.words.facts import known, named
from patolli.text.entry import Entry, Term, Value

View = Mapping[str, Any]


class Talk(Protocol):
    """Renders entries as text: a translator of ``patolli.text``."""

    def render(self, entry: Entry, names: Sequence[str] = ()) -> str: ...


SHAPES = "▲■●◆✚"
_SIGNS = ("wood", "stone", "food", "worker", "raze", "defense", "gold", "vp", "card", "location", "blessing")
_SAME_SIGN = {"common_card": "card", "faction_card": "card"}
_ON_DARK = ("brown", "red", "black", "purple", "blue")
_NAME = 24  # columns of a player's name
_CARD = 30  # columns of a card's name


def _style(ink: str, on: str) -> str:
    colours = inks("light")
    return f"bold {colours[on]} on {colours[ink]}"


PLAYER_STYLES = tuple(_style(f"p{seat}", f"on-p{seat}") for seat in range(len(SHAPES)))
VIRTUAL_STYLE = _style("pn", "on-pn")
CHIP_STYLES = {colour: _style(f"s-{colour}", "s-lo" if colour in _ON_DARK else "s-hi") for colour in CARD_COLOURS}


def flow(items: Iterable[Text], width: int, indent: int, label: str) -> list[Text]:
    """Items separated by two spaces, on as many lines as they need; the label precedes the first line."""
    room = max(1, width - indent)
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + 2 + item.cell_len <= room:
            rows[-1] = join([rows[-1], item], "  ")
        else:
            rows += wrap(item, room)
    heads = [Text(pad(label, indent).plain, "dim"), *[Text(" " * indent)] * (len(rows) - 1)]
    return [join([head, row]) for head, row in zip(heads, rows, strict=True)]


@dataclass(frozen=True)
class Look:
    """Who looks at the board, at which width, and with which translator."""

    names: tuple[str, ...]
    seat: int | None
    width: int
    talk: Talk

    @cached_property
    def initials(self) -> list[str]:
        return initials(self.names)

    def say(self, message: str, **values: Value | str) -> str:
        """A message of ``settlers-board.ftl``; plain strings are shown as they are."""
        return say(self.talk, message, **values)

    def words(self, entry: Entry) -> str:
        return self.talk.render(entry, self.names)

    @cached_property
    def signs(self) -> dict[str, str]:
        return dict(zip(_SIGNS, self.say("signs").split(), strict=True))

    def sign(self, good: str) -> str:
        return self.signs[_SAME_SIGN.get(good, good)]

    def price(self, amounts: Mapping[str, int]) -> str:
        """``2w 1g``."""
        return " ".join(f"{n}{self.sign(good)}" for good, n in amounts.items() if n)

    @cached_property
    def letters(self) -> dict[str, str]:
        """Two letters for each color."""
        return dict(zip(CARD_COLOURS, self.say("colours").split(), strict=True))

    def chip(self, colour: str) -> Text:
        return Text(self.letters[colour], CHIP_STYLES[colour])

    def chips(self, colours: Sequence[str]) -> Text:
        return join(map(self.chip, colours)) if colours else Text("··", "dim")

    def name(self, card: str) -> str:
        """The name of a card. Names in card files come from outside: one line, not too long."""
        about = known(card)
        words = fit(clean(self.words(named(card))), _CARD)
        return f"{words}*" if about and about.deck != "common" else words

    def card(self, card: str) -> Text:
        """Colors and name."""
        about = known(card)
        return join([self.chips(about.colors if about else ()), " ", self.name(card)])

    def mark(self, seat: int) -> Text:
        """Shape and letter of a player; the virtual player has none."""
        if seat >= len(self.names):
            return Text("▒▒", VIRTUAL_STYLE)
        return Text(SHAPES[seat] + self.initials[seat], PLAYER_STYLES[seat])

    def heading(self, words: Text | str) -> Text:
        """A title with a line."""
        line = Text().append_text(Text(words) if isinstance(words, str) else words)
        line.stylize("bold")
        line.truncate(self.width, overflow="ellipsis")
        rest = self.width - line.cell_len - 1
        return line.append(" " + "─" * rest, "not bold dim") if rest > 0 else line


def say(talk: Talk, message: str, **values: Value | str) -> str:
    """A message of ``settlers-board.ftl``; plain strings are shown as they are."""
    shown = {name: Term("text", value) if isinstance(value, str) else value for name, value in values.items()}
    return talk.render(Entry(f"settlers-board.{message}", shown))


def look_at(names: Sequence[str], seat: int | None, width: int, talk: Talk) -> Look:
    """Cleans names, which come from files: one line each, no control characters, not too long."""
    shown = tuple(
        fit(clean(name), _NAME) or say(talk, "player", n=number) for number, name in enumerate(names, start=1)
    )
    return Look(shown, seat, width, talk)
