"""A command's `--help`: usage, what it does, its arguments, options and subcommands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from patolli.cli.help.kinds import Kind, kind_of
from patolli.cli.help.words import CommandWords, command_key, parameter_keys

WIDEST = 100
"""Longer lines are hard to read."""


def usage(words: CommandWords, context: Any) -> str:
    """A command's usage, in one line."""
    command = context.command
    parts = [context.command_path, f"[{words.say('metavar-options')}]"]
    for one in command.params:
        if is_argument(one):
            name = name_of(words, one)
            parts.append(name if one.required else f"[{name}]")
    if _commands(command):
        parts.append(words.say("metavar-command"))
    return words.say("usage", call=" ".join(parts))


def page(words: CommandWords, context: Any) -> RenderableType:
    """The whole page."""
    command, path = context.command, context.command_path
    parameters = [one for one in command.get_params(context) if not getattr(one, "hidden", False)]
    arguments = [one for one in parameters if is_argument(one)]
    options = [one for one in parameters if not is_argument(one)]
    parts: list[RenderableType] = [Text(usage(words, context), "bold"), "", *about(words, path, command.help), ""]
    if arguments:
        parts.append(_panel(words.say("arguments"), [_row(words, context, one) for one in arguments]))
    parts.append(_panel(words.say("options"), [_row(words, context, one) for one in options]))
    commands = [one for one in _commands(command).values() if not one.hidden]
    if commands:
        rows = [(Text(one.name, "bold cyan"), _short(words, f"{path} {one.name}", one)) for one in commands]
        parts.append(_panel(words.say("commands"), rows))
    return Group(*parts)


def show(words: CommandWords, context: Any) -> None:
    """Print the page."""
    console = Console(highlight=False)
    console.print(page(words, context), width=min(console.width, WIDEST))


def about(words: CommandWords, path: str, source: str | None) -> Iterator[Text]:
    """What a command does; a line that is itself a command stands out."""
    told = words.find(command_key(path))
    if told is None:
        yield Text.from_markup(cleandoc(source or ""))
        return
    for line in told.splitlines():
        call, gap, rest = line.partition("  ")
        yield Text.assemble((call, "bold"), gap, rest) if line.startswith("patolli ") else Text(line)


def is_argument(parameter: Any) -> bool:
    """Not an option."""
    return parameter.param_type_name == "argument"


def name_of(words: CommandWords, parameter: Any) -> str:
    """How an argument or option is written in a call: FILE, --seed."""
    if is_argument(parameter):
        return words.metavar((parameter.metavar or parameter.name.upper()).strip("[]"))
    return max(parameter.opts, key=len)


def _commands(command: Any) -> dict[str, Any]:
    return getattr(command, "commands", {})


def _short(words: CommandWords, path: str, command: Any) -> Text:
    first = next(about(words, path, command.help))
    first.plain = first.plain.partition("\n\n")[0]
    return first


def _row(words: CommandWords, context: Any, parameter: Any) -> tuple[Text, Text]:
    kind = kind_of(context.command, parameter)
    return _left(words, parameter, kind), _right(words, context, parameter, kind)


def _left(words: CommandWords, parameter: Any, kind: Kind) -> Text:
    if is_argument(parameter):
        return Text(name_of(words, parameter), "bold yellow")
    names = ", ".join((*sorted(parameter.opts, key=len), *parameter.secondary_opts))
    if parameter.is_flag:
        return Text(names, "bold cyan")
    metavar = parameter.metavar or "|".join(kind.choices) or ("N" if kind.type in (int, float) else "TEXT")
    return Text.assemble((names, "bold cyan"), " ", (words.metavar(metavar), "yellow"))


def _right(words: CommandWords, context: Any, parameter: Any, kind: Kind) -> Text:
    source = getattr(parameter, "help", None) or ""
    keys = parameter_keys(context.command_path, parameter)
    told = words.find(*keys, values=source)
    text = Text.from_markup(cleandoc(source)) if told is None else Text(told)
    notes: list[str] = []
    if kind.most is not None and len(str(kind.most)) < 12:
        notes.append(f"{kind.least} – {kind.most}")
    if getattr(parameter, "envvar", None):
        notes.append(words.say("note-variable", name=str(parameter.envvar)))
    if default := _default(words, parameter, keys):
        notes.append(words.say("note-default", value=default))
    if parameter.required:
        notes.append(words.say("note-required"))
    return text.append(f" [{'; '.join(notes)}]", "dim") if notes else text


def _default(words: CommandWords, parameter: Any, keys: tuple[str, str]) -> str:
    told = words.find(*(f"{key}-default" for key in keys))
    if told is not None:
        return told
    if isinstance(parameter.show_default, str):
        return parameter.show_default
    if getattr(parameter, "is_flag", False):
        return parameter.opts[0] if parameter.default else ""
    return "" if parameter.default is None or callable(parameter.default) else str(parameter.default)


def _panel(title: str, rows: Iterable[tuple[Text, Text]]) -> Panel:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(max_width=30, overflow="fold")
    table.add_column(ratio=1, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style="dim", box=box.ROUNDED)
