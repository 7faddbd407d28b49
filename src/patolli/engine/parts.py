"""The parts of the contract: what a game brings, each as a small thing with few fields that it must have.

`game.py` puts them together. What every game would write alike (functions that Python calls, warming up, winners) is
made there from these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from patolli.engine import plain
from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import BadGame
from patolli.engine.items import Face, Item, Line
from patolli.engine.terminal import Terminal

if TYPE_CHECKING:
    from patolli.text.entry import Entry

State = Any  # one element of an array of `Rules.dtype`
View = dict[str, Any]
Kernel = Callable[..., Any]


class Translator(Protocol):
    """Puts entries into words (`patolli.text.render`)."""

    @property
    def language(self) -> str: ...
    def render(self, entry: Entry, names: Sequence[str] = ()) -> str: ...


def kernels_of(part: Any) -> dict[str, Kernel]:
    """The kernels of a part by the names of their slots in `compiled/slots.py`."""
    return {one.name: getattr(part, one.name) for one in fields(part) if one.type == "Kernel"}


@dataclass(frozen=True)
class Rules:
    """The rules as kernels, which work in place on a position: one record of `dtype`.

    What each kernel does is written in `compiled/slots.py`, under the same name.
    """

    dtype: np.dtype[Any]
    max_legal: int
    max_moves: int
    deal_cards: Kernel
    list_legal: Kernel
    carry_out: Kernel
    who_decides: Kernel
    player_count: Kernel
    quarters_so_far: Kernel
    final_quarters: Kernel
    is_winner: Kernel
    redeal_with: Kernel
    exchange_with: Kernel
    """Makes positions, numbered from 1 to `exchanges`, that the seat cannot tell from the one given: hidden things
    change places with others of their kind, so that no hidden place has the same in all of them, and chance during
    play has other results. So what the seat sees after some moves is the same in all of them only if that was
    certain before."""
    exchanges: int = 1
    """How many positions that takes: 1, one more for every equal thing, one more if there is chance during play."""
    compile_seconds: Mapping[str, float] = field(default_factory=dict[str, float])
    """How long it takes to compile each step of `steps.py`, where that is long; for those who wait."""


def _all_public(first: State, now: State, moves: Sequence[str], seat: int) -> list[str | None]:
    return list(moves)


@dataclass(frozen=True)
class Notation:
    """A game as JSON and as tokens, for records and for other programs."""

    tokens: tuple[str, ...]
    """A name for each action id, whatever the position; a game in which names depend on it also has `token_at`."""
    view: Callable[[State, int | None], View]
    """The state JSON: everything, or what a seat (or -1: who only watches) may know. `over` says whether the game is,
    `seats` has an object for each seat; the rest is the game's own."""
    read_deal: Callable[[Mapping[str, Any], int, State], None]
    """Set a zeroed position up from the `deal` of a record, or raise BadRecord with a path relative to `deal`. A game
    with a `header` gets an object of those keys and `deal`, and its paths are those of the record."""
    write_deal: Callable[[State, State, int | None], dict[str, Any]]
    """The `deal` of the first position, as `read_deal` gets it; for a seat, without what it does not know at the second
    one."""
    public_moves: Callable[[State, State, Sequence[str], int], list[str | None]] = _all_public
    """What a seat (or -1: who only watches) may know of the moves, first and current position given. For each of them
    the token, the token with `?` in place of what is hidden, or None if it is left out altogether."""
    token_at: Callable[[State, int], str] | None = None
    """What an action is called at a position, for games where that is not always the same. Of two legal actions no two
    have one name, and names that a seat is offered depend on nothing that it cannot know. Use `Game.token`."""
    action_at: Callable[[State, str], int | None] | None = None
    """The action that a token means at a position, legal or not; None if it means nothing there. The text may come from
    anywhere. A game has both of these or neither. Use `Game.action`."""
    header: tuple[str, ...] = ()
    """Keys of a record beside `deal` that belong to the game, and are no secrets. Those that `write_deal` does not give
    are kept as they were read."""
    arguments: Callable[[str], Sequence[str]] | None = None
    """What a token is about, piece by piece; without it what stands after the verb, divided at colons. The verb is
    always the text before the first colon. Use `offers.py`, as for the next two."""
    places: Callable[[View, str, Sequence[str]], Sequence[str]] | None = None
    """Where on the board a legal token lies, by short names (docs/web.md), the most telling first: the view of the seat
    that decides, the token, the moves before it that this seat knows. The places of `Words.reasons` have such names,
    too."""
    on_board: frozenset[str] = frozenset()
    """Verbs that are chosen on the board itself: nobody needs a button for them who can click there."""
    schema: type[Any] | None = None
    """The state JSON as a msgspec struct, with all its fields; without it, it is any object to other programs."""
    redeal_first: Callable[[State, State, int, int], None] | None = None
    """Change the first position of a match: first and current position, seat (or -1: who only watches), seed. All that
    the seat does not know at the current position is drawn again, by the seed alone; the same moves, unless some are
    still secret, lead to what the seat has seen. A game in which there is no such position to be found has none."""


