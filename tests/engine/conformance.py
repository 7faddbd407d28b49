"""What every game by the contract must show under random play, whatever its rules: see `test_conformance.py`.

Every `check_...(game, players)` plays games of its own from fixed seeds and raises AssertionError with a sentence.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.engine.errors import BadRecord, BadSetup, GameOver, IllegalMove, NothingToUndo, UnreadableToken
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.engine.jit import JIT
from patolli.engine.known import StillSecret, all_shown, known_match, known_position
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.rng import MASK, new_rng
from patolli.engine.slots import MOST_LEGAL
from patolli.text.render import Translator

Check = Callable[[Game, int], None]

GAMES = 3 if JIT else 1
MAX_BYTES = 4096
STRIDE = 9 if JIT else 29  # of the positions at which everything is looked at; odd, so that all kinds of turns are met


def playout(game: Game, players: int, seed: int, greedy: float = 0.3) -> Match:
    """A finished match; every decision by the greedy policy with this probability, else at random."""
    match = Match.new(game, players, seed)
    dice = random.Random(seed)
    rng = new_rng(seed, 1)
    states = game.new_states(SCRATCH)
    while not match.over:
        states[0] = match.state
        policy = POLICIES.index("greedy" if dice.random() < greedy else "random")
        match.play_id(int(game.choose(states, policy, rng)))
    return match


def matches(game: Game, players: int) -> Iterator[Match]:
    for seed in range(GAMES):
        yield playout(game, players, seed)


def places(match: Match) -> Iterator[int]:
    """Numbers of some positions: the first ones (where games deal and choose), every so many, and the last one."""
    last = len(match)
    yield from sorted({*range(min(6, last + 1)), *range(0, last + 1, STRIDE), last})


def copy(game: Game, state: Any) -> np.ndarray:
    states = game.new_states(1)
    states[0] = state
    return states


def legal_ids(game: Game, state: Any) -> list[int]:
    out = np.full(game.max_legal, -1, np.int16)
    return out[: game.legal(state, out)].tolist()


def observation(game: Game, state: Any, seat: int) -> np.ndarray:
    out = np.full(game.observation_size, np.nan, np.float32)
    game.observe(state, seat, out)
    return out


def scores(game: Game, state: Any) -> list[int]:
    out = np.zeros(game.max_players, np.int64)
    game.scores(state, out)
    return out.tolist()


# Shape ------------------------------------------------------------------------------------------------------------


def check_catalogue(game: Game, players: int) -> None:
    tokens = game.tokens
    assert len(set(tokens)) == len(tokens), "a name stands for two actions"
    assert (game.token_at is None) == (game.action_at is None), "a game has both translations or neither"
    assert game.max_legal <= MOST_LEGAL
    assert all(token and token == token.strip() for token in tokens)
    assert game.max_legal <= len(tokens)
    assert game.min_players <= players <= game.max_players
    assert game.dtype.itemsize <= MAX_BYTES, f"a position has {game.dtype.itemsize} bytes"
    assert not game.dtype.hasobject
    assert game.new_states(3).tobytes() == bytes(3 * game.dtype.itemsize), "new positions are not zeroed"


def check_seeds(game: Game, players: int) -> None:
    deals = [Match.new(game, players, seed).state.tobytes() for seed in range(20)]
    assert deals == [Match.new(game, players, seed).state.tobytes() for seed in range(20)], "same seed, other deal"
    assert len(set(deals)) > 1, "all seeds deal the same"
    assert playout(game, players, 5) == playout(game, players, 5), "same seed and choices, other game"


# Playing ----------------------------------------------------------------------------------------------------------


def check_legal(game: Game, players: int) -> None:
    for match in matches(game, players):
        for at in range(len(match) + 1):
            ids = legal_ids(game, match.state_at(at))
            assert bool(ids) == (at < len(match)), f"position {at} of {len(match)} has {len(ids)} legal actions"
            assert ids == sorted(set(ids)), f"not ascending or not unique: {ids}"
            assert all(0 <= action < len(game.tokens) for action in ids), f"not in the catalogue: {ids}"
            state = match.state_at(at)
            tokens = [game.token(state, action) for action in ids]
            assert len(set(tokens)) == len(tokens), f"two actions have one token: {sorted(tokens)}"
            assert match.legal(at) == sorted(tokens), "tokens are not those of the ids"
            assert [game.action(state, token) for token in tokens] == ids, "tokens do not lead back to their ids"
            assert all(token and token == token.strip() and "?" not in token for token in tokens), tokens
        assert match.moves == [game.token(match.state_at(at), action) for at, action in enumerate(match.actions)]


def check_strange_tokens(game: Game, players: int) -> None:
    """Whatever a client sends is understood or not, but no reason to fall over; so are all ids at all positions."""
    match = playout(game, players, 1)
    strange = [
        "",
        ":",
        "?",
        "#0",
        "a" * 5000,
        "\ud800",
        "\0",
        "-1",
        "١",
        *game.tokens[:: max(1, len(game.tokens) // 20)],
    ]
    strange += [token + extra for token in match.moves[:40] for extra in ("", " ", "x", ":", "?")]
    for at in places(match):
        for token in strange:
            action = game.action(match.state_at(at), token)
            assert action is None or 0 <= action < len(game.tokens), f"{token!r} is {action}"
        for action in range(len(game.tokens)):
            assert isinstance(game.token(match.state_at(at), action), str)


def check_seat_and_end(game: Game, players: int) -> None:
    for match in matches(game, players):
        seats = [int(game.seat(match.state_at(at))) for at in range(len(match) + 1)]
        assert seats[-1] == -1, "a finished game still asks somebody"
        assert set(seats[:-1]) == set(range(players)), "somebody never decides, or a stranger does"
        assert len(match) <= game.max_moves
        with pytest.raises(GameOver):
            match.play(match.moves[-1])


def check_scores(game: Game, players: int) -> None:
    for match in matches(game, players):
        points = match.scores()
        assert [round(4 * p) for p in points] == scores(game, match.state)[:players]
        assert len(points) == players
        winners = match.winners
        assert winners == sorted(set(winners))
        assert winners or players == 1, "nobody wins"  # who plays alone may lose
        assert all(points[seat] == max(points) for seat in winners), "a winner has not the most points"
        assert match.fork(0).winners == [], "winners before the end"
        assert scores(game, match.state)[players:] == [0] * (game.max_players - players)


def check_lookers_do_not_write(game: Game, players: int) -> None:
    match = playout(game, players, 1)
    for at in places(match):
        states = game.new_states(SCRATCH)
        states[0] = match.state_at(at)
        before = states[0].tobytes()
        legal_ids(game, states[0])
        scores(game, states[0])
        for seat in range(players):
            observation(game, states[0], seat)
            game.evaluate(states[0], seat)
            game.view(states[0], seat)
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
        for policy in range(len(POLICIES)):
            chosen = []
            for scratch in (0, at // 2):  # what lies in the scratch positions does not matter
                states[1:] = match.state_at(scratch)
                states[0] = match.state_at(at)
                chosen.append(int(game.choose(states, policy, new_rng(at))))
            assert chosen[0] == chosen[1]
            assert chosen[0] in legal


def check_illegal_tokens(game: Game, players: int) -> None:
    match = playout(game, players, 3)
    dice = random.Random(3)
    for at in places(match):
        if at == len(match):
            continue
        there = match.fork(at)
        legal, before, record = there.legal(), there.state.tobytes(), there.record()
        here = {game.token(there.state, action) for action in range(len(game.tokens))}
        illegal = sorted(here - set(legal))
        for token in dice.sample(illegal, min(8, len(illegal))):
            with pytest.raises(IllegalMove) as caught:
                there.play(token)
            assert (caught.value.token, caught.value.index, caught.value.legal) == (token, at, legal)
        with pytest.raises(UnreadableToken if game.action_at is None else IllegalMove):
            there.play("no such token")
        assert there.state.tobytes() == before, f"a refused token changed position {at}"
        assert there.record() == record


def check_every_legal_token_plays(game: Game, players: int) -> None:
    """Everything offered can be carried out, leads to another position, and to one that goes on or is over."""
    match = playout(game, players, 4)
    for at in places(match):
        for action in legal_ids(game, match.state_at(at)):
            after = copy(game, match.state_at(at))
            game.apply(after[0], action)
            assert after[0].tobytes() != match.state_at(at).tobytes(), f"{action} does nothing at {at}"
            assert (game.seat(after[0]) == -1) == (legal_ids(game, after[0]) == [])


# History ----------------------------------------------------------------------------------------------------------


def check_undo(game: Game, players: int) -> None:
    match = playout(game, players, 5)
    positions = [match.state_at(at).tobytes() for at in range(len(match) + 1)]
    moves = match.moves
    for at in reversed(range(len(moves))):
        match.undo()
        assert match.state.tobytes() == positions[at], f"undo to {at} gave other bytes"
    with pytest.raises(NothingToUndo):
        match.undo()
    for at, token in enumerate(moves, start=1):
        match.play(token)
        assert match.state.tobytes() == positions[at], f"playing {at} again gave other bytes"
    match.undo(len(moves))
    assert (len(match), match.state.tobytes()) == (0, positions[0])


def check_record(game: Game, players: int) -> None:
    for match in matches(game, players):
        data = msgspec.json.encode(match.record())
        for again in (Match.from_record(match.record()), Match.from_record(data), Match.from_record(data.decode())):
            assert again == match
            for at in range(len(match) + 1):
                assert again.state_at(at).tobytes() == match.state_at(at).tobytes(), f"position {at} differs"
        part = Match.from_record(data, to=len(match) // 2)
        assert part.moves == match.moves[: len(match) // 2]
        assert part.state.tobytes() == match.state_at(len(match) // 2).tobytes()


def check_fork(game: Game, players: int) -> None:
    match = playout(game, players, 6)
    before = [match.state_at(at).tobytes() for at in range(len(match) + 1)]
    for at in places(match):
        branch = match.fork(at)
        assert (len(branch), branch.state.tobytes()) == (at, before[at])
        if at < len(match):
            other = [token for token in branch.legal() if token != match.moves[at]] or branch.legal()
            branch.play(other[0])
            while not branch.over:
                branch.play(branch.legal()[0])
    assert [match.state_at(at).tobytes() for at in range(len(match) + 1)] == before, "a fork changed its origin"
    assert match.fork() == match


def check_repr(game: Game, players: int) -> None:
    match = playout(game, players, 7)
    for at in (0, 1, len(match) // 2, len(match)):
        there = match.fork(at)
        again = eval(repr(there), {"Match": Match})
        assert again == there
        assert again.state.tobytes() == there.state.tobytes()


# Secrets ----------------------------------------------------------------------------------------------------------


def check_redeal(game: Game, players: int) -> None:
    """It changes nothing that the seat knows: its view, its features, its choices, anybody's estimate."""
    for match in matches(game, players):
        for at in places(match):
            state = match.state_at(at)
            for seat in range(players):
                known = _known(game, state, seat, players)
                for seed in (at, 2**40 + at):
                    other = copy(game, state)
                    game.redeal(other[0], seat, seed)
                    now = _known(game, other[0], seat, players)
                    for what, before in known.items():
                        assert now[what] == before, f"position {at}: redeal for seat {seat} changed {what}"


