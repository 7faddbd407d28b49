"""What happened, or what may be done, as a key and typed values, independent of language.

An entry is stored and sent as it is, and put into words as late as possible, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, by seat number: names are given when the entry is rendered."""

    number: int


@dataclass(frozen=True, slots=True)
class Term:
    """A named thing such as ``Term("gear", "tikal")``: message ``gear-tikal``, or else ``gear`` with ``$id``."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Goods:
    """Counted things in the order in which they are spoken, such as ``Goods({"corn": 5, "wood": 2})``."""

    amounts: Mapping[str, int | float]


@dataclass(frozen=True, slots=True)
class Entry:
    """``key`` is ``game.message``; the message's variables are named like the values.

    An entry may be a value of another one: a phrase in a sentence.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict[str, "Value"])

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "values": {name: _to_json(value) for name, value in self.values.items()}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Entry:
        return cls(data["key"], {name: _from_json(value) for name, value in data["values"].items()})


Value: TypeAlias = int | float | Seat | Term | Goods | Entry | tuple["Value", ...]


def _to_json(value: Value) -> Any:
    match value:
        case Seat():
            return {"seat": value.number}
        case Term():
            return {"term": value.kind, "id": value.id}
        case Goods():
            return {"goods": dict(value.amounts)}
        case Entry():
            return value.to_json()
        case tuple():
            return [_to_json(one) for one in value]
        case _:
            return value


def _from_json(data: Any) -> Value:
    if isinstance(data, list):
        return tuple(_from_json(one) for one in cast(list[Any], data))
    if not isinstance(data, dict):
        return data
    fields = cast(dict[str, Any], data)
    if "seat" in fields:
        return Seat(fields["seat"])
    if "term" in fields:
        return Term(fields["term"], fields["id"])
    if "goods" in fields:
        return Goods(fields["goods"])
    return Entry.from_json(fields)
