"""What a bot in a process of its own is told and may answer: one line of JSON each (docs/bots.md, version 1).

A bot in any language gets the decision as JSON: legal tokens, the state, the moves. A Python class is run by `host.py`,
which gets the position itself, and makes a `Sight` of it again. Both are made from a `Sight`, which holds nothing that
the seat cannot know: so neither does a line.

All moves are sent with every question, and not only the new ones. A game has a few hundred, some kilobytes, so it costs
nothing; and a bot needs no memory: it may be started anew in the middle of a game, and moves that were secret for a
while would otherwise have to be put in later, before others.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

from patolli.engine.errors import BadSetup, PatolliError, shown
from patolli.engine.game import find_game
from patolli.engine.sight import Sight

PROTOCOL = 1
SECONDS = 10.0
"""How long a decision may take, unless somebody says otherwise."""
MOST_SECONDS = 3600.0
_MOST_WORDS = 300  # letters of what a bot says that are shown

Message = dict[str, Any]
Ask = Callable[[Sight, float], Message]


class AgentFault(PatolliError):
    """A bot gave no answer that can be played: it crashed, hung, or said something else. Only this decision is lost."""

    def __init__(self, problem: str, stderr: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.stderr = stderr
        """The end of what it wrote to its standard error, as it is: show it with care."""


class Answer(NamedTuple):
    """One of the two: a token, or why the bot has none."""

    move: str = ""
    error: str = ""


# What is sent -----------------------------------------------------------------------------------------------------


def start(sight: Sight, seed: int, seconds: float) -> Message:
    """Before the first question of a game, or after a start in the middle of one. No answer is expected."""
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": sight.game.name,
        "seat": sight.seat,
        "players": len(sight.players),
        "seed": seed,
        "seconds": seconds,
    }


def question(sight: Sight, seconds: float) -> Message:
    """A decision, for a bot in any language."""
    return {
        "type": "choose",
        "number": sight.number,
        "seat": sight.seat,
        "legal": sight.legal(),
        "state": sight.view(),
        "moves": sight.moves,
        "seconds": seconds,
    }


def position(sight: Sight, seconds: float) -> Message:
    """A decision, for `host.py`: all that makes a `Sight`, where everything hidden was drawn again already."""
    return {
        "type": "choose",
        "number": sight.number,
        "seat": sight.seat,
        "game": sight.game.name,
        "names": sight.players,
        "moves": sight.moves,
        "position": base64.b64encode(sight.state.tobytes()).decode(),
        "seconds": seconds,
    }


def read_position(message: Mapping[str, Any]) -> Sight:
    """The sight that `position` was made from."""
    game = find_game(message["game"])
    states = np.frombuffer(base64.b64decode(message["position"]), game.rules.dtype)
    return Sight(game, message["seat"], message["names"], message["moves"], states[0], message["number"])


# What is answered -------------------------------------------------------------------------------------------------


def read_answer(line: bytes) -> Answer:
    """`{"move": TOKEN}`, a token as a JSON string, or `{"error": WORDS}`; an AgentFault says what is wrong with it."""
    try:
        value: object = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise AgentFault(f"answered something that is not JSON: {shown(line.decode(errors='replace'))}") from None
    if isinstance(value, str):
        return Answer(move=value)
    if isinstance(value, dict):
        fields = value = cast(dict[str, object], value)
        move, error = fields.get("move"), fields.get("error")
        if isinstance(move, str):
            return Answer(move=move)
        if isinstance(error, str):
            return Answer(error=one_line(error) or "reports an error without a word")
    raise AgentFault(f'answered {shown(value)}; an answer is {{"move": "TOKEN"}}')


def one_line(words: str) -> str:
    """Words of a bot, short and without anything that moves a cursor."""
    printable = " ".join("".join(sign if sign.isprintable() else " " for sign in words[: 2 * _MOST_WORDS]).split())
    return printable if len(printable) <= _MOST_WORDS else printable[:_MOST_WORDS] + "..."


def check_seconds(seconds: float | None) -> float:
    """A time limit that makes sense; none is `SECONDS`, because a bot that hangs must not stop everything."""
    if seconds is None:
        return SECONDS
    if not math.isfinite(seconds) or not 0 < seconds <= MOST_SECONDS:
        raise BadSetup(f"a time limit is more than 0 and at most {MOST_SECONDS:g} seconds, not {seconds:g}")
    return float(seconds)
