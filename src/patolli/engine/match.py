"""A match: a game with its history. Every position is kept, so undo, replay and what-if are lookups."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from patolli.engine.compiled.rng import MAX_KEY, MAX_SEED
from patolli.engine.errors import (
    BadRecord,
    BadSetup,
    GameOver,
    IllegalMove,
    MoveError,
    NothingToUndo,
    UnreadableToken,
    shown,
)
from patolli.engine.game import Game, State, View, find_game
from patolli.engine.record import FORMAT, VERSION, Record, name_problem, read_record

_OVER = -1
SPECTATOR = -1
"""The seat of somebody who only watches: its `view` and `record` contain nothing that is hidden from any seat."""


class Match:
    """One game being played.

    >>> match = Match.new("tzolkin", ["Ana", "Ben"], seed=7)
    >>> match.seat, match.legal()[:2]
    (1, ['keep:W05+W15', 'keep:W05+W16'])
    >>> match.play(match.legal()[0])
    >>> match.undo()
    >>> eval(repr(match)) == match
    True
    """

    def __init__(self, game: Game, players: Sequence[str], first: State, more: Mapping[str, Any] | None = None) -> None:
        """Wrap a dealt position; use `Match.new` or `Match.from_record`."""
        self.game = game
        self.players = list(players)
        self._more = dict(more or {})
        self._deal_more: dict[str, Any] = {}
        self._header: dict[str, Any] = {}
        self._states = game.new_states(64)
        self._states[0] = first
        self._lent = -1
        """The last position shared with others: up to there nothing may be overwritten."""
        self._borrowed = False
        """Whether another match may write beyond our last position: copy before playing on."""
        self._actions: list[int] = []
        self._tokens: list[str] = []
        self._out = np.zeros(game.rules.max_legal, np.int16)
        self._decides: int | None = None
        """The cached `seat` of the current position: servers ask often, and calling kernels takes microseconds."""

    # --- making one ---

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: int | Sequence[str] = 4,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """Deal a game for a number of players, or for players with these names. The same seed deals the same game;
        without one the operating system draws a 256-bit key, whose deal nobody can find by brute force. Options are
        those of the game (`Game.option_help`)."""
        rules = find_game(game) if isinstance(game, str) else game
        names = [""] * players if isinstance(players, int) else list(players)
        if not rules.min_players <= len(names) <= rules.max_players:
            raise BadSetup(
                f"{rules.title} is for {rules.min_players} to {rules.max_players} players, not for {len(names)}"
            )
        for seat, name in enumerate(names):
            # Some callers are people at a prompt: types are checked like values.
            problem = name_problem(name) if isinstance(name, str) else "is not a string"  # pyright: ignore[reportUnnecessaryIsInstance]
            if problem:
                raise BadSetup(f"the name of seat {seat} {problem}")
        if seed is None:
            seed = secrets.randbits(MAX_KEY.bit_length())
        if type(seed) is not int or not 0 <= seed <= MAX_KEY:
            raise BadSetup(f"a seed is a whole number from 0 to {MAX_SEED}, not {shown(seed)}")
        first = rules.blank(len(names), options)
        rules.deal(first[0], len(names), seed)
        return cls(rules, names, first[0])

    @classmethod
    def from_record(cls, record: Record | bytes | str | Mapping[str, Any], to: int | None = None) -> Match:
        """Replay a record (all of it, or its first `to` moves), or raise BadRecord or a MoveError."""
        if not isinstance(record, Record):
            record = read_record(record)
        if to is not None and not 0 <= to <= len(record.moves):
            raise BadSetup(f"the record has positions 0 to {len(record.moves)}; there is no position {to}")
        first = record.game.new_states(1)
        header = record.game.notation.header
        dealt = record.header | {"deal": record.deal} if header else record.deal
        try:
            record.game.notation.read_deal(dealt, len(record.players), first[0])
        except BadRecord as error:
            if header:
                raise
            raise BadRecord(f"deal.{error.path}" if error.path else "deal", error.problem) from None
        match = cls(record.game, record.players, first[0], record.more)
        match._header = record.header
        known = match.record()["deal"]
        match._deal_more = {key: value for key, value in record.deal.items() if key not in known}
        for token in record.moves[:to]:
            match.play(token)
        return match

    def forget_unknown(self, known: Mapping[str, Any]) -> None:
        """Drop the keys of the record that neither the engine nor the game knows, and keep these instead."""
        self._more = dict(known)
        self._deal_more = {}

    def fork(self, at: int | None = None) -> Match:
        """An independent match that shares the first `at` moves (all by default)."""
        at = len(self) if at is None else at
        self._check_position(at)
        other = self.still(at)
        other._keep_in(self.game.new_states(max(64, at + 1)))
        return other

    def still(self, at: int | None = None) -> Match:
        """A snapshot: it costs next to nothing, and does not change while the match goes on, even in another thread.
        Positions are copied only when one of the two writes where the other reads."""
        at = len(self) if at is None else at
        self._check_position(at)
        other = object.__new__(Match)  # without storage of its own
        other.game, other.players, other._more = self.game, list(self.players), dict(self._more)
        other._deal_more, other._header = dict(self._deal_more), dict(self._header)
        other._states, other._borrowed, other._lent, self._lent = self._states, True, -1, max(self._lent, at)
        other._actions, other._tokens = self._actions[:at], self._tokens[:at]
        other._out = np.zeros_like(self._out)
        other._decides = self._decides if at == len(self) else None
        return other

    # --- looking ---

    def __len__(self) -> int:
        """The number of moves made."""
        return len(self._actions)

    def __bool__(self) -> bool:
        """A match is always true, even before its first move."""
        return True

    @property
    def state(self) -> State:
        """The current position. Do not write to it."""
        return self._states[len(self)]

    def state_at(self, at: int) -> State:
        """The position after `at` moves. Do not write to it."""
        self._check_position(at)
        return self._states[at]

    @property
    def moves(self) -> list[str]:
        """The tokens played so far."""
        return self._tokens.copy()

    @property
    def actions(self) -> list[int]:
        """The ids of the actions played so far."""
        return self._actions.copy()

    def public_moves(self, seat: int) -> list[str | None]:
        """What a seat, or a SPECTATOR, may know of each move: the token, with `?` for the hidden part, or None."""
        self._check_seat(seat)
        return self.game.notation.public_moves(self._states[0], self.state, self._tokens, seat)

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        if self._decides is None:
            self._decides = int(self.game.seat(self.state))
        return None if self._decides == _OVER else self._decides

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def winners(self) -> list[int]:
        """The winning seats, ascending; empty before the end."""
        return self.game.winners(self.state) if self.over else []

    def scores(self) -> list[float]:
        """Points per seat: final if the game is over, else so far."""
        out = np.zeros(self.game.max_players, np.int64)
        self.game.scores(self.state, out)
        return [quarters / 4 for quarters in out[: len(self.players)].tolist()]

    def legal_ids(self, at: int | None = None) -> list[int]:
        """The legal action ids, ascending."""
        n = self.game.legal(self.state if at is None else self.state_at(at), self._out)
        return self._out[:n].tolist()

    def legal(self, at: int | None = None) -> list[str]:
        """The legal tokens, sorted; empty when the game is over."""
        state = self.state if at is None else self.state_at(at)
        return sorted(self.game.token(state, action) for action in self.legal_ids(at))

    def view(self, seat: int | None = None, at: int | None = None) -> View:
        """The state JSON: everything, or what one seat (or a SPECTATOR) may know."""
        self._check_seat(seat)
        return self.game.notation.view(self.state if at is None else self.state_at(at), seat)

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The record JSON, with unknown keys as they were read.

        For a seat before the end: without what it may not know (and without unknown keys, which may hold anything),
        marked partial, for display only.
        """
        self._check_seat(seat)
        hide = None if self.over else seat
        first = self._states[0]
        dealt = self.game.notation.write_deal(first, self.state, hide)
        beside = self._header | dealt if self.game.notation.header else {}
        record: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "players": list(self.players),
            **{key: beside[key] for key in self.game.notation.header if key in beside},
            "deal": dealt["deal"] if self.game.notation.header else dealt,
            "moves": self.moves if hide is None else [token for token in self.public_moves(hide) if token is not None],
        }
        if hide is not None:
            return record | {"partial": True}
        record["deal"] |= self._deal_more
        return record | self._more

    def preview(self, token: str, seat: int | None = None) -> View:
        """The view after `token`, without playing it. It shows what the token reveals: see `Draft`."""
        self._check_seat(seat)
        after = self.game.new_states(1)
        after[0] = self.state
        self.game.apply(after[0], self._legal_id(token))
        return self.game.notation.view(after[0], seat)

    # --- playing ---

    def play(self, token: str) -> None:
        """Play one token; a MoveError says why it cannot be played, and leaves the match as it was."""
        self._append(self._legal_id(token), token)

    def play_id(self, action: int) -> None:
        """Play one action by its id, as agents do; checked like a token."""
        if not 0 <= action < len(self.game.notation.tokens):
            raise UnreadableToken(action, len(self), self.game.name, self.legal())
        token = self.game.token(self.state, action)
        self._check_legal(action, token)
        self._append(action, token)

    def undo(self, count: int = 1) -> None:
        """Take back the last move, or the last `count`."""
        if not 0 <= count <= len(self):
            raise NothingToUndo(count, len(self))
        kept = len(self) - count
        del self._actions[kept:], self._tokens[kept:]
        self._decides = None

    def _legal_id(self, token: str) -> int:
        # Tokens come from files and clients: anything may arrive here, even unhashable values.
        action = self.game.action(self.state, token) if type(token) is str else None
        # Where names depend on the position, a token that is valid elsewhere cannot be told from nonsense.
        if type(token) is not str or (action is None and self.game.notation.action_at is None):
            raise UnreadableToken(token, len(self), self.game.name, self.legal())
        return self._check_legal(action, token)

    def _check_legal(self, action: int | None, token: str) -> int:
        legal = self.legal_ids()
        if not legal:
            raise GameOver(token, len(self))
        if action is None or action not in legal:
            raise IllegalMove(token, len(self), self.legal())
        return action

    def _append(self, action: int, token: str) -> None:
        at = len(self)
        if at >= self.game.rules.max_moves:
            raise MoveError("the match is longer than any game can be", token, at)
        if self._borrowed or at < self._lent or at + 2 > len(self._states):
            self._keep_in(self.game.new_states(max(64, 2 * (at + 1))))
        self._states[at + 1] = self._states[at]
        self.game.apply(self._states[at + 1], action)
        self._actions.append(action)
        self._tokens.append(token)
        self._decides = None

    def trim(self) -> None:
        """Release the storage for future moves: nobody is going to play on."""
        if len(self) + 1 < len(self._states):
            self._keep_in(self.game.new_states(len(self) + 1))

    @property
    def nbytes(self) -> int:
        """How much memory the positions take."""
        return self._states.nbytes

    def _keep_in(self, states: np.ndarray[Any, Any]) -> None:
        """Make these our own positions."""
        states[: len(self) + 1] = self._states[: len(self) + 1]
        self._states, self._borrowed, self._lent = states, False, -1

    # --- showing ---

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Match.from_record({self.record()!r})"

    def _repr_svg_(self) -> str:
        return self.game.faces.picture(self.view(), self.players, "", "light")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat != SPECTATOR and not 0 <= seat < len(self.players):
            raise BadSetup(f"there is no seat {seat}; seats are 0 to {len(self.players) - 1}")

    def _check_position(self, at: int) -> None:
        if not 0 <= at <= len(self):
            raise BadSetup(f"the match has positions 0 to {len(self)}; there is no position {at}")


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """1 for the winners, then by score; tied seats share a place, and the next place counts everybody above."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]
