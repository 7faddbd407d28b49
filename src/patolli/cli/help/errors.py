"""Usage errors: an unknown option, an invalid value, something missing."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.text import Text

from patolli.cli.help.kinds import Kind, kind_of
from patolli.cli.help.page import is_argument, name_of, usage
from patolli.cli.help.words import CommandWords


def show(words: CommandWords, error: Any) -> None:
    """Print the usage, what is wrong, and where to find help, on standard error."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return  # the help was shown
    console = Console(stderr=True, highlight=False)
    if error.ctx is not None:
        console.print(Text(usage(words, error.ctx)))
    console.print(Text.assemble("patolli: ", (sentence(words, error), "bold")), soft_wrap=True)
    if error.ctx is not None:
        console.print(Text(words.say("try-help", call=f"{error.ctx.command_path} --help"), "dim"))


def sentence(words: CommandWords, error: Any) -> str:
    """What is wrong; in Typer's words, if we do not know it."""
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(error.possibilities or ()))
            wrong = words.say("error-option", name=error.option_name)
            return f"{wrong} {words.say('error-near', names=near)}" if near else wrong
        case "BadOptionUsage":
            flag = "not take" in error.message
            return words.say("error-flag" if flag else "error-no-value", name=error.option_name)
        case "MissingParameter":
            name = name_of(words, error.param)
            return words.say("error-argument" if is_argument(error.param) else "error-required", name=name)
        case "BadParameter" if error.param is not None and error.ctx is not None:
            wanted = _wanted(words, kind_of(error.ctx.command, error.param))
            return words.say("error-value", name=name_of(words, error.param), wanted=wanted) if wanted else _own(error)
        case _:
            return _call(words, error) or _own(error)


def _own(error: Any) -> str:
    return str(error.format_message())


def _wanted(words: CommandWords, kind: Kind) -> str | None:
    if kind.choices:
        return words.say("wanted-choice", names=", ".join(kind.choices))
    if kind.type not in (int, float):
        return None
    name = "whole" if kind.type is int else "number"
    if kind.least is None:
        return words.say(f"wanted-{name}")
    if kind.most is None:
        return words.say(f"wanted-{name}-least", least=str(kind.least))
    return words.say(f"wanted-{name}-range", least=str(kind.least), most=str(kind.most))


def _call(words: CommandWords, error: Any) -> str | None:
    """Unknown commands and surplus arguments: only the message tells."""
    commands = getattr(error.ctx.command, "commands", {}) if error.ctx is not None else {}
    if error.message.startswith("No such command") and (found := re.search(r"'([^']*)'", error.message)):
        near = get_close_matches(found.group(1), commands)
        wrong = words.say("error-command", name=found.group(1))
        return f"{wrong} {words.say('error-near', names=', '.join(near))}" if near else wrong
    if error.message.startswith("Missing command"):
        return words.say("error-no-command", names=", ".join(commands))
    if found := re.fullmatch(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", error.message, re.DOTALL):
        return words.say("error-more", text=found.group(1))
    return None