def _known(game: Game, state: Any, seat: int, players: int) -> dict[str, Any]:
    known: dict[str, Any] = {
        "view": game.view(state, seat),
        "features": observation(game, state, seat).tolist(),
        "seat": int(game.seat(state)),
        "scores": scores(game, state),
        "estimates": [float(game.evaluate(state, other)) for other in range(players)],
    }
    if known["seat"] == seat:
        known["legal"] = [(action, game.token(state, action)) for action in legal_ids(game, state)]
    return known


def check_redeal_draws_again(game: Game, players: int) -> None:
    """Where there is something that a seat does not know, redeal changes it; the same seed draws the same."""
    for match in matches(game, players):
        secrets = changed = 0
        for at in places(match):
            state = match.state_at(at)
            for seat in range(players):
                drawn = {_redealt(game, state, seat, seed) for seed in range(6)}
                assert _redealt(game, state, seat, 0) == _redealt(game, state, seat, 0)
                secrets += game.view(state, seat) != game.view(state, None)
                changed += len(drawn) > 1
        assert (changed > 0) == (secrets > 0), "there are secrets, but redeal never changes them"


def _redealt(game: Game, state: Any, seat: int, seed: int) -> bytes:
    other = copy(game, state)
    game.redeal(other[0], seat, seed)
    return other.tobytes()


