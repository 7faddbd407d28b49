"""Messages, written once: what a client sends, a server understands; anything extra from a newer server is ignored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from patolli.client import errors
from patolli.server import problems
from patolli.wire import messages

BASES = {"Request", "SecretRequest", "Answer", "SecretAnswer"}
STRUCTS: dict[str, type[msgspec.Struct]] = {
    name: value
    for name, value in vars(messages).items()
    if isinstance(value, type) and issubclass(value, msgspec.Struct) and name not in BASES
}


@pytest.mark.parametrize("name", sorted(STRUCTS))
def test_unknown_fields(name: str) -> None:
    """A server refuses them in requests, a client ignores them in answers."""
    strict = STRUCTS[name].__struct_config__.forbid_unknown_fields
    assert strict == issubclass(STRUCTS[name], messages.Request)


SENT = [
    messages.NewTable(
        game="tzolkin", seats=[messages.NewSeat(kind="mine", name="Ana"), messages.NewSeat(kind="bot", strength="easy")]
    ),
    messages.NewTable(
        game="g", seats=[messages.NewSeat()], clock=messages.BankClock(bank=60, increment=5, expiry="wait"), rated=True
    ),
    messages.NewTable(game="g", seats=[messages.NewSeat()], clock=messages.DaysClock(days=3), listed=True, title="T"),
    messages.Join(name="Ana", seat=2),
    messages.Join(),
    messages.Start(fill="easy"),
    messages.HandOver(seat=1, strength="hard"),
    messages.Say(text="Hello", name="Ana"),
    messages.TurnBody(seq=0, steps=[]),
    messages.Fork(at=0, seats=[messages.NewSeat()], title="T"),
    messages.Upload(record={"a": 1}, at=0, listed=True),
    messages.AskHint(at=3, steps=["end"], top=2, simulations=500),
    messages.Claim(name="Ana", password="password"),
    messages.Login(name="Ana", password="password"),
    messages.NewPassword(password="password", old="password"),
    messages.Watch(watch=["a" * 16]),
]


@pytest.mark.parametrize("sent", SENT, ids=lambda sent: type(sent).__name__)
def test_what_is_sent_is_understood(sent: msgspec.Struct) -> None:
    assert msgspec.json.decode(msgspec.json.encode(sent), type=type(sent)) == sent


def refusals(base: type[Any]) -> set[type[Any]]:
    return {base, *(found for sub in base.__subclasses__() for found in refusals(sub))}


def test_every_refusal_has_its_error() -> None:
    for kind in refusals(problems.Refused):
        error = errors.refusal(kind.status, messages.Problem(error=kind.word, detail="Because."))
        assert kind.word in errors.WORDS
        wanted = {"Unavailable": "ServerTrouble", "Refused": "BadRequest"}.get(kind.__name__, kind.__name__)
        assert type(error).__name__ == wanted
        assert str(error) == "Because."


def test_secrets_are_not_shown() -> None:
    shown = [
        messages.SeatKey(seat=1, secret="hush"),
        messages.PlayerKey(name="Ana", secret="hush"),
        messages.Claim(name="Ana", password="hush"),
        messages.Login(name="Ana", password="hush"),
        messages.NewPassword(password="hush", old="hush"),
    ]
    for one in shown:
        assert "hush" not in f"{one} {one!r}"
    assert "hush" not in repr(messages.Created(table=None, keys=[shown[0]]))  # type: ignore[arg-type]
