"""What a person may choose, and what they chose: several things in any order, as long as nothing was revealed."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from patolli.cli.play.screen import choices
from patolli.cli.play.table import TableTalk
from patolli.engine.draft import Draft
from patolli.engine.game import View
from patolli.engine.offers import Offer, offers
from patolli.engine.terminal import Reader


class Offering(TableTalk):
    """A table with a person's steps that may still change their order (`engine/orders.py`)."""

    holder: int | None = None
    """Whose secrets are on the screen, if others sit there, too."""
    _draft: Draft | None = None
    _first = 0
    """How many moves were made before the draft."""

    def draft(self) -> Draft:
        """The steps of this turn since something hidden was last revealed; a new draft where none continues."""
        draft = self._draft
        goes_on = draft is not None and self._first + len(draft.steps) == len(self.match)
        if draft is None or not goes_on or draft.to_confirm or self.match.moves[self._first :] != draft.steps:
            draft = self._draft = Draft(self.match)
            self._first = len(self.match)
        return draft

    def offered(self) -> list[str]:
        """What may be chosen now: in catalog order, then what belongs before the last steps."""
        legal = set(self.draft().legal())
        tokens = [self.match.game.token(self.match.state, action) for action in self.match.legal_ids()]
        now = [token for token in tokens if token in legal]
        return [*now, *sorted(legal - set(now))]

    def choose(self, token: str) -> None:
        """Play a choice; if it ends the turn, ask what else belongs before it."""
        draft = self.draft()
        self._put_in(draft, token)
        while draft.to_confirm and (late := draft.legal()):
            reader = self.reader(draft.seat)
            self.screen.print(choices(late, self._words(draft, late, reader), reader.width))
            answer = self.screen.ask(self.words("prompt-late", n=len(late)))
            if not answer:
                return
            chosen = self.token(answer, late)
            if chosen is None:
                self.say("what", n=len(late), token=late[0])
            else:
                self._put_in(draft, chosen)

    def _put_in(self, draft: Draft, token: str) -> None:
        """One step, in its place in the record; the steps after it are played again."""
        draft.play(token)
        moves = self.match.moves[self._first :]
        pairs = zip(moves, draft.steps, strict=False)
        same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(moves), len(draft.steps)))
        self.match.undo(len(moves) - same)
        for step in draft.steps[same:]:
            self.match.play(step)
        self.save()
        self.cover()
        self.screen.story(self.log_lines(self._first + same))

    def cover(self) -> None:
        """Wipe the screen when somebody else takes over, or everybody may look again."""
        seat = self.match.seat
        if self.holder is None or (seat == self.holder and self.terminal.secret(self.match.view(seat))):
            return
        self.screen.wipe()
        self.holder = None

    def token(self, answer: str, tokens: list[str]) -> str | None:
        """By number, or by token."""
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(tokens):
            return tokens[int(answer) - 1]
        return {token.lower(): token for token in tokens}.get(answer.lower())

    def offer(self, seat: int, tokens: list[str]) -> RenderableType:
        """The question and the numbered answers, each with its price and result."""
        view, reader = self.match.view(seat), self.reader(seat)
        question = self.match.game.words.question
        asked = self.talk.render(question(view), self.names) if question else ""
        mark = self.terminal.mark(reader, seat)
        return Group(
            Text.assemble(mark, " ", (f"{self.names[seat]}: ", "bold"), asked),
            choices(tokens, self._words(self.draft(), tokens, reader), reader.width),
        )

    def _words(self, draft: Draft, tokens: list[str], reader: Reader) -> list[str]:
        found = {offer.token: offer for offer in offers(draft)}
        return [self.choice(draft.around(token)[0], found[token], reader) for token in tokens]

    def choice(self, before: View, offer: Offer, reader: Reader) -> str:
        """A decision in words, with price and result."""
        if self.terminal.choice is not None:
            return self.terminal.choice(before, offer.token, offer.after, reader)
        return self.talk.render(offer.words, self.names)
