"""The outline of a game's rules: ``rules.json`` beside the ``locales`` of its words.

It lists the articles and what each is about; their text is in ``GAME-rules.ftl``, in every language: the title under
the article's name, the text under ``NAME-text``.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from patolli.text.locales import word_packages


class Article(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rules: tuple[str, ...] = ()
    """The numbers of the rules that it explains (docs/rules)."""
    places: tuple[str, ...] = ()
    """Places that lead here (docs/web.md), or prefixes of their names; also `kind:KIND`, `tag:TAG`, `op:OP` for cards,
    `phase:PHASE`, `gear:GEAR`."""
    things: tuple[str, ...] = ()
    """Keys of faces and of the guide: what is drawn and explained item by item below the text."""
    figure: str = ""
    """A picture drawn by `Faces.figure`."""
    icons: tuple[str, ...] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    articles: tuple[Article, ...]


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An icon of the legend, and the article that says more."""

    icon: str
    article: str
    word: str = ""
    """Its name, as a key of the guide; without one, the message ``icon-NAME`` says it."""


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[Chapter, ...] = ()
    icons: tuple[Sign, ...] = ()

    @property
    def articles(self) -> tuple[Article, ...]:
        return tuple(article for chapter in self.chapters for article in chapter.articles)


@lru_cache
def outline_of(game: str) -> Outline:
    """The outline of a game; an empty one if it has none."""
    package = word_packages().get(game)
    file = files(package) / "rules.json" if package else None
    if file is None or not file.is_file():
        return Outline()
    return msgspec.json.decode(file.read_bytes(), type=Outline)


def leads_to(outline: Outline, place: str) -> Article | None:
    """The article about a place: the one that matches most of it."""
    best: Article | None = None
    most = -1
    for article in outline.articles:
        for one in article.places:
            if place.startswith(one) and len(one) > most:
                best, most = article, len(one)
    return best
