"""What is legal can be played, to an end with winners; what is not, is refused; and looking changes nothing."""

from __future__ import annotations

import random

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.errors import GameOver, IllegalMove, UnreadableToken
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.testing.games import copy, legal_ids, matches, observation, places, playout, quarters, raises


def check_legal(game: Game, players: int) -> None:
    for match in matches(game, players):
        for at in range(len(match) + 1):
            state = match.state_at(at)
            ids = legal_ids(game, state)
            assert bool(ids) == (at < len(match)), f"position {at} of {len(match)} has {len(ids)} legal actions"
            assert ids == sorted(set(ids)), f"not ascending or not unique: {ids}"
            assert all(0 <= action < len(game.notation.tokens) for action in ids), f"not in the catalogue: {ids}"
            tokens = [game.token(state, action) for action in ids]
            assert len(set(tokens)) == len(tokens), f"two actions have one token: {sorted(tokens)}"
            assert match.legal(at) == sorted(tokens), "tokens are not those of the ids"
            assert [game.action(state, token) for token in tokens] == ids, "tokens do not lead back to their ids"
            assert all(token and token == token.strip() and "?" not in token for token in tokens), (
                f"a token is empty, or has spaces around it or a question mark: {tokens}"
            )
        played = [game.token(match.state_at(at), action) for at, action in enumerate(match.actions)]
        assert match.moves == played, "the moves of a match are not the tokens of its actions"


def check_strange_tokens(game: Game, players: int) -> None:
    """Whatever a client sends is understood or refused, but breaks nothing; likewise all ids at all positions."""
    match = playout(game, players, 1)
    tokens = game.notation.tokens
    strange = ["", ":", "?", "#0", "a" * 5000, "\ud800", "\0", "-1", "١", *tokens[:: max(1, len(tokens) // 20)]]
    strange += [token + extra for token in match.moves[:40] for extra in ("", " ", "x", ":", "?")]
    for at in places(match):
        for token in strange:
            action = game.action(match.state_at(at), token)
            assert action is None or 0 <= action < len(tokens), f"{token!r} is the action {action}"
        for action in range(len(tokens)):
            token = game.token(match.state_at(at), action)
            assert isinstance(token, str), f"action {action} is called {token!r} at position {at}"


def check_seat_and_end(game: Game, players: int) -> None:
    for match in matches(game, players):
        seats = [int(game.seat(match.state_at(at))) for at in range(len(match) + 1)]
        assert seats[-1] == -1, "a finished game still asks somebody"
        assert set(seats[:-1]) == set(range(players)), "somebody never decides, or a stranger does"
        assert game.players(match.state) == players, "player_count is not the number of players"
        with raises(GameOver, "a move after the end"):
            match.play(match.moves[-1])


def check_scores(game: Game, players: int) -> None:
    for match in matches(game, players):
        points, winners, found = match.scores(), match.winners, quarters(game, match.state)
        assert [round(4 * one) for one in points] == found[:players], "the points of a match are not its quarters"
        assert found[players:] == [0] * (game.max_players - players), "a seat where nobody sits has points"
        assert winners or players == 1, "nobody wins"  # a solo player may lose
        assert all(points[seat] == max(points) for seat in winners), "a winner has not the most points"
        assert match.fork(0).winners == [], "winners before the end"


def check_lookers_do_not_write(game: Game, players: int) -> None:
    match = playout(game, players, 1)
    for at in places(match):
        states = game.new_states(SCRATCH)
        states[0] = match.state_at(at)
        before = states[0].tobytes()
        legal_ids(game, states[0])
        quarters(game, states[0])
        for seat in range(players):
            observation(game, states[0], seat)
            game.evaluate(states[0], seat)
            game.notation.view(states[0], seat)
        if at < len(match):
            for policy in range(len(POLICIES)):
                game.choose(states, policy, new_rng(at))
            game.perft(states, 2)
        assert states[0].tobytes() == before, f"looking at position {at} changed it"


def check_choices(game: Game, players: int) -> None:
    """Policies choose something legal, and the same with the same random numbers."""
    match = playout(game, players, 2)
    states = game.new_states(SCRATCH)
    for at in range(0, len(match), 3 if JIT else 29):
        legal = legal_ids(game, match.state_at(at))
        for policy, name in enumerate(POLICIES):
            chosen: list[int] = []
            for scratch in (0, at // 2):  # what lies in the scratch positions does not matter
                states[1:] = match.state_at(scratch)
                states[0] = match.state_at(at)
                chosen.append(int(game.choose(states, policy, new_rng(at))))
            assert chosen[0] == chosen[1], f"position {at}: {name} chooses {chosen[0]}, and then {chosen[1]}"
            assert chosen[0] in legal, f"position {at}: {name} chooses {chosen[0]}, which is not legal"


def check_illegal_tokens(game: Game, players: int) -> None:
    match = playout(game, players, 3)
    dice = random.Random(3)
    for at in places(match):
        if at == len(match):
            continue
        there = match.fork(at)
        legal, before, record = there.legal(), there.state.tobytes(), there.record()
        here = {game.token(there.state, action) for action in range(len(game.notation.tokens))}
        illegal = sorted(here - set(legal))
        for token in dice.sample(illegal, min(8, len(illegal))):
            with raises(IllegalMove, f"position {at}: {token}") as caught:
                there.play(token)
            said = (caught.error.token, caught.error.index, caught.error.legal)
            assert said == (token, at, legal), f"position {at}: the error of {token} says {said}"
        with raises(UnreadableToken if game.notation.action_at is None else IllegalMove, "a token of no game"):
            there.play("no such token")
        assert there.state.tobytes() == before, f"a refused token changed position {at}"
        assert there.record() == record, f"a refused token changed the record at position {at}"


def check_every_legal_token_plays(game: Game, players: int) -> None:
    """Everything offered can be carried out, leads to another position, and to one that goes on or is over."""
    match = playout(game, players, 4)
    for at in places(match):
        for action in legal_ids(game, match.state_at(at)):
            after = copy(game, match.state_at(at))
            game.apply(after[0], action)
            name = game.token(match.state_at(at), action)
            assert after[0].tobytes() != match.state_at(at).tobytes(), f"{name} does nothing at position {at}"
            over, stuck = game.seat(after[0]) == -1, legal_ids(game, after[0]) == []
            assert over == stuck, f"after {name} at position {at} somebody decides among nothing, or nobody among some"
