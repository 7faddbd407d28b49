"""What commands say when they are done, in the user's language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from patolli.engine.commitment import KEY, commitment, new_salt
from patolli.server.storage.database import open_database
from patolli.text import LANGUAGES
from patolli.text.locales import message_file
from tests.cli.calling import Ran, run
from tests.paths import PROJECT
from tests.server.inside import add_player

EXAMPLES = {"tzolkin": PROJECT / "docs/example.json", "settlers": PROJECT / "docs/settlers-example.json"}


@pytest.fixture(params=LANGUAGES)
def speak(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    monkeypatch.setattr("tests.cli.calling.LANGUAGE", f"{request.param}_XX.UTF-8")
    return lambda *args: run(*args)


def words_of(language: str, key: str) -> str:
    """What a message without values says."""
    text = (message_file(language, "cli")).read_text(encoding="utf-8")
    return next(line.partition(" = ")[2] for line in text.splitlines() if line.startswith(f"{key} = "))


def language_of(speak: Callable[..., Ran], request: pytest.FixtureRequest) -> str:
    return request.node.callspec.params["speak"]


def test_counts_and_points(speak: Callable[..., Ran], request: pytest.FixtureRequest) -> None:
    language = language_of(speak, request)
    counted = speak("perft", "settlers", "--depth", 1).out
    assert all(words_of(language, f"word-{one}") in counted for one in ("depth", "sequences", "seconds"))
    played = speak("simulate", "--games", 4, "--agents", "random,greedy").out
    columns = ("seat", "agent", "mean", "spread", "best", "worst", "all")
    assert all(words_of(language, f"word-{one}") in played for one in columns)
    assert len(played.strip().splitlines()[-1]) > 40


@pytest.mark.parametrize("game", EXAMPLES)
def test_kept_and_broken_promises(
    game: str, speak: Callable[..., Ran], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    language = language_of(speak, request)
    record, salt = json.loads(EXAMPLES[game].read_bytes()), new_salt()
    promise = commitment(record, salt)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record | {KEY: {"hash": promise, "salt": salt}}), encoding="utf-8")
    said = speak("verify", file).out.splitlines()
    assert [promise in said[0], str(len(record["moves"])) in said[1], said[2]] == [
        True, True, words_of(language, "done-compare")
    ]  # fmt: skip
    noted = speak("verify", file, "--hash", "0123456789abcdef")
    assert (noted.code, noted.out) == (1, "")
    assert noted.err == f"patolli: {words_of(language, 'refuse-promise-noted').replace('{ $hash }', promise)}\n"


def test_a_copy_of_the_database_and_what_is_deleted(
    speak: Callable[..., Ran], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    language = language_of(speak, request)
    url = f"sqlite:///{tmp_path / 'patolli.db'}"
    database = open_database(url)
    with database.writing.connect() as connection, connection.begin():
        add_player(connection, "p1", "Ödön")
    database.close()
    copy = tmp_path / "copy.db"
    said = speak("backup", copy, "--database", url).out
    assert said.startswith(f"{copy}: ")
    deleted = speak("players", "delete", "Ödön", "--database", url, "--yes").out
    assert deleted == f"{words_of(language, 'done-player').replace('{ $name }', 'Ödön')}\n"
