"""What the terminal board is drawn with: words, player marks, colors, and lines cut to a width.

Every color is a background with its own text color, so that dark and light terminals look the same; and nothing is
conveyed by color alone: players have a shape and a letter, everything else has words or signs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from rich.cells import cell_len
from rich.text import Text

from patolli.drawing.ink import inks
from patolli.drawing.lettering import clean
from patolli.engine.lines import fit, initials
from patolli.games.tzolkin.rules.components import TEMPLES
from patolli.text.entry import Entry, Term, Value

View = Mapping[str, Any]


class Talk(Protocol):
    """Renders entries as text: a translator of ``patolli.text``."""

    def render(self, entry: Entry, names: Sequence[str] = ()) -> str: ...


SHAPES = "▲■●◆"
NEUTRAL = "▒▒"
EMPTY = "·"
_SIGNS = ("corn", "wood", "stone", "gold", "skull", "block", "temple", *TEMPLES, "goods", "points")
NARROW = 60
"""Below this width, things that would be side by side are stacked."""
WARNING = "bold #ffffff on #9a3412"
_CITY_INK = {"palenque": "pal", "yaxchilan": "yax", "tikal": "tik", "uxmal": "uxm", "chichen_itza": "chi"}


def _style(ink: str, on: str) -> str:
    colours = inks("light")
    return f"bold {colours[on]} on {colours[ink]}"


PLAYER_STYLES = tuple(_style(f"p{seat}", f"on-p{seat}") for seat in range(4))
NEUTRAL_STYLE = _style("pn", "on-pn")
CITY_STYLES = {gear: _style(f"{short}-deep", "on-city") for gear, short in _CITY_INK.items()}
TEMPLE_STYLES = {temple: _style(temple, f"on-{temple}") for temple in TEMPLES}
FOOD_STYLES = {kind: _style(f"fd-{kind}", f"on-fd-{kind}") for kind in ("goods", "points")}


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
        """A message of ``play.ftl``; plain strings are shown as they are."""
        return say(self.talk, message, self.names, **values)

    def term(self, kind: str, name: str) -> str:
        return self.talk.render(Entry(f"tzolkin.{kind}-{name}"))

    def words(self, value: Value) -> str:
        """Any value of the game's entries in words."""
        return self.talk.render(Entry("tzolkin.number", {"n": value}), self.names)

    @cached_property
    def signs(self) -> dict[str, str]:
        return dict(zip(_SIGNS, self.say("signs").split(), strict=True))

    def sign(self, what: str) -> str:
        return self.signs[what]

    def parts(self, message: str) -> list[str]:
        """A message of several short texts with bars between them."""
        return [part.strip() for part in self.say(message).split("|")]

    def price(self, amounts: Mapping[str, int]) -> str:
        """``2w 1g``."""
        return " ".join(f"{n}{self.sign(good)}" for good, n in amounts.items())

    def mark(self, seat: int | str | None) -> Text:
        """Shape and letter of a player, or a neutral worker."""
        if isinstance(seat, int):
            return Text(SHAPES[seat] + self.initials[seat], PLAYER_STYLES[seat])
        return Text(NEUTRAL, NEUTRAL_STYLE) if seat else Text(EMPTY, "dim")

    def letter(self, seat: int) -> Text:
        return Text(self.initials[seat], PLAYER_STYLES[seat])

    def heading(self, words: str, note: str = "", width: int | None = None) -> Text:
        """A title with a line; the note is left out if there is no room."""
        width = width or self.width
        line = Text(fit(words, width), "bold")
        if note and line.cell_len + cell_len(note) + 2 <= width:
            line.append(f"  {note}", "not bold dim")
        rest = width - line.cell_len - 1
        return line.append(" " + "─" * rest, "not bold dim") if rest > 0 else line


def say(talk: Talk, message: str, names: Sequence[str] = (), **values: Value | str) -> str:
    """A message of ``play.ftl``; plain strings are shown as they are."""
    shown = {name: Term("text", value) if isinstance(value, str) else value for name, value in values.items()}
    return talk.render(Entry(f"play.{message}", shown), names)


def look_at(names: Sequence[str], seat: int | None, width: int, talk: Talk) -> Look:
    """Cleans names, which come from files: one line each, no control characters, not too long."""
    shown = tuple(fit(clean(name), 24) or say(talk, "player", n=number) for number, name in enumerate(names, start=1))
    return Look(shown, seat, width, talk)
