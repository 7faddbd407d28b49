"""Plans as files: what they may say, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.engine.errors import BadSetup
from patolli.engine.game import find_game
from patolli.training.ways import (
    League,
    Lessons,
    Playing,
    Ways,
    learning_rate,
    left_of_bonus,
    problem_of,
    read_ways,
    usual,
)
from tests.paths import PROJECT

GAME = find_game("tzolkin")


def written(path: Path, text: str) -> Path:
    (path / "plan.toml").write_text(text, encoding="utf-8")
    return path / "plan.toml"


def test_an_empty_file_is_the_usual_way(tmp_path: Path) -> None:
    found = read_ways(written(tmp_path, ""), GAME)
    assert (found.games, found.layers) == (600, None)
    assert (found.playing, found.league, found.lessons, found.alarms) == (Playing(), League(), Lessons(), 0)
    assert Ways(playing=found.playing) == usual() == Ways()


def test_the_usual_quick_search_has_a_quarter_of_the_simulations() -> None:
    assert [usual(count).playing.quick for count in (64, 5, 4)] == [16, 2, 2]
    assert usual(100).playing.simulations == (100, 100)


def test_the_league_of_the_examples_is_a_plan() -> None:
    found = read_ways(PROJECT / "examples" / "league.toml", GAME)
    assert set(found.league.styles) == set(GAME.learning.watch.styles)
    assert found.playing.full == 0.1
    assert [beginning.gifts for beginning in found.playing.beginnings] == [(1, 3), (1, 2)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("games = 0", "games"), ("nonsense = 1", "nonsense"), ("[playing]\nfull = 1.5", "full"), ("[playing", "plan"),
        ("[playing]\nsimulations = [3, 9]", "simulations"), ("[playing]\nsimulations = [90, 9]", "least and the most"),
        ("[lessons]\nrate = 0", "rate"), ("[lessons]\nkeep = nan", "keep"), ("[league]\nfades = 0", "fades"),
        ('[league]\nstyles = ["chess"]', "no style 'chess'; it has architecture"), ("layers = [1]", "layers"),
        ("[league]\nstyled = 0.5", "names none"), ("[league]\npoints = [6, 2]", "league.points"),
        ("[[playing.beginnings]]\ngames = 1\nrandom = []", "beginning 1 has an empty list"),
        ("[[playing.beginnings]]\ngames = 1\ngifts = [2, 1]", "gifts of beginning 1"),
        ("[[playing.beginnings]]\ngames = 1\ndecisions = [-1, 1]", "decisions of beginning 1"),
        ("#" + 200_000 * "x", "larger than any plan"), ("[[playing.beginnings]]", "games"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_name_of_the_file(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_ways(written(tmp_path, text), GAME)
    assert words in str(caught.value)
    assert "plan.toml" in str(caught.value)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="not a plan"):
        read_ways(tmp_path / "plan.toml", GAME)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="nowhere"):
        read_ways(tmp_path / "nowhere.toml", GAME)


def test_a_game_without_styles_says_so() -> None:
    ways = Ways(league=League(styled=0.5, styles=("architecture",)))
    assert problem_of(ways, GAME) == ""
    assert "has no style 'architecture'; it has none" in problem_of(ways, find_game("settlers"))


def test_the_bonus_fades_and_is_gone_after_so_many_rounds() -> None:
    league = League(fades=4)
    assert [left_of_bonus(league, number) for number in (1, 2, 3, 4, 5, 9)] == [1.0, 0.75, 0.5, 0.25, 0.0, 0.0]


def test_the_rate_is_steady_and_then_falls() -> None:
    lessons = Lessons(rate=0.001, steady=20)
    assert [learning_rate(lessons, number) for number in (1, 20, 40)] == pytest.approx([0.001, 0.001, 0.0005])
