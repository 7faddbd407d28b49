"""Where a classroom begins: a lesson, a record or a table, made into a single lesson whose steps are tried."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from patolli.engine.match import MAX_SEED, Match
from patolli.engine.record import clean
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table
from patolli.server.history.looking_back import check_may_study, check_position, known_from
from patolli.server.history.records import replayed
from patolli.server.problems import BadRequest, NotFound, TooLarge
from patolli.server.study.own import text_of
from patolli.server.tables.play import viewer
from patolli.study.lessons.format import FORMAT, MAX_BYTES, clean_long
from patolli.study.lessons.shelf import lessons_of
from patolli.text.render import Translator
from patolli.wire.messages import NewClassroom


async def beginning(
    hall: Hall, body: NewClassroom, table: Table | None, seat: int | None, translator: Translator
) -> str:
    """The requested lesson, as a file; for a table, limited to what this seat may know."""
    named = [body.lesson, body.own, body.record, body.table]
    if sum(one is not None for one in named) != 1:
        raise BadRequest("name one of these: a lesson of a game, an own lesson, a record, a table", field="lesson")
    if body.own is not None:
        return await text_of(hall, body.own)
    if body.lesson is not None:
        lesson = lessons_of(body.game or "").get(body.lesson)
        if lesson is None:
            raise NotFound("there is no such lesson of this game", field="lesson")
        return msgspec.json.encode(lesson).decode()
    if table is not None:
        check_may_study(table)
        at = check_position(table, body.at)
        match, eyes = table.match.fork(), viewer(table, seat)
        found = await hall.off_loop(known_from, match, eyes, at, secrets.randbelow(MAX_SEED))
    else:
        assert body.record is not None
        found, _ = await hall.off_loop(replayed, body.record, body.at)
    return one_step(found, body.question, translator)


def one_step(match: Match, question: str, translator: Translator) -> str:
    """A lesson that shows the position of a match, and asks something."""
    if match.seat is None:
        raise BadRequest("the game is over at this position: choose an earlier one", field="at")
    asked = clean_long(question) or clean(match.game.title)
    lesson: dict[str, Any] = {
        "format": FORMAT,
        "version": 1,
        "game": match.game.name,
        "name": "position",
        "title": {translator.language: asked},
        "seat": match.seat,
        "start": {"record": match.record()},
        "steps": [{"say": {translator.language: asked}}],
    }
    text = msgspec.json.encode(lesson)
    if len(text) > MAX_BYTES:
        raise TooLarge(f"the record has {len(text):,} bytes; at most {MAX_BYTES:,} are kept", field="record")
    return text.decode()
