"""Bots that people bring: `mybot.py:MyBot`, a class in a Python file, and `cmd:./bot --fast`, any program.

Both are programs that run with all rights of whoever names them. So only somebody who types the name may name them, and
never a file: see `find_agent`. As much as possible is checked without running anything.
"""

from __future__ import annotations

import ast
import shlex
import shutil
import sys
from pathlib import Path

from patolli.agents.own.process import ProcessAgent
from patolli.agents.own.protocol import position
from patolli.engine.errors import BadSetup, shown

OWN_AGENTS = ("mybot.py:MyBot", "cmd:./bot")
"""Examples of the two forms."""
_COMMAND = "cmd:"


def is_own(name: str) -> bool:
    """Whether a name means a program, a good one or not."""
    return name.startswith(_COMMAND) or ".py" in name


def own_agent(name: str, seed: int, seconds: float) -> ProcessAgent:
    """The agent that such a name means; BadSetup says what is wrong with the name."""
    if name.startswith(_COMMAND):
        return ProcessAgent(read_command(name.removeprefix(_COMMAND)), seed, seconds)
    file, _, kind = name.rpartition(":")
    if not file.endswith(".py"):
        raise BadSetup(f"{shown(name)}: name a Python file and a class in it, as in {OWN_AGENTS[0]}")
    path = Path(file).expanduser().absolute()
    check_class(path, kind)
    # -P: a file in the current folder must not stand in for a module of Python.
    command = [sys.executable, "-P", "-m", "patolli.agents.own.host", str(path), kind]
    return ProcessAgent(command, seed, seconds, ask=position)


def read_command(text: str) -> list[str]:
    """A program and its arguments, as a shell would split them; there is no shell, so nothing else is special."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError as error:
        raise BadSetup(f"cannot read the command {shown(text)}: {str(error).lower()}") from None
    if sys.platform == "win32":
        words = [word.strip('"') for word in words]
    if not words or not words[0]:
        raise BadSetup(f"{shown(_COMMAND + text)}: name a program after {_COMMAND}, as in {OWN_AGENTS[1]}")
    if shutil.which(words[0]) is None:
        there = Path(words[0]).is_file()
        reason = "is not allowed to run (chmod +x makes it so)" if there else "is not there"
        raise BadSetup(f"the program {shown(words[0])} {reason}")
    return words


def check_class(path: Path, kind: str) -> None:
    """Read the file, without running it, and look for a class with a method `choose`; BadSetup if there is none.

    A class that is imported, or that inherits, is believed: its file says when it is started.
    """
    if not kind.isidentifier():
        raise BadSetup(f"{shown(kind)} cannot be the name of a class; name one as in {OWN_AGENTS[0]}")
    try:
        tree = ast.parse(path.read_bytes(), str(path))
    except OSError as error:
        raise BadSetup(f"cannot read {shown(str(path), 300)}: {error.strerror}") from None
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) and error.lineno else ""
        raise BadSetup(f"{path.name}{line} is not Python: {getattr(error, 'msg', None) or error}") from None
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    if kind not in classes:
        if not _is_bound(tree, kind):
            raise BadSetup(f"{path.name} has no class {kind}; it has: {', '.join(classes) or 'none'}")
    elif not classes[kind].bases and not any(_is_bound(node, "choose") for node in classes[kind].body):
        raise BadSetup(f"the class {kind} in {path.name} has no method choose(self, sight)")


def _is_bound(tree: ast.AST, name: str) -> bool:
    """Whether a name may get a meaning somewhere in there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return True
        if isinstance(node, ast.alias) and (node.asname or node.name) in (name, "*"):
            return True
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store):
            return True
    return False
