"""The screen and the keyboard of a game at the terminal."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text


class Screen:
    """The screen and the keyboard."""

    def __init__(self) -> None:
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives the keyboard its arrow keys
        # Characters that cannot be shown or read become question marks, not errors.
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        # Names and file names come from outside: nothing in them is markup, and digits are not colored.
        self.console = Console(highlight=False, markup=False, emoji=False)

    def print(self, *what: RenderableType) -> None:
        for one in what:
            self.console.print(Text(one) if isinstance(one, str) else one)

    def print_whole(self, line: str) -> None:
        """A line that somebody may want to copy, with a file name or a command: never wrapped."""
        self.console.print(Text(line), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line; EOFError at the end of the input."""
        self.console.file.flush()
        answer = "".join(c for c in input(prompt) if c.isprintable()).strip()
        if not sys.stdin.isatty():
            self.print(answer)  # nobody typed it here, so nobody has seen it
        return answer

    def wipe(self) -> None:
        """Including the scrollback: the next player must not see it."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.print("")

    def height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what))

    def story(self, lines: list[str]) -> None:
        """What happened, set apart from the question."""
        if lines:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=1)
            grid.add_column()
            for line in lines:
                grid.add_row(Text("│", "dim"), Text(line))
            self.print(grid)


_WIDE = 120
_MANY = 6
_LONGEST = 100


def choices(tokens: list[str], words: list[str], width: int) -> RenderableType:
    """Numbered answers with their tokens; in two columns where there is room for whole lines."""
    rows = [(number, *row) for number, row in enumerate(zip(words, tokens, strict=True), start=1)]
    line = max(map(cell_len, words)) + max(map(len, tokens)) + 7
    if width < _WIDE or len(rows) <= _MANY or 2 * line > width:
        return _grid(rows, min(width, max(_LONGEST, line)))
    half = (len(rows) + 1) // 2
    both = Table.grid(padding=(0, 1, 0, 0))
    both.add_row(_grid(rows[:half], line), _grid(rows[half:], line))
    return both


def _grid(rows: list[tuple[int, str, str]], width: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.width = width
    grid.add_column(justify="right", width=2)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True)
    before = ""
    for number, words, token in rows:
        verb = token.partition(":")[0]
        if len(rows) > _MANY and before not in ("", verb):
            grid.add_row()
        grid.add_row(Text(str(number), "bold"), Text(words), Text(token, "dim"))
        before = verb
    return grid
