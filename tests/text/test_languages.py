"""The list of languages: everything that names languages takes them from there, and adding one needs nothing else."""

import json
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
from babel import Locale

import patolli
from patolli.cli import app
from patolli.text import LANGUAGES
from patolli.wire.languages import NAMES
from patolli.wire.messages import Language

LIST = "wire/languages.json"
NEW = """
from patolli.text import LANGUAGES, Entry, Goods, Seat, Term, Translator
values = {"seat": Seat(0), "gear": Term("gear", "uxmal"), "space": 2, "paid": Goods({"corn": 3})}
print(LANGUAGES[-1])
print(Translator("vo").render(Entry("tzolkin.place", values), ["Ana"]))
print(Translator("vo").render(Entry("settlers-names.name-quarry")))
"""


def test_codes_have_two_letters_and_names_are_their_own() -> None:
    assert LANGUAGES[0] == "en"
    for code, name in NAMES.items():
        assert len(code) == 2
        assert name == (Locale(code).display_name or "").capitalize()


def test_the_server_takes_exactly_these() -> None:
    assert msgspec.json.schema(Language)["enum"] == sorted(LANGUAGES)


def test_every_command_names_them_all() -> None:
    from typer.main import get_command

    def options(command):
        for parameter in command.params:
            if "--language" in parameter.opts:
                yield parameter.help
        for one in getattr(command, "commands", {}).values():
            yield from options(one)

    told = [*options(get_command(app))]
    assert len(told) >= 8
    assert {*told} == {", ".join(LANGUAGES)}


def test_one_more_is_a_line_and_its_folders(tmp_path: Path) -> None:
    """A copy of the package in which Volapük was started as English: it can be used."""
    copy = tmp_path / "patolli"
    shutil.copytree(str(files(patolli)), copy, ignore=shutil.ignore_patterns("__pycache__", "site"))
    names = json.loads((copy / LIST).read_text(encoding="utf-8")) | {"vo": "Volapük"}
    (copy / LIST).write_text(json.dumps(names), encoding="utf-8")
    for english in [*copy.rglob("locales/en")]:
        shutil.copytree(english, english.with_name("vo"))
    said = subprocess.run(
        [sys.executable, "-c", NEW],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert said.stdout.splitlines() == [
        "vo",
        "Ana places a worker on Uxmal 2 for 3 corn",
        "Quarry",
    ]
