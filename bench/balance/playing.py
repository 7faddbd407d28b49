"""Games of equal bots, with random factions and Standard decks, and what is counted."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.console import Console

from bench.balance.decks import CARDS, is_house, random_deck, set_of
from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.arena.progress import shown_progress
from patolli.cli.ready import ready_game
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.games.settlers.cards.model import FACTIONS
from patolli.games.settlers.effects.card_rows import CARD_IDS
from patolli.games.settlers.rules.catalogue import BUILD_CARD, GUARD, INSIDE
from patolli.games.settlers.rules.state import DECK, SEATS

MOST_MOVES = 6000


@dataclass
class Use:
    """What became of a card, over all games."""

    drawn: int = 0
    built: int = 0
    won: float = 0.0
    """Wins of those who built it; winners share one."""


@dataclass
class Played:
    """The games so far: one row per game."""

    players: int
    factions: list[list[str]] = field(default_factory=list[list[str]])
    sets: list[list[str]] = field(default_factory=list[list[str]])
    """The house set that each deck has cards from; "usual" for none."""
    wins: list[list[float]] = field(default_factory=list[list[float]])
    points: list[list[float]] = field(default_factory=list[list[float]])
    cards: dict[str, Use] = field(default_factory=dict[str, Use])

    def note(self, game: Game, last: Any, options: Any, actions: Any) -> None:
        factions: list[str] = options["factions"]
        quarters = np.zeros(game.max_players, np.int64)
        game.scores(last, quarters)
        winners = game.winners(last)
        wins = [(seat in winners) / len(winners) for seat in range(self.players)]
        self.factions.append(factions)
        self.sets.append([set_of(options["decks"][faction]) for faction in factions])
        self.wins.append(wins)
        self.points.append([float(one) for one in quarters[: self.players] / 4])
        inner = INSIDE[actions]
        built = {int(one) - BUILD_CARD for one in inner if BUILD_CARD <= one < GUARD}
        for slot in np.flatnonzero(last["cards"]).tolist():
            name, pile = CARD_IDS[int(last["cards"][slot])], int(last["pile"][slot])
            if not is_house(name) or DECK <= pile < DECK + SEATS:
                continue  # printed, or nobody would see it
            use = self.cards.setdefault(name, Use())
            use.drawn += 1
            if slot in built:
                use.built += 1
                use.won += wins[factions.index(CARDS[name].deck)]


def deal(players: int, dice: random.Random) -> dict[str, Any]:
    """Options of a table: different factions, a deck for each."""
    names: list[str] = list(FACTIONS)
    factions = dice.sample(names, players)
    return {"factions": factions, "decks": {name: random_deck(name, dice) for name in factions}}


def play_greedy(players: int, games: int, seed: int, console: Console) -> Played:
    """Play this many games of greedy bots, or until Ctrl-C."""
    game = ready_game("settlers", BOTS, STUDIES)
    states = game.new_states(SCRATCH)
    policies = np.full((1, game.max_players), POLICIES.index("greedy"))
    quarters = np.zeros((1, game.max_players), np.int64)
    lengths, moves = np.zeros(1, np.int64), np.zeros((1, MOST_MOVES), np.int16)
    played = Played(players)
    try:
        with shown_progress(console, 0, games) as advance:
            for number in range(games):
                options = deal(players, random.Random(f"{seed} {players} {number}"))
                states[4] = game.blank(players, options)[0]
                game.play_games(states, players, policies, seed, number, quarters, lengths, moves)
                played.note(game, states[0], options, moves[0, : int(lengths[0])])
                advance()
    except KeyboardInterrupt:
        console.print(f"stopped after {len(played.factions):,} games")
    return played


def play_search(players: int, games: int, simulations: int, seed: int, console: Console) -> Played:
    """The same with bots that search."""
    game = ready_game("settlers", BOTS, STUDIES)
    played = Played(players)
    try:
        with shown_progress(console, 0, games) as advance:
            for number in range(games):
                options = deal(players, random.Random(f"{seed} {players} {number}"))
                match = Match.new(game, players, seed=10_000 * seed + number, options=options)
                agents = [SearchAgent(Budget(simulations=simulations), 10 * number + seat) for seat in range(players)]
                actions: list[int] = []
                while match.seat is not None:
                    sight = Sight.of(match)
                    legal = sight.legal_ids()
                    token = sight.token(legal[0]) if len(legal) == 1 else agents[match.seat].choose(sight)
                    actions.append(int(game.action(match.state, token) or 0))
                    match.play(token)
                played.note(game, match.state, options, np.array(actions))
                advance()
    except KeyboardInterrupt:
        console.print(f"stopped after {len(played.factions):,} games")
    return played
