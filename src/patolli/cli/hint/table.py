"""A hint in words: the table of the best decisions, how the turn could go on, and what the figures mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from babel.numbers import format_decimal, format_percent
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.agents.hint import Advice, Hint, play_line
from patolli.engine.game import View
from patolli.engine.offers import Offer, offers_along
from patolli.engine.sight import Sight
from patolli.text import Entry, Seat, Term, Translator, Value

Wording = Callable[[View, Offer], str]
"""Puts a decision into words: the view before it, and what is offered there."""

_THEN = " → "


def wording(translator: Translator, names: Sequence[str]) -> Wording:
    """By the contract: a choice as the game describes it."""

    def words(before: View, offer: Offer) -> str:
        return translator.render(offer.words, names)

    return words


class HintTable:
    """Prints a hint. `numbers`: how the decisions are numbered, if not from 1 on."""

    def __init__(
        self, sight: Sight, hint: Hint, words: Wording, translator: Translator, names: Sequence[str],
        numbers: Sequence[int] = (),
    ) -> None:  # fmt: skip
        self.hint = hint
        self.numbers = [str(number) for number in numbers or range(1, len(hint.decisions) + 1)]
        self._translator = translator
        self._names = names
        self._turns = [_told(sight, advice, words) for advice in hint.decisions]

    def __rich__(self) -> RenderableType:
        return Group(self._decisions(), *self._plans(), "", *self._captions())

    def position(self) -> Text:
        """Which position it is, and who decides."""
        hint = self.hint
        words = self._say("position", day=hint.day, number=hint.number, seat=Seat(hint.seat))
        return Text(f"{words} {self._say('only-one')}" if hint.legal == 1 else words, "bold")

    def _decisions(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
        table.add_column("#", justify="right", no_wrap=True)
        table.add_column(Text(self._say("head-decision")), ratio=1, overflow="fold")
        heads = [self._say("head-tried"), self._say("head-points")]
        heads += [self._say("head-place", n=n) for n in range(1, len(self.hint.decisions[0].places) + 1)]
        for head in heads:
            table.add_column(Text(head), justify="right", no_wrap=True)
        for number, advice, told in zip(self.numbers, self.hint.decisions, self._turns, strict=True):
            words = Text(told[0]).append(f"  {advice.token}", "dim")
            points = f"{self._number(advice.points)} ± {self._number(advice.error)}"
            shares = (self._percent(share) for share in advice.places)
            table.add_row(Text(number, "bold"), words, self._percent(advice.share), points, *shares)
        return table

    def _plans(self) -> Iterator[RenderableType]:
        rows = [(number, told[1:]) for number, told in zip(self.numbers, self._turns, strict=True) if told[1:]]
        if not rows:
            return
        yield Text(self._say("plans"), "bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        for number, told in rows:
            grid.add_row(Text(number, "bold"), Text(_THEN.join(told)))
        yield grid

    def _captions(self) -> Iterator[Text]:
        hint = self.hint
        points = tuple(
            Entry("hint.seat-points", {"seat": Seat(seat), "points": Term("text", self._number(mean))})
            for seat, mean in enumerate(hint.decisions[0].all_points)
        )
        yield Text(self._say("everybody", n=int(self.numbers[0]), points=points))
        yield Text(self._say("caption-games", games=hint.games), "dim")
        yield Text(self._say("caption-figures", seat=Seat(hint.seat)), "dim")
        if hint.legal > 1:
            yield Text(self._say("caption-search", simulations=hint.simulations), "dim")

    def _say(self, message: str, **values: Value) -> str:
        return self._translator.render(Entry(f"hint.{message}", values), self._names)

    def _number(self, value: float) -> str:
        value = round(value, 1) + 0.0  # no minus zero
        return format_decimal(value, format="#,##0.0", locale=self._translator.language)

    def _percent(self, share: float) -> str:
        return format_percent(share, locale=self._translator.language)


def _told(sight: Sight, advice: Advice, words: Wording) -> list[str]:
    """The decision and the rest of its turn, each in words."""
    turn = play_line(sight, advice)
    return [words(turn.view(sight.seat, at), offer) for at, offer in enumerate(offers_along(sight, turn))]
