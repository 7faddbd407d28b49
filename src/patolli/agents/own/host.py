"""Runs a bot that is a Python class, in a process of its own: `python -m patolli.agents.own.host FILE CLASS`.

The other side of the pipes is `process.py`. The class gets a real `Sight`, made from what came through the pipe. What
it prints goes to standard error, and what it raises is reported as its answer to that question; neither does any harm.
"""

from __future__ import annotations

import contextlib
import importlib.util
import inspect
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any

from patolli.agents.own.protocol import read_position
from patolli.engine.processes.program import lines_of

_MOST_BYTES = 16 * 1024 * 1024
_MODULE = "__bot__"  # not its own name, which may be that of a module that others need


class Bot:
    """The class from the file, loaded at the first game, and an object of it for each game."""

    def __init__(self, file: Path, name: str) -> None:
        self._file = file
        self._name = name
        self._made: type | None = None
        self._player: Any = None
        self._trouble = "was asked before a game was started"

    def start(self, message: dict[str, Any]) -> None:
        """Make an object for a new game. What goes wrong is told when it is asked."""
        try:
            self._made = self._made or self._load()
            self._player = self._make(self._made, message)
        except Exception as error:
            self._player, self._trouble = None, self._told(error)

    def answer(self, message: dict[str, Any]) -> dict[str, str]:
        """What the bot says to a question: a move or an error."""
        if self._player is None:
            return {"error": self._trouble}
        try:
            move = self._player.choose(read_position(message))
        except Exception as error:
            return {"error": self._told(error)}
        if not isinstance(move, str):
            return {"error": f"choose returned {type(move).__name__}, not a token (a string)"}
        return {"move": str(move)}

    def _load(self) -> type:
        sys.path.insert(0, str(self._file.parent))
        sys.argv = [str(self._file)]
        spec = importlib.util.spec_from_file_location(_MODULE, self._file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[_MODULE] = module
        spec.loader.exec_module(module)
        found = getattr(module, self._name, None)
        if not isinstance(found, type):
            raise LookupError(f"{self._file.name} has no class {self._name}")
        if not callable(getattr(found, "choose", None)):
            raise LookupError(f"the class {self._name} has no method choose(self, sight)")
        return found

    def _make(self, made: type, message: dict[str, Any]) -> Any:
        """Of seed and seconds, the class is given what it has parameters for."""
        parameters: set[str] = set()
        with contextlib.suppress(ValueError):  # classes that are not written in Python may not tell
            parameters.update(inspect.signature(made).parameters)
        return made(**{key: message[key] for key in ("seed", "seconds") if key in parameters})

    def _told(self, error: Exception) -> str:
        """The last line of the traceback, and the line in the bot's own file; all of it on standard error."""
        traceback.print_exception(error)
        words = traceback.format_exception_only(error)[-1].strip()
        file = str(self._file)
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
        if isinstance(error, SyntaxError) and error.filename == file:
            lines.append(error.lineno)
        return f"{words} ({self._file.name}, line {lines[-1]})" if lines else words


def _take_streams() -> tuple[int, int]:
    """Handles of the pipes, for us alone. Whatever the bot reads is empty, whatever it prints goes to standard error:
    also from C, and from programs that it starts."""
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, answers


def main() -> None:
    """Until the input ends."""
    requests, answers = _take_streams()
    bot = Bot(Path(sys.argv[1]).absolute(), sys.argv[2])
    for line in lines_of(requests, _MOST_BYTES):
        message = json.loads(line)
        if message["type"] == "start":
            bot.start(message)
        elif message["type"] == "choose":
            # `json` writes everything that may be in a string, also half characters.
            data = json.dumps(bot.answer(message)).encode() + b"\n"
            while data:
                data = data[os.write(answers, data) :]


if __name__ == "__main__":
    main()
