"""A game can be looked at and told, in every language, also as a seat sees it."""

from __future__ import annotations

import msgspec

from patolli.engine.compiled.jit import JIT
from patolli.engine.game import Game
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.terminal import Reader, Terminal
from patolli.testing.games import places, playout
from patolli.text.entry import Entry
from patolli.text.render import LANGUAGES, Translator

SPREAD = 4 if JIT else 12
"""Of the positions that are looked at elsewhere, one in so many is drawn and told here."""


def check_view(game: Game, players: int) -> None:
    """Views are JSON with what everybody needs; a seat's record before the end says that it is not the whole one."""
    match = playout(game, players, 9)
    for at in places(match):
        for seat in (None, *range(players)):
            view = match.view(seat, at)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view, f"position {at}: the view is no JSON"
            assert view.get("over") == (at == len(match)), f"position {at}: the view's 'over' is {view.get('over')}"
            seats = view.get("seats")
            assert isinstance(seats, list), f"position {at}: the view's 'seats' is no list"
            assert [type(one) for one in seats] == [dict] * players, f"position {at}: not an object for each seat"
            partial = match.fork(at).record(seat).get("partial", False)
            assert partial == (seat is not None and at < len(match)), f"position {at}: 'partial' is {partial}"


def check_faces(game: Game, players: int) -> None:
    """Pictures and boards exist for every kind of position, also for what a seat sees."""
    match, names = playout(game, players, 13), _names(players)
    for at in list(places(match))[::SPREAD]:
        for seat in (None, SPECTATOR, at % players):
            view = match.view(seat, at)
            for theme in ("light", "dark"):
                picture = game.faces.picture(view, names, "caption", theme)
                assert picture.startswith("<"), f"position {at}: the picture is no SVG"
            assert game.faces.board(view, names, 100, Translator("en")) is not None, f"position {at}: no board"


def check_terminal(game: Game, players: int) -> None:
    """All that `patolli play` shows is there, for the seat that decides and at the end."""
    match, terminal = playout(game, players, 17), game.faces.terminal
    for at in list(places(match))[::SPREAD]:
        if at < len(match):
            _check_decision(terminal, match, at)
        seen = match.view(SPECTATOR, at)
        assert isinstance(terminal.when(seen, _reader(players)), str), f"position {at}: `when` is no text"
    steps = [(match.view(at=at), token, match.view(at=at + 1)) for at, token in enumerate(match.moves)]
    ends = [terminal.board(match.view(), _reader(players))] if terminal.board else []
    ends += [terminal.final(steps, _reader(players))] if terminal.final else []
    assert all(end is not None for end in ends), "the end of the game is not shown"


def _check_decision(terminal: Terminal, match: Match, at: int) -> None:
    """What the seat that decides is shown."""
    seat = int(match.game.seat(match.state_at(at)))
    view, reader = match.view(seat, at), _reader(len(match.players), seat)
    shown = [terminal.status(view, reader), terminal.mark(reader, seat), *terminal.legend(view, reader)]
    shown += [terminal.board(view, reader)] if terminal.board else []
    if terminal.summaries is not None:
        summaries = terminal.summaries(view, reader)
        assert len(summaries) > 0, f"position {at}: there is no summary"
        shown += summaries
    assert all(one is not None for one in shown), f"position {at}: a part of the terminal shows nothing"
    lines = [*terminal.rules(view, reader), *terminal.tiles(view, "", reader), *terminal.tiles(view, "?", reader)]
    assert all(isinstance(line, str) for line in lines), f"position {at}: rules and tiles are lines of text"
    for name, answer in (("fresh", terminal.fresh(view)), ("secret", terminal.secret(view))):
        assert isinstance(answer, bool), f"position {at}: `{name}` is {answer!r}, not True or False"
    if terminal.choice is not None:
        said = terminal.choice(view, match.moves[at], match.view(seat, at + 1), reader)
        assert said.strip(), f"position {at}: {match.moves[at]} is a choice without words"


def _reader(players: int, seat: int | None = None) -> Reader:
    return Reader(tuple(_names(players)), seat, 80, Translator("en"))


def check_words(game: Game, players: int) -> None:
    """Moves, choices and questions have words in every language, whatever a seat knows of them."""
    match = playout(game, players, 13)
    for number, at in enumerate(list(places(match))[::SPREAD]):
        for language in LANGUAGES if number < 3 else LANGUAGES[:1]:
            _say(game, match, at, Translator(language))
    guide = game.words.guide() if game.words.guide else {}
    for language in LANGUAGES:
        for key, entry in guide.items():
            assert Translator(language).render(entry).strip(), f"{key} of the guide has no words in {language}"


def _say(game: Game, match: Match, at: int, translator: Translator) -> None:
    """A position, and the move that was made there, in words."""
    if at == len(match):
        return
    names = _names(len(match.players))

    def said(what: str, entry: Entry) -> None:
        words = translator.render(entry, names)
        assert words.strip(), f"position {at}: {what} has no words in {translator.language}"

    deciding = int(game.seat(match.state_at(at)))
    before = match.view(deciding, at)
    if game.words.question is not None:
        said("the question", game.words.question(before))
    if game.words.reasons is not None:
        for place, entry in game.words.reasons(match.state_at(at), before, match.legal(at)).items():
            said(f"the reason at {place}", entry)
    for token in match.legal(at)[:10]:
        after = match.fork(at)
        after.play(token)
        said(f"the choice {token}", game.words.describe(before, token, after.view(deciding)))
    for seat in (None, SPECTATOR, *range(len(match.players))):
        shown = match.moves[at] if seat is None else match.fork(at + 1).public_moves(seat)[at]
        if shown is not None:
            told = game.words.tell(match.view(seat, at), shown, match.view(seat, at + 1))
            assert all(isinstance(entry, Entry) for entry in told), f"position {at}: tell({shown}) gives no entries"
            for entry in told:
                said(shown, entry)


def _names(players: int) -> list[str]:
    return [f"Player {seat}" for seat in range(players)]
