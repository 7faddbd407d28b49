"""Messages and numbers of a tournament in one language, for the table and the report."""

from __future__ import annotations

import math

from babel import Locale
from babel.numbers import format_decimal, format_percent

from patolli.arena.stats.summary import Estimate, Rating, Summary
from patolli.drawing.charts.axes import shorten
from patolli.engine.game import Game, find_game
from patolli.engine.record import clean
from patolli.text import Entry, Term, TextError, Translator
from patolli.text.labels import say_label

UNKNOWN = "–"
MOST_IN_ROW, MOST_IN_COLUMN = 60, 24
"""Letters of a name in the tables; the table of the agents has all of them."""
_RANGE = "–"
_WIDE_RANGE = "\N{NO-BREAK SPACE}… "  # a dash would look like another minus sign


def numbered(summary: Summary, most: int = MOST_IN_ROW) -> list[str]:
    """The agents' names with their numbers, for the rows or columns of a table."""
    return [f"{number} {shorten(clean(row.name), most)}" for number, row in enumerate(summary.agents, start=1)]


class Words:
    """Says what `arena.ftl` has, and writes numbers as the language does."""

    def __init__(self, translator: Translator, game: Game) -> None:
        self.language = translator.language
        self._translator = translator
        self._game = game
        pattern = str(Locale(self.language).percent_formats[None].pattern)
        self._percent = pattern.replace("#,##0", "#,##0.0")

    @classmethod
    def of(cls, summary: Summary, translator: Translator) -> Words:
        """The words for a tournament of a game that is installed."""
        return cls(translator, find_game(summary.plan.game))

    def say(self, message: str, **values: str | int | float) -> str:
        """A message of `arena.ftl`; strings are shown as they are."""
        shown = {name: Term("text", value) if isinstance(value, str) else value for name, value in values.items()}
        return self._translator.render(Entry(f"arena.{message}", shown))

    @property
    def total(self) -> str:
        """The sum of all sources."""
        return self._translator.render(Entry("play.source-total"))

    def label(self, label: str) -> str:
        """A source, an opening or a group of openings, as the game calls it."""
        try:
            return say_label(self._game, label, self._translator)
        except (TextError, ValueError):  # a summary that another version of the game has written
            return clean(label)

    def number(self, value: float, digits: int = 1) -> str:
        if not math.isfinite(value):
            return UNKNOWN
        text = format_decimal(value, format="#,##0" + ("." + "0" * digits if digits else ""), locale=self.language)
        return text.lstrip("-") if not any(sign in text for sign in "123456789") else text  # no -0.0

    def percent(self, value: float) -> str:
        return format_percent(value, format=self._percent, locale=self.language) if math.isfinite(value) else UNKNOWN

    def tick(self, value: float) -> str:
        """A number at an axis: as many digits as it needs."""
        return format_decimal(value, format="#,##0.###", locale=self.language)

    def percent_tick(self, value: float) -> str:
        return format_percent(value, format=self._percent.replace("0.0", "0.#"), locale=self.language)

    def estimate(self, of: Estimate, digits: int = 1) -> str:
        """`45.3 (44.1–46.5)`."""
        return f"{self.number(of.value, digits)} ({self.interval(of, digits)})"

    def interval(self, of: Estimate, digits: int = 1) -> str:
        between = _WIDE_RANGE if of.low < 0 else _RANGE
        return f"{self.number(of.low, digits)}{between}{self.number(of.high, digits)}"

    def share(self, of: Estimate) -> str:
        """`61.3% (58.1–64.5%)`."""
        return f"{self.percent(of.value)} ({self.number(100 * of.low)}{_RANGE}{self.percent(of.high)})"

    def rating(self, of: Rating) -> str:
        """`31.2 ± 1.4`."""
        return f"{self.number(of.mu)} ± {self.number((of.high - of.low) / 2)}"
