"""A table: who plays, what they are told, and the file in which the game is saved."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from patolli.cli.play.files import HUMAN, Table, games_folder, write_file
from patolli.cli.play.screen import Screen
from patolli.engine.lines import fit
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.record import clean
from patolli.engine.terminal import Reader, Step
from patolli.text import Entry, Term, Translator, Value

_LONGEST_NAME = 24


def say(talk: Translator, message: str, **values: Value | str) -> str:
    """A message of `play.ftl`; plain strings are shown as they are."""
    shown = {name: Term("text", value) if isinstance(value, str) else value for name, value in values.items()}
    return talk.render(Entry(f"play.{message}", shown))


def seat_name(talk: Translator, name: str, kind: str, seat: int) -> str:
    """Names come from files: one line each, no control characters, not too long. Unnamed players are named by their
    seat."""
    if kind != HUMAN and not name.strip():
        return say(talk, "bot", kind=Term("agent", kind), n=seat + 1)
    return fit(clean(name), _LONGEST_NAME) or say(talk, "player", n=seat + 1)


class TableTalk:
    """A match, who sits where, in which language, and the file it is saved in."""

    def __init__(self, match: Match, table: Table, file: Path | None, screen: Screen) -> None:
        self.match = match
        self.table = table
        self.file = file
        self.screen = screen
        self.talk = Translator(table.language)
        self.terminal = match.game.faces.terminal
        seats = zip(match.players, table.seats, strict=True)
        self.names = [seat_name(self.talk, name, kind, seat) for seat, (name, kind) in enumerate(seats)]
        self.unsaved: str | None = None

    @property
    def people(self) -> list[int]:
        """The seats of those at the screen."""
        return [seat for seat, kind in enumerate(self.table.seats) if kind == HUMAN]

    def reader(self, seat: int | None) -> Reader:
        """For what a seat reads; None: everybody."""
        return Reader(tuple(self.names), seat, self.screen.console.width, self.talk)

    # --- speaking ---

    def say(self, message: str, **values: object) -> None:
        printed = self.screen.print_whole if {"file", "command"} & values.keys() else self.screen.print
        printed(self.words(message, **values))

    def words(self, message: str, **values: object) -> str:
        return say(self.talk, message, **values)  # pyright: ignore[reportArgumentType]

    def told(self, step: Step) -> list[str]:
        return [self.talk.render(entry, self.names) for entry in self.match.game.words.tell(*step)]

    def log_lines(self, first: int = 0) -> list[str]:
        """What happened from a move on, as far as everybody at the screen may know."""
        people = self.people
        # After the end, or when only bots play, there are no secrets.
        eyes = None if self.match.over or not people else people[0] if len(people) == 1 else SPECTATOR
        return [line for step in self.steps(eyes, first) for line in self.told(step)]

    def steps(self, eyes: int | None = None, first: int = 0) -> Iterator[Step]:
        """All moves from one on, as a seat or a SPECTATOR may know them; everything for None."""
        moves = self.match.moves
        shown = moves if eyes is None else self.match.public_moves(eyes)
        before = self.match.view(eyes, first)
        for at in range(first, len(moves)):
            after = self.match.view(eyes, at + 1)
            # Of a hidden move, only the fact is told.
            yield before, shown[at] or f"{moves[at].partition(':')[0]}:?", after
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
