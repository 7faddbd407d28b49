"""The articles of a game in words, and searching them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from patolli.engine.game import Game
from patolli.study.reference.outline import Article, outline_of
from patolli.text.entry import Entry
from patolli.text.render import Translator


@dataclass(frozen=True)
class Thing:
    """A space, a level, a tile, a card, a good: what it is called, and what it does."""

    key: str
    label: str
    text: str


@dataclass(frozen=True)
class Told:
    """An article in words. Each line is a paragraph; one that begins with a dash is an item of a list."""

    article: Article
    title: str
    lines: tuple[str, ...]
    things: tuple[Thing, ...]

    def words(self) -> str:
        """Everything that can be searched."""
        things = (f"{thing.label} {thing.text}" for thing in self.things)
        return " ".join([self.title, *self.lines, *things, *self.article.rules])


@dataclass(frozen=True)
class Part:
    """A chapter in words."""

    name: str
    title: str
    articles: tuple[Told, ...]


def tell(game: Game, translator: Translator) -> list[Part]:
    """All chapters."""
    guide = game.words.guide() if game.words.guide else {}

    def say(key: str) -> str:
        return translator.render(Entry(f"{game.name}-rules.{key}"))

    return [
        Part(
            chapter.name,
            say(f"chapter-{chapter.name}"),
            tuple(
                Told(
                    one,
                    say(one.name),
                    tuple(say(f"{one.name}-text").splitlines()),
                    tuple(_thing(key, guide, translator) for key in one.things),
                )
                for one in chapter.articles
            ),
        )
        for chapter in outline_of(game.name).chapters
    ]


def legend(game: Game, translator: Translator) -> list[tuple[str, str, str]]:
    """Every icon, its name, and the article that says more."""
    guide = game.words.guide() if game.words.guide else {}

    def named(icon: str, word: str) -> str:
        return translator.render(guide[word] if word else Entry(f"{game.name}-rules.icon-{icon}"))

    return [(one.icon, named(one.icon, one.word), one.article) for one in outline_of(game.name).icons]


def _thing(key: str, guide: Mapping[str, Entry], translator: Translator) -> Thing:
    """Spaces and levels are labeled by number, cards and tiles by name; anything with a rule is explained by it."""
    what = key.partition(".")[2]
    last = key.rpartition(".")[2]
    text = next((one for one in (f"rule.{key}", f"rule.faction.{what}", f"{key}.more", key) if one in guide), "")
    names = [f"name.{what}", f"faction.{what}", *([key] if text != key else [])]
    label = last if last.isdigit() else next((translator.render(guide[one]) for one in names if one in guide), "")
    said = translator.render(guide[text]) if text else ""
    # A card's text begins with its name.
    return Thing(key, "" if said.startswith(label) and not label.isdigit() else label, said)


def found(parts: Sequence[Part], query: str) -> list[Told]:
    """Articles that contain all words of the query, title matches first."""
    words = plain(query).split()
    told = [one for part in parts for one in part.articles]
    named = [one for one in told if one.article.name == query]
    hits = named or [one for one in told if all(word in plain(one.words()) for word in words)]
    return sorted(hits, key=lambda one: not all(word in plain(one.title) for word in words))


def plain(text: str) -> str:
    """Lowercase without diacritics, so that nobody has to type them."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).replace("ł", "l")
