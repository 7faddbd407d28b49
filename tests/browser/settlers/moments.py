"""Every kind of decision of Imperial Settlers, from recorded games: where it is asked, and what was answered."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.games.settlers.formats.places import places
from tests.browser.screen import ready_game, wait_for
from tests.browser.sizes import Moment, moments
from tests.browser.tables import recorded_table
from tests.paths import PROJECT
from tests.server.serving import Server

NAMES = ("Ana", "Tom", "Cleo", "Ben")
FILES = tuple(
    sorted(path.relative_to(PROJECT).as_posix() for path in (PROJECT / "tests/records").glob("settlers-*.json"))
)


class Asked(NamedTuple):
    """A moment of a record, the answer that was given, and the places where that lies."""

    file: str
    moment: Moment
    answer: str
    places: tuple[str, ...]


@cache
def asked() -> dict[str, Asked]:
    """The first decision of each kind in all records, the one with the fewest steps before it."""
    found: dict[str, Asked] = {}
    for file in FILES:
        for moment in moments(file):
            one = _answered(file, moment)
            if moment.kind not in found or _simpler(one) < _simpler(found[moment.kind]):
                found[moment.kind] = one
    return found


def _simpler(one: Asked) -> tuple[bool, int]:
    """Ending a turn is what Confirm does: there is no answer to click."""
    return one.answer == "end", len(one.moment.steps)


def _answered(file: str, moment: Moment) -> Asked:
    record = msgspec.json.decode((PROJECT / file).read_bytes())
    answer: str = record["moves"][moment.at + len(moment.steps)]
    unfinished = {name: None for name in ("scores", "winners", "result") if name in record}
    match = Match.from_record(msgspec.json.encode(record | unfinished | {"moves": record["moves"][: moment.at]}))
    draft = Draft(match)
    for step in moment.steps:
        draft.play(step)
    return Asked(file, moment, answer, tuple(places(draft.view(), answer, [])))


def players_of(file: str) -> int:
    return len(msgspec.json.decode((PROJECT / file).read_bytes())["players"])


def show(page: Page, server: Server, one: Asked) -> None:
    """Go to a table where this is asked; steps before it are taken in the list view, where every choice is a button."""
    people = [{"kind": "mine", "name": name} for name in NAMES[: players_of(one.file)]]
    _, seats = recorded_table(server, one.file, one.moment.at, *people)
    page.goto("about:blank")
    page.goto(seats[one.moment.seat])
    ready_game(page)
    if not one.moment.steps:
        return
    page.keyboard.press("l")
    for number, token in enumerate(one.moment.steps, 1):
        page.locator(f"[data-list] [data-token='{token}']").first.click()
        wait_for(page, steps=str(number))
    page.keyboard.press("l")
    page.locator("[data-list] [data-token]").first.wait_for(state="detached")
    page.mouse.move(0, 0)


def open_at(page: Page, server: Server, name: str, at: int) -> None:
    """A recorded game after this many decisions, from the seat that decides next."""
    file = f"tests/records/settlers-{name}.json"
    people = [{"kind": "mine", "name": who} for who in NAMES[: players_of(file)]]
    match = Match.from_record((PROJECT / file).read_bytes())
    _, seats = recorded_table(server, file, at, *people)
    page.goto("about:blank")
    page.goto(seats[int(match.game.seat(match.state_at(at)))])
    ready_game(page)
    page.locator("[data-stage]").wait_for()