def check_redeal_plays_on(game: Game, players: int) -> None:
    match = playout(game, players, 8)
    states = game.new_states(SCRATCH)
    for at in places(match):
        states[0] = match.state_at(at)
        game.redeal(states[0], at % players, at)
        _check_ends(game, states[0], at)


def check_redeal_first(game: Game, players: int) -> None:
    """With another deal the same moves show a seat the same; how the hidden part truly is does not matter for it."""
    match = playout(game, players, 14)
    if game.redeal_first is None:
        with pytest.raises(StillSecret):
            known_match(match, 0, 0)
        return
    drawn = 0
    for at in list(places(match))[:: 3 if JIT else 9]:
        there = match.fork(at)
        for seat in (SPECTATOR, *range(players)):
            try:
                known = known_match(there, seat, at)
            except StillSecret:
                assert not all_shown(there, seat)
                continue
            assert known.moves == there.moves
            assert Match.from_record(known.record()) == known, "the deal cannot be written down and read again"
            for i in places(there):
                assert known.view(seat, i) == there.view(seat, i), f"position {i} is not what seat {seat} saw"
            assert known_match(known, seat, 2**40).record() == known_match(there, seat, 2**40).record(), "leaks"
            earlier = known_match(there, seat, at, at // 2)
            assert earlier.moves == known.moves[: at // 2]
            assert earlier.state_at(0).tobytes() == known.state_at(0).tobytes()
            drawn += known.state_at(0).tobytes() != match.state_at(0).tobytes()
    assert (drawn > 0) == any(match.view(0, at) != match.view(None, at) for at in range(len(match))), "nothing is drawn"


def check_public_moves(game: Game, players: int) -> None:
    """One entry for each move: what is shown is what was played, a seat knows its own moves, and so does everybody all
    of them at the end."""
    match = playout(game, players, 15)
    for at in places(match):
        there = match.fork(at)
        for seat in (SPECTATOR, *range(players)):
            shown = there.public_moves(seat)
            assert len(shown) == at
            for i, (told, token) in enumerate(zip(shown, there.moves, strict=True)):
                own = int(game.seat(there.state_at(i))) == seat
                assert told == token or (not own and (told is None or "?" in told)), f"move {i}: {told} for {token}"
                if told is not None:
                    game.tell(there.view(seat, i), told, there.view(seat, i + 1))
            assert there.record(seat)["moves"] == (
                there.moves if there.over else [token for token in shown if token is not None]
            )
            if seat != SPECTATOR:
                assert known_position(there, seat, at).view(seat) == there.view(seat)


def check_options(game: Game, players: int) -> None:
    """A blank position without options is all zeros; what is unknown is refused in words."""
    assert game.blank(players).tobytes() == bytes(game.dtype.itemsize) == game.blank(players, {}).tobytes()
    assert (game.prepare is None) == (len(game.option_help) == 0)
    for wrong in ({"no such option": 1}, {"": ""}, *({name: [[{}]]} for name in game.option_help)):
        with pytest.raises(BadSetup):
            Match.new(game, players, 1, wrong)


def check_header(game: Game, players: int) -> None:
    """The keys of the game stand before the deal, and come back; bad ones are named."""
    match = playout(game, players, 16)
    record = match.record()
    keys = list(record)
    assert [key for key in keys if key in game.header] == keys[4 : keys.index("deal")]
    for key in ("deal", *(key for key in game.header if key in record)):
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record | {key: "nonsense"})
        assert caught.value.path.startswith(key)


def check_view(game: Game, players: int) -> None:
    """Views are JSON, and a seat's record before the end says that it is not the whole one."""
    match = playout(game, players, 9)
    for at in places(match):
        for seat in (None, *range(players)):
            view = match.view(seat, at)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
            assert view["over"] == (at == len(match))
            assert match.fork(at).record(seat).get("partial", False) == (seat is not None and at < len(match))


def check_observe(game: Game, players: int) -> None:
    """As long as documented for every number of players, every number written, finite, not always the same."""
    match = playout(game, players, 10)
    seen: set[bytes] = set()
    for at in places(match):
        for seat in range(players):
            features = observation(game, match.state_at(at), seat)
            assert np.isfinite(features).all(), "a feature was not written, or is not finite"
            assert np.abs(features).max() <= 50, "features should be of the size of one"
            seen.add(features.tobytes())
            long = np.full(game.observation_size + 8, 77, np.float32)
            game.observe(match.state_at(at), seat, long)
            assert (long[game.observation_size :] == 77).all(), "written beyond the documented length"
    assert len(seen) > players * len(list(places(match))) // 2, "features hardly ever change"


def check_vary(game: Game, players: int) -> None:
    """A changed position is sound: the same seat decides, everything can look at it, and it plays on to the end. What
    somebody cannot know stays as it is, and does not matter."""
    if game.vary is None:
        return
    changes = 0
    for match in matches(game, players):
        for at in places(match):
            state = match.state_at(at)
            varied = _varied(game, state, at)
            assert varied.tobytes() == _varied(game, state, at).tobytes(), "same random numbers, other position"
            changes += varied[0].tobytes() != state.tobytes()
            assert game.seat(varied[0]) == game.seat(state)
            assert (legal_ids(game, varied[0]) == []) == (at == len(match))
            for seat in range(players):
                assert np.isfinite(observation(game, varied[0], seat)).all()
                view = game.view(varied[0], seat)
                assert msgspec.json.decode(msgspec.json.encode(view)) == view
                one, two = copy(game, state), varied.copy()
                for redealt in (one, two):
                    game.redeal(redealt[0], seat, at)
                assert _varied(game, one[0], at).tobytes() == two.tobytes(), (
                    f"position {at}: what seat {seat} cannot know was changed, or changed something"
                )
            _check_ends(game, varied[0], at)
        assert _varied(game, match.state, 0)[0].tobytes() == match.state.tobytes(), "a finished game was changed"
    assert changes > 0, "nothing was ever changed"


def _varied(game: Game, state: Any, seed: int) -> np.ndarray:
    states = copy(game, state)
    assert game.vary is not None
    game.vary(states[0], np.random.default_rng(seed))
    return states


def _check_ends(game: Game, state: Any, seed: int) -> None:
    states, rng = game.new_states(SCRATCH), new_rng(seed)
    states[0] = state
    for _ in range(game.max_moves):
        if game.seat(states[0]) == -1:
            break
        game.apply(states[0], int(game.choose(states, 0, rng)))
    assert legal_ids(game, states[0]) == [], "the game does not end"


# Compiled loops ---------------------------------------------------------------------------------------------------


def check_play_games(game: Game, players: int) -> None:
    """Whole games in one call are the games one gets decision by decision, whatever comes before them."""
    count, seed = (6, 11) if JIT else (2, 11)
    policies = np.array([[(i + p) % len(POLICIES) for p in range(game.max_players)] for i in range(count)])
    states, points, lengths, moves = play_games(game, players, policies, seed, 0)
    for i in range(count):
        alone = play_games(game, players, policies[i : i + 1], seed, i)
        assert alone[2][0] == lengths[i]
        assert (alone[3][0] == moves[i]).all(), f"game {i} depends on the games before it"
        actions = moves[i, : lengths[i]].tolist()
        line = game.new_states(SCRATCH)
        line[0] = alone[0][3]
        for action in actions:
            assert action in legal_ids(game, line[0])
            game.apply(line[0], action)
        assert line[0].tobytes() == alone[0][0].tobytes()
        assert game.seat(line[0]) == -1
        assert scores(game, line[0]) == points[i].tolist() == alone[1][0].tolist()
        _check_steps(game, alone[0][3], policies[i], actions, seed, i)
    assert states[0].tobytes() == alone[0][0].tobytes()
    assert (play_games(game, players, policies, seed, 0)[3] == moves).all(), "same seed, other games"
    assert (play_games(game, players, policies, seed + 1, 0)[3] != moves).any(), "all seeds play the same games"


def play_games(game: Game, players: int, policies: np.ndarray, seed: int, first: int) -> tuple[Any, Any, Any, Any]:
    states = game.new_states(SCRATCH)
    points = np.zeros((len(policies), game.max_players), np.int64)
    lengths = np.zeros(len(policies), np.int64)
    moves = np.zeros((len(policies), game.max_moves), np.int16)
    game.play_games(states, players, policies, seed, first, points, lengths, moves)
    return states, points, lengths, moves


def _check_steps(game: Game, deal: Any, policies: np.ndarray, actions: list[int], seed: int, number: int) -> None:
    """The same random numbers, less those that the deal has used, make the same choices one at a time."""
    rng = new_rng(seed, number)
    for _ in range(2000):
        if _same_choices(game, deal, policies, actions, rng.copy()):
            return
        _draw(rng)
    raise AssertionError(f"game {number}: `choose` does not play the game that `play_games` plays")


def _same_choices(game: Game, deal: Any, policies: np.ndarray, actions: list[int], rng: np.ndarray) -> bool:
    states = game.new_states(SCRATCH)
    states[0] = deal
    for action in actions:
        if int(game.choose(states, int(policies[game.seat(states[0])]), rng)) != action:
            return False
        game.apply(states[0], action)
    return True


def _draw(rng: np.ndarray) -> None:
    """One step of xoroshiro64*, as in `patolli.engine.rng`."""
    a, b = int(rng[0]), int(rng[1])
    b ^= a
    rng[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
    rng[1] = ((b << 13) | (b >> 19)) & MASK


def check_perft(game: Game, players: int) -> None:
    match = playout(game, players, 12)
    for at in (0, len(match) // 3, len(match) - 2, len(match)):
        states = game.new_states(4)
        states[0] = match.state_at(at)
        counted = [_count(game, match.state_at(at), depth) for depth in range(4)]
        assert [int(game.perft(states, depth)) for depth in range(4)] == counted


def _count(game: Game, state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    ids = legal_ids(game, state)
    if depth == 1:
        return len(ids)
    total = 0
    for action in ids:
        after = copy(game, state)
        game.apply(after[0], action)
        total += _count(game, after[0], depth - 1)
    return total


# Showing ----------------------------------------------------------------------------------------------------------


def check_showing(game: Game, players: int) -> None:
    """Pictures, boards and words exist for every kind of position, also for what a seat sees."""
    match = playout(game, players, 13)
    names = [f"Player {seat}" for seat in range(players)]
    for at in list(places(match))[:: 4 if JIT else 12]:
        for seat in (None, at % players):
            view = match.view(seat, at)
            assert game.picture(view, names, "caption", "dark").startswith("<")
            assert game.board(view, names, 100, Translator("en")) is not None
        if at < len(match):
            assert isinstance(game.tell(match.view(at=at), match.moves[at], match.view(at=at + 1)), list)


# Looking back -----------------------------------------------------------------------------------------------------


def positions(match: Match) -> list[Any]:
    return [match.state_at(at) for at in range(len(match) + 1)]


def check_clock(game: Game, players: int) -> None:
    for match in matches(game, players):
        days = [game.clock(state) for state in positions(match)]
        assert days[0] == 1, "the first day is not 1"
        assert all(type(day) is int for day in days)
        assert days == sorted(days), "the clock went back"
        assert days[-1] > 1, "the clock stands still"


def check_sources(game: Game, players: int) -> None:
    """Whatever was scored came from somewhere, exactly."""
    assert len(set(game.source_names)) == len(game.source_names) > 0
    for match in matches(game, players):
        states = positions(match)
        before = [state.tobytes() for state in states]
        found = game.sources(states, match.actions)
        assert [list(seat) for seat in found] == [list(game.source_names)] * players, "not all sources, or not in order"
        assert [sum(seat.values()) for seat in found] == match.scores(), "the sources do not add up"
        assert [state.tobytes() for state in states] == before, "looking back changed a position"


def check_openings(game: Game, players: int) -> None:
    """Labels say a group and what of it; they and the sources have words."""
    said: set[str] = set(game.source_names)
    for match in matches(game, players):
        found = game.openings(positions(match), match.actions)
        assert len(found) == players
        for labels in found:
            assert all(label.partition(":")[0] and label.partition(":")[2] for label in labels), labels
            said |= {*labels, *(label.partition(":")[0] for label in labels)}
    assert len(said) > len(game.source_names), "nobody opened"
    for label in said:
        words = [Translator("en").render(entry) for entry in game.label_words(label)]
        assert words, f"no words for {label}"
        assert all(words), f"an empty word for {label}"


CHECKS: dict[str, Check] = {
    name.removeprefix("check_"): check for name, check in list(globals().items()) if name.startswith("check_")
}
