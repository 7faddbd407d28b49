"""The games for OpenSpiel: its own tests and bots, and that nothing hidden is shown."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this system")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from patolli.engine.errors import BadSetup  # noqa: E402
from patolli.engine.match import Match  # noqa: E402
from patolli.envs import openspiel  # noqa: E402
from tests.envs.tables import TABLES  # noqa: E402

pytestmark = pytest.mark.compiled
"""Whole games many times over: minutes with interpreted kernels."""


@pytest.fixture(autouse=True)
def _drawn() -> None:
    """OpenSpiel asks for what is hidden without a seed, so it is drawn from Python's own generator."""
    random.seed(1)


def dealt(name: str, *draws: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    for draw in draws:
        state.apply_action(draw)
    return state


def played(state: Any, decisions: int, seed: int = 1) -> Any:
    dice = random.Random(seed)
    for _ in range(decisions):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_its_random_simulations_pass(game: str, players: int) -> None:
    rules = pyspiel.load_game(f"patolli_{game}(players={players})")
    pyspiel.random_sim_test(rules, num_sims=1, serialize=players == 2, verbose=False)


def test_its_playthrough_is_the_same_again(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough("patolli_tzolkin", None, seed=1)
    file = tmp_path / "tzolkin.txt"
    file.write_text(text, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert "IsTerminal() = True" in text


def test_it_is_the_same_game_as_a_match() -> None:
    state = dealt("patolli_tzolkin(players=3,reward=points)", 2, 5)
    match = Match.new("tzolkin", 3, seed=2 * 1024 + 5)
    dice = random.Random(1)
    while not match.over:
        assert state.current_player() == match.seat
        assert state.legal_actions() == match.legal_ids()
        action = dice.choice(match.legal_ids())
        assert state.action_to_string(action) == match.game.notation.tokens[action]
        state.apply_action(action)
        match.play_id(action)
    assert state.is_terminal()
    points = match.scores()
    assert state.returns() == pytest.approx([p - (sum(points) - p) / 2 for p in points])


def test_its_search_plays_a_whole_game() -> None:
    game = pyspiel.load_game("patolli_tzolkin")
    dice = np.random.RandomState(1)  # without it another game every time, and some games are won by both
    search = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = dealt("patolli_tzolkin", 1, 1)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(search.step(state) if mine else dice.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-1, 1]


def test_its_search_without_looking_plays() -> None:
    game = pyspiel.load_game("patolli_tzolkin")
    dice = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 8, random_state=dice)
    search.set_resampler(openspiel.resample)
    state = dealt("patolli_tzolkin", 1, 1)
    for _ in range(12):
        state.apply_action(search.step(state))


@pytest.mark.parametrize("decisions", [0, 1, 2, 3, 40, 120])
def test_what_is_drawn_again_looks_the_same(decisions: int) -> None:
    state = played(dealt("patolli_tzolkin(players=3)", 7, 7), decisions)
    hidden = set()
    for player in range(3):
        for _ in range(5):
            other = openspiel.resample(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            hidden.add(other.table.states.tobytes())
    assert len(hidden) > 5, "nothing was drawn again"


def test_what_everybody_may_see_has_no_secrets() -> None:
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = dealt("patolli_tzolkin", 3, 3)
    seen: Any = make_observation(state.get_game(), public)
    texts = {seen.string_from(openspiel.resample(state, player), 0) for player in (0, 1) for _ in range(4)}
    assert texts == {seen.string_from(state, 1)}


def test_copies_are_their_own() -> None:
    state = played(dealt("patolli_tzolkin", 3, 3), 30)
    before = state.serialize()
    played(state.clone(), 30)
    assert state.serialize() == before
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert played(again, 20).history() == played(state, 20).history()
    assert game.num_players() == 2


def test_wrong_parameters_are_told_about() -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        pyspiel.load_game("patolli_tzolkin(players=7)")
    with pytest.raises(BadSetup, match="there are: rank, points"):
        pyspiel.load_game("patolli_tzolkin(reward=gold)")
