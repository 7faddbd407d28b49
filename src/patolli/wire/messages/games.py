"""The games of a server: what they show and say, and how far they and the server are ready."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from patolli.engine.items import Face, Item
from patolli.wire.messages.basics import Answer


class GameInfo(Answer):
    name: str
    title: str
    titles: dict[str, str]
    """What it is called, by language."""
    min_players: int
    max_players: int
    options: dict[str, str]
    """What can be chosen before the deal: a line for the name of each option."""
    choices: dict[str, list[str | int | bool]]
    """What a form offers for options, the usual value first; the texts are `option.NAME` and `option.NAME.VALUE`."""
    by_seat: list[str]
    """Options of `choices` that take a list, a different value for each seat."""
    not_alone: list[str]
    """Options that do not apply to solo games."""
    library: bool
    """Whether there are cards to browse, card files to add, and decks to build."""
    strengths: list[str]
    languages: list[str]


class GameWords(Answer):
    """What a game calls its places and tiles, what they do, and its rules in brief."""

    language: str
    words: dict[str, str]
    """By key: `gear.tikal`, `space.tikal.3`, `tile.A1-F1`, `rule.temple.chaac`."""


class GameFaces(Answer):
    """What is printed on a game's components, as lines of items, and what else a board is drawn from."""

    faces: dict[str, Face]
    """By key: `space.tikal.3`, `tile.A1-F1`, `level.theology.2`, `card.COM012`."""
    counted: dict[str, Item]
    """How a change to a seat's possessions is shown, by its path in the seat's view (as in `changes`): an icon with a
    number, an icon with chevrons if it has one here, or points."""
    facts: dict[str, Any]
    """Sizes, prices, days, ...: the game's own."""


class Preparing(Answer):
    """One part of a game that is compiled once per machine: first its rules, then its bots."""

    game: str
    title: str
    part: Literal["rules", "bots"]
    state: Literal["waiting", "compiling", "ready", "failed"]
    share: Annotated[float, Meta(ge=0, le=1, description="how much of it is done")]
    left: Annotated[float, Meta(ge=0, description="seconds, if this machine goes on as it has so far")]


class Preparations(Answer):
    """Tables can always be played; a game's bots and hints wait for its part `bots`."""

    ready: Annotated[bool, Meta(description="nothing is left to do, and `parts` is empty")]
    left: Annotated[float, Meta(ge=0, description="seconds, for all parts together")]
    parts: Annotated[list[Preparing], Meta(description="in the order in which they are done")]


class Health(Answer):
    status: Literal["ok", "degraded"]
    version: str
    database: str
    bots: int
