"""One game at the terminal: asks people, lets bots play, and carries out commands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from patolli.agents.hint import hint
from patolli.agents.names import find_agent
from patolli.agents.ready.background import Background
from patolli.agents.ready.stages import BOTS
from patolli.agents.search.agent import Budget
from patolli.cli.hint.table import HintTable
from patolli.cli.play.files import HUMAN
from patolli.cli.play.offering import Offering
from patolli.cli.ready import Waiting
from patolli.engine.game import View
from patolli.engine.match import MAX_SEED
from patolli.engine.offers import Offer
from patolli.engine.sight import Sight
from patolli.engine.terminal import Reader

_LOG = 20
_LATELY = 5  # lines of the log that a resumed game begins with
_SMALLEST_BOARD = 30
_HINT = Budget(simulations=2000)
_BEST = 3  # turns listed in a hint


class Quit(Exception):
    """The player wants to leave."""


class Play(Offering):
    """A table being played."""

    fresh = True
    """Whether the next decision shows the board, and not only the player's goods."""
    background: Background | None = None
    """Compiles the rules, if that has not been done."""

    # --- playing ---

    def run(self) -> int:
        """Play until the game ends or somebody leaves; returns the program's exit code."""
        code = 0
        try:
            self.save()
            self.screen.story(self.log_lines()[-_LATELY:])
            self.go_on()
        except Quit:
            pass
        except EOFError:
            self.screen.print("")
        except KeyboardInterrupt:
            self.screen.print("")
            code = 130
        self.leave()
        return code

    def go_on(self) -> None:
        while True:
            seat = self.match.seat
            if seat is None:
                if not self.end():
                    return
            elif self.table.seats[seat] == HUMAN:
                self.decide(seat)
            else:
                self.bot(seat)

    def play(self, token: str) -> None:
        self.match.play(token)
        self.save()
        self.cover()
        self.screen.story(self.log_lines(len(self.match) - 1))

    def bot(self, seat: int) -> None:
        self.wait_for_bots()
        # The same position, the same choice: after undo and resume, bots do what they did before.
        agent = find_agent(self.table.seats[seat], (self.table.seed + 7919 * len(self.match)) % MAX_SEED)
        self.play(agent.choose(Sight.of(self.match)))
        self.fresh = True

    def wait_for_bots(self) -> None:
        """People play while the rules are compiled; bots would take too long."""
        if self.background is not None and not self.background.is_ready(self.match.game.name, BOTS):
            with Waiting() as waiting:
                self.background.wait(
                    self.match.game.name, BOTS, lambda left: waiting.say(self.words("getting-ready", n=round(left)))
                )

    def decide(self, seat: int) -> None:
        """One decision of a person, after as many commands as they like."""
        self.cover()
        view = self.match.view(seat)
        secret = len(self.people) > 1 and self.terminal.secret(view)
        if secret and self.holder != seat:
            self.hand_over(seat)
        self.holder = seat if secret else None
        tokens = self.offered()
        offer = self.offer(seat, tokens)
        self.show(seat, offer, fresh=self.fresh or self.terminal.fresh(view))
        before = self.match.moves
        while self.match.moves == before:
            answer = self.screen.ask(self.words("prompt-one" if len(tokens) == 1 else "prompt", n=len(tokens)))
            token = tokens[0] if not answer and len(tokens) == 1 else self.token(answer, tokens)
            if token is None:
                self.command(answer, seat, tokens, offer)
                continue
            self.fresh = False
            self.choose(token)

    def hand_over(self, seat: int) -> None:
        """So that nobody sees another player's secrets."""
        if self.screen.ask(self.words("pass-keyboard", player=self.names[seat])).lower() in ("q", "quit"):
            raise Quit
        self.fresh = True

    # --- showing ---

    def show(self, seat: int, offer: RenderableType, fresh: bool) -> None:
        view = self.match.view(seat)
        if fresh:
            self.screen.print("", self.picture(view, seat, self.screen.height(offer)))
        else:
            self.screen.print(self.terminal.status(view, self.reader(seat)))
        self.screen.print(offer)

    def picture(self, view: View, seat: int, below: int) -> RenderableType:
        """As much of the board as the screen can show together with the choices."""
        room = self.screen.console.height - below - 2
        if room > _SMALLEST_BOARD or self.terminal.summaries is None:
            whole = self.board(view, self.reader(seat))
            if self.terminal.summaries is None or self.screen.height(whole) <= room:
                return whole
        *longer, least = self.terminal.summaries(view, self.reader(seat))
        return next((summary for summary in longer if self.screen.height(summary) <= room), least)

    def board(self, view: View, reader: Reader) -> RenderableType:
        """The whole position."""
        if self.terminal.board is not None:
            return self.terminal.board(view, reader)
        return self.match.game.faces.board(view, reader.names, reader.width, reader.talk)

    # --- commands ---

    def command(self, answer: str, seat: int, tokens: list[str], offer: RenderableType) -> None:
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "q" | "quit" | "exit":
                raise Quit
            case "u" | "undo":
                self.undo()
            case "s" | "save":
                self.save_command(rest.strip())
            case "l" | "log":
                self.log(rest.strip())
            case "b" | "board":
                self.screen.print("", self.board(self.match.view(seat), self.reader(seat)), offer)
            case "t" | "tile" | "tiles":
                self.screen.story(self.terminal.tiles(self.match.view(seat), rest.strip(), self.reader(seat)))
            case "r" | "rules":
                self.screen.story(self.terminal.rules(self.match.view(seat), self.reader(seat)))
            case "h" | "hint":
                self.hint(seat)
            case "?" | "help":
                self.help(seat)
            case _ if self.match.game.action(self.match.state, answer) is not None:
                self.say("not-now", token=answer, n=len(tokens))
            case _:
                self.say("what" if len(tokens) > 1 else "what-one", n=len(tokens), token=tokens[0])

    def undo(self) -> None:
        """Back to a person's last decision; the bots' moves since then are undone, too."""
        for at in range(len(self.match) - 1, -1, -1):
            if self.table.seats[int(self.match.game.seat(self.match.state_at(at)))] == HUMAN:
                count = len(self.match) - at
                self.match.undo(count)
                self.save()
                self.say("undone", n=count)
                self.fresh = True
                return
        self.say("nothing-to-undo")

    def save_command(self, name: str) -> None:
        if name:
            self.copy(name)
            return
        self.save()
        if self.file is None or self.unsaved is not None:
            self.say("not-saved")
        else:
            self.say("saved", file=str(self.file))

    def log(self, count: str) -> None:
        lines = self.log_lines()
        wanted = int(count) if count.isdecimal() and len(count) < 6 else len(lines) if count else _LOG
        if not lines:
            self.say("log-empty")
        self.screen.story(lines[-wanted:] if wanted else [])
        if wanted < len(lines):
            self.say("log-more", n=len(lines))

    def hint(self, seat: int) -> None:
        """The best turns. Ctrl-C goes back to the question."""
        console = self.screen.console
        thinking = console.status(self.words("thinking")) if console.is_terminal else contextlib.nullcontext()
        with contextlib.suppress(KeyboardInterrupt):
            self.wait_for_bots()
            people = [one == HUMAN for one in self.table.seats]
            with thinking:
                seats = [None if one == HUMAN else one for one in self.table.seats]
                found = hint(self.match, _HINT, _BEST, seats=seats)
            reader = self.reader(seat)

            def words(before: View, offer: Offer) -> str:
                return self.choice(before, offer, reader)

            self.screen.print(HintTable(Sight.of(self.match), found, words, self.talk, self.names, people))

    def help(self, seat: int) -> None:
        reader = self.reader(seat)
        keys = ("number", "h", "b", "l", "t", "r", "u", "s", "q")
        helps = {key: self.words(f"help-{key}") for key in keys if key != "t"}
        if self.terminal.tiles_help is not None:
            helps["t"] = self.terminal.tiles_help(reader)
        self.screen.story([helps[key] for key in keys if key in helps])
        self.screen.print(*self.terminal.legend(self.match.view(seat), reader))

    # --- the end ---

    def end(self) -> bool:
        """Final points, and a closing line; whether somebody took a decision back."""
        steps = list(self.steps())
        reader = self.reader(None)
        final = self.terminal.final
        self.screen.print("", final(steps, reader) if final else self.board(self.match.view(), reader))
        for line in self.told(steps[-1])[-1:]:
            self.screen.print(Text(line, "bold"))
        if HUMAN not in self.table.seats:
            return False
        at = len(self.match)
        commands: dict[str, Callable[[], None]] = {
            "u": self.undo,
            "l": lambda: self.log(""),
            "b": lambda: self.screen.print(self.board(self.match.view(), reader)),
        }
        while len(self.match) == at:
            answer = self.screen.ask(self.words("prompt-end"))
            word, _, rest = answer.partition(" ")
            if word in ("", "q"):
                return False
            if word == "s":
                self.save_command(rest.strip())
            elif word in commands:
                commands[word]()
            else:
                self.say("what-end")
        return True
