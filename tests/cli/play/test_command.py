"""`patolli play`: whole games by piped input, answers, undo, and who plays."""

import random

import pytest
from rich.cells import cell_len

from patolli.cli.play.files import games_folder
from patolli.engine.match import Match
from patolli.text import LANGUAGES
from tests.cli.play.playing import Run, files, moves, record

# --- whole games ---


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_always_choosing_1(run: Run, players: int) -> None:
    result = run("--seats", ",".join(["human"] * players), "--seed", "3", lines=["1"] * 1500)
    assert result.code == 0
    assert "Final points" in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over
    assert len(match.players) == players
    assert " wins with " in result.out or " win together " in result.out
    assert max(cell_len(line.rstrip()) for line in result.out.splitlines() if "Saved: " not in line) <= 80


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_choices_and_commands(run: Run, language: str) -> None:
    rng = random.Random(language)
    commands = ["b", "l", "l 5", "l all", "t", "t M03", "t nonsense", "r", "?", "s", "u", "u", "99", "", "x y z", "end"]
    lines = [rng.choice(commands) if rng.random() < 0.25 else str(rng.randint(1, 4)) for _ in range(1500)]
    seats = rng.choice(["human,greedy,random", "greedy,human", "human,human,greedy,random"])
    result = run("tzolkin", "--language", language, "--seats", seats, "--seed", "8", lines=[*lines, *["1"] * 600])
    assert result.code == 0
    match = Match.from_record(files()[-1].read_bytes())
    assert match.over


def test_bots_play_among_themselves(run: Run) -> None:
    result = run("--seats", "greedy,random,greedy", "--names", "X,Y,Z", "--seed", "1")
    assert result.code == 0
    assert "Final points" in result.out
    assert Match.from_record(files()[-1].read_bytes()).over


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    records = []
    for _ in range(2):
        run("--players", "3", "--seed", "5", lines=["1"] * 40)
        records.append(record())
    assert records[0] == records[1]
    run("--players", "3", lines=["q"])
    assert record()["deal"] != records[0]["deal"]


# --- answers ---


def test_tokens_and_numbers_and_case(run: Run) -> None:
    run("--seed", "2", "--seats", "human,human", lines=["", "1", "", "1", "place:tikal", "END", "PLACE:UXMAL", "q"])
    assert moves()[2:] == ["place:tikal", "end", "place:uxmal"]


def test_enter_accepts_the_only_answer(run: Run) -> None:
    lines = ["", "1", "", "1", "", "place:palenque"]
    result = run("--seed", "2", "--seats", "human,human", lines=[*lines, *["1"] * 30])
    assert "Only one choice" in result.out
    at = Match.from_record(files()[-1].read_bytes())
    single = next(i for i in range(len(at)) if i > 2 and len(at.legal(at=i)) == 1)
    prefix = at.moves[2:single]
    (games_folder() / files()[-1].name).unlink()
    run("--seed", "2", "--seats", "human,human", lines=["", at.moves[0], "", at.moves[1], *prefix, "", "q"])
    assert moves() == at.moves[: single + 1]


@pytest.mark.parametrize(
    "wrong", ["0", "77", "-1", "1.5", "nonsense", "", "place:", "[/bold]", "²", "9" * 5000, "\x00\x1b[A"]
)
def test_a_wrong_answer_is_one_sentence(run: Run, wrong: str) -> None:
    result = run("--seed", "2", lines=["1", wrong, "q"])
    assert "Type a number from 1 to" in result.out
    assert "\x1b" not in result.out


def test_a_token_that_is_not_legal_now(run: Run) -> None:
    result = run("--seed", "2", lines=["1", "advance:2", "q"])
    assert "advance:2 is not possible now" in result.out


# --- undo ---


@pytest.mark.slow
def test_undo_to_the_very_start(run: Run) -> None:
    result = run("--seed", "6", "--players", "4", lines=[*["1"] * 60, *["u"] * 70, "q"])
    assert "There is nothing to undo" in result.out
    match = Match.from_record(files()[-1].read_bytes())
    assert match.seat == 0
    assert all(token.startswith("keep:") for token in match.moves)
    assert len(match) < 4


def test_undo_goes_back_across_bots_and_they_do_the_same_again(run: Run) -> None:
    run("--seed", "6", "--players", "3", lines=[*["1"] * 30, "q"])
    straight = moves()
    run("--seed", "6", "--players", "3", lines=[*["1"] * 30, "u", "1", "u", "u", "u", "1", "1", "1", "q"])
    assert moves() == straight


@pytest.mark.slow
def test_undo_after_the_end(run: Run) -> None:
    lines = ["1"] * 700
    run("--seed", "4", lines=lines)
    whole = moves()
    result = run("--resume", str(files()[-1]), lines=["u", "q"])
    assert result.code == 0
    assert 0 < len(moves()) < len(whole)
    assert not Match.from_record(files()[-1].read_bytes()).over


# --- who plays ---


def test_several_people_choose_in_secret(run: Run) -> None:
    result = run("--seats", "human,human,human", "--names", "Ana,Ben,Cem", "--seed", "1", lines=["", "1"] * 3)
    for name in ("Ana", "Ben", "Cem"):
        assert result.out.count(f"Pass the keyboard to {name}") == 1
    kept = [part.partition("\n")[0] for part in result.out.split("keeps two wealth tiles in secret")]
    assert len(kept) == 4
    assert "Pass the keyboard" not in run("--seed", "1", lines=["1", "q"]).out


def test_names_with_markup_and_control_characters(run: Run) -> None:
    names = "[bold red]X[/],\x1b[31mEvil\x1b[0m\a\u202e"
    result = run("--names", names, "--seats", "human,greedy", "--seed", "1", lines=["1"] * 10)
    assert "[bold red]X[/]" in result.out
    for sign in "\x1b\a\u202e":
        assert sign not in result.out
    again = run("--resume", lines=["b", "l", "q"])
    assert "\x1b" not in again.out


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Deine Wahl"),
        ({"LANG": "pl_PL"}, "Twój wybór"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "Ваш вибір"),
        ({"LANG": "hu"}, "Választásod"),
        ({"LANG": "fr_FR.UTF-8"}, "Your choice"),
    ],
)
def test_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], said: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said in run(lines=["q"]).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "5"], "2 to 4 players"),
        (["--players", "1"], "2 to 4 players"),
        (["--players", "-3"], "2 to 4 players"),
        (["--seats", "human,ghost"], "'ghost'"),
        (["--seats", "human"], "2 to 4 players"),
        (["--seats", "human,human", "--players", "3"], "--seats names 2"),
        (["--names", "A,B,C"], "3 names for 2 players"),
        (["--names", "A" * 300], "at most 200"),
        (["--seed", "-1"], "seed"),
        (["--language", "xx"], "language"),
        (["--resume", "--seed", "1"], "without"),
        (["chess"], "chess"),
        (["tzolkin", "file.json"], "--resume"),
    ],
)
def test_options_that_make_no_sense(run: Run, args: list[str], said: str) -> None:
    result = run(*args)
    assert result.code == 1
    assert said in result.err
    assert files() == []
