"""`patolli deck`: decks of Imperial Settlers, checked, built and shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from patolli.cli.common import Language, read_file, write_utf8
from patolli.cli.console import errors
from patolli.cli.help.refusal import Refusal
from patolli.games.settlers.cards.deck_files import Deck, files_for, files_of, read_decks, write_deck
from patolli.games.settlers.cards.decks import DECKS, build_deck, check_deck, default_deck, open_deck, sets_of
from patolli.games.settlers.cards.faults import BadDeck, Problem
from patolli.games.settlers.cards.library import CardFile, all_cards, installed, named
from patolli.games.settlers.commands.printing import deck_table, name_of, say, told
from patolli.text import Term, Translator

deck = typer.Typer(name="deck", no_args_is_help=True)
_FACTIONS = ", ".join(DECKS)


@deck.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    language: Language = "en",
) -> None:
    """Say whether a deck, or every deck of a list, may be played, and if not, why not."""
    translator = Translator(language)
    for found in read_decks(read_file(file)):
        problems = check_deck(found.faction, found.cards, found.deck_format, files_of(found))
        if problems:
            _refuse(translator, problems)
        words = say(translator, f"good-{found.deck_format}", deck=Term("of", found.faction), cards=len(found.cards))
        Console().print(words)


@deck.command()
def build(
    faction: Annotated[str, typer.Argument(metavar="FACTION", help=_FACTIONS)],
    sources: Annotated[list[str] | None, typer.Option("--from", metavar="NAME")] = None,
    choices: Annotated[list[str] | None, typer.Option("--in", metavar="NEW=OLD")] = None,
    is_open: Annotated[bool, typer.Option("--open")] = False,
    leave: Annotated[list[str] | None, typer.Option("--without", metavar="OLD")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    language: Language = "en",
) -> None:
    """Build a Standard deck, or an Open one."""
    translator = Translator(language)
    _known(faction)
    files = installed()
    expansions = [named(source) for source in sources or ()]
    if choices and not expansions:
        raise Refusal("deck-in-from")
    if is_open:
        _write_out(translator, _open(translator, faction, expansions, choices or [], leave or [], files), out)
        return
    if leave:
        raise Refusal("deck-without")
    if len(expansions) > 1:
        raise Refusal("deck-one")
    expansion = expansions[0] if expansions else None
    if expansion is not None and not choices:
        offered = [one for one in sets_of(expansion.cards.values()) if one.cards[0].deck == faction]
        errors.print(say(translator, "offer", name=Term("card", expansion.name)))
        for one in offered:
            errors.print(
                "  ",
                say(translator, "offer-line", name=Term("card", name_of(translator, one.name)), copies=one.copies),
                sep="",
            )
        errors.print(say(translator, "offer-how"))
        raise typer.Exit(1)
    try:
        ids = build_deck(faction, expansion, [_choice(translator, one) for one in choices or ()], files)
    except BadDeck as error:
        _refuse(translator, error.problems)
    needed = [(file.name, file.sha256) for file in files_for(faction, ids, files)]
    _write_out(translator, Deck(faction, "standard", ids, needed), out)


def _open(
    translator: Translator,
    faction: str,
    expansions: Sequence[CardFile],
    choices: Sequence[str],
    leave: Sequence[str],
    files: Sequence[CardFile],
) -> Deck:
    pairs = [_choice(translator, one) if "=" in one else (_english(translator, one), None) for one in choices]
    try:
        ids = open_deck(faction, expansions, pairs, [_english(translator, one) for one in leave], files)
    except BadDeck as error:
        _refuse(translator, error.problems)
    return Deck(faction, "open", ids, [(file.name, file.sha256) for file in files_for(faction, ids, files)])


def _write_out(translator: Translator, found: Deck, out: str | None) -> None:
    """To a file, or to standard output."""
    data = write_deck(found)
    if out is None:
        write_utf8(data)
        return
    try:
        Path(out).write_bytes(data)
    except OSError as error:
        raise Refusal("write", file=repr(out), reason=error.strerror or str(error)) from None
    Console().print(say(translator, "written", file=Term("card", out)))


@deck.command()
def show(
    which: Annotated[str, typer.Argument(metavar="FACTION|FILE", help=_FACTIONS)],
    language: Language = "en",
) -> None:
    """Show a deck: every card with its price, colors, deals, and what it does."""
    translator = Translator(language)
    if which in DECKS:
        try:
            decks = [Deck(which, "standard", default_deck(which, installed()))]
        except BadDeck as error:
            _refuse(translator, error.problems)
    elif which.isalpha() and not Path(which).exists():
        raise Refusal("deck-which", value=repr(which), names=_FACTIONS)
    else:
        decks = read_decks(read_file(which))
    for found in decks:
        files = files_of(found)
        cards = all_cards(files)
        Console(highlight=False).print(
            deck_table(translator, found.faction, [cards[key] for key in found.cards if key in cards])
        )
        if which not in DECKS and (problems := check_deck(found.faction, found.cards, found.deck_format, files)):
            _refuse(translator, problems)


def _known(faction: str) -> None:
    if faction not in DECKS:
        raise Refusal("deck-faction", names=", ".join(map(repr, DECKS)), value=repr(faction))


def _choice(translator: Translator, text: str) -> tuple[str, str]:
    """New and old card; a name may be given in the current language."""
    new, sign, old = text.partition("=")
    if not sign or not new.strip() or not old.strip():
        raise Refusal("deck-in", value=repr(text))
    return _english(translator, new), _english(translator, old)


def _english(translator: Translator, name: str) -> str:
    """The name of a card as in files, or the text as given."""
    english = {name_of(translator, card.name).casefold(): card.name for card in all_cards(installed()).values()}
    return english.get(name.strip().casefold(), name.strip())


def _refuse(translator: Translator, problems: Sequence[Problem]) -> NoReturn:
    """Print all problems to standard error, then exit with code 1."""
    errors.print(say(translator, "bad"))
    for problem in problems:
        errors.print("- ", told(translator, problem), sep="", soft_wrap=True)
    raise typer.Exit(1)
