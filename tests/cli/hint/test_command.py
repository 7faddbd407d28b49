"""`patolli hint`, and `h` in `patolli play`, as a person uses them."""

from __future__ import annotations

import _thread
import io
import json
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from patolli import Match
from patolli.agents.hint import hint
from patolli.agents.search.agent import Budget
from patolli.cli.hint.table import HintTable, wording
from patolli.engine.sight import Sight
from patolli.text import LANGUAGES, Entry, Seat, Translator
from tests.cli import calling
from tests.cli.calling import PROJECT, refused, write
from tests.cli.play.playing import Run, moves

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

EXAMPLE = PROJECT / "docs" / "example.json"
RECORDS = sorted((PROJECT / "tests" / "records").glob("tzolkin-*.json"))
FAST = ("--simulations", "60")


def ran(*args: object, stdin: bytes = b"") -> str:
    result = calling.run("hint", *args, stdin=stdin)
    assert (result.code, result.err) == (0, "")
    return result.out


def single(match: Match) -> int:
    """A position of a record with one legal decision."""
    return next(at for at in range(20, len(match)) if len(match.legal(at)) == 1)


# --- words ---


def test_a_position_in_words() -> None:
    out = ran(EXAMPLE, "--at", 62, "--simulations", 400)
    lines = out.splitlines()
    assert lines[0] == "Day 5, after 62 decisions: Ben decides."
    row = re.search(r"^ *1 +Tikal 5.*? +(\d+\.\d ± \d\.\d)(.*)$", out, re.M)
    assert row, out
    assert sum(int(share) for share in re.findall(r"(\d+)%", row[2])) in range(98, 103)
    plain = " ".join(out.split())
    assert re.search(r"Step by step 1 Pick up from Tikal 5 → Take the action Tikal 5: .*? → End your turn", plain)
    assert re.search(r"plan [12]", plain), "compared with another one"
    assert "against Ana (taken as: hard), Cleo (taken as: hard) and Dan (taken as: hard)" in plain
    assert re.search(r"everyone after plan 1: Ana \(\d+\.\d\), Ben \(\d+\.\d\), Cleo \(.*?\) and Dan", plain)
    assert "20 games per plan, played on to their end by bots" in out
    assert "a search of 400 simulations" in out
    assert "What Ben cannot know" in out


POSITION = {
    "en": "Day 5, after 62 decisions: Ben decides.",
    "de": "Tag 5, nach 62 Entscheidungen: Ben entscheidet.",
    "hu": "5. nap, 62 döntés után: Ben dönt.",
    "pl": "Dzień 5, po 62 decyzjach: decyduje Ben.",
    "uk": "День 5, після 62 рішень: вирішує Ben.",
}


