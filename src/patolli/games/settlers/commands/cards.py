"""`patolli cards`: card files of Imperial Settlers, checked, added, listed, removed."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from patolli.cli.common import Language, read_file
from patolli.cli.console import errors
from patolli.games.settlers.cards import library as card_files
from patolli.games.settlers.cards.check.file import BadCards
from patolli.games.settlers.cards.decks import DECKS, sets_of
from patolli.games.settlers.cards.library import CardFile
from patolli.games.settlers.commands.printing import files_table, say
from patolli.text import Term, Translator
from patolli.text.errors import in_words

cards = typer.Typer(name="cards", no_args_is_help=True)
File = Annotated[str, typer.Argument(metavar="FILE")]


@cards.command()
def check(file: File, language: Language = "en") -> None:
    """Say what is in a card file, or all that is wrong with it."""
    translator = Translator(language)
    _tell(translator, _checked(translator, read_file(file)))
    Console().print(say(translator, "file-good"))


@cards.command()
def add(file: File, language: Language = "en") -> None:
    """Check a card file and keep a copy."""
    translator = Translator(language)
    data = read_file(file)
    _checked(translator, data)
    added = card_files.add(data)
    _tell(translator, added)
    Console().print(say(translator, "file-added", name=Term("card", added.name)))


@cards.command(name="list")
def list_files(language: Language = "en") -> None:
    """Show the card files that are here; the house deck always is."""
    Console().print(files_table(Translator(language), card_files.installed()))


@cards.command()
def remove(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    language: Language = "en",
) -> None:
    """Remove a card file that was added."""
    translator = Translator(language)
    removed = card_files.remove(name)
    Console().print(say(translator, "file-removed", name=Term("card", removed.name)))


def _checked(translator: Translator, data: bytes) -> CardFile:
    """The file; or print all its problems to standard error and exit with code 1."""
    try:
        return card_files.read_card_file(data)
    except BadCards as error:
        errors.print(say(translator, "file-bad", count=error.count))
        for problem in error.problems:
            told = in_words(problem, translator.language)
            errors.print(f"  {told}", markup=False, highlight=False, emoji=False, soft_wrap=True)
        if error.count > len(error.problems):
            errors.print(say(translator, "file-more", count=error.count - len(error.problems)))
        raise typer.Exit(1) from None


def _tell(translator: Translator, file: CardFile) -> None:
    console = Console()
    console.print(say(translator, "file", name=Term("card", file.name), origin=Term("origin", file.origin)))
    for deck in DECKS:
        own = [card for card in file.cards.values() if card.deck == deck]
        if own:
            line = say(translator, "file-cards", deck=Term("of", deck), cards=len(own), sets=len(sets_of(own)))
            console.print("  ", line, sep="")
    for faction in file.boards:
        console.print("  ", say(translator, "file-board", deck=Term("of", faction)), sep="")
