"""A match can be taken back, written down, read again and continued elsewhere."""

from __future__ import annotations

import msgspec

from patolli.engine.errors import BadRecord, NothingToUndo
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.testing.games import matches, places, playout, positions, raises


def check_undo(game: Game, players: int) -> None:
    match = playout(game, players, 5)
    before = [state.tobytes() for state in positions(match)]
    moves = match.moves
    for at in reversed(range(len(moves))):
        match.undo()
        assert match.state.tobytes() == before[at], f"undo to {at} gave other bytes"
    with raises(NothingToUndo, "undo at the beginning"):
        match.undo()
    for at, token in enumerate(moves, start=1):
        match.play(token)
        assert match.state.tobytes() == before[at], f"playing {at} again gave other bytes"
    match.undo(len(moves))
    assert (len(match), match.state.tobytes()) == (0, before[0]), "undo of all moves is not the beginning"


def check_record(game: Game, players: int) -> None:
    for match in matches(game, players):
        data = msgspec.json.encode(match.record())
        for again in (Match.from_record(match.record()), Match.from_record(data), Match.from_record(data.decode())):
            assert again == match, "a record that is read again is another match"
            for at in range(len(match) + 1):
                assert again.state_at(at).tobytes() == match.state_at(at).tobytes(), (
                    f"position {at} of a record that is read again differs"
                )
        half = len(match) // 2
        part = Match.from_record(data, to=half)
        assert part.moves == match.moves[:half], "a part of a record has other moves"
        assert part.state.tobytes() == match.state_at(half).tobytes(), "a part of a record leads elsewhere"


def check_header(game: Game, players: int) -> None:
    """The keys of the game stand before the deal, and come back; bad ones are named."""
    record = playout(game, players, 16).record()
    keys = list(record)
    assert [key for key in keys if key in game.notation.header] == keys[4 : keys.index("deal")], (
        f"between players and deal there are other keys than Notation.header: {keys}"
    )
    for key in ("deal", *(key for key in game.notation.header if key in record)):
        with raises(BadRecord, f"a record whose {key!r} is nonsense") as caught:
            Match.from_record(record | {key: "nonsense"})
        path = caught.error.path
        assert path.startswith(key), f"the error of a bad {key!r} names {path!r}"


def check_fork(game: Game, players: int) -> None:
    match = playout(game, players, 6)
    before = [state.tobytes() for state in positions(match)]
    for at in places(match):
        branch = match.fork(at)
        assert (len(branch), branch.state.tobytes()) == (at, before[at]), f"a fork at {at} is elsewhere"
        if at < len(match):
            other = [token for token in branch.legal() if token != match.moves[at]] or branch.legal()
            branch.play(other[0])
            for _ in range(game.rules.max_moves):
                if not branch.over:
                    branch.play(branch.legal()[0])
            assert branch.over, f"a fork at {at} does not end"
    assert [state.tobytes() for state in positions(match)] == before, "a fork changed its origin"
    assert match.fork() == match, "a fork of a whole match is another one"


def check_repr(game: Game, players: int) -> None:
    match = playout(game, players, 7)
    for at in (0, 1, len(match) // 2, len(match)):
        there = match.fork(at)
        again = eval(repr(there), {"Match": Match})
        assert again == there, f"repr at {at} makes another match"
        assert again.state.tobytes() == there.state.tobytes(), f"repr at {at} makes another position"
