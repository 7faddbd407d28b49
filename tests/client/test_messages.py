"""The client's structs and the server's say the same: same fields, same types, same defaults."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from patolli.client import errors
from patolli.client import messages as ours
from patolli.server import messages as theirs
from patolli.server import problems
from patolli.server.http.routes import live as routes_live

BASES = {"Request", "Answer", "SecretAnswer"}
BEYOND = {"News": routes_live.News, "Watch": routes_live.Watch}
"""Those of the server that are not in its `messages.py`."""


def structs(module: Any) -> dict[str, type[msgspec.Struct]]:
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }


OURS = {name: struct for name, struct in structs(ours).items() if name not in BASES}
THEIRS = {name: struct for name, struct in structs(theirs).items() if name not in BASES} | BEYOND


def plain(hint: Any) -> Any:
    """A type without its limits: a list of names is any string, a struct is its name."""
    origin = get_origin(hint)
    if origin is Annotated:
        return plain(get_args(hint)[0])
    if origin is Literal:
        return type(get_args(hint)[0])
    if origin in (Union, types.UnionType):
        return frozenset(plain(part) for part in get_args(hint))
    if origin is not None:
        return origin, tuple(plain(part) for part in get_args(hint))
    return hint.__name__ if isinstance(hint, type) and issubclass(hint, msgspec.Struct) else hint


def fields(struct: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(struct, include_extras=True)
    return {
        field.name: (field.encode_name, plain(hints[field.name]), default(field))
        for field in msgspec.structs.fields(struct)
    }


def default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()  # type: ignore[operator]
    return field.default


def test_there_are_as_many() -> None:
    assert set(OURS) == set(THEIRS)


@pytest.mark.parametrize("name", sorted(OURS))
def test_they_are_the_same(name: str) -> None:
    assert fields(OURS[name]) == fields(THEIRS[name])
    mine, other = OURS[name].__struct_config__, THEIRS[name].__struct_config__
    assert (mine.tag, mine.tag_field, mine.array_like) == (other.tag, other.tag_field, other.array_like)


@pytest.mark.parametrize("name", sorted(OURS))
def test_a_newer_server_is_understood(name: str) -> None:
    """Only what is sent is checked for unknown fields, by the server."""
    assert not OURS[name].__struct_config__.forbid_unknown_fields


SENT = [
    ours.NewTable(
        game="tzolkin", seats=[ours.NewSeat(kind="mine", name="Ana"), ours.NewSeat(kind="bot", strength="easy")]
    ),
    ours.NewTable(
        game="g", seats=[ours.NewSeat()], clock=ours.BankClock(bank=60, increment=5, expiry="wait"), rated=True
    ),
    ours.NewTable(game="g", seats=[ours.NewSeat()], clock=ours.DaysClock(days=3), listed=True, title="T"),
    ours.Join(name="Ana", seat=2),
    ours.Join(),
    ours.Start(fill="easy"),
    ours.HandOver(seat=1, strength="hard"),
    ours.Say(text="Hello", name="Ana"),
    ours.TurnBody(seq=0, steps=[]),
    ours.Fork(at=0, seats=[ours.NewSeat()], title="T"),
    ours.Upload(record={"a": 1}, at=0, listed=True),
    ours.AskHint(at=3, steps=["end"], top=2, simulations=500),
    ours.Claim(name="Ana", password="password"),
    ours.Login(name="Ana", password="password"),
    ours.NewPassword(password="password", old="password"),
    ours.Watch(watch=["a" * 16]),
]


@pytest.mark.parametrize("sent", SENT, ids=lambda sent: type(sent).__name__)
def test_what_is_sent_is_understood(sent: msgspec.Struct) -> None:
    struct = THEIRS[type(sent).__name__]
    got = msgspec.json.decode(msgspec.json.encode(sent), type=struct)
    assert msgspec.to_builtins(got) == msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(sent), struct))
    for name in sent.__struct_fields__:
        assert msgspec.to_builtins(getattr(got, name), str_keys=True) is not None or getattr(sent, name) is None


def refusals(base: type[Any]) -> set[type[Any]]:
    return {base, *(found for sub in base.__subclasses__() for found in refusals(sub))}


def test_every_refusal_has_its_error() -> None:
    for kind in refusals(problems.Refused):
        error = errors.refusal(kind.status, ours.Problem(error=kind.word, detail="Because."))
        assert kind.word in errors.WORDS
        wanted = {"Unavailable": "ServerTrouble", "Refused": "BadRequest"}.get(kind.__name__, kind.__name__)
        assert type(error).__name__ == wanted
        assert str(error) == "Because."


def test_secrets_are_not_shown() -> None:
    shown = [
        ours.SeatKey(seat=1, secret="hush"),
        ours.PlayerKey(name="Ana", secret="hush"),
        ours.Claim(name="Ana", password="hush"),
        ours.Login(name="Ana", password="hush"),
        ours.NewPassword(password="hush", old="hush"),
    ]
    for one in shown:
        assert "hush" not in f"{one} {one!r}"
    assert "hush" not in repr(ours.Created(table=None, keys=[shown[0]]))  # type: ignore[arg-type]
