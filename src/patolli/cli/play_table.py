"""A table: who plays, what they are told, and the file in which the game is kept."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from patolli.cli.play_files import HUMAN, Table, games_folder, write_file
from patolli.cli.play_screen import Screen
from patolli.engine.game import View
from patolli.engine.match import Match
from patolli.text import Term, Translator
from patolli.tzolkin.terminal_look import look_at
from patolli.tzolkin.words import tell

Step = tuple[View, str, View]


class TableTalk:
    """A match, who sits where, in which language, and the file it is kept in."""

    def __init__(self, match: Match, table: Table, file: Path | None, screen: Screen) -> None:
        self.match = match
        self.table = table
        self.file = file
        self.screen = screen
        self.talk = Translator(table.language)
        look = look_at(match.players, None, 80, self.talk)
        self.names = [
            name if own.strip() or kind == HUMAN else look.say("bot", kind=Term("agent", kind), n=seat + 1)
            for seat, (name, own, kind) in enumerate(zip(look.names, match.players, table.seats, strict=True))
        ]
        self.look = look_at(self.names, None, 80, self.talk)
        self.unsaved: str | None = None

    # --- speaking ---

    def say(self, message: str, **values: object) -> None:
        printed = self.screen.print_whole if {"file", "command"} & values.keys() else self.screen.print
        printed(self.words(message, **values))

    def words(self, message: str, **values: object) -> str:
        return self.look.say(message, **values)  # pyright: ignore[reportArgumentType]

    def told(self, step: Step) -> list[str]:
        return [self.talk.render(entry, self.names) for entry in tell(*step)]

    def steps(self) -> Iterator[Step]:
        moves = self.match.moves
        before = self.match.view(at=0)
        for at, token in enumerate(moves, start=1):
            after = self.match.view(at=at)
            yield before, token, after
            before = after

    # --- saving ---

    def save(self) -> None:
        """Never stops the game: says once that it cannot save, and tries again next time."""
        if self.file is None:
            return
        try:
            write_file(self.file, self.record())
            self.unsaved = None
        except OSError as error:
            if self.unsaved is None:
                self.say("cannot-save", file=str(self.file), reason=error.strerror or str(error))
            self.unsaved = error.strerror or str(error)

    def record(self) -> dict[str, Any]:
        return self.match.record() | {"table": self.table.to_json()}

    def copy(self, name: str) -> None:
        path = Path(name).expanduser()
        try:
            write_file(path, self.record(), new=True)
            self.say("saved", file=str(path.absolute()))
        except FileExistsError:
            self.say("file-exists", file=str(path))
        except (OSError, ValueError) as error:
            self.say("cannot-save", file=str(path), reason=getattr(error, "strerror", None) or str(error))

    def leave(self) -> None:
        self.save()
        if self.file is None or self.unsaved is not None:
            self.say("not-saved")
            return
        own = self.file.parent == games_folder()
        command = "patolli play --resume" + ("" if own else f" {shlex.quote(str(self.file))}")
        self.say("saved", file=str(self.file))
        if not self.match.over:
            self.say("how-to-resume", command=command)
