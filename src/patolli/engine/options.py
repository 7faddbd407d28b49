"""Options of a game (`Game.prepare`) as NAME=VALUE lines: on a command line, in a tournament plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from patolli.engine.errors import BadSetup, shown


def read_options(lines: Sequence[str]) -> dict[str, Any]:
    """Values are parsed as JSON if possible, else taken as text; the game validates them.

    >>> read_options(["peaceful=true", "factions=roman,aztec"])
    {'peaceful': True, 'factions': 'roman,aztec'}
    """
    options: dict[str, Any] = {}
    for line in lines:
        name, equals, value = (part.strip() for part in line.partition("="))
        if not equals or not name:
            raise BadSetup(f"an option is NAME=VALUE, not {shown(line)}")
        if name in options:
            raise BadSetup(f"the option {shown(name)} appears twice")
        try:
            options[name] = msgspec.json.decode(value.encode("utf-8", "replace"))
        except (msgspec.MsgspecError, RecursionError):
            options[name] = value
    return options


def write_options(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The same as lines, sorted by name."""
    return tuple(f"{name}={msgspec.json.encode(value).decode()}" for name, value in sorted(options.items()))
