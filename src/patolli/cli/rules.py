"""`patolli rules`: the rules reference at the terminal, by article or by search words."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from patolli.cli.common import Language
from patolli.cli.help.refusal import Refusal
from patolli.cli.language import system_language
from patolli.engine.game import find_game
from patolli.study.reference.told import Part, Told, found, plain, tell
from patolli.text.render import Translator
from patolli.wire.languages import LANGUAGES

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal is."""
MANY = 5
"""Up to this many articles are printed in full; of more, only names and titles."""


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    word: Annotated[list[str] | None, typer.Argument(metavar="WORD")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    language: Language = "",
) -> None:
    """Print the rules of a game: which articles there are, or those that have all these words."""
    chosen = language or system_language()
    if chosen not in LANGUAGES:
        raise Refusal("language", names=", ".join(LANGUAGES), value=repr(chosen))
    parts = tell(find_game(game), Translator(chosen, named=True))
    if not parts:
        raise Refusal("no-rules", game=game)
    width = min(WIDEST, shutil.get_terminal_size().columns)
    query = " ".join(word or ())
    if query:
        hits = found(parts, query)
        if not hits:
            raise Refusal("rules-word", word=repr(query), known=", ".join(_like(parts, query)))
        lines = _articles(hits, width) if len(hits) <= MANY or everything else _listed(hits, width)
    elif everything:
        lines = (
            line
            for part in parts
            for line in (*_wrapped(part.title.upper(), width, "", ""), "", *_articles(part.articles, width))
        )
    else:
        lines = (
            line
            for part in parts
            for line in (*_wrapped(part.title, width, "", ""), *_listed(part.articles, width), "")
        )
    for line in lines:
        typer.echo(line.rstrip())


def _like(parts: Sequence[Part], query: str) -> list[str]:
    """Articles that might have been meant."""
    told = [one for part in parts for one in part.articles]
    by_words = {plain(word): one.article.name for one in reversed(told) for word in one.title.split()}
    by_words |= {one.article.name: one.article.name for one in told}
    near = get_close_matches(plain(query), by_words, n=5, cutoff=0.5)
    return list(dict.fromkeys(by_words[word] for word in near)) or [one.article.name for one in told[:5]]


def _listed(articles: Sequence[Told], width: int) -> Iterator[str]:
    room = max(len(one.article.name) for one in articles) + 4
    for one in articles:
        yield from _wrapped(one.title, width, f"  {one.article.name}".ljust(room), " " * room)


def _articles(articles: Sequence[Told], width: int) -> Iterator[str]:
    for one in articles:
        title = _wrapped(one.title, width, "", "")
        yield from (*title, "=" * max(map(len, title)))
        for line in one.lines:
            item = line.startswith("- ")
            yield from _wrapped(line, width, "  " if item else "", "    " if item else "")
        for thing in one.things:
            yield from _wrapped(f"{thing.label}: {thing.text}" if thing.label else thing.text, width, "  · ", "    ")
        yield from _wrapped(", ".join(one.article.rules), width, "[", " ", "]")
        yield ""


def _wrapped(text: str, width: int, first: str, others: str, end: str = "") -> list[str]:
    return textwrap.wrap(text + end, max(width, 20), initial_indent=first, subsequent_indent=others)
