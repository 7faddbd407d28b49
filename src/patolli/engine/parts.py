"""The parts of the contract: what a game provides, each a small class with few required fields.

`game.py` puts them together. It derives from them what every game would otherwise have to write itself (functions that
Python calls, warming up, winners).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from msgspec import Struct

from patolli.engine import plain
from patolli.engine.compiled.nothing import nothing_expected, nothing_more
from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import BadGame
from patolli.engine.items import Face, Item, Line
from patolli.engine.terminal import Terminal

if TYPE_CHECKING:
    from patolli.engine.coaching import Caution, First
    from patolli.text.entry import Entry

State = Any  # one element of an array of `Rules.dtype`
View = dict[str, Any]
Kernel = Callable[..., Any]


class Translator(Protocol):
    """Renders entries as text (`patolli.text.render`)."""

    @property
    def language(self) -> str: ...
    def render(self, entry: Entry, names: Sequence[str] = ()) -> str: ...


def kernels_of(part: Any) -> dict[str, Kernel]:
    """The kernels of a part by the names of their slots in `compiled/slots.py`."""
    return {one.name: getattr(part, one.name) for one in fields(part) if one.type == "Kernel"}


@dataclass(frozen=True)
class Rules:
    """The rules as kernels that change a position in place: one record of `dtype`.

    `compiled/slots.py` says what each kernel does, under the same name.
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
    """Makes positions, numbered from 1 to `exchanges`, that the seat cannot tell from the one given: hidden things swap
    places with others of their kind, so that no hidden place holds the same thing in all of them, and chance during
    play has other results. So what the seat sees after some moves is the same in all of them only if it was certain
    before."""
    exchanges: int = 1
    """How many positions that takes: 1, plus one for every duplicate thing, plus one if there is chance during play."""
    compile_seconds: Mapping[str, float] = field(default_factory=dict[str, float])
    """How long it takes to compile the slow steps of `steps.py`; shown to those who wait."""


def _all_public(first: State, now: State, moves: Sequence[str], seat: int) -> list[str | None]:
    return list(moves)


@dataclass(frozen=True)
class Notation:
    """A game as JSON and as tokens, for records and for other programs."""

    tokens: tuple[str, ...]
    """A name for each action id, independent of the position; a game whose names depend on it also has `token_at`."""
    view: Callable[[State, int | None], View]
    """The state JSON: everything, or what a seat (or -1: a spectator) may know. `over` says whether the game is over,
    `seats` has an object for each seat; the rest is up to the game."""
    read_deal: Callable[[Mapping[str, Any], int, State], None]
    """Set up a zeroed position from the `deal` of a record, or raise BadRecord with a path relative to `deal`. A game
    with a `header` gets an object of those keys and `deal`, and its paths are relative to the record."""
    write_deal: Callable[[State, State, int | None], dict[str, Any]]
    """The `deal` of the first position, as `read_deal` expects it; for a seat, without what it does not know at the
    second position."""
    public_moves: Callable[[State, State, Sequence[str], int], list[str | None]] = _all_public
    """What a seat (or -1: a spectator) may know of the moves, given the first and the current position. For each move
    the token, the token with `?` in place of what is hidden, or None if it is left out altogether."""
    seen_alike: Callable[[State], bool] | None = None
    """Whether all seats and spectators see the same view of a position: then it is made once for all of them. Without
    this function they are assumed to differ."""
    token_at: Callable[[State, int], str] | None = None
    """What an action is called at a position, for games where that varies. No two legal actions share a name, and the
    names offered to a seat depend on nothing that it cannot know. Use `Game.token`."""
    action_at: Callable[[State, str], int | None] | None = None
    """The action that a token means at a position, legal or not; None if it means nothing there. The text may come from
    anywhere. A game has both `token_at` and `action_at`, or neither. Use `Game.action`."""
    header: tuple[str, ...] = ()
    """Keys of a record besides `deal` that belong to the game and are not secret. Those that `write_deal` does not
    return are kept as they were read."""
    arguments: Callable[[str], Sequence[str]] | None = None
    """The arguments of a token; by default the text after the verb, split at colons. The verb is always the text before
    the first colon. Use `offers.py`, as for the next two."""
    places: Callable[[View, str, Sequence[str]], Sequence[str]] | None = None
    """Where a legal token is on the board, by short names (docs/web.md), the most specific first. Arguments: the view
    of the deciding seat, the token, the moves before it that this seat knows. The places of `Words.reasons` have such
    names, too."""
    on_board: frozenset[str] = frozenset()
    """Verbs that are chosen on the board itself: where one can click there, they need no button."""
    together: Callable[[State, str], tuple[str, bool] | None] | None = None
    """For a legal token that is one of several that may be chosen in any order: the name of the choice, and whether it
    begins a part of it or completes one (which card, after `put`). None for all others. See `orders.py`."""
    new_turn: Callable[[State, State], bool] | None = None
    """Whether a turn ends between two consecutive positions, though the same seat goes on."""
    together_with: Callable[[State, int], bool] | None = None
    """Whether, by the rules, a seat that does not decide yet makes the current choice at the same time as the seat that
    does: what it will be offered, and all that it will know then, is the same whatever the others choose. Then it need
    not wait (`ahead.py`); the record has all choices in their order."""
    odds: Callable[[State, View, str], Mapping[str, Sequence[float]]] | None = None
    """What the deciding seat may expect of a legal token that leaves something to chance: for each thing, the chances
    of getting 0, 1, 2, ... of it. The position is one that the seat cannot tell from the true one, and nothing in it is
    used that the seat cannot know."""
    schema: type[Any] | None = None
    """The state JSON as a msgspec struct with all fields; without it, other programs see an untyped object."""
    redeal_first: Callable[[State, State, int, int], None] | None = None
    """Change the first position of a match. Arguments: first and current position, seat (or -1: a spectator), seed.
    Everything that the seat does not know at the current position is redrawn, by the seed alone; the same moves, unless
    some are still secret, lead to what the seat has seen. None for games in which such a position cannot be found."""


