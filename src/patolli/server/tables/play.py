"""A turn: tried without a trace, or confirmed for good."""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

from patolli.engine.ahead import chooses_ahead
from patolli.engine.draft import Draft, Path
from patolli.engine.errors import MoveError
from patolli.engine.game import View
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.offers import changes, changes_of_others
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
"""At most this many turns are sent with a stale one."""


def position(table: Table, seat: int | None, at: int | None, translator: Translator) -> Position:
    """A position of a table as a seat, or a spectator, may see it."""
    match = table.match
    if at is not None and at > len(match):
        raise NotFound(f"the table has positions 0 to {len(match)}; there is no position {at}", field="at")
    newest = at is None or at == len(match)
    legal: list[Choice] = []
    asked = ""
    if newest and table.decides(seat):
        with table.draft(seat) as draft:
            draft.go_to(())
            legal = choices(draft, table.names, translator)
            asked = question(draft, table.names, translator, legal)
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
    """Whose viewpoint to use: after the end everything is open."""
    if table.status == "over":
        return None
    return SPECTATOR if seat is None else seat


def preview(table: Table, seat: int, body: TurnBody, translator: Translator) -> Preview:
    """What the steps would lead to; nothing is saved."""
    with tried(table, seat, body, translator) as draft:
        shown = draft.looks()
        if table.turn != seat:
            shown = _alone(table.match.view(seat), *shown, seat)
        return previewed(draft, table.seq, body.steps, table.names, translator, shown)


def previewed(
    draft: Draft,
    seq: int,
    steps: Sequence[str],
    names: Sequence[str],
    translator: Translator,
    shown: tuple[View, list[Path]] | None = None,
) -> Preview:
    """What a draft's steps lead to; `shown` if it differs from what the draft looks like."""
    view, unknown = shown or draft.looks()
    legal, seat = choices(draft, names, translator), draft.seat
    return Preview(
        seq=seq,
        steps=list(steps),
        view=view,
        legal=legal,
        changes={
            **changes(draft.before()["seats"][seat], view["seats"][seat]),
            **changes_of_others(draft.before(), view, seat),
        },
        complete=draft.to_confirm,
        reveals=draft.reveals,
        unknown=unknown,
        question=question(draft, names, translator, legal),
    )


def _alone(now: View, then: View, unknown: list[Path], seat: int) -> tuple[View, list[Path]]:
    """What a choice ahead leads to for its own seat: nobody knows what the others choose meanwhile."""
    seats = [then["seats"][number] if number == seat else one for number, one in enumerate(now["seats"])]
    return {**now, "seats": seats}, [path for path in unknown if path[:2] == ["seats", seat]]


def reasons(table: Table, seat: int, body: TurnBody, translator: Translator) -> Reasons:
    """Why something one might want is not possible after the steps; nothing is saved."""
    with tried(table, seat, body, translator) as draft:
        return Reasons(seq=table.seq, steps=list(body.steps), blocked=blocked(draft, table.names, translator))


@contextmanager
def tried(table: Table, seat: int, body: TurnBody, translator: Translator) -> Generator[Draft]:
    """The steps, played on a draft."""
    check_turn(table, seat, body, translator)
    with table.draft(seat) as draft:
        try:
            draft.go_to(body.steps)
        except MoveError as error:
            raise bad_step(error) from None
        yield draft


def picture(table: Table, seat: int | None, body: PictureBody, translator: Translator) -> str:
    """A position, or what tried steps lead to, as SVG: what this seat, or a spectator, may see."""
    if table.status == "open":
        raise NotNow("the game has not begun: there is nothing to draw")
    match = table.match
    if body.steps:
        if seat is None:
            raise NotAllowed("only the seat that decides can try steps", field="steps")
        with tried(table, seat, TurnBody(seq=body.seq, steps=body.steps), translator) as draft:
            return match.game.faces.picture(draft.view(), table.names, "", body.theme)
    if body.at is not None and body.at > len(match):
        raise NotFound(f"the table has positions 0 to {len(match)}; there is no position {body.at}", field="at")
    return match.game.faces.picture(match.view(viewer(table, seat), body.at), table.names, "", body.theme)


def bad_step(error: MoveError, field: str = "steps") -> BadTurn:
    """A draft's error; nothing in it is secret."""
    return BadTurn(str(error), field=f"{field}[{error.index}]", legal=list(getattr(error, "legal", ())) or None)


def check_turn(table: Table, seat: int, body: TurnBody, translator: Translator) -> None:
    """Check that this seat decides now, and knows all turns."""
    if table.status == "open":
        raise NotNow("the game has not begun: somebody at the table has to start it", why="not-begun")
    if body.seq != table.seq and not was_asked(table, seat, body.seq):
        turns = (
            turn_infos(table, seat, translator, max(body.seq, table.seq - NEWS), NEWS) if table.seq > body.seq else []
        )
        raise Stale(f"the table has {table.seq} turns, not {body.seq}: look at what happened", table.seq, turns)
    if table.status == "over":
        raise NotNow("the game is over", why="over")
    if not table.decides(seat):
        raise NotNow(f"it is the turn of seat {table.turn}, not of seat {seat}", why="not-your-turn")


