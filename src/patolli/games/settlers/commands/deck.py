"""`patolli deck`: decks of Imperial Settlers, checked, built and shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from patolli.cli.common import Language, read_file, write_utf8
from patolli.cli.console import errors
from patolli.engine.errors import BadSetup, PatolliError
from patolli.games.settlers.cards.check.values import either
from patolli.games.settlers.cards.deck_files import Deck, files_for, files_of, read_deck, write_deck
from patolli.games.settlers.cards.decks import DECKS, build_deck, check_deck, default_deck, sets_of
from patolli.games.settlers.cards.faults import BadDeck, Problem
from patolli.games.settlers.cards.library import all_cards, installed, named
from patolli.games.settlers.commands.tables import deck_table, name_of, say, told
from patolli.text import Term, Translator

deck = typer.Typer(
    name="deck",
    help="Decks of Imperial Settlers: what may be in them, and building your own (docs/settlers-cards.md).",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
_FACTIONS = ", ".join(DECKS)


@deck.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deck file (JSON); - reads standard input.")],
    language: Language = "en",
) -> None:
    """Say whether a deck may be played, and if not, why not."""
    translator = Translator(language)
    found = read_deck(read_file(file))
    problems = check_deck(found.faction, found.cards, found.deck_format, files_of(found))
    if problems:
        _refuse(translator, problems)
    words = say(translator, f"good-{found.deck_format}", deck=Term("of", found.faction), cards=len(found.cards))
    Console().print(words)


@deck.command()
def build(
    faction: Annotated[str, typer.Argument(metavar="FACTION", help=f"One of {_FACTIONS}.")],
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="NAME", help="The card file whose cards come in: patolli cards list."),
    ] = None,
    choices: Annotated[
        list[str] | None,
        typer.Option("--in", metavar="NEW=OLD", help="A card that comes in, and the one that leaves; names or ids."),
    ] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="Write the deck there.")] = None,
    language: Language = "en",
) -> None:
    """Build a Standard deck: the usual one, with cards of one expansion in place of others.

    All copies of a card come and go together, and as many come as go.

    [bold]patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json[/bold]
    """
    translator = Translator(language)
    _known(faction)
    files = installed()
    expansion = named(source) if source is not None else None
    if choices and expansion is None:
        raise BadSetup("--in needs --from NAME, the card file of the new card; patolli cards list shows them")
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
    data = write_deck(Deck(faction, "standard", ids, needed))
    if out is None:
        write_utf8(data)
        return
    try:
        Path(out).write_bytes(data)
    except OSError as error:
        raise PatolliError(f"cannot write {out!r}: {error.strerror}") from None
    Console().print(say(translator, "written", file=Term("card", out)))


@deck.command()
def show(
    which: Annotated[str, typer.Argument(metavar="FACTION|FILE", help=f"One of {_FACTIONS}, or a deck file.")],
    language: Language = "en",
) -> None:
    """Show a deck: every card with its price, colours, deals, and what it does."""
    translator = Translator(language)
    if which in DECKS:
        files = installed()
        try:
            found = Deck(which, "standard", default_deck(which, files))
        except BadDeck as error:
            _refuse(translator, error.problems)
    elif which.isalpha() and not Path(which).exists():
        raise BadSetup(f"{which!r} is neither a file nor one of {_FACTIONS}")
    else:
        found = read_deck(read_file(which))
        files = files_of(found)
    cards = all_cards(files)
    Console(highlight=False).print(
        deck_table(translator, found.faction, [cards[key] for key in found.cards if key in cards])
    )
    if which not in DECKS and (problems := check_deck(found.faction, found.cards, found.deck_format, files)):
        _refuse(translator, problems)


def _known(faction: str) -> None:
    if faction not in DECKS:
        raise BadSetup(f"the faction must be {either(DECKS)}, not {faction!r}")


def _choice(translator: Translator, text: str) -> tuple[str, str]:
    """New and old card; a name may be written in the language that is spoken."""
    new, sign, old = text.partition("=")
    if not sign or not new.strip() or not old.strip():
        raise BadSetup(f'--in must be "new card=old card", not {text!r}')
    english = {name_of(translator, card.name).casefold(): card.name for card in all_cards(installed()).values()}
    return english.get(new.strip().casefold(), new.strip()), english.get(old.strip().casefold(), old.strip())


def _refuse(translator: Translator, problems: Sequence[Problem]) -> NoReturn:
    """All problems on standard error, then exit code 1."""
    errors.print(say(translator, "bad"))
    for problem in problems:
        errors.print("- ", told(translator, problem), sep="", soft_wrap=True)
    raise typer.Exit(1)