@dataclass(frozen=True)
class Options:
    """What is chosen before the deal: factions, variants, ..."""

    prepare: Callable[[State, int, Mapping[str, Any]], Mapping[str, Any]]
    """Write the choices into a zeroed position for this many players, for the deal to honor, or raise BadSetup. Zeros
    mean defaults. Options may come from anywhere; in place of a list there may be one text with commas. Returns the
    options as understood and nothing else: this is kept and shown to others. Use `Game.blank` and `Game.understood`."""
    help: Mapping[str, str]
    """A line in English for each option by name."""
    choices: Mapping[str, Sequence[str | int | bool]] = field(default_factory=dict[str, Sequence[str | int | bool]])
    """What a form offers for options, the default value first. Options left out are only for people at a prompt."""
    by_seat: tuple[str, ...] = ()
    """Options of `choices` that take a list, with a different value for each seat; a seat without one gets any."""
    not_alone: tuple[str, ...] = ()
    """Options that do not exist in solo games."""


@dataclass(frozen=True)
class Words:
    """A game in words, as entries; `text/locales.py` finds their messages."""

    tell: Callable[[View, str, View], Sequence[Entry]]
    """What a token did. Arguments: the view before, the token, the view after."""
    describe: Callable[[View, str, View], Entry]
    """A legal token as an offered choice, with price and result. Arguments: the view before it, the token, the view
    after it."""
    short: Callable[[View, str, View], Entry] | None = None
    """The same in one or two words, for a button that also has a sign (`Faces.sign`). Defaults to `describe`."""
    question: Callable[[View], Entry] | None = None
    """What has to be decided, as a question to the deciding seat."""
    reasons: Callable[[State, View, Sequence[str]], Mapping[str, Entry]] | None = None
    """Why something that a player might want is not possible now, by place on the board. Arguments: a position, the
    view of the deciding seat, the legal tokens. Places of legal tokens are not among them, and nothing that this seat
    cannot know is used."""
    guide: Callable[[], Mapping[str, Entry]] | None = None
    """What everything is called and does, and the rules in brief, by key. Independent of any position."""
    compare: Callable[[View, View, int, int], Sequence[Entry]] | None = None
    """What a seat has more or less of after one turn than after another. Arguments: the views after both, the seat, and
    the number of the other turn in a list, 0 if it is the one that the seat itself has tried. Sentences, the most
    important first; none if nothing differs."""
    firsts: Callable[[], Mapping[str, First]] | None = None
    """What to explain to new players when it first comes up, by key; the most important first."""
    caution: Callable[[View, int], Caution | None] | None = None
    """What to warn a seat of after its turn. Arguments: the view that it has then, and the seat."""
    label: Callable[[str], Sequence[Entry]] | None = None
    """A source, a label of `Learning.openings` or its group, as entries to be joined with plus signs."""


