"""What holds in every position of every game: `PATOLLI_GAMES` games, 2,000 by default; `make soak` plays 200,000.

Also: interpreted and compiled kernels, and the independent oracle of the tests, agree move by move.
"""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH
from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.rules.components import (
    AGE_TILES,
    BUILDING_IDS,
    COMPONENTS,
    FOOD_DAYS,
    MAX_WORKERS,
    MONUMENT_IDS,
    MONUMENTS_BY_PLAYERS,
    NEUTRAL_BY_PLAYERS,
    TEETH,
    TOP_STEP,
)
from patolli.games.tzolkin.rules.state import EMPTY, KINDS, MAX_TODO, NEUTRAL, NO_TILE
from tests import luck
from tests.found import TZOLKIN, numbers
from tests.games.tzolkin.oracle.game import Oracle, random_deal
from tests.paths import PROJECT

PLAYED = int(os.environ.get("PATOLLI_GAMES", "2000"))
COMPARED = max(6, PLAYED * 150 // 2000)
CHUNKS = 12  # tests that xdist can give to different workers
LONGEST = 3000
COPIES = np.array([[(tiles == t).sum() for t in range(len(BUILDING_IDS))] for tiles in AGE_TILES])
SEATS = np.arange(4)

chunked = pytest.mark.parametrize(("players", "chunk"), [(2 + i % 3, i) for i in range(CHUNKS)])


class Game:
    """One game as all its positions, with the legal actions of each.

    Of four games one is played at random, two by seats that play at random or greedily, and one from a rich start.
    """

    def __init__(self, players: int, number: int) -> None:
        self.kind = number // CHUNKS % 4
        policies = np.random.default_rng(number).integers(0, 2 if self.kind else 1, (1, 4))
        self.scores = np.zeros((1, 4), np.int64)
        if self.kind == 3:
            self.actions, first, self.last = rich_game(players, number, policies[0].tolist())
            GAME.scores(self.last, self.scores[0])
        else:
            states = GAME.new_states(SCRATCH)
            lengths = np.zeros(1, np.int64)
            moves = np.zeros((1, LONGEST), np.int16)
            GAME.play_games(states, players, policies, 20, number, self.scores, lengths, moves)
            assert lengths[0] < LONGEST
            self.actions, first, self.last = moves[0, : lengths[0]].tolist(), states[3], states[0]
        self.positions = GAME.new_states(len(self.actions) + 1)
        self.legal = np.full((len(self.actions) + 1, GAME.rules.max_legal), -1, np.int16)
        self.legal_counts = np.zeros(len(self.actions) + 1, np.int64)
        self.positions[0] = first
        self._replay()

    def _replay(self) -> None:
        positions, legal, counts = self.positions, self.legal, self.legal_counts
        for i, action in enumerate(self.actions):
            counts[i] = GAME.legal(positions[i], legal[i])
            positions[i + 1] = positions[i]
            GAME.apply(positions[i + 1], action)
        counts[-1] = GAME.legal(positions[-1], legal[-1])


def rich_game(players: int, number: int, policies: list[int]) -> tuple[list[int], Any, Any]:
    """Actions, first and last position of a game in which rare things happen."""
    states, rng = GAME.new_states(SCRATCH), new_rng(number)
    GAME.deal(states[0], players, number)
    for _ in range(players):
        GAME.apply(states[0], int(GAME.choose(states, 0, rng)))
    enrich(states[0], number)
    first = GAME.new_states(1)
    first[0] = states[0]
    actions: list[int] = []
    while (seat := int(GAME.seat(states[0]))) >= 0:
        actions.append(int(GAME.choose(states, policies[seat], rng)))
        GAME.apply(states[0], actions[-1])
    return actions, first[0], states[0]


def enrich(state: Any, number: int) -> None:
    """Give everybody goods, skulls, workers, levels and steps: monuments, top steps, an empty bank become common."""
    dice = np.random.default_rng(number)
    for p in range(int(state["players"])):
        state["corn"][p] += dice.integers(0, 40)
        state["blocks"][p] += dice.integers(0, 7, 3).astype(np.int16)
        state["temples"][p] = [dice.integers(-1, top) for top in TOP_STEP]
        state["technologies"][p] = dice.integers(0, 4, 4)
        workers = dice.integers(0, MAX_WORKERS + 1 - int(state["workers"][p]))
        state["workers"][p] += workers
        state["free_workers"][p] += workers
        skulls = min(int(dice.integers(0, 5)), int(state["bank_skulls"]))
        state["bank_skulls"] -= skulls
        state["skulls"][p] += skulls


def games(chunk: int, total: int) -> Iterator[int]:
    return numbers(TZOLKIN, chunk, total, CHUNKS)


# Invariants: each gives, for every position of a game, whether it holds -------------------------------------------


def workers_are_conserved(s: np.ndarray, players: int) -> np.ndarray:
    on_gears = (s["gears"][..., None] == SEATS).sum((1, 2))
    in_play = s["free_workers"] + on_gears + (s["start_space"][:, None] == SEATS)
    kept = (in_play == s["workers"])[:, :players].all(1)
    enough = (s["workers"] >= 3) & (s["workers"] <= MAX_WORKERS)
    neutral = (s["gears"] == NEUTRAL).sum((1, 2)) == NEUTRAL_BY_PLAYERS[players]
    strangers = (s["workers"][:, players:] == 0).all(1) & (on_gears[:, players:] == 0).all(1)
    return kept & enough[:, :players].all(1) & neutral & strangers


def workers_stand_on_teeth(s: np.ndarray, players: int) -> np.ndarray:
    none = np.ones(len(s), bool)
    for g, teeth in enumerate(TEETH):
        none &= (s["gears"][:, g, teeth:] == EMPTY).all(1)
        # A player's worker leaves after the last numbered space (T43).
        beyond = s["gears"][:, g, (11 if teeth == 13 else 8) : teeth]
        none &= ((beyond == EMPTY) | (beyond == NEUTRAL)).all(1)
    return none & ((s["gears"] >= EMPTY) & (s["gears"] <= NEUTRAL)).all((1, 2))


def skulls_are_conserved(s: np.ndarray, players: int) -> np.ndarray:
    laid = sum((s["chichen_used"] >> k) & 1 for k in range(1, 10))
    return (s["bank_skulls"] + s["skulls"].sum(1) + laid == COMPONENTS.skulls) & (s["chichen_used"] & ~0x3FE == 0)


def nothing_is_negative_but_points(s: np.ndarray, players: int) -> np.ndarray:
    fields = ("corn", "skulls", "free_workers", "corn_tiles", "wood_tiles", "jungle_corn", "jungle_wood", "light")
    ok = (s["bank_skulls"] >= 0) & (s["teeth_corn"] >= 0) & (s["blocks"] >= 0).all((1, 2)) & (s["placed"] >= 0)
    for field in fields:
        ok &= (s[field] >= 0).all(1)
    levels = s["technologies"]
    return ok & (levels >= 0).all((1, 2)) & (levels <= 3).all((1, 2)) & (s["light"] <= 1).all(1)


def absent_seats_have_nothing(s: np.ndarray, players: int) -> np.ndarray:
    ok = np.ones(len(s), bool)
    for field in ("points", "corn", "blocks", "skulls", "free_workers", "corn_tiles", "temples", "technologies"):
        ok &= (s[field][:, players:].reshape(len(s), -1) == 0).all(1)
    return ok


def one_player_on_a_top_step(s: np.ndarray, players: int) -> np.ndarray:
    steps = s["temples"][:, :players]
    sane = ((steps >= -1) & (steps <= TOP_STEP)).all((1, 2))
    return sane & ((steps == TOP_STEP).sum(1) <= 1).all(1)


def jungle_is_conserved(s: np.ndarray, players: int) -> np.ndarray:
    corn = s["jungle_corn"].sum(1) + s["corn_tiles"].sum(1) == 4 * players
    # Burned wood tiles are gone (T22); no corn tile goes before its wood tile.
    wood = s["jungle_wood"].sum(1) + s["wood_tiles"].sum(1)
    return corn & (wood <= 3 * players) & (np.diff(wood, prepend=3 * players) <= 0) & _covered(s)


def _covered(s: np.ndarray) -> np.ndarray:
    return (s["jungle_wood"] <= s["jungle_corn"]).all(1) & (s["jungle_wood"][:, 0] == 0)


def _counts(tiles: np.ndarray, valid: np.ndarray, kinds: int) -> np.ndarray:
    return ((tiles[..., None] == np.arange(kinds)) & valid[..., None]).sum(1)


def buildings_are_conserved(s: np.ndarray, players: int) -> np.ndarray:
    """Row, deck and built are all copies of the age; what age 1 left behind (T52) never comes back."""
    kinds = len(BUILDING_IDS)
    places = np.arange(18)
    age = s["age"].astype(int)
    built = _counts(s["built"] % 64, np.arange(32) < s["built_count"][:, None], kinds)
    row = _counts(s["row"], s["row"] != NO_TILE, kinds)
    deck = s["deck"][np.arange(len(s)), age - 1]
    rest = _counts(deck, (places >= s["deck_at"][:, None]) & (places < np.where(age == 1, 14, 18)[:, None]), kinds)
    wanted = COPIES[age - 1]
    of_age = wanted > 0
    ok = np.where(of_age, row + rest + built == wanted, row + rest == 0).all(1)
    ok &= (built <= COPIES.sum(0)).all(1) & (np.diff(built, axis=0, prepend=0) >= 0).all(1)
    # No building of an age other than the current one is ever built.
    grown = np.diff(built, axis=0, prepend=0) > 0
    before = np.concatenate([age[:1], age[:-1]])
    return ok & ~(grown & (COPIES[before - 1] == 0)).any(1) & (s["built"] // 64 < players).all(1)


def monuments_are_conserved(s: np.ndarray, players: int) -> np.ndarray:
    kinds = len(MONUMENT_IDS)
    board = _counts(s["monuments"], s["monuments"] != NO_TILE, kinds)
    raised = _counts(s["raised"] % 64, np.arange(6) < s["raised_count"][:, None], kinds)
    in_place = ((s["monuments"] == s["monuments"][0]) | (s["monuments"] == NO_TILE)).all(1)
    total = (board + raised).sum(1) == MONUMENTS_BY_PLAYERS[players]
    return (board + raised == board[0]).all(1) & total & in_place & (np.diff(raised, axis=0, prepend=0) >= 0).all(1)


def wealth_is_sane(s: np.ndarray, players: int) -> np.ndarray:
    """Dealt tiles until all have kept two; then nothing of them is left, and the kept ones never change (T4)."""
    kept_all = s["kept_count"] == players
    gone = (s["wealth"][:, :players] == NO_TILE).all((1, 2))
    same = (s["kept"] == s["kept"][-1]).all((1, 2))
    pairs = s["kept"][:, :players].reshape(len(s), -1)
    different = np.array([len(set(tiles)) == len(tiles) for tiles in pairs[-1:].tolist()])[0]
    return np.where(kept_all, gone & same & different, ~gone)


def clock_is_sane(s: np.ndarray, players: int) -> np.ndarray:
    day, rounds = s["day"].astype(int), s["round_no"].astype(int)
    days, turned = np.diff(day, prepend=1), np.diff(rounds, prepend=1)
    over = s["over"] == 1
    ok = (days >= 0) & (days <= 2) & (turned >= 0) & (turned <= 1) & (((days > 0) == (turned > 0)) | over)
    resolved = s["food_days"].astype(int)
    ok &= (np.diff(resolved, prepend=0) >= 0) & (resolved <= 4) & (s["age"] == np.where(resolved < 2, 1, 2))
    next_food = np.append(FOOD_DAYS, 99)[resolved]
    ok &= (next_food >= day - 1) & (rounds <= day) & (day <= FOOD_DAYS[-1] + 2) & ((resolved == 4) == over)
    ok &= (s["start_player"] >= 0) & (s["start_player"] < players) & (s["turns"] >= 0) & (s["turns"] <= players)
    ok &= np.where(over, s["seat"] == -1, (s["seat"] >= 0) & (s["seat"] < players))
    return ok & (over == (np.arange(len(s)) == len(s) - 1)) & (s["teeth_corn"] < rounds)


def decisions_are_sane(s: np.ndarray, players: int) -> np.ndarray:
    count = s["todo_count"].astype(int)
    kind = s["todo"][np.arange(len(s)), np.clip(count - 1, 0, MAX_TODO - 1), 0]
    return np.where(s["over"] == 1, count == 0, (count >= 1) & (count < MAX_TODO)) & (kind < len(KINDS))


INVARIANTS = (
    workers_are_conserved, workers_stand_on_teeth, skulls_are_conserved, nothing_is_negative_but_points,
    absent_seats_have_nothing, one_player_on_a_top_step, jungle_is_conserved, buildings_are_conserved,
    monuments_are_conserved, wealth_is_sane, clock_is_sane, decisions_are_sane,
)  # fmt: skip


def legal_lists_are_sane(game: Game) -> np.ndarray:
    """Not empty before the end, empty after it, ascending, unique, in the catalog, and containing the played one."""
    counts = game.legal_counts
    inside = np.arange(GAME.rules.max_legal) < counts[:, None]
    rising = np.diff(game.legal.astype(int), axis=1) > 0
    ok = (
        (rising | ~inside[:, 1:]).all(1)
        & (counts <= GAME.rules.max_legal)
        & ((counts > 0) == (game.positions["over"] == 0))
    )
    ok &= (~inside | ((game.legal >= 0) & (game.legal < len(GAME.notation.tokens)))).all(1)
    played = np.array([*game.actions, -1])[:, None]
    return ok & ((game.legal == played) & inside).any(1) | (game.positions["over"] == 1) & ok


def broken(positions: np.ndarray, players: int) -> list[str]:
    """What does not hold, with the first position where it does not."""
    s = np.asarray(positions)
    return [
        f"{invariant.__name__} at position {int(np.argmin(ok))}"
        for invariant in INVARIANTS
        if not (ok := invariant(s, players)).all()
    ]


@pytest.mark.games
@chunked
def test_properties_hold_in_every_position(players: int, chunk: int) -> None:
    for number in games(chunk, PLAYED):
        game = Game(players, number)
        where = f"game {number} of seed 20, {players} players"
        assert broken(game.positions, players) == [], where
        assert legal_lists_are_sane(game).all(), f"{where}: {np.argmin(legal_lists_are_sane(game))}"
        assert game.positions[-1].tobytes() == game.last.tobytes(), f"{where}: stepping ends elsewhere than the loop"
        scores = np.zeros(4, np.int64)
        GAME.scores(game.positions[-1], scores)
        assert (scores == game.scores[0]).all(), where


@pytest.mark.parametrize(
    ("name", "field", "index", "value"),
    [
        ("workers_are_conserved", "free_workers", (1,), 1),
        ("workers_are_conserved", "workers", (0,), -1),
        ("skulls_are_conserved", "bank_skulls", (), -1),
        ("skulls_are_conserved", "chichen_used", (), 1),
        ("nothing_is_negative_but_points", "corn", (2,), -500),
        ("nothing_is_negative_but_points", "blocks", (2, 1), -500),
        ("nothing_is_negative_but_points", "technologies", (2, 1), 4),
        ("absent_seats_have_nothing", "points", (3,), 1),
        ("one_player_on_a_top_step", "temples", (1, 0), 20),
        ("jungle_is_conserved", "jungle_corn", (2,), -1),
        ("jungle_is_conserved", "wood_tiles", (1,), 20),
        ("buildings_are_conserved", "deck_at", (), -1),
        ("buildings_are_conserved", "row", (2,), 1),
        ("monuments_are_conserved", "monuments", (0,), 1),
        ("wealth_is_sane", "wealth", (0, 0), 1),
        ("clock_is_sane", "day", (), 1),
        ("clock_is_sane", "round_no", (), 1),
        ("clock_is_sane", "over", (), 1),
        ("clock_is_sane", "age", (), 1),
        ("decisions_are_sane", "todo_count", (), 20),
    ],
)
def test_a_broken_property_is_noticed(name: str, field: str, index: tuple[int, ...], value: int) -> None:
    game = Game(3, 3)
    positions = np.asarray(game.positions)
    middle = len(positions) // 3  # in the first age
    positions[field][(slice(middle, middle + 1), *index)] += value
    assert any(line.startswith(name) for line in broken(positions, 3))


def test_two_players_on_a_top_step_are_noticed() -> None:
    game = Game(3, 3)
    positions = np.asarray(game.positions)
    positions["temples"][7, :2, 1] = TOP_STEP[1]
    assert broken(positions, 3) == ["one_player_on_a_top_step at position 7"]


def test_a_bad_legal_list_is_noticed() -> None:
    game = Game(3, 3)
    assert legal_lists_are_sane(game).all()
    at = int(np.argmax(game.legal_counts > 2))
    for spoil in ([5, 5], [6, 5], [-2, 3], [3, len(GAME.notation.tokens)]):
        before = game.legal[at].copy()
        game.legal[at, :2] = spoil
        assert not legal_lists_are_sane(game)[at]
        game.legal[at] = before
    game.legal_counts[at] = 0
    assert not legal_lists_are_sane(game)[at]


# Agreement --------------------------------------------------------------------------------------------------------


def position_hashes(first: int, last: int) -> list[str]:
    """For every fourth game one line: a hash for every position with its legal actions."""
    lines: list[str] = []
    for number in range(luck.FIRST_GAME + first, luck.FIRST_GAME + last, 4):
        game = Game(2 + number % 3, number)
        hashes = [
            hashlib.blake2b(position.tobytes() + legal[:n].tobytes(), digest_size=4).hexdigest()
            for position, legal, n in zip(game.positions, game.legal, game.legal_counts.tolist(), strict=True)
        ]
        lines.append(" ".join([*map(str, game.scores[0].tolist()), *hashes]))
    return lines


@pytest.mark.compiled
@pytest.mark.games
@pytest.mark.parametrize("chunk", range(4))
def test_interpreted_and_compiled_kernels_agree_move_by_move(chunk: int) -> None:
    last = min(600, max(4, PLAYED * 48 // 2000))  # interpreted games take a second each
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{PROJECT / 'src'}{os.pathsep}{PROJECT}"}
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.games.tzolkin.test_properties", str(chunk), str(last)],
        cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=120 + 20 * last,
    )  # fmt: skip
    assert interpreted.returncode == 0, interpreted.stderr[-2000:]
    lines = interpreted.stdout.splitlines()
    assert len(lines) == len(range(chunk, last, 4))
    for i, (one, two) in enumerate(zip(lines, position_hashes(chunk, last), strict=True)):
        a, b = one.split(), two.split()
        same = next((i for i, pair in enumerate(zip(a, b, strict=False)) if pair[0] != pair[1]), None)
        assert same is None, f"game {luck.FIRST_GAME + chunk + 4 * i}: position {same - 4} differs"
        assert len(a) == len(b) > 4


def agreed_view(view: dict[str, Any]) -> dict[str, Any]:
    decision = view["decision"]
    return view | {"decision": decision and {key: decision[key] for key in ("kind", "player")}}


def enrich_both(match: Match, oracle: Oracle, number: int) -> Match:
    """The same riches for both, once wealth is chosen."""
    while match.view()["decision"]["kind"] == "keep":
        oracle.play(match.legal()[number % 6])
        match.play(match.legal()[number % 6])
    states = GAME.new_states(1)
    states[0] = match.state
    enrich(states[0], number)
    rich = Match(GAME, match.players, states[0])
    view = rich.view()
    oracle.bank_skulls = view["bank_skulls"]
    for seat, given in zip(oracle.seats, view["seats"], strict=True):
        seat.update({key: given[key] for key in seat if key not in ("wealth", "buildings", "monuments")})
    # What was offered before the riches is asked again.
    oracle._flow = oracle._rounds()
    oracle._decision = next(oracle._flow)
    return rich


@pytest.mark.games
@chunked
def test_the_oracle_agrees_move_by_move(players: int, chunk: int) -> None:
    kinds: set[str] = set()
    played = list(games(chunk, COMPARED))
    for number in played:
        dice = random.Random(number)
        match = Match.new(GAME, players, seed=number)
        if number % 2:
            match = Match.from_record(match.record() | {"deal": random_deal(players, dice)})
        oracle = Oracle(players, match.record()["deal"])
        # A quarter of the games are random, the others half greedy, every other one of these from a rich start.
        kind = number // CHUNKS % 4
        greedy = 0.5 if kind else 0.0
        if kind >= 2:
            match = enrich_both(match, oracle, number)
        states, rng = GAME.new_states(SCRATCH), new_rng(number)
        while True:
            where = f"game {number}, {players} players, after {len(match)} moves: {match.moves[-6:]}"
            view = match.view()
            assert agreed_view(view) == oracle.view(), where
            assert match.legal() == oracle.legal(), where
            if view["decision"] is None:
                break
            kinds.add(view["decision"]["kind"])
            states[0] = match.state
            policy = POLICIES.index("greedy" if dice.random() < greedy else "random")
            token = GAME.notation.tokens[int(GAME.choose(states, policy, rng))]
            match.play(token)
            oracle.play(token)
    if len(played) >= 10 and not luck.SEED:  # other games may not be as varied
        assert kinds == set(KINDS), f"these games never ask for {set(KINDS) - kinds}"


if __name__ == "__main__":
    print("\n".join(position_hashes(int(sys.argv[1]), int(sys.argv[2]))))
