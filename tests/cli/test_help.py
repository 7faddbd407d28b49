"""Help and usage errors, in every language: nothing is missing, nothing is left in English, all of it fits."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from typer.main import get_command

from patolli.cli import app
from patolli.cli.help.page import about
from patolli.cli.help.words import CommandWords, command_key, files, parameter_keys
from patolli.cli.language import asked_language
from patolli.text import LANGUAGES
from patolli.text.review.samples import parsed
from tests.cli.calling import Ran, run
from tests.paths import PROJECT

COLUMNS = 80
ENGLISH = re.compile(r"\b(the|of|and|with|that|this|or|Usage|Options|Arguments|Commands|default|required)\b")
UNTRANSLATED = {"N", "HEX", "ID", "URL", "HOST", "AxB", "light", "dark"}
"""Placeholders for values in every language."""
GENERAL = re.compile(
    r"text|usage|arguments|options|commands|try-help|stopped|aborted|(note|error|wanted|refuse|done|ask|word)-.*|metavar-(options|command|text)"
)
"""Messages that belong to no command."""


def tree(command: Any, path: str = "patolli") -> Iterator[tuple[str, Any]]:
    yield path, command
    for name, one in getattr(command, "commands", {}).items():
        yield from tree(one, f"{path} {name}")


COMMANDS = dict(tree(get_command(app)))


def called(language: str, *args: str, columns: int = COLUMNS) -> Ran:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.cli.calling.COLUMNS", str(columns))
        patch.setattr("tests.cli.calling.LANGUAGE", f"{language}_XX.UTF-8")
        return run(*args)


def used_keys() -> Iterator[str]:
    """The keys to look up, the more specific first; the last one must exist."""
    words = CommandWords("en")
    for path, command in COMMANDS.items():
        yield command_key(path)
        for one in command.get_params(command.make_context(path, [], resilient_parsing=True)):
            keys = parameter_keys(path, one)
            yield next((key for key in keys if words.find(key)), keys[0])
            yield from [key for key in (f"{keys[0]}-default", f"{keys[1]}-default") if words.find(key)][:1]
            for word in re.findall("[A-Za-z]+", one.metavar or ""):
                if word not in UNTRANSLATED:
                    yield f"metavar-{word.lower()}"


def test_every_command_option_and_argument_has_its_text_and_no_text_is_left_over() -> None:
    there = [key for file in files() for key in parsed("en", file) if not GENERAL.fullmatch(key)]
    assert len(there) == len({*there}), "two files have the same key"
    assert {*there} == {*used_keys()}


def test_a_missing_or_superfluous_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = COMMANDS["patolli play"]
    monkeypatch.setattr(play, "params", [one for one in play.params if one.name != "seats"])
    with pytest.raises(AssertionError, match="play-seats"):
        test_every_command_option_and_argument_has_its_text_and_no_text_is_left_over()
    monkeypatch.undo()
    perft = COMMANDS["patolli perft"]
    monkeypatch.setattr(perft.params[1], "opts", ["--number"])
    with pytest.raises(AssertionError, match="perft-number"):
        test_every_command_option_and_argument_has_its_text_and_no_text_is_left_over()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", COMMANDS)
def test_help_in_every_language(path: str, language: str) -> None:
    ran = called(language, *path.split()[1:], "--help")
    assert (ran.code, ran.err) == (0, "")
    for line in ran.out.splitlines():
        assert cell_len(line) <= COLUMNS, line
        assert "…" not in line, "cut"
    words = CommandWords(language)
    assert words.say("usage", call=path) in ran.out
    assert words.say("options") in ran.out
    for one in COMMANDS[path].params:
        assert max(one.opts, key=len) in ran.out or one.param_type_name == "argument"
    plain = re.sub(r'"[^"]*"|[│╭╰─╮╯]', " ", ran.out)  # examples name cards and files
    if language != "en":
        assert not ENGLISH.search(plain), ENGLISH.search(plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_names_both_games(language: str) -> None:
    out = called(language).out
    assert "patolli play tzolkin" in out
    assert "patolli play settlers" in out
    assert all(path.split()[1] in out for path in COMMANDS if " " in path)


WRONG = {
    ("play", "--plyers", "3"): ("error-option", {"name": "--plyers"}),
    ("replay", "x", "--json=3"): ("error-flag", {"name": "--json"}),
    ("play", "--seed"): ("error-no-value", {"name": "--seed"}),
    ("arena",): ("error-required", {"name": "--out"}),
    ("nonsense",): ("error-command", {"name": "nonsense"}),
    ("warm", "it", "now"): ("error-more", {"text": "it now"}),
}
VALUES = {
    ("perft", "--depth", "99"): ("--depth", "wanted-whole-range", {"least": "0", "most": "30"}),
    ("perft", "--depth", "x"): ("--depth", "wanted-whole-range", {"least": "0", "most": "30"}),
    ("perft", "--players", "x"): ("--players", "wanted-whole", {}),
    ("simulate", "--jobs", "0"): ("--jobs", "wanted-whole-least", {"least": "1"}),
    ("train", "--out", "x", "--minutes", "y"): ("--minutes", "wanted-number", {}),
    ("serve", "--log", "x"): ("--log", "wanted-choice", {"names": "auto, json, words"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("args", [*WRONG, *VALUES, ("hint",)], ids=" ".join)
def test_wrong_calls_in_every_language(args: tuple[str, ...], language: str) -> None:
    words = CommandWords(language)
    if args in WRONG:
        key, values = WRONG[args]
        said = words.say(key, **values)
    elif args in VALUES:
        name, key, values = VALUES[args]
        said = words.say("error-value", name=name, wanted=words.say(key, **values))
    else:
        said = words.say("error-argument", name=words.metavar("FILE"))
    ran = called(language, *args)
    assert (ran.code, ran.out) == (2, "")
    assert f"patolli: {said}" in ran.err
    if language != "en":
        assert not ENGLISH.search(ran.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_meant_is_offered(language: str) -> None:
    for args, meant in ((("play", "--plyers", "3"), "--players"), (("simulat",), "simulate")):
        assert CommandWords(language).say("error-near", names=meant) in called(language, *args).err


def test_the_language_is_the_one_asked_for_or_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert asked_language(["hint", "--help"]) == "hu"
    assert asked_language(["hint", "--language", "pl", "-h"]) == "pl"
    assert asked_language(["hint", "--language=uk", "-h"]) == "uk"
    assert asked_language(["hint", "--language", "xx"]) == "hu"
    assert asked_language(["hint", "--language"]) == "hu"
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert asked_language([]) == "en"
    assert called("hu", "hint", "--language", "pl", "--help").out.startswith("Użycie")


REFUSED = {
    ("replay", "no.json"): "no.json",
    ("replay", "no.json", "--words", "--json"): "--words, --trace, --json",
    ("play", "chess"): "'chess'",
    ("show", "no.json", "--svg", "-", "--theme", "red"): "'red'",
    ("train", "--out", "x", "--layers", "3"): "256x64",
    ("perft", "--to", "3"): "--record",
    ("deck", "build", "greek"): "'greek'",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("args", REFUSED, ids=" ".join)
def test_what_cannot_be_done_is_said_in_every_language(args: tuple[str, ...], language: str) -> None:
    ran = called(language, *args)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("patolli: ")
    assert REFUSED[args] in ran.err
    if language != "en":
        assert ran.err != called("en", *args).err


def test_every_refusal_is_said_somewhere() -> None:
    source = "".join(path.read_text("utf-8") for path in (PROJECT / "src" / "patolli").rglob("*.py"))
    keys = re.findall(r'(?:Refusal|BrokenPromise)\(\s*"([a-z-]+)"', source)
    said = {f"refuse-{key}" for key in keys} | {"refuse-game"}
    assert {key for file in files() for key in parsed("en", file) if key.startswith("refuse-")} == said
    commands = "".join(path.read_text("utf-8") for path in (PROJECT / "src/patolli/cli").glob("*.py"))
    done = set(re.findall(r'"((?:done|ask)-[a-z-]+)"', commands))
    assert {key for key in parsed("en", "cli") if key.startswith(("done-", "ask-"))} == done


def test_a_command_from_elsewhere_shows_its_own_help() -> None:
    (told,) = about(CommandWords("de"), "patolli pebbles", "Count [bold]pebbles[/bold].")
    assert told.plain == "Count pebbles."