@dataclass(frozen=True)
class Faces:
    """How a game looks; for missing fields there is a plain default (`plain.py`)."""

    picture: Callable[[View, Sequence[str], str, str], str] = plain.picture
    """A view as a standalone SVG: view, names, caption, theme (light or dark)."""
    board: Callable[[View, Sequence[str], int, Translator], Any] = plain.board
    """A view as something Rich prints: view, names, width, translator."""
    terminal: Terminal = field(default_factory=Terminal)
    """How the game is played at the terminal."""
    sign: Callable[[View, str, View], Line] | None = None
    """A legal token in a few signs. Arguments: the view before it, the token, the view after it. Without it there are
    only words."""
    faces: Callable[[], Mapping[str, Face]] | None = None
    """What is printed on every component, by key, independent of any position. `Words.guide` has the words, often under
    the same keys."""
    counted: Mapping[str, Item] = field(default_factory=dict[str, Item])
    """What a seat has that can be counted, by its path in the seat's view (`corn`, `temples.chaac`), and how to show a
    change: an icon with a number, an icon with chevrons if the item has one, or points."""
    facts: Callable[[], Struct | Mapping[str, Any]] | None = None
    """Other printed facts needed to draw a board: numbers of spaces, prices, days. With a struct, they have types in
    the server's OpenAPI document."""
    figure: Callable[[str, str, Translator], str] | None = None
    """A part of the table for the rules reference, as a standalone SVG. Arguments: a name used in its outline
    (`rules.json`), theme (light or dark), translator."""


def _no_clock(state: State) -> int:
    return 1


@dataclass(frozen=True)
class Watch:
    """What a training run may try on purpose, and how to tell whether it makes progress."""

    styles: Mapping[str, Sequence[tuple[float, Sequence[int]]]] = field(
        default_factory=dict[str, Sequence[tuple[float, Sequence[int]]]]
    )
    """Ways to play, by name: what counts, as pairs of how much one of it counts (for a feature value of 1) and the
    indices of this feature for each seat, relative to the observer (0 is the observer)."""
    actions: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """Tokens whose priors are tracked, by what they do."""
    gifts: Mapping[str, Callable[[State, int], None]] = field(default_factory=dict[str, Callable[[State, int], None]])
    """Changes to a position in favor of a seat, by name: training tracks what the network believes they are worth."""


@dataclass(frozen=True)
class Learning:
    """What bots learn with, and what can be said about finished games."""

    observation_size: int
    write_features: Kernel
    estimate: Kernel
    """An estimate of a seat's final points from what it knows: the same in all positions that it cannot tell apart."""
    expect: Kernel = nothing_expected
    """For a legal action that leaves something to chance: the estimate that the deciding seat may expect after it, by
    the odds. NaN for all others; they are tried."""
    more_size: int = 0
    write_more: Kernel = nothing_more
    """What a network may be told besides the features of the observation, if anything."""
    network: Path | None = None
    """The file of the network that comes with the game (`patolli.agents.network`), if there is one."""
    vary: Callable[[State, np.random.Generator], None] | None = None
    """Change a position in place into a valid one that play seldom leads to, for variety in training; does nothing
    where it cannot. It neither changes nor uses anything that is hidden from somebody."""
    watch: Watch = field(default_factory=Watch)
    """What a training run may try on purpose, and how to tell whether it makes progress."""
    clock: Callable[[State], int] = _no_clock
    """The day (round, turn, ...) of a position, for plots over time: 1 at the beginning, never decreasing."""
    source_names: tuple[str, ...] = ("points",)
    """The sources of points, in display order."""
    sources: Callable[[Sequence[State], Sequence[int]], list[dict[str, float]]] | None = None
    """Points per seat by source, adding up exactly to its score, from all positions of a finished match and its action
    ids; in an unfinished match, the points so far. Use `Game.sources`: without this function all points have one
    source."""
    openings: Callable[[Sequence[State], Sequence[int]], list[list[str]]] | None = None
    """How each seat opened, as labels `group:what` (`keep:W02`), from all positions of a finished match and its action
    ids. Use `Game.openings`."""


class _Lazy:
    """A placeholder for something that is imported on first use."""

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
    """A part by its location, `package.module:NAME`: drawing and telling are loaded on first use."""
    return _Lazy(path)
