"""What authors of games are told: one sentence that says what is wrong, and where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from patolli.agents.ready.stages import RULES, Job
from patolli.cli import ready
from patolli.engine import game as engine_game
from patolli.engine.compiled.jit import exported, kernel, records
from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import BadGame, UnknownGame
from patolli.engine.game import Game, find_game, game_names
from patolli.engine.parts import Learning, Words, lazy
from patolli.testing import CHECKS, check_game, installed
from pebbles import rules
from pebbles.game import GAME
from tests.cli.calling import refused
from tests.stones.game import GAME as STONES


def plain(s):
    return 1


@kernel
def misspelt(s):
    return s.car


@kernel
def adds(s):
    return s.cards + "1"


@exported
def call_misspelt(s):
    return misspelt(s)


@exported
def call_adds(s):
    return adds(s)


@exported
def call_plain(s):
    return plain(s)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("call", "said"),
    [
        (call_misspelt, "a kernel does not compile: positions have no field 'car'"),
        (call_adds, r"a kernel does not compile: No implementation of function .*test_bad_games.py, line \d+\)"),
        (
            call_plain,
            r"a kernel does not compile: plain is a plain function, which @kernel should mark "
            r"\(test_bad_games.py, line \d+\)",
        ),
    ],
)
def test_what_does_not_compile_is_one_line(call: Any, said: str) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011
        call(records(1, rules.STATE)[0])
    assert re.fullmatch(said, in_short(caught.value))


def test_other_errors_are_named() -> None:
    assert in_short(ValueError("no\n such   thing")) == "ValueError: no such thing"
    assert in_short(AssertionError("a sentence")) == "a sentence"
    assert len(in_short(ValueError("x" * 10_000))) < 400


class Point:
    """An entry point whose loading does something."""

    name, module, value = "odd", "odd.game", "odd.game:GAME"

    def __init__(self, load: Any) -> None:
        self.load = load


def _import_fails() -> Any:
    import no_such_module  # pyright: ignore[reportMissingImports]

    return no_such_module


@pytest.fixture
def forget() -> Any:
    find_game.cache_clear()
    game_names.cache_clear()
    yield
    find_game.cache_clear()
    game_names.cache_clear()


@pytest.mark.usefixtures("forget")
@pytest.mark.parametrize(
    ("load", "said"),
    [
        (_import_fails, "odd.game:GAME cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        (lambda: Learning(observation_size=1), r"cannot be loaded: TypeError: .* missing .* 'write_features'"),  # pyright: ignore
        (lambda: "a text", "'a text', which is not a Game"),
        (lambda: replace(GAME, name="other"), "says that its name is 'other'"),
        (
            lambda: replace(GAME, rules=replace(GAME.rules, list_legal=None)),
            "its list_legal is None, which is not a kernel",
        ),
    ],
)
def test_a_game_that_cannot_be_loaded(load: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_game, "entry_points", lambda group: [Point(load)])
    with pytest.raises(BadGame, match=said) as caught:
        find_game("odd")
    assert "\n" not in str(caught.value)
    assert re.search(said, refused("simulate", "odd"))


def test_a_game_that_nobody_knows() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'pebels'; known games: settlers, tzolkin"):
        find_game("pebels")
    assert "no game is called 'pebels'" in refused("simulate", "pebels")


def test_a_part_that_is_not_there() -> None:
    for path, said in (("pebbles.no_such:FACES", "No module named"), ("pebbles.show:NONE", "has no attribute 'NONE'")):
        with pytest.raises(BadGame, match=said):
            _ = lazy(path).board


def test_a_stage_that_cannot_be_compiled_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(job: Job, progress: Any = None) -> None:
        raise ValueError(f"nothing compiles of {job.stage}")

    class NoCrew:
        def progress(self) -> Sequence[Any]:
            return [type("Failed", (), {"job": Job("pebbles", RULES), "state": "failed"})]

    monkeypatch.setattr(Job, "compile", fails)
    with pytest.raises(BadGame, match="the game 'pebbles': ValueError: nothing compiles of rules"):
        ready._compile_here(NoCrew())  # pyright: ignore[reportArgumentType]


# --- check_game ---


def silent(before: Any, token: str, after: Any) -> Any:
    return ["taken"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"name": "odd stones"}, "'name': the name 'odd stones' is not made of letters"),
        ({"words": Words(silent, STONES.words.describe)}, "'words': position 0: tell"),
        (
            {"notation": replace(STONES.notation, tokens=("take:1", "take:1", "take:3"))},
            "'catalogue': a name stands for two actions",
        ),
        (
            {"notation": replace(STONES.notation, view=lambda s, eyes: {"over": False, "seats": []})},
            "'view': position 0: not an object for each seat",
        ),
        ({"learning": replace(STONES.learning, clock=lambda state: 0)}, "'clock': the first day is not 1"),
        ({"learning": replace(STONES.learning, source_names=("a", "b"))}, "'sources': there are several source_names"),
        ({"learning": replace(STONES.learning, openings=lambda s, a: [[], []])}, "'openings': nobody opened"),
        ({"rules": replace(STONES.rules, max_moves=2)}, "'seeds': a game is not over after 2 moves"),
    ],
)
def test_what_is_wrong_is_said_with_game_players_and_check(changes: dict[str, Any], said: str) -> None:
    broken: Game = replace(STONES, **changes)
    with installed(broken, words={"stones": "tests.stones"}), pytest.raises(AssertionError) as caught:
        check_game(broken)
    assert str(caught.value).startswith(f"{broken.name} for 2, check {said}"), caught.value


def test_every_check_has_a_name_and_is_found() -> None:
    files = (Path(engine_game.__file__).parents[1] / "testing" / "checks").glob("*.py")
    written = {name for file in files for name in re.findall(r"^def check_(\w+)", file.read_text("utf-8"), re.M)}
    assert set(CHECKS) == written
    assert len(CHECKS) >= 30


def test_a_game_that_is_not_installed_is_checked_all_the_same() -> None:
    """And is gone afterwards."""
    with pytest.raises(AssertionError, match="no messages for 'stones'"):
        check_game(STONES)
    assert "stones" not in game_names()


def test_installed_games_come_before_others_and_within_each_other() -> None:
    own = replace(GAME, title="Another")
    with installed(GAME), installed(STONES):
        assert {"pebbles", "stones", "tzolkin"} <= set(game_names())
        assert find_game("pebbles") is GAME
        with installed(own):
            assert find_game("pebbles") is own
        assert find_game("pebbles") is GAME
    assert game_names() == ("settlers", "tzolkin")
