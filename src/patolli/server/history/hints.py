"""Hints: the best decisions of a position, found in another process, in words."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from patolli.agents.hint import Advice, Hint, play_line
from patolli.agents.ready.stages import BOTS
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError
from patolli.engine.match import Match
from patolli.engine.offers import offers_along
from patolli.engine.sight import Sight
from patolli.server.bots.pool import Busy, Closed, Decision, NoHint
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.history.looking_back import check_may_study, check_position
from patolli.server.limits.work import asker
from patolli.server.problems import BadTurn, NotAllowed, NotNow, TooMuch, Unavailable
from patolli.server.tables.play import bad_step
from patolli.text.render import Translator
from patolli.wire.messages import AskHint, HintAnswer, HintLine, HintStep

_thinking: WeakKeyDictionary[Hall, set[tuple[str, int | None]]] = WeakKeyDictionary()
"""For whom hints are being looked for: tables and seats."""


async def hint(hall: Hall, table: Table, seat: int | None, body: AskHint, translator: Translator) -> HintAnswer:
    """For the seat that decides: of a running table its holder's alone, of a finished one anybody's."""
    at = check_position(table, body.at)
    check_asker(table, seat, at)
    who = asker.get()
    hall.guard.may_think(who)
    hall.readiness.check(table.match.game.name, BOTS)
    # A copy: the match of the table changes while threads work.
    sight = await hall.off_loop(sight_after, table.match.still(at), body.steps)
    with _alone(hall, table, seat):
        try:
            found = await hall.pool.hint(decision_of(sight), Budget(simulations=body.simulations), body.top, who=who)
        except (Busy, Closed, NoHint) as error:
            raise Unavailable(str(error)) from None
    decisions = await hall.off_loop(_lines, sight, found, table.names, translator)
    return HintAnswer(
        seat=found.seat,
        at=at,
        steps=list(body.steps),
        legal=found.legal,
        simulations=found.simulations,
        games=found.games,
        decisions=decisions,
    )


def check_asker(table: Table, seat: int | None, at: int) -> None:
    """Whether this seat, or somebody without one, may ask for a hint at this position."""
    check_may_study(table)
    if table.status == "over":
        if at == len(table.match):
            raise NotNow("the game is over: ask for an earlier position with `at`")
        return
    if table.status == "open":
        raise NotNow("the game has not begun")
    if seat is None:
        raise NotAllowed("while the game runs, hints are for who holds the seat that decides: its secret is missing")
    if at != len(table.match):
        raise NotNow("while the game runs, hints are for the newest position: earlier ones can be asked for at the end")
    if table.turn != seat:
        raise NotNow(f"it is the turn of seat {table.turn}, not of seat {seat}")


@contextmanager
def _alone(hall: Hall, table: Table, seat: int | None) -> Generator[None]:
    """One hint at a time for each seat; those who only look at a table share one."""
    busy, who = _thinking.setdefault(hall, set()), (table.id, seat)
    if who in busy:
        raise TooMuch("a hint is being looked for already: wait for it")
    busy.add(who)
    try:
        yield
    finally:
        busy.discard(who)


def sight_after(match: Match, steps: Sequence[str]) -> Sight:
    """What the seat that decides may know, after steps of its turn that are only tried; BadTurn."""
    if not steps:
        return Sight.of(match)
    draft = Draft(match)
    try:
        draft.play(*steps)
    except MoveError as error:
        raise bad_step(error) from None
    if draft.to_confirm:
        raise BadTurn("after these steps the turn has to be confirmed: there is nothing to decide", field="steps")
    return draft.sight()


def decision_of(sight: Sight) -> Decision:
    """A sight, for another process."""
    return Decision(sight.game.name, sight.seat, len(sight.players), sight.moves, sight.number, sight.state.tobytes())


def _lines(sight: Sight, found: Hint, names: Sequence[str], translator: Translator) -> list[HintLine]:
    return [_line(sight, advice, names, translator) for advice in found.decisions]


def _line(sight: Sight, advice: Advice, names: Sequence[str], translator: Translator) -> HintLine:
    words = [translator.render(offer.words, names) for offer in offers_along(sight, play_line(sight, advice))]
    return HintLine(
        token=advice.token,
        words=words[0],
        share=advice.share,
        points=advice.points,
        error=advice.error,
        places=advice.places,
        all_points=advice.all_points,
        line=[HintStep(token=token, words=said) for token, said in zip(advice.line, words[1:], strict=True)],
    )
