"""What holds in every position of every game: `PATOLLI_GAMES` games, 2,000 by default; `make soak` plays 200,000.

Also: interpreted and compiled kernels agree move by move. The oracle has its own file (`test_oracle.py`).
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import SCRATCH
from patolli.engine.match import Match
from patolli.games.settlers.formats.view import view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules.catalogue import INSIDE, TOKENS, token_at
from patolli.games.settlers.rules.tasks import KINDS, MAX_TODO, TASK
from tests import luck
from tests.found import SETTLERS, numbers
from tests.games.settlers.formats.test_view import hidden_from
from tests.games.settlers.oracle.selfcheck import places_of_cards
from tests.paths import PROJECT

PLAYED = int(os.environ.get("PATOLLI_GAMES", "2000"))
FULL = max(8, PLAYED * (160 if JIT else 16) // 2000)  # games of which every position is checked
CHUNKS = 8  # tests that xdist can give to different workers
ID = re.compile(r'"([A-Z][A-Z0-9]{2,7})"')
KIND_TURN = KINDS.index("turn")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"lookout": "alternate"},
    {"lookout": "advanced", "peaceful": True},
    {"disputed": True},
)


class Game:
    """One random game as all its positions, with the legal actions of each."""

    def __init__(self, number: int) -> None:
        self.players = 1 + number % 5
        options = OPTIONS[number // 5 % 4] if self.players > 1 else {}
        self.first = Match.new(GAME, self.players, seed=number, options=options)
        dice = random.Random(number)
        haste = dice.choice((0.15, 0.4, 0.8))
        positions: list[Any] = [self.first.state.copy()]
        self.legal: list[list[int]] = []
        state = GAME.new_states(1)
        state[0] = self.first.state
        out = np.zeros(GAME.rules.max_legal, np.int16)
        self.actions: list[int] = []
        while True:
            self.legal.append(out[: GAME.legal(state[0], out)].tolist())
            if GAME.seat(state[0]) < 0:
                break
            legal = self.legal[-1]
            growing = [a for a in legal if at.SLOTS <= INSIDE[a] < 7 * at.SLOTS]
            self.actions.append(dice.choice(growing if growing and dice.random() >= haste else legal))
            GAME.apply(state[0], self.actions[-1])
            positions.append(state[0].copy())
        self.positions = GAME.new_states(len(positions))
        for number_of_moves, position in enumerate(positions):
            self.positions[number_of_moves] = position


def games(chunk: int, total: int) -> Iterator[int]:
    return numbers(SETTLERS, chunk, total, CHUNKS)


# Invariants: each gives, for every position of a game, whether it holds -------------------------------------------


def cards_are_conserved(s: np.ndarray) -> np.ndarray:
    """Every card of the deal is in exactly one pile; piles are valid chains of the right length."""
    cards = s["cards"] > 0
    ok = (s["cards"] == s["cards"][0]).all(1)
    ok &= np.where(cards, s["pile"] != at.NOWHERE, s["pile"] == at.NOWHERE).all(1)
    counted = (s["pile"][:, None, :] == np.arange(1, at.PILES)[:, None]).sum(2)
    ok &= (counted == s["length"][:, 1:]).all(1)
    return (
        ok & ((s["head"] == at.END) == (s["length"] == 0)).all(1) & ((s["tail"] == at.END) == (s["length"] == 0)).all(1)
    )


def chains_are_sound(s: np.ndarray) -> np.ndarray:
    """From the head of each pile its cards follow one another to the tail; hands ascend."""
    return np.array([_sound(position) for position in s])


def _sound(position: Any) -> bool:
    following, piles = position["next_card"].tolist(), position["pile"].tolist()
    for pile, (x, tail, length) in enumerate(
        zip(position["head"].tolist(), position["tail"].tolist(), position["length"].tolist(), strict=True)
    ):
        chain: list[int] = []
        while x != at.END and len(chain) <= length:
            chain.append(x)
            x = following[x]
        in_place = all(piles[card] == pile for card in chain)
        if len(chain) != length or not in_place or (chain and chain[-1] != tail):
            return False
        if at.HAND <= pile < at.HAND + at.SEATS and chain != sorted(chain):
            return False
    return True


def nothing_is_negative(s: np.ndarray) -> np.ndarray:
    """Goods, points, counters; S1.1.4 and format 3: only what is held can be paid."""
    ok = (s["goods"] >= 0).all((1, 2)) & (s["points"] >= 0).all(1) & (s["fresh_raze"] >= 0).all(1)
    ok &= (s["fresh_deal"] >= 0).all(1) & (s["pool"] >= 0).all(1) & (s["given"] >= 0).all(1)
    ok &= (s["blessings"] >= 0).all(1) & (s["blessings"] < 512).all(1)
    few = (s["taken_count"] <= 4).all(1)
    return np.asarray(ok & few)


def absent_seats_have_nothing(s: np.ndarray) -> np.ndarray:
    players = int(s["players"][0])
    ok = np.ones(len(s), bool)
    for field in ("goods", "points", "blessings", "tricolor", "passed", "taken_count"):
        ok &= (s[field][:, players:].reshape(len(s), -1) == 0).all(1)
    return ok


def nothing_is_left_over_at_a_turn(s: np.ndarray) -> np.ndarray:
    """Between actions no gain, no Prayer and no bundle is left half done."""
    turn = _kinds(s) == KIND_TURN
    idle = (s["pool"] == 0).all(1) & (s["given"] == 0).all(1) & (s["prayer_count"] == 0).all(1)
    idle &= (s["prayer_named"] == 0) & (s["prayer_tokens"] == 0) & (s["prayer_tricolor"] == 0)
    idle &= (s["waiting_count"] == 0) & (s["todo_count"] == 1) & (s["length"][:, at.PRAYER] == 0)
    idle &= (s["length"][:, at.LOOKING : at.LOOKING + at.SEATS] == 0).all(1) & (s["length"][:, at.ROW] == 0)
    return ~turn | idle


def the_clock_goes_on(s: np.ndarray) -> np.ndarray:
    """Rounds 1 to 5, phases in their order, the first player one seat on each round (S1.13.3)."""
    rounds, phases = s["round_no"].astype(int), s["phase"].astype(int)
    when = rounds * 8 + phases
    ok = (np.diff(when, prepend=when[0]) >= 0) & (rounds >= 1) & (rounds <= 5)
    players = int(s["players"][0])
    ok &= (s["first_player"] - s["first_player"][0] - (rounds - 1)) % players == 0
    over = s["over"] == 1
    return ok & (over == (np.arange(len(s)) == len(s) - 1)) & (over == (s["phase"] == at.OVER))


def the_stack_is_far_from_full(s: np.ndarray) -> np.ndarray:
    """Tasks and waiting sources: at most half of the available room, at every decision."""
    return (s["todo_count"] <= MAX_TODO // 2) & (s["waiting_count"] <= at.WAITING // 2)


def decisions_are_asked(s: np.ndarray) -> np.ndarray:
    """On top of the stack is a decision of a seat; everything above it is wiped."""
    over = s["over"] == 1
    above = np.arange(MAX_TODO) >= s["todo_count"].astype(int)[:, None]
    wiped = (~above | (s["todo"] == np.zeros((), TASK))).all(1)
    asked = (s["todo_count"] > 0) & (_kinds(s) < len(KINDS)) & (_current(s)["seat"] < s["players"])
    return wiped & np.where(over, s["todo_count"] == 0, asked)


def _current(s: np.ndarray) -> np.ndarray:
    return s["todo"][np.arange(len(s)), np.maximum(s["todo_count"].astype(int) - 1, 0)]


def _kinds(s: np.ndarray) -> np.ndarray:
    return np.where(s["over"] == 1, 255, _current(s)["kind"])


INVARIANTS = (
    cards_are_conserved, chains_are_sound, nothing_is_negative, absent_seats_have_nothing,
    nothing_is_left_over_at_a_turn, the_clock_goes_on, the_stack_is_far_from_full, decisions_are_asked,
)  # fmt: skip


def legal_lists_are_sane(game: Game) -> list[int]:
    """Positions where they are wrong: empty before the end, not ascending, outside the catalog, a duplicate token."""
    bad: list[int] = []
    for number, legal in enumerate(game.legal):
        last = number == len(game.legal) - 1
        ok = bool(legal) != last and legal == sorted(set(legal)) and all(0 <= a < len(TOKENS) for a in legal)
        if not ok or (not last and game.actions[number] not in legal):
            bad.append(number)
    return bad


def broken(positions: np.ndarray) -> list[str]:
    """What does not hold, with the first position where it does not."""
    s = np.asarray(positions)
    return [
        f"{invariant.__name__} at position {int(np.argmin(ok))}"
        for invariant in INVARIANTS
        if not (ok := invariant(s)).all()
    ]


@pytest.mark.games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_properties_hold_in_every_position(chunk: int) -> None:
    for number in games(chunk, FULL):
        game = Game(number)
        where = f"game {number}"
        assert broken(game.positions) == [], where
        assert legal_lists_are_sane(game) == [], where


@pytest.mark.games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_hold_in_many_positions(chunk: int) -> None:
    """Every card is in one place of the state JSON; a seat's view has no id that is hidden from it (format 10)."""
    for number in games(chunk, max(8, FULL // 4)):
        game = Game(number)
        dealt: Counter[str] | None = None
        for position in game.positions[::5]:
            whole = view(position)
            places = places_of_cards(whole)
            dealt = dealt or places
            assert places == dealt, f"game {number}"
            assert max(places.values()) == 1
            for seat in range(-1, game.players):
                found = set(ID.findall(json.dumps(view(position, seat))))
                assert not found & hidden_from(whole, seat), f"game {number}, seat {seat}"


@pytest.mark.games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_undo_and_replay_give_equal_bytes(chunk: int) -> None:
    for number in games(chunk, max(8, FULL // 8)):
        game = Game(number)
        match = game.first.fork()
        for action in game.actions:
            match.play(token_at(match.state, action))
        assert match.state.tobytes() == game.positions[-1].tobytes()
        again = Match.from_record(json.dumps(match.record()))
        for number_of_moves in range(0, len(match) + 1, 7):
            assert again.state_at(number_of_moves).tobytes() == game.positions[number_of_moves].tobytes()
        dice = random.Random(number)
        while len(match) > 3:
            match.undo(dice.randint(1, len(match) // 2 + 1))
            assert match.state.tobytes() == game.positions[len(match)].tobytes()
            tokens = [
                token_at(position, action) for position, action in zip(game.positions, game.actions, strict=False)
            ]
            for token in tokens[len(match) : len(match) + 3]:
                match.play(token)
            assert match.state.tobytes() == game.positions[len(match)].tobytes()
            match.undo(3)


@pytest.mark.parametrize(
    ("name", "field", "index", "value"),
    [
        ("cards_are_conserved", "length", (at.COMMON_DECK,), 1),
        ("cards_are_conserved", "pile", (20,), 1),
        ("chains_are_sound", "next_card", (slice(20, 60),), 1),
        ("nothing_is_negative", "goods", (1, 0), -500),
        ("nothing_is_negative", "points", (0,), -500),
        ("nothing_is_negative", "blessings", (1,), 512),
        ("absent_seats_have_nothing", "points", (3,), 1),
        ("the_clock_goes_on", "round_no", (), 1),
        ("the_clock_goes_on", "first_player", (), 1),
        ("the_clock_goes_on", "over", (), 1),
        ("the_stack_is_far_from_full", "todo_count", (), 40),
        ("the_stack_is_far_from_full", "waiting_count", (), 120),
    ],
)
def test_a_broken_property_is_noticed(name: str, field: str, index: tuple[Any, ...], value: int) -> None:
    positions = np.asarray(Game(2).positions)
    middle = len(positions) // 2
    positions[field][(slice(middle, middle + 1), *index)] += value
    assert any(line.startswith(name) for line in broken(positions))


@pytest.mark.parametrize("field", TASK.names or ())
def test_a_task_that_is_not_wiped_is_noticed(field: str) -> None:
    positions = np.asarray(Game(2).positions)
    positions["todo"][len(positions) // 2, 50][field] = 1
    assert any(line.startswith("decisions_are_asked") for line in broken(positions))


@pytest.mark.parametrize(
    ("field", "index"), [("pool", (7,)), ("given", (0,)), ("prayer_count", (2,)), ("waiting_count", ())]
)
def test_leftovers_at_a_turn_are_noticed(field: str, index: tuple[int, ...]) -> None:
    positions = np.asarray(Game(2).positions)
    turn = int(np.argmax(_kinds(positions) == KIND_TURN))
    positions[field][(slice(turn, turn + 1), *index)] += 1
    assert f"nothing_is_left_over_at_a_turn at position {turn}" in broken(positions)


def test_a_bad_legal_list_is_noticed() -> None:
    game = Game(2)
    at_turn = next(i for i, legal in enumerate(game.legal) if len(legal) > 2)
    for spoiled in ([], [5, 5], [6, 5], [-2, 3], [3, len(TOKENS)]):
        kept, game.legal[at_turn] = game.legal[at_turn], spoiled
        assert legal_lists_are_sane(game) == [at_turn]
        game.legal[at_turn] = kept


# Agreement --------------------------------------------------------------------------------------------------------


def position_hashes(first: int, last: int) -> list[str]:
    """For every fourth game one line: a hash for every position with its legal actions."""
    lines: list[str] = []
    for number in range(luck.FIRST_GAME + first, luck.FIRST_GAME + last, 4):
        game = Game(number)
        hashes = [
            hashlib.blake2b(position.tobytes() + repr(legal).encode(), digest_size=4).hexdigest()
            for position, legal in zip(game.positions, game.legal, strict=True)
        ]
        lines.append(" ".join(hashes))
    return lines


@pytest.mark.compiled
@pytest.mark.games
@pytest.mark.parametrize("chunk", range(4))
def test_interpreted_and_compiled_kernels_agree_move_by_move(chunk: int) -> None:
    last = min(400, max(5, PLAYED * 24 // 2000))  # 1 to 5 players; interpreted games take a second each
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{PROJECT / 'src'}{os.pathsep}{PROJECT}"}
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.games.settlers.test_properties", str(chunk), str(last)],
        cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=120 + 20 * last,
    )  # fmt: skip
    assert interpreted.returncode == 0, interpreted.stderr[-2000:]
    lines = interpreted.stdout.splitlines()
    assert len(lines) == len(range(chunk, last, 4))
    for i, (one, two) in enumerate(zip(lines, position_hashes(chunk, last), strict=True)):
        a, b = one.split(), two.split()
        same = next((k for k, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), None)
        assert same is None, f"game {luck.FIRST_GAME + chunk + 4 * i}: position {same} differs"
        assert len(a) == len(b) > 4


@pytest.mark.compiled
@pytest.mark.games
def test_whole_games_in_compiled_code_end_where_single_steps_end() -> None:
    """The loop of the engine and the same actions one by one."""
    for number in range(luck.FIRST_GAME, luck.FIRST_GAME + max(5, PLAYED * 40 // 2000)):
        players = 1 + number % 5
        states = GAME.new_states(SCRATCH)
        policies, scores = np.zeros((1, at.SEATS), np.int64), np.zeros((1, at.SEATS), np.int64)
        lengths, moves = np.zeros(1, np.int64), np.zeros((1, GAME.rules.max_moves), np.int16)
        GAME.play_games(states, players, policies, 20, number, scores, lengths, moves)
        position = GAME.new_states(1)
        position[0] = states[3]
        for action in moves[0, : lengths[0]].tolist():
            GAME.apply(position[0], action)
        assert position[0].tobytes() == states[0].tobytes()
        own = np.zeros(at.SEATS, np.int64)
        GAME.scores(position[0], own)
        assert (own[:players] == scores[0, :players]).all()


def highest(count: int, rng_seed: int = 5) -> tuple[int, int, int]:
    """The fullest stack and list of waiting sources, and the longest game, of this many random games."""
    states, rng = GAME.new_states(SCRATCH), new_rng(rng_seed, luck.SEED)
    most = [0, 0, 0]
    for number in range(luck.FIRST_GAME, luck.FIRST_GAME + count):
        GAME.deal(states[0], 1 + number % 5, number)
        length = 0
        while GAME.seat(states[0]) >= 0:
            GAME.apply(states[0], int(GAME.choose(states, 0, rng)))
            length += 1
            most[0] = max(most[0], int(states[0]["todo_count"]))
            most[1] = max(most[1], int(states[0]["waiting_count"]))
        most[2] = max(most[2], length)
    return most[0], most[1], most[2]


@pytest.mark.compiled
@pytest.mark.games
def test_the_stack_in_many_games() -> None:
    """Seen: 5 tasks and 19 sources in thousands of games; there is room for 64 and 160."""
    tasks, sources, _ = highest(max(20, PLAYED // 20))
    assert tasks <= MAX_TODO // 3
    assert sources <= at.WAITING // 3


if __name__ == "__main__":
    print("\n".join(position_hashes(int(sys.argv[1]), int(sys.argv[2]))))
