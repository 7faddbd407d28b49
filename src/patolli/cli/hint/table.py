"""A hint in words: the table of the best decisions, how the turn could continue, and what the figures mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from babel.numbers import format_decimal, format_percent
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.agents.compare.telling import names_of, steps_of, why
from patolli.agents.hint import Hint
from patolli.engine.game import View
from patolli.engine.offers import Offer, offers_along
from patolli.engine.sight import Sight
from patolli.text import Entry, Seat, Term, Translator, Value

Wording = Callable[[View, Offer], str]
"""Puts a decision into words: the view before it, and what is offered there."""

_THEN = " → "


def wording(translator: Translator, names: Sequence[str]) -> Wording:
    """Through the contract: a choice as the game describes it."""

    def words(before: View, offer: Offer) -> str:
        return translator.render(offer.words, names)

    return words


class HintTable:
    """Prints a hint. `people`: for each seat, whether a person sits there."""

    def __init__(
        self, sight: Sight, hint: Hint, words: Wording, translator: Translator, names: Sequence[str],
        people: Sequence[bool] = (),
    ) -> None:  # fmt: skip
        self.hint = hint
        self._translator = translator
        self._names = names
        self._people = people
        self._offers = [steps_of(sight, plan.steps) for plan in hint.plans]
        self._turns = [_told(sight, plan.steps, words) for plan in hint.plans]
        self._why = [why(sight, hint.plans, number) for number in range(len(hint.plans))]

    def __rich__(self) -> RenderableType:
        return Group(self._table(), *self._plans(), "", *self._captions())

    def position(self) -> Text:
        """Which position it is, and who decides."""
        hint = self.hint
        words = self._say("position", day=hint.day, number=hint.number, seat=Seat(hint.seat))
        return Text(f"{words} {self._say('only-one')}" if hint.legal == 1 else words, "bold")

    def _table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
        table.add_column("#", justify="right", no_wrap=True)
        table.add_column(Text(self._say("head-plan")), ratio=1, overflow="fold")
        heads = [self._say("head-points")]
        heads += [self._say("head-place", n=n) for n in range(1, len(self.hint.plans[0].places) + 1)]
        for head in heads:
            table.add_column(Text(head), justify="right", no_wrap=True)
        for number, (plan, called) in enumerate(zip(self.hint.plans, names_of(self._offers), strict=True), 1):
            name = Text(self._translator.render(called, self._names))
            if plan.weaker:
                name.append(f"  {self._say('weaker')}", "dim")
            points = f"{self._number(plan.points)} ± {self._number(plan.error)}"
            shares = (self._percent(share) for share in plan.places)
            table.add_row(Text(str(number), "bold"), name, points, *shares)
        return table

    def _plans(self) -> Iterator[RenderableType]:
        yield Text(self._say("plans"), "bold")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        for number, (told, reasons) in enumerate(zip(self._turns, self._why, strict=True), 1):
            grid.add_row(Text(str(number), "bold"), Text(_THEN.join(told)))
            grid.add_row("", Text(" ".join(self._translator.render(one, self._names) for one in reasons), "dim"))
        yield grid

    def _captions(self) -> Iterator[Text]:
        hint = self.hint
        points = tuple(
            Entry("hint.seat-points", {"seat": Seat(seat), "points": Term("text", self._number(mean))})
            for seat, mean in enumerate(hint.plans[0].all_points)
        )
        yield Text(self._say("everybody", n=1, points=points))
        others = tuple(self._taken(seat, strength) for seat, strength in enumerate(hint.against) if seat != hint.seat)
        if others:
            yield Text(self._say("against", seats=others))
        yield Text(self._say("caption-games", games=hint.games), "dim")
        yield Text(self._say("caption-figures", seat=Seat(hint.seat)), "dim")
        if hint.legal > 1:
            yield Text(self._say("caption-search", simulations=hint.simulations), "dim")

    def _taken(self, seat: int, strength: str) -> Entry:
        person = seat >= len(self._people) or self._people[seat]
        words = Entry(f"hint.strength-{strength}")
        return Entry(f"hint.taken-{'person' if person else 'bot'}", {"seat": Seat(seat), "strength": words})

    def _say(self, message: str, **values: Value) -> str:
        return self._translator.render(Entry(f"hint.{message}", values), self._names)

    def _number(self, value: float) -> str:
        value = round(value, 1) + 0.0  # no minus zero
        return format_decimal(value, format="#,##0.0", locale=self._translator.language)

    def _percent(self, share: float) -> str:
        return format_percent(share, locale=self._translator.language)


def _told(sight: Sight, steps: Sequence[str], words: Wording) -> list[str]:
    """The steps of a turn, each in words."""
    views = sight.redeal(0)
    for token in steps:
        views.play(token)
    return [words(views.view(sight.seat, at), offer) for at, offer in enumerate(offers_along(sight, views))]
