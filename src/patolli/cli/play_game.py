"""One game at the terminal: asks the people, lets the bots play, and carries out commands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from patolli.agents.hint import hint
from patolli.agents.names import find_agent
from patolli.agents.search import Budget
from patolli.cli.hint_table import HintTable
from patolli.cli.play_files import HUMAN
from patolli.cli.play_screen import choices
from patolli.cli.play_table import TableTalk
from patolli.engine.game import View
from patolli.engine.match import MAX_SEED
from patolli.engine.sight import Sight
from patolli.tzolkin.terminal import board, status, summary
from patolli.tzolkin.terminal_final import final_table
from patolli.tzolkin.terminal_gears import legend
from patolli.tzolkin.terminal_look import look_at
from patolli.tzolkin.terminal_words import choice_words, space_lines, tiles_in_sight
from patolli.tzolkin.words import question, tile_words

_FRESH = ("keep", "turn", "advance")
_LOG = 20
_LATELY = 5  # lines of the log that a resumed game begins with
_SMALLEST_BOARD = 30
_HINT = Budget(simulations=2000)
_BEST = 3  # decisions that a hint names


class Quit(Exception):
    """The player wants to leave."""


class Play(TableTalk):
    """A table being played."""

    fresh = True
    """Whether the board is shown with the next decision, and not only the player's goods."""

    # --- playing ---

    def run(self) -> int:
        """Until the end of the game, or until somebody leaves; the exit code of the program."""
        code = 0
        try:
            self.save()
            self.screen.story([line for step in self.steps() for line in self.told(step)][-_LATELY:])
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
        before = self.match.view()
        self.match.play(token)
        self.save()
        self.screen.story(self.told((before, token, self.match.view())))

    def bot(self, seat: int) -> None:
        # The same position, the same choice: after undo and after resume bots do what they did.
        agent = find_agent(self.table.seats[seat], (self.table.seed + 7919 * len(self.match)) % MAX_SEED)
        self.play(agent.choose(Sight.of(self.match)))
        self.fresh = True

    def decide(self, seat: int) -> None:
        """One decision of a person, with as many commands before it as they like."""
        kind = self.match.view(seat)["decision"]["kind"]
        secret = kind == "keep" and self.table.seats.count(HUMAN) > 1
        if secret:
            self.hand_over(seat)
        tokens = [self.match.game.tokens[action] for action in self.match.legal_ids()]
        offer = self.offer(seat, tokens)
        self.show(seat, offer, fresh=self.fresh or kind in _FRESH)
        at = len(self.match)
        while len(self.match) == at:
            answer = self.screen.ask(self.words("prompt-one" if len(tokens) == 1 else "prompt", n=len(tokens)))
            token = self.token(answer, tokens)
            if token is None:
                self.command(answer, seat, tokens, offer)
                continue
            self.fresh = False
            if secret:
                self.screen.wipe()
            self.play(token)

    def token(self, answer: str, tokens: list[str]) -> str | None:
        if not answer and len(tokens) == 1:
            return tokens[0]
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(tokens):
            return tokens[int(answer) - 1]
        return {token.lower(): token for token in tokens}.get(answer.lower())

    def hand_over(self, seat: int) -> None:
        """So that nobody sees what another one keeps."""
        self.screen.wipe()
        if self.screen.ask(self.words("pass-keyboard", player=self.names[seat])).lower() in ("q", "quit"):
            raise Quit

    # --- showing ---

    def offer(self, seat: int, tokens: list[str]) -> RenderableType:
        """The question and the numbered answers, each with its price and result."""
        view = self.match.view(seat)
        look = look_at(self.names, seat, self.screen.console.width, self.talk)
        words = [choice_words(look, view, token, self.match.preview(token, seat)) for token in tokens]
        asked = Text.assemble(look.mark(seat), " ", (f"{self.names[seat]}: ", "bold"), self.talk.render(question(view)))
        return Group(asked, choices(tokens, words, look.width))

    def show(self, seat: int, offer: RenderableType, fresh: bool) -> None:
        view = self.match.view(seat)
        if fresh:
            self.screen.print("", self.picture(view, seat, self.screen.height(offer)))
        else:
            self.screen.print(status(view, self.names, seat, self.talk))
        self.screen.print(offer)

    def picture(self, view: View, seat: int, below: int) -> RenderableType:
        """As much of the board as the screen shows together with the choices."""
        console = self.screen.console
        room = console.height - below - 2
        if room > _SMALLEST_BOARD:
            whole = board(view, self.names, seat, console.width, self.talk)
            if self.screen.height(whole) <= room:
                return whole
        most = summary(view, self.names, seat, console.width, self.talk)
        if self.screen.height(most) <= room:
            return most
        return summary(view, self.names, seat, console.width, self.talk, small=True)

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
                view = self.match.view(seat)
                self.screen.print("", board(view, self.names, seat, self.screen.console.width, self.talk))
                self.screen.print(offer)
            case "t" | "tile" | "tiles":
                self.tiles(seat, rest.strip())
            case "r" | "rules":
                self.rules(seat)
            case "h" | "hint":
                self.hint(seat, tokens)
            case "?" | "help":
                self.help()
            case _ if answer in self.match.game.ids:
                self.say("not-now", token=answer, n=len(tokens))
            case _:
                self.say("what" if len(tokens) > 1 else "what-one", n=len(tokens), token=tokens[0])

    def undo(self) -> None:
        """Back to the last decision of a person; what bots did since goes with it."""
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
        lines = [line for step in self.steps() for line in self.told(step)]
        wanted = int(count) if count.isdecimal() and len(count) < 6 else len(lines) if count else _LOG
        if not lines:
            self.say("log-empty")
        self.screen.story(lines[-wanted:] if wanted else [])
        if wanted < len(lines):
            self.say("log-more", n=len(lines))

    def tiles(self, seat: int, tile: str) -> None:
        view = self.match.view(seat)
        with contextlib.suppress(ValueError):
            wanted = [tile.upper()] if tile else tiles_in_sight(view, seat)
            self.screen.story([self.talk.render(tile_words(one), self.names) for one in wanted])
            return
        self.say("no-such-tile", tile=tile)

    def rules(self, seat: int) -> None:
        view = self.match.view(seat)
        kind = view["decision"]["kind"]
        self.say(f"hint-{kind}")
        if kind in ("turn", "place", "pick", "use"):
            look = look_at(self.names, seat, self.screen.console.width, self.talk)
            self.screen.story(space_lines(look, view))

    def hint(self, seat: int, tokens: list[str]) -> None:
        """The best decisions, with their numbers in the list. Ctrl-C goes back to the question."""
        console = self.screen.console
        thinking = console.status(self.words("thinking")) if console.is_terminal else contextlib.nullcontext()
        with contextlib.suppress(KeyboardInterrupt):
            with thinking:
                found = hint(self.match, _HINT, _BEST)
            words = partial(choice_words, look_at(self.names, seat, console.width, self.talk))
            numbers = [tokens.index(advice.token) + 1 for advice in found.decisions]
            self.screen.print(HintTable(Sight.of(self.match), found, words, self.talk, self.names, numbers))

    def help(self) -> None:
        self.screen.story([self.words(f"help-{key}") for key in ("number", "h", "b", "l", "t", "r", "u", "s", "q")])
        look = look_at(self.names, None, self.screen.console.width, self.talk)
        self.screen.print(*legend(look, self.match.view(), look.width))

    # --- the end ---

    def end(self) -> bool:
        """Final points, and a last word; whether somebody took a decision back."""
        steps = list(self.steps())
        console = self.screen.console
        self.screen.print("", final_table(steps, self.names, console.width, self.talk))
        self.screen.print(Text(self.told(steps[-1])[-1], "bold"))
        if HUMAN not in self.table.seats:
            return False
        at = len(self.match)
        commands: dict[str, Callable[[], None]] = {
            "u": self.undo,
            "l": lambda: self.log(""),
            "b": lambda: self.screen.print(board(self.match.view(), self.names, None, console.width, self.talk)),
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
