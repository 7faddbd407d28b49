"""Hints: the best turns of a position, found in another process, in words."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from patolli.agents.compare.comparing import Outcome
from patolli.agents.compare.finding import turn_of
from patolli.agents.compare.telling import names_of, steps_of, why
from patolli.agents.hint import Hint
from patolli.agents.ready.stages import BOTS
from patolli.agents.search.agent import Budget
from patolli.engine.ahead import sight_ahead
from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError
from patolli.engine.match import Match
from patolli.engine.offers import Offer, changes
from patolli.engine.sight import Sight
from patolli.server.bots.pool import Busy, Closed, Decision, NoHint
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.history.looking_back import check_may_study, check_position
from patolli.server.limits.work import asker
from patolli.server.problems import BadTurn, NotAllowed, NotNow, TooMuch, Unavailable
from patolli.server.tables.play import bad_step
from patolli.text.entry import Entry
from patolli.text.render import Translator
from patolli.wire.messages import AskHint, HintAnswer, HintOther, HintPlan, HintStep

_thinking: WeakKeyDictionary[Hall, set[tuple[str, int | None]]] = WeakKeyDictionary()
"""Tables and seats that a hint is being computed for."""


async def hint(hall: Hall, table: Table, seat: int | None, body: AskHint, translator: Translator) -> HintAnswer:
    """For the seat that decides: at a running table only for its holder, at a finished one for anybody."""
    at = check_position(table, body.at)
    check_asker(table, seat, at)
    who = asker.get()
    hall.guard.may_think(who)
    hall.readiness.check(table.match.game.name, BOTS)
    # A copy: the match of the table changes while threads work.
    ahead = seat if table.status == "playing" and table.turn != seat else None
    sight = await hall.off_loop(sight_after, table.match.still(at), body.steps, ahead)
    with alone(hall, table, seat):
        try:
            seats = [one.bot for one in table.seats]
            found = await hall.pool.hint(
                decision_of(sight), Budget(simulations=body.simulations), body.top, who=who, seats=seats
            )
        except (Busy, Closed, NoHint) as error:
            raise Unavailable(str(error)) from None
    plans = await hall.off_loop(_plans, sight, found, table.names, translator)
    return HintAnswer(
        seat=found.seat,
        at=at,
        steps=list(body.steps),
        legal=found.legal,
        simulations=found.simulations,
        games=found.games,
        against=[
            HintOther(seat=one, taken_as=strength, person=seats[one] is None)
            for one, strength in enumerate(found.against)
            if one != found.seat
        ],
        plans=plans,
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
        raise NotAllowed(
            "while the game runs, hints are for whoever holds the seat that decides: its secret is missing"
        )
    if at != len(table.match):
        raise NotNow("while the game runs, hints are for the newest position: earlier ones can be asked for at the end")
    if not table.decides(seat):
        raise NotNow(f"it is the turn of seat {table.turn}, not of seat {seat}", why="not-your-turn")


@contextmanager
def alone(hall: Hall, table: Table, seat: int | None) -> Generator[None]:
    """One hint at a time per seat; spectators of a table share one."""
    busy, who = _thinking.setdefault(hall, set()), (table.id, seat)
    if who in busy:
        raise TooMuch("a hint is being looked for already: wait for it")
    busy.add(who)
    try:
        yield
    finally:
        busy.discard(who)


def sight_after(match: Match, steps: Sequence[str], ahead: int | None = None) -> Sight:
    """What the seat that decides, or one that chooses `ahead` of its turn, may know after the steps tried so far;
    BadTurn."""
    sight = Sight.of(match) if ahead is None else sight_ahead(match, ahead)
    if not steps:
        return sight
    draft = Draft(sight)
    try:
        draft.play(*steps)
    except MoveError as error:
        raise bad_step(error) from None
    if draft.to_confirm:
        raise BadTurn("after these steps the turn has to be confirmed: there is nothing to decide", field="steps")
    return draft.sight()


def decision_of(sight: Sight) -> Decision:
    """Prepare a sight for another process."""
    return Decision(sight.game.name, sight.seat, len(sight.players), sight.moves, sight.number, sight.state.tobytes())


def _plans(sight: Sight, found: Hint, names: Sequence[str], translator: Translator) -> list[HintPlan]:
    turns = [steps_of(sight, plan.steps) for plan in found.plans]
    return [
        plan_in_words(sight, found.plans[number], offers, name, why(sight, found.plans, number), names, translator)
        for number, (offers, name) in enumerate(zip(turns, names_of(turns), strict=True))
    ]


def plan_in_words(
    sight: Sight,
    plan: Outcome,
    offers: Sequence[Offer],
    name: Entry,
    reasons: Sequence[Entry],
    names: Sequence[str],
    translator: Translator,
) -> HintPlan:
    """A turn with its steps as they are offered, its name, and why it is good or bad."""

    def say(entry: Entry) -> str:
        return translator.render(entry, names)

    seat = sight.seat
    after = turn_of(sight, plan.steps)
    return HintPlan(
        name=say(name),
        why=" ".join(say(one) for one in reasons),
        steps=[
            HintStep(
                token=one.token, verb=one.verb, words=say(one.words), label=say(one.label), places=list(one.places)
            )
            for one in offers
        ],
        changes=changes(sight.view()["seats"][seat], after.view["seats"][seat]),
        points=plan.points,
        error=plan.error,
        places=plan.places,
        win_error=plan.win_error,
        all_points=plan.all_points,
        weaker=plan.weaker,
        sure=plan.gap is None or plan.gap.sure,
    )