def was_asked(table: Table, seat: int, seq: int) -> bool:
    """Whether all turns since then are others' choices that this seat makes at the same time: anyone who saw the table
    before them still knows what there is to choose."""
    later = table.turns[seq:] if 0 <= seq < table.seq else []
    return bool(later) and all(turn.seat != seat and chooses_ahead(table.match, seat, turn.first) for turn in later)


def checked_turn(table: Table, seat: int, body: TurnBody, translator: Translator) -> tuple[list[str], int | None]:
    """The steps of this seat's turn as recorded, and who decides after it; None: the game is over. Refused if it cannot
    be made."""
    check_turn(table, seat, body, translator)
    return try_turn(table, body.steps, seat)


async def commit(
    hall: Hall,
    table: Table,
    seat: int,
    body: TurnBody,
    translator: Translator,
    by: str = "",
    sealed: int | None = None,
) -> int:
    """Append a whole turn; confirmed when the database has it. Returns how many turns there were with it, even if it
    was there already. `sealed`: the number of the choice made ahead that is now played."""
    async with table.lock:
        if table.stale or body.seq > table.seq:
            await hall.reload(table)
        if (there := repeated(table, seat, body, by)) is not None:
            return there + 1
        ahead = was_asked(table, seat, body.seq)
        forget = sealed is not None or table.seats[seat].chosen or ahead or was_asked(table, seat, table.seq - 1)
        if ahead:
            body = TurnBody(seq=table.seq, steps=body.steps)
        if by and table.seats[seat].bot is None:
            raise NotNow(f"seat {seat} plays for itself again")
        # The copy does not change, whatever other processes announce meanwhile: then the database refuses.
        still, at = table.still(), now()
        steps, over = await hall.off_loop(checked_turn, still, seat, body, translator)
        if still.turn != seat:
            raise NotNow("it is not the turn of this seat yet: what is chosen ahead is kept", why="not-your-turn")
        turn = Turn(seat, by, tuple(steps), at, len(still.match))
        end = await ending(hall, still, turn) if over is None else None
        clock = after_turn(table, turn, over)
        moves = len(still.match) + len(turn.steps)
        values = clock.values | {"turn": over, "updated": turn.at, "moves": moves} | (end.values if end else {})

        def job(connection: Any) -> None:
            store.add_turn(connection, table.id, body.seq, table.news, turn, values, clock.banks)
            if forget:
                store.unseal(connection, table.id, seat, sealed)
            if end:
                end.write(connection)

        try:
            await hall.write(job)
        except (store.Conflict, Unsure) as error:
            await hall.reload(table)
            if (there := repeated(table, seat, body, by)) is not None:
                return there + 1
            await hall.off_loop(check_turn, table.still(), seat, body, translator)
            if isinstance(error, Unsure):
                raise Unavailable("the server cannot save just now: nothing was lost, try again") from None
            raise NotNow("the table has changed at this very moment: try again", why="changing") from None
        if table.seq == body.seq:  # otherwise somebody has heard of it, and has already read the table again
            table.append(turn)
        for name in ("status", "turn_since", "deadline", "updated", "ended", "result"):
            if name in values:
                setattr(table, name, values[name])
        for number, bank in clock.banks.items():
            table.seats[number].bank = bank
        table.seats[seat].chosen = False
    hall.changed(table)
    log.info("turn", extra={"table": table.id, "seq": table.seq, "seat": seat, "by": by})
    return body.seq + 1


def repeated(table: Table, seat: int, body: TurnBody, by: str) -> int | None:
    """The number of this very turn, if it is there already: a double click, or a retry after a lost answer. It may have
    been recorded in another order, and after others' simultaneous choices."""
    for seq, turn in enumerate(table.turns[body.seq :], body.seq):
        if turn.seat == seat:
            return seq if turn.by == by and sorted(turn.steps) == sorted(body.steps) else None
        if not chooses_ahead(table.match, seat, turn.first):
            return None
    return None


def moves_before(table: Table, seq: int) -> int:
    """How many decisions were made before the turn with this number."""
    return table.turns[seq].first if seq < table.seq else len(table.match)


def try_turn(table: Table, steps: Sequence[str], seat: int | None = None) -> tuple[list[str], int | None]:
    """The steps of this turn in recorded order, and who decides after it; None: the game is over. BadTurn if it is not
    a turn, or not a whole one.

    A draft judges it, which knows nothing hidden: steps beyond something that is revealed are refused, however good the
    guess. Only what the draft accepts is played on the true position.
    """
    if not steps:
        raise BadTurn("a turn has at least one step", field="steps")
    with table.draft(seat) as draft:
        try:
            draft.go_to(steps)
        except MoveError as error:
            raise bad_step(error) from None
        if not draft.to_confirm:
            legal = draft.legal()
            raise BadTurn(f"the turn is not complete; what may follow: {', '.join(legal)}", field="steps", legal=legal)
        played = list(draft.steps)
    if seat is not None and seat != table.turn:
        return played, table.turn
    # A separate match: threads that read the table must not see what is only tried.
    match = Match(table.match.game, table.match.players, table.match.state)
    for token in played:
        match.play(token)
    return played, match.seat
