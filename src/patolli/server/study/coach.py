"""The coach at a table: what is new, whether a turn loses a lot, what to try next time.

Nothing is stored here: the client remembers what was said, and is nobody's opponent. Everything is based on what the
seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from patolli.agents.compare.finding import Turn, turn_of
from patolli.agents.compare.telling import differences, names_of, steps_of
from patolli.agents.hint import Hint
from patolli.agents.ready.stages import BOTS
from patolli.agents.search.agent import Budget
from patolli.engine.coaching import Caution
from patolli.engine.errors import MoveError, PatolliError
from patolli.engine.sight import Sight
from patolli.server.bots.pool import Busy, Closed, NoHint
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import COACH, Table
from patolli.server.history.hints import alone, decision_of, plan_in_words
from patolli.server.limits.work import asker
from patolli.server.problems import BadTurn, NotAllowed, NotNow
from patolli.server.tables.play import bad_step, check_turn
from patolli.study.coach.firsts import first_of, tries_of
from patolli.study.coach.judging import Loss, is_worth_a_word, loss_of
from patolli.study.coach.speaking import Spoke, may_speak, may_warn, spoke_at
from patolli.study.coach.telling import in_short
from patolli.text.render import Translator
from patolli.wire.messages import (
    AskCoach,
    AskFirst,
    CoachAdvice,
    CoachAnswer,
    CoachFirst,
    CoachNew,
    CoachTries,
    TurnBody,
)

SECONDS = 1.2
"""Nobody waits longer for advice: the turn goes through."""
SIMULATIONS = 6000
"""Enough to be sure of a large loss, if there is time for it."""
THINKING = 0.6
"""The share of the time in which turns are searched and compared."""
TOP = 1
"""Turns that are named; a few more are compared."""


def check_coached(table: Table) -> None:
    """NotAllowed where nobody wants a coach, or nobody may have one."""
    if not table.options.get(COACH, False) or table.rated:
        raise NotAllowed("this table has no coach: it is chosen when a table is made")


async def advise(hall: Hall, table: Table, seat: int, body: AskCoach, translator: Translator) -> CoachAnswer:
    """What is to be said of a whole turn, before it is confirmed."""
    check_coached(table)
    still = table.still()
    sight, turn = await hall.off_loop(_tried, still, seat, body, translator)
    day = sight.game.learning.clock(sight.state)
    own = [number for number, one in enumerate(still.turns) if one.seat == seat]
    spoke = spoke_at([(one.seq, one.day) for one in body.spoke], own, body.seq)
    caution = _caution(turn, sight, spoke, body.warned)
    found = await _compared(hall, still, seat, sight, turn) if may_speak(spoke, day) else None
    loss = loss_of(found.plans, turn.steps) if found else None
    if found and loss and is_worth_a_word(loss, body.seldom):
        told = await hall.off_loop(_lost, sight, turn, found, loss, caution, still.names, translator)
        return CoachAnswer(day=day, advice=told)
    return CoachAnswer(day=day, advice=_warned(caution, still.names, translator) if caution else None)


def _tried(table: Table, seat: int, body: AskCoach, translator: Translator) -> tuple[Sight, Turn]:
    """What the seat knows before its turn, and the turn; refused if it is not a turn, or not its turn."""
    check_turn(table, seat, TurnBody(seq=body.seq, steps=body.steps), translator)
    if table.turn != seat:
        raise NotNow("all choose at the same time: the coach speaks of turns", why="not-your-turn")
    if not body.steps:
        raise BadTurn("a turn has at least one step", field="steps")
    sight = Sight.of(table.match)
    try:
        return sight, turn_of(sight, body.steps)
    except MoveError as error:
        raise bad_step(error) from None
    except PatolliError as error:
        raise BadTurn(str(error), field="steps") from None


def _caution(turn: Turn, sight: Sight, spoke: Sequence[Spoke], warned: Sequence[str]) -> Caution | None:
    caution = sight.game.words.caution
    found = caution(turn.view, sight.seat) if caution and may_warn(spoke) else None
    return None if found is None or found.key in warned else found


async def _compared(hall: Hall, table: Table, seat: int, sight: Sight, turn: Turn) -> Hint | None:
    """The turn and the best found in time; None if it was too late."""
    who = asker.get()
    hall.guard.may_think(who)
    hall.readiness.check(table.match.game.name, BOTS)
    budget = Budget(SIMULATIONS, THINKING * SECONDS)
    with alone(hall, table, seat):
        try:
            async with asyncio.timeout(SECONDS):
                return await hall.pool.hint(
                    decision_of(sight), budget, TOP, who=who, seats=[one.bot for one in table.seats], tried=turn.steps
                )
        except (TimeoutError, Busy, Closed, NoHint):
            return None


def _lost(
    sight: Sight,
    turn: Turn,
    found: Hint,
    loss: Loss,
    caution: Caution | None,
    names: Sequence[str],
    translator: Translator,
) -> CoachAdvice:
    best = found.plans[0]
    offers = steps_of(sight, best.steps)
    reasons = differences(sight.game, sight, turn_of(sight, best.steps), turn, 0)
    better = plan_in_words(sight, best, offers, names_of([offers])[0], reasons, names, translator)
    said = [translator.render(one, names) for one in ([caution.text] if caution else reasons)]
    return CoachAdvice(
        title=translator.render(caution.title, names) if caution else "",
        text=in_short(said),
        points=round(loss.points, 1),
        warning=caution.key if caution else "",
        places=list(caution.places) if caution else [],
        better=better,
    )


def _warned(caution: Caution, names: Sequence[str], translator: Translator) -> CoachAdvice:
    return CoachAdvice(
        title=translator.render(caution.title, names),
        text=translator.render(caution.text, names),
        points=0.0,
        warning=caution.key,
        places=list(caution.places),
        better=None,
    )


def what_is_new(table: Table, seat: int, body: AskFirst, translator: Translator) -> CoachNew:
    """What comes up after these steps and was never explained."""
    check_coached(table)
    check_turn(table, seat, TurnBody(seq=body.seq, steps=body.steps), translator)
    with table.draft(seat) as draft:
        try:
            draft.go_to(body.steps)
        except MoveError as error:
            raise bad_step(error) from None
        found = first_of(draft.game, draft.view(), seat, [] if draft.to_confirm else draft.legal(), body.known)
    if found is None:
        return CoachNew(first=None)
    key, first = found
    title, text = (translator.render(one, table.names) for one in (first.title, first.text))
    return CoachNew(first=CoachFirst(key=key, title=title, text=text))


def tries(table: Table, seat: int, translator: Translator) -> CoachTries:
    """What this seat never used; NotNow before the end."""
    check_coached(table)
    if table.status != "over":
        raise NotNow("what to try next time is told when the game is over", why="not-over")
    own = [token for turn in table.turns if turn.seat == seat for token in turn.steps]
    return CoachTries(tries=[translator.render(one, table.names) for one in tries_of(table.match.game, own)])