@dataclass(frozen=True)
class Options:
    """What is chosen before the deal: factions, variants, ..."""

    prepare: Callable[[State, int, Mapping[str, Any]], Mapping[str, Any]]
    """Write what is chosen into a zeroed position for so many players, which the deal then honours, or raise BadSetup.
    Zeros mean that nothing special was chosen. Options come from anywhere; in place of a list there may be one text
    with commas. Returns the same options as it has understood them, with nothing else: what is kept and shown to
    others. Use `Game.blank` and `Game.understood`."""
    help: Mapping[str, str]
    """A line in English for the name of each option."""
    choices: Mapping[str, Sequence[str | int | bool]] = field(default_factory=dict[str, Sequence[str | int | bool]])
    """What a form offers for options, the usual value first. Those that are left out are for people at a prompt."""
    by_seat: tuple[str, ...] = ()
    """Options of `choices` that take a list, a different value for each seat; a seat without one gets any."""


@dataclass(frozen=True)
class Words:
    """A game in words, as entries: messages are beside them (`text/locales.py`)."""

    tell: Callable[[View, str, View], Sequence[Entry]]
    """What a token did: the view before, the token, the view after."""
    describe: Callable[[View, str, View], Entry]
    """A legal token as a choice that is offered, with price and result: the view before it, the token, the view after
    it."""
    short: Callable[[View, str, View], Entry] | None = None
    """The same in one or two words, for a button that has a sign, too (`Faces.sign`). Without it `describe` is used."""
    question: Callable[[View], Entry] | None = None
    """What has to be decided: a question to the seat that decides."""
    reasons: Callable[[State, View, Sequence[str]], Mapping[str, Entry]] | None = None
    """Why something that one might want is not possible now, by place of the board: a position, the view of the seat
    that decides, the legal tokens. No place that a legal token belongs to is among them, and nothing that this seat
    cannot know is used."""
    guide: Callable[[], Mapping[str, Entry]] | None = None
    """What everything is called and does, and the rules in short, by key. Names and texts about places, not about a
    position."""
    label: Callable[[str], Sequence[Entry]] | None = None
    """A source, a label of `Learning.openings` or its group: to be shown with plus signs."""


@dataclass(frozen=True)
class Faces:
    """A game to look at: what is missing is shown plainly (`plain.py`)."""

    picture: Callable[[View, Sequence[str], str, str], str] = plain.picture
    """A view as a standalone SVG: view, names, caption, theme (light or dark)."""
    board: Callable[[View, Sequence[str], int, Translator], Any] = plain.board
    """A view as something Rich prints: view, names, width, translator."""
    terminal: Terminal = field(default_factory=Terminal)
    """How the game is played at the terminal."""
    sign: Callable[[View, str, View], Line] | None = None
    """A legal token in few signs: the view before it, the token, the view after it. Without it there are only words."""
    faces: Callable[[], Mapping[str, Face]] | None = None
    """What is printed on everything there is, by key; no position matters. `Words.guide` has the words, often by the
    same keys."""
    counted: Mapping[str, Item] = field(default_factory=dict[str, Item])
    """What a seat has that can be counted, by its path in the view of the seat (`corn`, `temples.chaac`), and how a
    change of it is shown: an icon with a number, an icon with chevrons if it has one, or points."""
    facts: Callable[[], Mapping[str, Any]] | None = None
    """What else is printed that a board is drawn from, as JSON: how many spaces there are, prices, days."""


def _no_clock(state: State) -> int:
    return 1


@dataclass(frozen=True)
class Learning:
    """What bots learn with, and what is told of finished games."""

    observation_size: int
    write_features: Kernel
    estimate: Kernel
    network: Path | None = None
    """The file of the network that comes with the game (`patolli.agents.network`), if there is one."""
    vary: Callable[[State, np.random.Generator], None] | None = None
    """Change a position in place into one that is sound but that play seldom leads to, for variety in training; does
    nothing where it cannot. It neither changes nor uses what somebody cannot know."""
    clock: Callable[[State], int] = _no_clock
    """The day (round, turn, ...) of a position, for plots over time: 1 at the beginning, never less than before."""
    source_names: tuple[str, ...] = ("points",)
    """What points come from, in the order in which it is shown."""
    sources: Callable[[Sequence[State], Sequence[int]], list[dict[str, float]]] | None = None
    """Points per seat by source, adding up to its score exactly: all positions of a finished match, its action ids. Use
    `Game.sources`: a game that has none has all points from one source."""
    openings: Callable[[Sequence[State], Sequence[int]], list[list[str]]] | None = None
    """How each seat opened, as labels `group:what` (`keep:W02`): all positions of a finished match, its action ids. Use
    `Game.openings`."""


class _Lazy:
    """Stands for something that is imported when it is first used."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        module, _, part = self._path.partition(":")
        try:
            there = getattr(import_module(module), part)
        except Exception as error:
            raise BadGame(self._path, f"a part cannot be loaded: {in_short(error)}") from error
        found = getattr(there, name)
        self.__dict__[name] = found
        return found


def lazy(path: str) -> Any:
    """A part by the place where it is, `package.module:NAME`: drawing and telling are loaded when somebody looks."""
    return _Lazy(path)
