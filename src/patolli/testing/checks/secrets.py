"""What a seat cannot know is nowhere in what it is given, and is drawn again where somebody thinks ahead for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from patolli.engine.compiled.jit import JIT
from patolli.engine.draft import Draft
from patolli.engine.game import SCRATCH, Game
from patolli.engine.known import StillSecret, all_shown, known_match, known_position
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.sight import Sight
from patolli.testing.apart import looks
from patolli.testing.games import (
    check_ends,
    copy,
    legal_ids,
    matches,
    observation,
    places,
    playout,
    quarters,
    raises,
)


def check_redeal(game: Game, players: int) -> None:
    """It changes nothing that the seat knows: its view, its features, its choices, its estimate."""
    for match in matches(game, players):
        for at in places(match):
            state = match.state_at(at)
            for seat in range(players):
                known = _known(game, state, seat)
                for seed in (at, 2**40 + at):
                    other = copy(game, state)
                    game.redeal(other[0], seat, seed)
                    now = _known(game, other[0], seat)
                    for what, before in known.items():
                        assert now[what] == before, f"position {at}: redeal for seat {seat} changed {what}"


def _known(game: Game, state: Any, seat: int) -> dict[str, Any]:
    known: dict[str, Any] = {
        "view": game.notation.view(state, seat),
        "features": observation(game, state, seat).tolist(),
        "seat": int(game.seat(state)),
        "scores": quarters(game, state),
        "estimate": float(game.evaluate(state, seat)),
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
                assert _redealt(game, state, seat, 0) == _redealt(game, state, seat, 0), "same seed, other redeal"
                secrets += game.notation.view(state, seat) != game.notation.view(state, None)
                changed += len(drawn) > 1
            if game.notation.seen_alike is not None and game.notation.seen_alike(state):
                seen = [game.notation.view(state, seat) for seat in range(-1, players)]
                assert all(view == seen[0] for view in seen), f"position {at}: seats do not see it alike"
        assert (changed > 0) == (secrets > 0), "redeal never changes what is secret, or there are no secrets to change"


def _redealt(game: Game, state: Any, seat: int, seed: int) -> bytes:
    other = copy(game, state)
    game.redeal(other[0], seat, seed)
    return other.tobytes()


def check_exchange(game: Game, players: int) -> None:
    """It changes nothing that the seat knows, and all that it does not: every pile that may be another one is another
    one, in one of the positions at least. They are sound, and what differs is hidden."""
    for match in matches(game, players):
        for at in list(places(match))[:-1]:
            seat, drawn = int(game.seat(match.state_at(at))), copy(game, match.state_at(at))
            game.redeal(drawn[0], seat, at)
            known, hidden = _known(game, drawn[0], seat), set[str]()
            for seed in range(6):
                other = copy(game, drawn[0])
                game.redeal(other[0], seat, seed)
                hidden |= _other_piles(game, drawn[0], other[0])
            for number in range(1, game.rules.exchanges + 1):
                other = copy(game, drawn[0])
                game.exchange(other[0], seat, number)
                now = _known(game, other[0], seat)
                for what, before in known.items():
                    assert now[what] == before, f"position {at}: exchange {number} for seat {seat} changed {what}"
                assert _redealt(game, other[0], seat, at) == drawn.tobytes(), (
                    f"position {at}: exchange {number} has changed more than is hidden"
                )
                hidden -= _other_piles(game, drawn[0], other[0])
                check_ends(game, other[0], at)
            assert not hidden, f"position {at}: no exchange changes what seat {seat} cannot know: {sorted(hidden)}"


def _other_piles(game: Game, one: Any, other: Any) -> set[str]:
    """Where the lists in two views of everything differ."""
    before, after = (dict(_lists(game.notation.view(state, None))) for state in (one, other))
    return {path for path in before if before[path] != after[path]}


def _lists(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _lists(inner, f"{path}.{key}")
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for number, inner in enumerate(value):
            yield from _lists(inner, f"{path}[{number}]")
    elif isinstance(value, list):
        yield path, value


def check_reveals(game: Game, players: int) -> None:
    """A draft says that a step shows something exactly if positions that the seat cannot tell apart differ after it."""
    match = playout(game, players, 18)
    for at in list(places(match))[:-1]:
        here, token = match.fork(at), match.moves[at]
        draft = Draft(here, at)
        draft.play(token)
        found = looks(Sight.of(here), [token], 20 if JIT else 4)
        assert draft.reveals >= (len(found) > 1), f"position {at}: {token} shows something, and the draft says no"
        if not draft.reveals:
            assert draft.view() == match.view(draft.seat, at + 1), f"position {at}: {token} leads elsewhere"


def check_redeal_plays_on(game: Game, players: int) -> None:
    match = playout(game, players, 8)
    states = game.new_states(SCRATCH)
    for at in places(match):
        states[0] = match.state_at(at)
        game.redeal(states[0], at % players, at)
        check_ends(game, states[0], at)


def check_redeal_first(game: Game, players: int) -> None:
    """With another deal the same moves show a seat the same; how the hidden part truly is does not matter for it."""
    match = playout(game, players, 14)
    if game.notation.redeal_first is None:
        with raises(StillSecret, "looking back without redeal_first"):
            known_match(match, 0, 0)
        return
    drawn = 0
    for at in list(places(match))[:: 3 if JIT else 9]:
        there = match.fork(at)
        for seat in (SPECTATOR, *range(players)):
            try:
                known = known_match(there, seat, at)
            except StillSecret:
                assert not all_shown(there, seat), f"seat {seat} knows all moves, and they are still secret"
                continue
            assert known.moves == there.moves, "the moves change with redeal_first"
            assert Match.from_record(known.record()) == known, "the deal cannot be written down and read again"
            for i in places(there):
                assert known.view(seat, i) == there.view(seat, i), f"position {i} is not what seat {seat} saw"
            assert known_match(known, seat, 2**40).record() == known_match(there, seat, 2**40).record(), (
                f"redeal_first for seat {seat} depends on what it cannot know"
            )
            earlier = known_match(there, seat, at, at // 2)
            assert earlier.moves == known.moves[: at // 2], "an earlier position has other moves"
            assert earlier.state_at(0).tobytes() == known.state_at(0).tobytes(), "an earlier position has another deal"
            drawn += known.state_at(0).tobytes() != match.state_at(0).tobytes()
    secrets = any(match.view(0, at) != match.view(None, at) for at in range(len(match)))
    assert (drawn > 0) == secrets, "redeal_first draws nothing, or there is nothing to draw"


def check_public_moves(game: Game, players: int) -> None:
    """One item for each move: what is shown is what was played, a seat knows its own moves, and at the end everybody
    knows all of them."""
    match = playout(game, players, 15)
    for at in places(match):
        there = match.fork(at)
        for seat in (SPECTATOR, *range(players)):
            shown = there.public_moves(seat)
            assert len(shown) == at, f"seat {seat} is told of {len(shown)} moves after {at}"
            for i, (told, token) in enumerate(zip(shown, there.moves, strict=True)):
                own = int(game.seat(there.state_at(i))) == seat
                assert told == token or (not own and (told is None or "?" in told)), (
                    f"seat {seat} is told of {told} where {token} was played, at move {i}"
                )
            written = there.moves if there.over else [token for token in shown if token is not None]
            assert there.record(seat)["moves"] == written, f"the record of seat {seat} has other moves"
            if seat != SPECTATOR:
                known = known_position(there, seat, at)
                assert known.view(seat) == there.view(seat), f"position {at}: redeal changed the view of seat {seat}"
