"""What an option or argument takes, read from the function of its command: Typer's own record of it is not public."""

from __future__ import annotations

from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints


@dataclass(frozen=True)
class Kind:
    """A type, and which of its values are allowed."""

    type: type
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()


def kind_of(command: Any, parameter: Any) -> Kind:
    """What the parameter takes; text, if nothing is known."""
    callback = getattr(command, "callback", None)
    hint = get_type_hints(callback, include_extras=True).get(parameter.name, str) if callback else str
    least = most = None
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            least, most = getattr(note, "min", None), getattr(note, "max", None)
    if get_origin(hint) in (Union, UnionType):
        hint = next(one for one in get_args(hint) if one is not NoneType)
    if get_origin(hint) is list:
        (hint,) = get_args(hint)
    if get_origin(hint) is Literal:
        return Kind(str, choices=get_args(hint))
    return Kind(hint if isinstance(hint, type) else str, least, most)
