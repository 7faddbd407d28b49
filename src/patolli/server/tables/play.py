"""A turn: tried without a trace, or confirmed for good."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError
from patolli.engine.match import SPECTATOR
from patolli.engine.offers import changes
from patolli.server.hall import store
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table, Turn
from patolli.server.identity import now
from patolli.server.problems import BadTurn, NotAllowed, NotFound, NotNow, Stale, Unavailable
from patolli.server.storage.writer import Unsure
from patolli.server.tables.clocks import after_turn
from patolli.server.tables.endings import ending
from patolli.server.tables.offers import blocked, choices, question
from patolli.server.tables.turn_words import turn_infos
from patolli.text.render import Translator
from patolli.wire.messages import Choice, PictureBody, Position, Preview, Reasons, TurnBody

log = logging.getLogger("patolli.server.tables.play")

NEWS = 20
"""Turns that are told with a stale one, at most."""


def position(table: Table, seat: int | None, at: int | None, translator: Translator) -> Position:
    """A position of a table as a seat, or somebody who watches, may see it."""
    match = table.match
    if at is not None and at > len(match):
        raise NotFound(f"the table has positions 0 to {len(match)}; there is no position {at}", field="at")
    newest = at is None or at == len(match)
    legal: list[Choice] = []
    asked = ""
    if newest and seat is not None and table.turn == seat:
        draft = Draft(match)
        legal = choices(draft, table.names, translator)
        asked = question(draft, table.names, translator)
    return Position(
        table=table.id,
        seq=table.seq,
        news=table.news,
        at=len(match) if at is None else at,
        seat=seat,
        turn=table.turn if newest else None,
        view=match.view(viewer(table, seat), at),
        legal=legal,
        question=asked,
    )


def viewer(table: Table, seat: int | None) -> int | None:
    """Whose eyes to look through: after the end everything is open."""
    if table.status == "over":
        return None
    return SPECTATOR if seat is None else seat


def preview(table: Table, seat: int, body: TurnBody, translator: Translator) -> Preview:
    """What the steps would lead to; nothing is saved."""
    draft = tried(table, seat, body, translator)
    view, unknown = draft.looks()
    return Preview(
        seq=table.seq,
        steps=list(body.steps),
        view=view,
        legal=choices(draft, table.names, translator),
        changes=changes(draft.before()["seats"][seat], view["seats"][seat]),
        complete=draft.to_confirm,
        reveals=draft.reveals,
        unknown=unknown,
        question=question(draft, table.names, translator),
    )


def reasons(table: Table, seat: int, body: TurnBody, translator: Translator) -> Reasons:
    """Why what one might want is not possible after the steps; nothing is saved."""
    draft = tried(table, seat, body, translator)
    return Reasons(seq=table.seq, steps=list(body.steps), blocked=blocked(draft, table.names, translator))


def tried(table: Table, seat: int, body: TurnBody, translator: Translator) -> Draft:
    """The steps, played on a draft."""
    check_turn(table, seat, body, translator)
    draft = Draft(table.match)
    try:
        draft.play(*body.steps)
    except MoveError as error:
        raise bad_step(error) from None
    return draft


def picture(table: Table, seat: int | None, body: PictureBody, translator: Translator) -> str:
    """A position, or what tried steps lead to, as SVG: of what this seat, or somebody who watches, may see."""
    if table.status == "open":
        raise NotNow("the game has not begun: there is nothing to draw")
    match = table.match
    if body.steps:
        if seat is None:
            raise NotAllowed("only the seat that decides can try steps", field="steps")
        draft = tried(table, seat, TurnBody(seq=body.seq, steps=body.steps), translator)
        return match.game.faces.picture(draft.view(), table.names, "", body.theme)
    if body.at is not None and body.at > len(match):
        raise NotFound(f"the table has positions 0 to {len(match)}; there is no position {body.at}", field="at")
    return match.game.faces.picture(match.view(viewer(table, seat), body.at), table.names, "", body.theme)


def bad_step(error: MoveError) -> BadTurn:
    """The error of a draft, in which nothing is hidden."""
    return BadTurn(str(error), field=f"steps[{error.index}]", legal=list(getattr(error, "legal", ())) or None)


def check_turn(table: Table, seat: int, body: TurnBody, translator: Translator) -> None:
    """Whether this seat decides now, and knows all turns."""
    if table.status == "open":
        raise NotNow("the game has not begun: somebody at the table has to start it")
    if body.seq != table.seq:
        turns = (
            turn_infos(table, seat, translator, max(body.seq, table.seq - NEWS), NEWS) if table.seq > body.seq else []
        )
        raise Stale(f"the table has {table.seq} turns, not {body.seq}: look at what happened", table.seq, turns)
    if table.status == "over":
        raise NotNow("the game is over")
    if table.turn != seat:
        raise NotNow(f"it is the turn of seat {table.turn}, not of seat {seat}")


def checked_turn(table: Table, seat: int, body: TurnBody, translator: Translator) -> int | None:
    """Who decides after this turn of a seat; None: the game is over. Refused if it cannot be made."""
    check_turn(table, seat, body, translator)
    return try_turn(table, body.steps)


async def commit(hall: Hall, table: Table, seat: int, body: TurnBody, translator: Translator, by: str = "") -> int:
    """Append a whole turn; acknowledged when the database has it. How many turns there were with it, also if it was
    there already."""
    async with table.lock:
        if table.stale or body.seq > table.seq:
            await hall.reload(table)
        if is_repeated(table, seat, body, by):
            return body.seq + 1
        if by and table.seats[seat].bot is None:
            raise NotNow(f"seat {seat} plays for itself again")
        # The copy stays as it is, whatever is heard from other processes meanwhile: then the database says no.
        still, at = table.still(), now()
        over = await hall.off_loop(checked_turn, still, seat, body, translator)
        turn = Turn(seat, by, tuple(body.steps), at, len(still.match))
        end = await ending(hall, still, turn) if over is None else None
        clock = after_turn(table, turn, over)
        moves = len(still.match) + len(turn.steps)
        values = clock.values | {"turn": over, "updated": turn.at, "moves": moves} | (end.values if end else {})

        def job(connection: Any) -> None:
            store.add_turn(connection, table.id, body.seq, table.news, turn, values, clock.banks)
            if end:
                end.write(connection)

        try:
            await hall.write(job)
        except (store.Conflict, Unsure) as error:
            await hall.reload(table)
            if is_repeated(table, seat, body, by):
                return body.seq + 1
            await hall.off_loop(check_turn, table.still(), seat, body, translator)
            if isinstance(error, Unsure):
                raise Unavailable("the server cannot save just now: nothing was lost, try again") from None
            raise NotNow("the table has changed at this very moment: try again") from None
        if table.seq == body.seq:  # else somebody has heard of it, and has read the table again, already
            table.append(turn)
        for name in ("status", "turn_since", "deadline", "updated", "ended", "result"):
            if name in values:
                setattr(table, name, values[name])
        for number, bank in clock.banks.items():
            table.seats[number].bank = bank
    hall.changed(table)
    log.info("turn", extra={"table": table.id, "seq": table.seq, "seat": seat, "by": by})
    return body.seq + 1


def is_repeated(table: Table, seat: int, body: TurnBody, by: str) -> bool:
    """Whether this very turn is there already: a double click, or a retry after a lost answer."""
    if body.seq >= table.seq:
        return False
    turn = table.turns[body.seq]
    return turn.seat == seat and turn.by == by and list(turn.steps) == list(body.steps)


def moves_before(table: Table, seq: int) -> int:
    """How many decisions were made before the turn with this number."""
    return table.turns[seq].first if seq < table.seq else len(table.match)


def try_turn(table: Table, steps: Sequence[str]) -> int | None:
    """Who decides after this turn; None: the game is over. BadTurn if it is not one, or not a whole one.

    A draft judges it, which knows nothing hidden: whoever goes on past something that comes to light is refused,
    however good the guess. Only what the draft takes is played on the true position.
    """
    if not steps:
        raise BadTurn("a turn has at least one step", field="steps")
    draft = Draft(table.match)
    try:
        draft.play(*steps)
    except MoveError as error:
        raise bad_step(error) from None
    if not draft.to_confirm:
        legal = draft.legal()
        raise BadTurn(f"the turn is not complete; what may follow: {', '.join(legal)}", field="steps", legal=legal)
    # A copy: threads that read the table must not see what is only tried.
    match = table.match.fork()
    for token in steps:
        match.play(token)
    return match.seat