@pytest.mark.parametrize("language", POSITION)
def test_every_language(language: str) -> None:
    out = ran(EXAMPLE, "--at", 62, "--language", language, *FAST)
    assert out.startswith(POSITION[language])
    assert re.search(r"^ *1 +\w+ 5\b", out, re.M), "by its name"
    assert ("Points" in out) == (language == "en")
    assert bool(re.search(r"\d,\d ± \d,\d", out)) == (language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_form(language: str) -> None:
    say = Translator(language).render
    for n in (0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 4000):
        for message, name in (("caption-games", "games"), ("caption-search", "simulations"), ("head-place", "n")):
            assert say(Entry(f"hint.{message}", {name: n}))
        assert say(Entry("hint.position", {"number": n, "day": 1, "seat": Seat(0)}), ["Ana"])
    assert len({say(Entry("hint.head-place", {"n": n})) for n in range(1, 5)}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS[::7], ids=lambda path: path.stem)
def test_it_fits_into_80_columns(file: Path, language: str) -> None:
    match = Match.from_record(file.read_bytes())
    match = match.fork(len(match) // 2)
    translator = Translator(language)
    found = hint(match, Budget(simulations=60))
    table = HintTable(Sight.of(match), found, wording(translator, []), translator, [])
    console = Console(width=80, file=io.StringIO(), highlight=False)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    out = console.file.getvalue()
    assert max(cell_len(line.rstrip()) for line in out.splitlines()) <= 80
    assert "…" not in out, "nothing is cut off"


@pytest.mark.parametrize("file", RECORDS[::5], ids=lambda path: path.stem)
def test_real_records(file: Path) -> None:
    count = len(json.loads(file.read_bytes())["moves"])
    for at in (0, count // 3, count - 1):
        out = ran(file, "--at", at, "--top", 2, *FAST)
        assert out.splitlines()[0].endswith(("decides.", "There is only one possible decision."))


def test_one_legal_decision() -> None:
    match = Match.from_record(EXAMPLE.read_bytes())
    at = single(match)
    out = ran(EXAMPLE, "--at", at, *FAST)
    assert out.splitlines()[0].endswith("decides. There is only one possible decision.")
    assert "simulations" not in out


def test_names_come_from_outside(tmp_path: Path) -> None:
    record = json.loads(EXAMPLE.read_bytes()) | {"players": ["\x1b[2JEve\r", "[bold]Ben[/bold]", "", "a\u202eb"]}
    out = ran(write(tmp_path / "names.json", record), "--at", 62, *FAST)
    assert out.splitlines()[0].endswith("[bold]Ben[/bold] decides.")
    assert "Player 3 (" in out
    for sign in "\x1b\r\u202e":
        assert sign not in out


# --- for programs ---


def test_json() -> None:
    match = Match.from_record(EXAMPLE.read_bytes(), 62)
    found = json.loads(ran(EXAMPLE, "--at", 62, "--json", "--top", 2, *FAST))
    plans = found.pop("plans")
    assert found == {
        "game": "tzolkin", "seat": 1, "number": 62, "day": 5, "legal": 3, "simulations": 60, "games": 20,
        "against": ["hard"] * 4,
    }  # fmt: skip
    assert len(plans) == 2
    for advice in plans:
        assert list(advice) == [
            "steps", "points", "error", "win_error", "places", "all_points", "weaker", "gap",
        ]  # fmt: skip
        assert advice["steps"][0] in match.legal()
        assert sum(advice["places"]) == pytest.approx(1)
        assert advice["all_points"][1] == pytest.approx(advice["points"])


def test_the_same_command_says_the_same() -> None:
    first, again = (ran(EXAMPLE, "--at", 100, "--json", *FAST) for _ in range(2))
    assert first == again
    assert first != ran(EXAMPLE, "--at", 100, "--json", "--seed", 1, *FAST)


def test_standard_input_and_seconds() -> None:
    found = json.loads(ran("-", "--at", 62, "--json", "--seconds", 0.2, stdin=EXAMPLE.read_bytes()))
    assert (found["number"], found["games"] >= 20) == (62, True)


# --- refused ---


def test_a_finished_game() -> None:
    moves_made = len(json.loads(EXAMPLE.read_bytes())["moves"])
    sentence = (
        f"the game is over: there is nothing to decide; --at N looks at an earlier position, 0 to {moves_made - 1}"
    )
    assert refused("hint", EXAMPLE) == sentence
    assert refused("hint", EXAMPLE, "--json", "--at", moves_made) == sentence


@pytest.mark.parametrize("at", [-1, 10**6])
def test_beyond_the_record(at: int) -> None:
    assert f"there is no position {at}" in refused("hint", EXAMPLE, "--at", at)


def test_a_record_for_one_seat(tmp_path: Path) -> None:
    partial = Match.from_record(EXAMPLE.read_bytes(), 62).record(1)
    sentence = refused("hint", write(tmp_path / "partial.json", partial))
    assert sentence.startswith("partial: this record was made for one seat")


def test_bad_files(tmp_path: Path) -> None:
    assert refused("hint", tmp_path / "no.json").startswith("cannot read")
    assert refused("hint", write(tmp_path / "a.json", b"{")).startswith("not a JSON document")
    record = json.loads(EXAMPLE.read_bytes())
    illegal = record | {"moves": [*record["moves"][:9], "advance:2"]}
    assert refused("hint", write(tmp_path / "b.json", illegal)).startswith("move 9: 'advance:2' is not legal here")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--simulations", "100", "--seconds", "1"], "choose one of --simulations, --seconds"),
        (["--seconds", "0"], "a budget is"),
        (["--seconds", "nan"], "a budget is"),
        (["--seconds", "1e9"], "a budget is"),
        (["--language", "tlh"], "there is no language 'tlh'"),
    ],
)
def test_bad_options(options: list[str], sentence: str) -> None:
    assert refused("hint", EXAMPLE, "--at", 62, *options).startswith(sentence)


@pytest.mark.parametrize("options", [["--top", "0"], ["--simulations", "1"], ["--seed", "-1"], ["--simulations", "x"]])
def test_bad_numbers(options: list[str]) -> None:
    result = calling.run("hint", EXAMPLE, *options)
    assert (result.code, result.out) == (2, "")
    assert options[0] in result.err


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has begun to think, and has a lot of time for it."""
    module = sys.modules["patolli.cli.hint.command"]
    find_hint, presses = module.find_hint, [1]

    def interrupted(*args: Any, say: Callable[[float], object], **more: Any) -> Any:
        def press(share: float) -> None:
            if share > 0 and presses and presses.pop():  # once: a second one could come while the first is told
                _thread.interrupt_main()
            say(share)

        return find_hint(*args, say=press, **more)

    monkeypatch.setattr(module, "find_hint", interrupted)
    # Tests started in the background may have had it ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        result = calling.run("hint", EXAMPLE, "--at", 62, "--seconds", 100)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (result.code, result.out, presses) == (130, "", [])
    assert "Traceback" not in result.err


# --- while playing ---


def test_a_hint_while_playing(run: Run) -> None:
    """Whole turns, in the words of the list, with who sits there; and it plays nothing."""
    run("--seed", "2", lines=["1", "q"])
    before = moves()
    result = run("--seed", "2", lines=["1", "h", "hint", "q"])
    assert (result.code, moves()) == (0, before)
    hints = re.findall(r"^ *(\d+) +(\S.*?) +-?\d+\.\d ± \d+\.\d(?: +\d+%){2} *$", result.out, re.M)
    assert len(hints) == 2 * 3
    assert hints[:3] == hints[3:], "the same position, the same hint"
    assert [number for number, _ in hints[:3]] == ["1", "2", "3"]
    plain = " ".join(result.out.split())
    assert re.search(r"1 Place on [\w ]+ \d.*? → End your turn", plain)
    assert "Odds and points are against" in plain
    assert max(cell_len(line.rstrip()) for line in result.out.splitlines() if "Saved: " not in line) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language_and_in_the_help(run: Run, language: str) -> None:
    result = run("--seed", "2", "--language", language, lines=["h", "?", "q"])
    assert result.code == 0
    assert re.search(r"^│ h  ", result.out, re.M)


def test_ctrl_c_goes_back_to_the_question(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_args: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("patolli.cli.play.game.hint", stopped)
    result = run("--seed", "2", lines=["1", "h", "place:uxmal", "q"])
    assert result.code == 0
    assert moves()[-1] == "place:uxmal"
