"""A turn cannot be used to find out what is hidden: steps past a draw are refused, whatever was guessed."""

from __future__ import annotations

import random
from collections.abc import Generator
from functools import cache
from typing import Any

import httpx
import pytest

from patolli.engine.draft import Draft, ends_turn
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.server.hall.table import Table
from patolli.server.problems import BadTurn
from patolli.server.tables.play import try_turn
from patolli.testing.apart import hidden_otherwise
from patolli.testing.games import playout
from tests.server.history.tables import uploaded
from tests.server.inside import Inside, inside

GAMES = ["settlers", "tzolkin"]
GUESSES = 30
FIRST = {"settlers": 0, "tzolkin": 74}
"""A seed from which such games are found soon: in Tzolk'in the turn continues after a draw in one of twenty."""


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def go_on(match: Match, steps: list[str], choose: random.Random) -> list[str] | None:
    """How the turn continues after these steps, in this position: to its end, with a drawn card if there is one. None
    if the steps end it."""
    line, seat, clock = match.fork(), match.seat, match.game.learning.clock(match.state)
    for token in steps:
        line.play(token)
    while line.seat == seat and line.game.learning.clock(line.state) == clock:
        legal = line.legal()
        last = [token for token in legal if token in ("end", "done", "skip", "pass")]
        new = [token for token in legal if token.startswith(("deal:", "build:", "keep:")) and "pass" in legal]
        line.play(choose.choice(new or last or legal))
    return line.moves[len(match) + len(steps) :] or None


@cache
def before_a_draw(game: str) -> tuple[Match, list[str]]:
    """A match, and steps of which the last one draws something with which the turn could continue."""
    for seed in range(FIRST[game], FIRST[game] + 20):
        whole = playout(find_game(game), 2, seed)
        first = 0
        while first < len(whole):
            match = whole.fork(first)
            draft = Draft(match)
            while not draft.to_confirm:
                draft.play(whole.moves[first + len(draft.steps)])
            if draft.reveals and depends(match, draft.steps):
                return match, draft.steps
            first += len(draft.steps)
    raise AssertionError("nothing was drawn")


def depends(match: Match, steps: list[str]) -> bool:
    """Whether the turn can continue; in Settlers, in a way that is only possible with what was drawn."""
    rest = go_on(match, steps, random.Random(1))
    if rest is None or match.game.name == "tzolkin":
        return rest is not None
    return any(not is_possible(hidden_otherwise(match, seed), [*steps, *rest]) for seed in range(10))


def is_possible(match: Match, steps: list[str]) -> bool:
    line = match.fork()
    for token in steps:
        if token not in line.legal():
            return False
        line.play(token)
    return True


def guesses(match: Match, steps: list[str]) -> list[list[str]]:
    """Whole turns: as it could really continue, and in other positions that the seat cannot tell from the true one."""
    found = [go_on(match, steps, random.Random(1))]
    found += [go_on(hidden_otherwise(match, seed), steps, random.Random(seed)) for seed in range(GUESSES)]
    return [rest for rest in found if rest is not None]


def said(answer: httpx.Response, guess: str) -> tuple[int, str]:
    """An answer without the guess itself, which it repeats."""
    return answer.status_code, answer.text.replace(guess, "GUESS")


@pytest.mark.parametrize("game", GAMES)
def test_no_guess_is_better_than_another(app: Inside, game: str) -> None:
    match, steps = before_a_draw(game)
    at, seat = uploaded(app, match.record(), at=len(match)), match.seat
    tried = guesses(match, steps)
    right = [is_possible(match, [*steps, *rest]) for rest in tried]
    assert len(tried) == GUESSES + 1
    assert right[0]
    assert game == "tzolkin" or not all(right)
    seq = at.table.seq
    for what in ("commit", "preview"):
        bodies = [{"seq": seq, "steps": [*steps, *rest]} for rest in tried]
        answers = [said(at.ask("POST", what, body, seat), rest[0]) for body, rest in zip(bodies, tried, strict=True)]
        assert {status for status, _ in answers} == {422}
        assert len(set(answers)) == 1
    assert (at.table.seq, at.match.moves) == (seq, match.moves)
    at.post("commit", {"seq": seq, "steps": steps}, seat)
    assert at.match.moves == [*match.moves, *steps]


class Found:
    """As much of a table as a turn needs."""

    seq = 0
    draft = Table.draft

    def __init__(self, match: Match) -> None:
        self.match = match
        self.drafts: list[tuple[int, Draft]] = []


def verdict(match: Match, steps: list[str]) -> Any:
    table: Any = Found(match)
    try:
        try_turn(table, steps)
    except BadTurn as error:
        return str(error), error.more
    return "taken"


@pytest.mark.parametrize("game", GAMES)
def test_twin_deals_give_the_same_verdict(game: str) -> None:
    match, steps = before_a_draw(game)
    twins = [match, *(hidden_otherwise(match, seed) for seed in range(4))]
    for rest in guesses(match, steps):
        for turn in ([*steps, *rest], [*steps, *rest[:1]], [*steps, *rest, "end"]):
            verdicts = [verdict(twin, turn) for twin in twins]
            assert verdicts[0] != "taken"
            assert verdicts == verdicts[:1] * len(twins)
    assert [verdict(twin, steps) for twin in twins] == ["taken"] * len(twins)


@pytest.mark.parametrize("game", GAMES)
def test_twin_deals_give_the_same_verdict_on_any_turn(game: str) -> None:
    """One that is played on for some steps in one of them, one that is cut short, one that is nonsense."""
    match, dice, judged = Match.new(game, 3, 8), random.Random(9), {"taken": 0, "refused": 0}
    while not match.over and len(match) < 90:
        line, before = match.fork(), match.state
        line.play(dice.choice(line.legal()))
        while not ends_turn(match.game, before, line.state) and len(line) < len(match) + 6:
            before = line.state
            line.play(dice.choice(line.legal()))
        steps = line.moves[len(match) :]
        twins = [match, hidden_otherwise(match, 5), hidden_otherwise(match, 6)]
        for turn in (steps, steps[:1], steps[:-1], [*steps, "end"], ["nonsense"], []):
            verdicts = [verdict(twin, turn) for twin in twins]
            assert verdicts == verdicts[:1] * len(twins)
            judged["taken" if verdicts[0] == "taken" else "refused"] += 1
        match.play(steps[0])
    assert min(judged.values()) > 30
