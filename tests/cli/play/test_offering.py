"""`patolli play`: several things are chosen in any order, and the record has its own."""

from __future__ import annotations

import pytest

from patolli.cli.play.files import HUMAN
from patolli.cli.play.files import Table as Seats
from patolli.cli.play.game import Play
from patolli.cli.play.screen import Screen
from patolli.engine.match import Match
from patolli.games.settlers.game import GAME
from tests.games.settlers.table import Table


class Typed(Screen):
    """A person who types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.lines.pop(0)


def seated(table: Table, *lines: str, language: str = "en") -> Play:
    """Two people at a position, who type these lines."""
    match = Match(GAME, ["Ana", "Ben"], table.state)
    return Play(match, Seats([HUMAN, HUMAN], language, 1), None, Typed(*lines))


def decide(play: Play, times: int) -> None:
    for _ in range(times):
        seat = play.match.seat
        assert seat is not None
        play.holder = seat  # who sits there already
        play.decide(seat)


def test_workers_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    """S1.11: stone, then wood; the list offers both, and what was played is told again in its order."""
    play = seated(Table(goods={0: {"worker": 6}}), "spend:stone", "spend:wood", "done")
    decide(play, 2)
    assert play.match.moves == ["spend:wood", "spend:stone"]
    decide(play, 1)
    assert play.match.moves == ["spend:wood", "spend:stone", "done"]
    assert capsys.readouterr().out.count("spend:wood") >= 2


def test_what_belongs_before_the_end_of_a_turn_is_asked_for() -> None:
    """F3: the Samurai would end the turn; the Defense token still comes before it."""
    table = Table(
        ["japanese", "roman"], locations={0: ["COM046", "JAP001"]}, hand={0: ["COM001"]},
        goods={0: {"worker": 1, "defense": 1, "raze": 1}},
    )  # fmt: skip
    play = seated(table, "raze:COM001", "samurai:JAP001", "nonsense", "1")
    decide(play, 2)
    assert play.match.moves == ["raze:COM001", "defend:COM046", "samurai:JAP001"]
    assert isinstance(play.screen, Typed)
    assert "This ends the turn" in play.screen.asked[-1]
    enough = seated(table, "raze:COM001", "samurai:JAP001", "")
    decide(enough, 2)
    assert enough.match.moves == ["raze:COM001", "samurai:JAP001"]


def test_cards_under_the_gate_in_any_order() -> None:
    table = Table(["japanese", "roman"], locations={0: ["JAP013"]}, hand={0: ["COM001", "COM003"]})
    play = seated(table, "put:JAP013", "card:COM003", "put:JAP013", "card:COM001")
    decide(play, 4)
    assert play.match.moves == ["put:JAP013", "card:COM001", "put:JAP013", "card:COM003"]


def test_undo_begins_a_new_list() -> None:
    """After `u` nothing that was tried before is left."""
    play = seated(Table(goods={0: {"worker": 6}}), "spend:stone", "u", "spend:food", "spend:wood")
    decide(play, 4)
    assert play.match.moves == ["spend:wood", "spend:food"]
