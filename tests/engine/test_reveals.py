"""Whether a step reveals something hidden is found exactly, and from nothing that the seat cannot know.

`Draft` compares a few positions; here it is compared with many (`apart.py`), over whole games of every kind.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.testing.apart import hidden_otherwise, looks
from pebbles.game import GAME as PEBBLES

REDEALS = 40 if JIT else 6
AZTECS = ["aztec", "japanese", "roman", "egyptian"]

TABLES: list[tuple[Any, int, dict[str, Any]]] = [
    *(("tzolkin", players, {}) for players in (2, 3, 4)),
    *((PEBBLES, players, {}) for players in (1, 2, 3)),
    *(("settlers", players, {}) for players in (1, 2, 3, 4, 5)),
    *(("settlers", players, {"lookout": "alternate"}) for players in (2, 4)),
    *(("settlers", players, {"lookout": "advanced"}) for players in (2, 3)),
    ("settlers", 3, {"peaceful": True}),
    *(("settlers", players, {"factions": AZTECS[:players]}) for players in (1, 2, 3)),
]
NAMES = [f"{getattr(game, 'name', game)}-{players}-{next(iter(more), '')}" for game, players, more in TABLES]
EVERY = 3 if JIT else 40
"""One of this many decisions of a game is checked: interpreted, a game takes minutes."""


def decisions(match: Match, seed: int) -> Iterator[tuple[Match, str]]:
    """A random game, and what is decided at each position; players with alternatives seldom pass."""
    dice, number = random.Random(seed), 0
    while not match.over:
        legal = match.legal()
        busy = [token for token in legal if token not in ("pass", "end", "done", "skip")]
        token = dice.choice(busy if busy and dice.random() < 0.9 else legal)
        if number % EVERY == 0:
            yield match, token
        match.play(token)
        number += 1


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=NAMES)
def test_a_step_reveals_something_exactly_if_some_positions_differ(
    game: Any, players: int, options: dict[str, Any]
) -> None:
    reveals = 0
    for here, token in decisions(Match.new(game, players, 21, options), 4):
        draft, true = Draft(here), here.fork()
        draft.play(token)
        true.play(token)
        found = looks(Sight.of(here), [token], REDEALS)
        assert draft.reveals == (len(found) > 1), f"{token} after {len(here)} moves: {len(found)} ways to look"
        if draft.reveals:
            reveals += 1
            assert draft.view() != true.view(draft.seat), "what is hidden was shown"
        else:
            assert draft.view() == true.view(draft.seat)
            follow, before = set[str]() if draft.ended else set(true.legal()), draft.earlier()
            assert not follow & before.keys()
            assert draft.legal() == sorted(follow | before.keys())
            for order in before.values():  # possible in the true match, too, and it shows nothing
                other = here.fork()
                for step in order.steps:
                    other.play(step)
                assert len(looks(Sight.of(here), order.steps, REDEALS // 4)) == 1, f"{order.steps} after {len(here)}"
    assert reveals > 0 or not JIT


def contents(draft: Draft) -> bytes:
    """Everything a draft says, including some of the next steps."""
    legal = draft.legal()
    told = [draft.steps, draft.ended, draft.reveals, draft.view(), legal]
    return msgspec.json.encode(told + [draft.after(token) for token in legal[:: max(1, len(legal) // 3)]])


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=NAMES)
def test_twin_deals_look_the_same_in_every_way(game: Any, players: int, options: dict[str, Any]) -> None:
    """Two games that differ only in what a seat cannot know: its sights, its drafts and what they show are equal."""
    differ = 0
    for number, (here, token) in enumerate(decisions(Match.new(game, players, 22, options), 5)):
        there = hidden_otherwise(here, 12345 + number)
        differ += here.state.tobytes() != there.state.tobytes()
        one, two = Sight.of(here), Sight.of(there)
        assert one.state.tobytes() == two.state.tobytes()
        assert (one.moves, one.number, one.legal()) == (two.moves, two.number, two.legal())
        if number % 5:
            continue
        drafts = Draft(here, number), Draft(there, number)
        for draft in drafts:
            draft.play(token)
        assert contents(drafts[0]) == contents(drafts[1])
    assert differ > 0


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=NAMES)
def test_redealt_positions_hold_nothing_of_the_true_one_for_anybody(
    game: Any, players: int, options: dict[str, Any]
) -> None:
    """Including seats that do not decide, and spectators: the hand of somebody who is deciding is no exception."""
    for here, _ in decisions(Match.new(game, players, 23, options), 6):
        for seat in range(players):
            if seat == here.seat:
                continue
            drawn = []
            for state in (here.state, redealt(here.game, here.state, seat, 2**40)):
                drawn.append(redealt(here.game, state, seat, 7).tobytes())
            assert drawn[0] == drawn[1], f"seat {seat} after {len(here)} moves"


def redealt(game: Any, state: Any, seat: int, seed: int) -> Any:
    copy = game.new_states(1)
    copy[0] = state
    game.redeal(copy[0], seat, seed)
    return copy[0]
