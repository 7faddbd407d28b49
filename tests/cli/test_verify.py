"""`patolli verify`: commitments that were kept, and all kinds that were not."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from patolli.cli import app
from patolli.engine.commitment import KEY, commitment, new_salt, promised
from patolli.engine.errors import PatolliError
from patolli.engine.match import Match
from patolli.engine.record import read_record

run = CliRunner()


def finished(game: str) -> dict[str, Any]:
    """A finished game with its commitment, as a server gives it out."""
    match, dice = Match.new(game, 2, 2**200 + 7), random.Random(5)
    while not match.over:
        match.play_id(dice.choice(match.legal_ids()))
    record, salt = match.record(), new_salt()
    return record | {KEY: {"hash": commitment(record, salt), "salt": salt}}


@pytest.fixture(scope="module", params=["tzolkin", "settlers"])
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    return finished(request.param)


def verify(folder: Path, record: Any, *options: str) -> Any:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return run.invoke(app, ["verify", str(file), *options])


def changed(record: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return json.loads(json.dumps(record)) | keys


def test_a_kept_promise(record: dict[str, Any], tmp_path: Path) -> None:
    promise = record[KEY]["hash"]
    result = verify(tmp_path, record)
    assert result.exit_code == 0
    assert promise in result.output
    assert f"All {len(record['moves'])} moves are legal, and the game is over." in result.output
    assert verify(tmp_path, record, "--hash", promise).exit_code == 0
    assert verify(tmp_path, record, "--hash", f" {promise[:8].upper()} {promise[8:20]}").exit_code == 0
    told = json.loads(verify(tmp_path, record, "--json").output)
    assert told == {"game": record["game"], "hash": promise, "moves": len(record["moves"]), "over": True}


def test_the_hash_is_what_the_documentation_says(record: dict[str, Any]) -> None:
    """Made here by hand, following the text of docs/records.md."""
    beside = ("factions", "options", "card_files") if record["game"] == "settlers" else ()
    subject = {"game": record["game"], "players": 2, "deal": record["deal"]} | {key: record[key] for key in beside}
    text = json.dumps(subject, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert promised(read_record(record)) == text
    hashed = hashlib.sha256(f"{record[KEY]['salt']}\n{text}".encode()).hexdigest()
    assert hashed == record[KEY]["hash"]


def test_another_deal_is_found_out(record: dict[str, Any], tmp_path: Path) -> None:
    """Any two tiles or cards of the deal exchanged, before any move could notice."""
    other = changed(record)
    deck = other["deal"]["age2" if record["game"] == "tzolkin" else "common"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    with pytest.raises(PatolliError, match="NOT the one that was promised"):
        raise verify(tmp_path, other).exception  # type: ignore[misc]
    if record["game"] == "settlers":
        other = changed(record)
        other["deal"]["key"] = "00" * 32
        with pytest.raises(PatolliError, match="NOT the one that was promised"):
            raise verify(tmp_path, other).exception  # type: ignore[misc]


@pytest.mark.parametrize(
    ("promise", "options", "words"),
    [
        (None, (), "commitment: is missing: this game was not dealt by a server"),
        ({"hash": "ab" * 32}, (), "commitment.salt: is missing: the game was not over"),
        ({"hash": "AB" * 32, "salt": "00" * 32}, (), "commitment.hash: must be 64 hexadecimal digits"),
        ({"hash": "ab" * 32, "salt": 7}, (), "commitment.salt: must be 64"),
        ([], (), "commitment: must be an object"),
        ({"hash": "ab" * 32, "salt": "00" * 32}, (), "NOT the one that was promised"),
        ({"hash": "ab" * 32, "salt": "00" * 32}, ("--hash", "cd" * 32), "NOT the hash that you noted"),
        ({"hash": "ab" * 32, "salt": "00" * 32}, ("--hash", "abab"), "at least 16"),
        ({"hash": "ab" * 32, "salt": "00" * 32}, ("--hash", "z" * 20), "hexadecimal digits"),
    ],
)
def test_what_is_wrong_is_said(
    record: dict[str, Any], promise: Any, options: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    other = changed(record)
    del other[KEY]
    if promise is not None:
        other[KEY] = promise
    result = verify(tmp_path, other, *options)
    assert isinstance(result.exception, PatolliError)
    assert words in str(result.exception)


def test_a_promise_is_kept_through_a_replay(record: dict[str, Any]) -> None:
    """Readers that know nothing of it keep it, as they keep all unknown keys."""
    assert Match.from_record(record).record() == record
