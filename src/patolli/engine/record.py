"""Reading records: sizes, types and order are checked before a game sees anything (docs/records.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from patolli.engine.errors import BadRecord, UnknownGame, shown
from patolli.engine.game import Game, find_game

FORMAT = "patolli-record"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_NAME = 200
_JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of emoji
_NOT_IN_XML = "\ufffe\uffff"
_OWN_KEYS = ("format", "version", "game", "players", "deal", "moves")


@dataclass(frozen=True)
class Record:
    """A record whose frame is valid; the game still has to check the deal and the moves."""

    game: Game
    players: list[str]
    deal: dict[str, Any]
    moves: list[str]
    header: dict[str, Any] = field(default_factory=dict[str, Any])
    """The keys beside the deal that belong to the game (`Game.header`)."""
    more: dict[str, Any] = field(default_factory=dict[str, Any])
    """Unknown keys: ignored but kept."""


def _kind(value: object) -> str:
    names: dict[type, str] = {
        dict: "an object",
        list: "a list",
        str: "a string",
        bool: "true or false",
        int: "a number",
    }
    return "null" if value is None else names.get(type(value), "a number" if isinstance(value, float) else "not JSON")


def _want(path: str, value: object, kind: type, name: str) -> None:
    if type(value) is not kind:
        raise BadRecord(path, f"must be {name}, not {_kind(value)}")


def parse_json(data: bytes | str) -> object:
    """Decode JSON of bounded size, or raise BadRecord."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > MAX_BYTES:
        raise BadRecord("", f"the record has {len(raw):,} bytes; at most {MAX_BYTES:,} are read")
    try:
        return msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord("", f"not a JSON document: {error}") from None
    except RecursionError:
        raise BadRecord("", "not a JSON document of this format: nested too deeply") from None


def read_record(data: bytes | str | Mapping[str, Any]) -> Record:
    """Check the frame of a record; BadRecord names the first bad field."""
    parsed = parse_json(data) if isinstance(data, bytes | str) else dict(data)
    _want("", parsed, dict, "an object")
    record = cast(dict[str, Any], parsed)
    for key in _OWN_KEYS:
        if key not in record:
            raise BadRecord(key, "is missing")
    if record["format"] != FORMAT:
        raise BadRecord("format", f"must be {FORMAT!r}")
    _want("version", record["version"], int, "a whole number")
    if record["version"] != VERSION:
        raise BadRecord("version", f"is {shown(record['version'])}; this program reads version {VERSION}")
    if record.get("partial"):
        raise BadRecord("partial", "this record was made for one seat and leaves out what that seat did not know: "
                        "it can be shown, but not replayed")  # fmt: skip
    _want("game", record["game"], str, "a string")
    try:
        game = find_game(record["game"])
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
    _want("deal", record["deal"], dict, "an object")
    return Record(
        game,
        _read_players(game, record["players"]),
        record["deal"],
        _read_moves(game, record["moves"]),
        {key: record[key] for key in game.notation.header if key in record},
        {key: value for key, value in record.items() if key not in (*_OWN_KEYS, *game.notation.header)},
    )


def name_problem(name: str) -> str | None:
    """What is wrong with a player's name, if anything."""
    if len(name) > MAX_NAME:
        return f"has {len(name):,} characters; at most {MAX_NAME} are allowed"
    try:
        name.encode()
    except UnicodeEncodeError:
        return "holds half a character, which no file can"
    return None


def clean(words: str) -> str:
    """Names and other text from outside, on one line: without anything that moves a cursor, changes the reading
    direction of its surroundings, or is forbidden in XML."""
    kept: list[str] = []
    for sign in words[:400]:  # nothing longer fits anywhere
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif sign in _JOINERS or (kind not in ("Cf", "Cs") and sign not in _NOT_IN_XML):
            kept.append(sign)
    return " ".join("".join(kept).split())


def _read_players(game: Game, players: object) -> list[str]:
    _want("players", players, list, "a list of names")
    names = cast(list[str], players)
    if not game.min_players <= len(names) <= game.max_players:
        raise BadRecord(
            "players", f"has {len(names)} names; {game.title} is for {game.min_players} to {game.max_players}"
        )
    for i, name in enumerate(names):
        _want(f"players[{i}]", name, str, "a string")
        if problem := name_problem(name):
            raise BadRecord(f"players[{i}]", problem)
    return list(names)


def _read_moves(game: Game, moves: object) -> list[str]:
    _want("moves", moves, list, "a list of tokens")
    tokens = cast(list[str], moves)
    if len(tokens) > game.rules.max_moves:
        raise BadRecord(
            "moves", f"has {len(tokens):,} moves; no game of {game.title} has more than {game.rules.max_moves:,}"
        )
    for i, token in enumerate(tokens):
        _want(f"moves[{i}]", token, str, "a string")
    return tokens
