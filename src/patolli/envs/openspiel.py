"""A game for OpenSpiel: `pyspiel.load_game("patolli_tzolkin(players=3)")`, once this module has been imported.

The deal is drawn by chance: a number of ten bits and another one make the seed, which decides everything hidden.
Players who search a position as it is (`MCTSBot`) therefore see the deck. Those that draw again what they cannot know
(`ISMCTSBot`) need `resample`:

    bot.set_resampler(resample)
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from patolli.engine.errors import BadSetup
from patolli.engine.game import Game, find_game, game_names
from patolli.engine.match import SPECTATOR
from patolli.envs.games import check_players
from patolli.envs.rewards import KERNELS, final_rewards, reward_kind

DRAWS, SIDES = 2, 1024  # how many draws decide the deal, and among how many numbers each
_MOST = {"rank": 1.0, "points": 1000.0}  # the bounds of rewards: nobody leads by a thousand points
_NOBODY = pyspiel.PlayerId.CHANCE


class Table:
    """A game as one object that OpenSpiel copies and saves with a state."""

    __slots__ = ("drawn", "legal", "moves", "name", "observation", "players", "seat", "states", "tokens")

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self.drawn: list[int] = []
        """What chance has decided."""
        self.moves: list[int] = []
        """What the players have decided."""
        self.tokens: list[str] = []
        """The same in words."""
        self.seat: int = _NOBODY
        self.legal: list[int] = []
        """What the seat that decides may do."""
        self.observation: np.ndarray[Any, Any] | None = None
        """What it sees."""
        self.states = find_game(name).new_states(2)
        """The first position, and the current one."""

    def __deepcopy__(self, memo: object) -> Table:
        other = Table.__new__(Table)
        other.name, other.players, other.seat = self.name, self.players, self.seat
        other.drawn, other.moves, other.tokens = self.drawn.copy(), self.moves.copy(), self.tokens.copy()
        # These are never changed, only replaced.
        other.legal, other.observation = self.legal, self.observation
        other.states = self.states.copy()
        return other

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return len(self.drawn) == DRAWS

    def draw(self, number: int) -> None:
        """A decision of chance; after the last one the game is dealt."""
        self.drawn.append(number)
        if self.dealt:
            seed = 0
            for each in self.drawn:
                seed = seed * SIDES + each
            find_game(self.name).deal(self.states[0], self.players, seed)
            self.begin()

    def begin(self) -> None:
        """Stand at the first position."""
        self.states[1] = self.states[0]
        self.moves, self.tokens = [], []
        self._advance(-1)

    def play(self, action: int) -> None:
        """A decision of a player."""
        self.tokens.append(find_game(self.name).token(self.states[1], action))
        self._advance(action)
        self.moves.append(action)

    def _advance(self, action: int) -> None:
        game = find_game(self.name)
        mask, self.observation = (
            np.zeros(len(game.notation.tokens), np.int8),
            np.zeros(game.learning.observation_size, np.float32),
        )
        room = np.zeros(game.rules.max_legal, np.int16)
        seat = int(game.loops(KERNELS).advance(self.states[1:], action, room, mask, self.observation))
        self.legal = np.flatnonzero(mask).tolist()
        self.seat = pyspiel.PlayerId.TERMINAL if seat < 0 else seat


class SpielState(pyspiel.State):
    """A position. Its methods are those that OpenSpiel wants."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.rules.name, game.num_players())
        self.reward = game.reward

    def current_player(self) -> int:
        """The seat, or chance, or the end."""
        return self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every number is equally likely."""
        return [(number, 1 / SIDES) for number in range(SIDES)]

    def _apply_action(self, action: int) -> None:
        if self.table.dealt:
            self.table.play(action)
        else:
            self.table.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _NOBODY:
            return f"deal:{action}"
        return find_game(self.table.name).token(self.table.states[1], action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.seat == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """0 before the end, then the rewards."""
        table = self.table
        if not self.is_terminal():
            return [0.0] * table.players
        return final_rewards(find_game(table.name), table.states[1], table.players, self.reward)

    def __str__(self) -> str:
        return _seen(self, SPECTATOR) if self.table.dealt else f"deal: {self.table.drawn}"


class Observer:
    """What a player may know: the features as a tensor; the view as a string, or all that led to it."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise BadSetup(f"an observer takes no parameters, so not {params}")
        self.game = game
        self.perfect_recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # Features are always those of a seat: there are none of what everybody knows.
        self.tensor = np.zeros(game.learning.observation_size, np.float32) if self.private else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features of that player into the tensor."""
        if self.tensor is None:
            return
        table = state.table
        if not table.dealt:
            self.tensor.fill(0)
        elif player == table.seat and table.observation is not None:
            self.tensor[:] = table.observation
        else:
            self.game.observe(table.states[1], player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as that player may know it; with perfect recall the deal and the moves."""
        table, seat = state.table, player if self.private else SPECTATOR
        if not table.dealt:
            return "before the deal"
        if not self.perfect_recall:
            return _seen(state, seat)
        first, now = table.states[0], table.states[1]
        known = {
            "seat": seat,
            "deal": self.game.notation.write_deal(first, now, seat),
            "moves": self.game.notation.public_moves(first, now, table.tokens, seat),
        }
        return msgspec.json.encode(known).decode()


def _seen(state: SpielState, seat: int) -> str:
    view = find_game(state.table.name).notation.view(state.table.states[1], seat)
    return msgspec.json.encode(view).decode()


def resample(state: SpielState, player: int) -> SpielState:
    """A copy in which everything that the player cannot know is drawn again: the deal, and moves still secret. BadSetup
    for a game that cannot be dealt again from its beginning."""
    other = state.clone()
    old, new = state.table, other.table
    redeal_first = find_game(old.name).notation.redeal_first
    if redeal_first is None:
        raise BadSetup(f"{find_game(old.name).title} cannot be dealt again under the moves that were made")
    redeal_first(new.states[0], old.states[1], player, random.getrandbits(62))
    new.begin()
    for action in old.moves:
        # What is not legal under the new deal was a secret of somebody else.
        new.play(action if action in new.legal else random.choice(new.legal))
    return other


class SpielGame(pyspiel.Game):
    """A game by the contract; `register` makes one for each."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = check_players(self.rules, params.get("players"))
        if players == 1:
            raise BadSetup("games of OpenSpiel are for 2 players or more here: what one wins, others lose")
        self.reward = params.get("reward", "rank")
        reward_kind(self.reward)
        most = _MOST[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.notation.tokens),
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.rules.rules.max_moves,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, from_string: str | None = None) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance decides the deal, and nothing after it."""
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states."""
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def register(rules: Game) -> None:
    """Tell OpenSpiel about a game."""
    kind = pyspiel.GameType(
        short_name=f"patolli_{rules.name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.usual_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.usual_players, "reward": "rank"},
    )
    pyspiel.register_game(kind, type(f"Spiel_{rules.name}", (SpielGame,), {"rules": rules, "kind": kind}))


for name in game_names():
    register(find_game(name))
