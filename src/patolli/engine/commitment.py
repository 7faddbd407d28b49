"""Commit and reveal: the hash of a deal is published before the first move, and the deal after the last.

The dealer publishes `commitment(record, salt)` when the game begins, and the salt with the whole record when it is
over. Nobody can derive the deal from the hash (the salt has 256 random bits), and nobody can present a different deal
for it later. docs/records.md has the format, so that other programs can check it, too.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, cast

from patolli.engine.errors import BadRecord
from patolli.engine.record import Record, read_record

KEY = "commitment"
"""The key of a record that holds `hash` and, when the game is over, `salt`."""
_HEX = re.compile("[0-9a-f]{64}")


def new_salt() -> str:
    """256 random bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def promised(record: Record) -> str:
    """What is hashed with the salt: game, number of players, header and deal, as JSON, keys sorted, without spaces."""
    subject = {"game": record.game.name, "players": len(record.players), **record.header, "deal": record.deal}
    return json.dumps(subject, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def commitment(record: Record | Mapping[str, Any], salt: str) -> str:
    """SHA-256 of the salt, a line feed, and what is promised, as 64 hexadecimal digits."""
    whole = record if isinstance(record, Record) else read_record(record)
    text = f"{salt}\n{promised(whole)}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read_commitment(record: Mapping[str, Any]) -> tuple[str, str | None] | None:
    """Hash and salt of a record, or None if it has no commitment; BadRecord names a bad field. The salt of a game that
    is not over is None."""
    if KEY not in record:
        return None
    found = record[KEY]
    if not isinstance(found, dict):
        raise BadRecord(KEY, "must be an object")
    values = cast(dict[str, object], found)
    digits: list[str | None] = []
    for name in ("hash", "salt"):
        value = values.get(name)
        if value is None and name == "salt":
            digits.append(None)
        elif isinstance(value, str) and _HEX.fullmatch(value):
            digits.append(value)
        else:
            raise BadRecord(f"{KEY}.{name}", "must be 64 hexadecimal digits in lower case")
    return str(digits[0]), digits[1]
