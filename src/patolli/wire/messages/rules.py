"""The rules reference of a game: chapters, articles, and the legend of icons."""

from __future__ import annotations

from patolli.wire.messages.basics import Answer


class RuleThing(Answer):
    """A space, a level, a tile, a card or a good that an article explains."""

    key: str
    """Its face, if it has one (`GameFaces.faces`)."""
    label: str
    text: str


class RuleArticle(Answer):
    name: str
    title: str
    lines: list[str]
    """Paragraphs; one that begins with a dash is an item of a list."""
    rules: list[str]
    """The numbers of the rules that it explains."""
    places: list[str]
    """Places that it is about, or prefixes of their names: the longest match leads to its article."""
    things: list[RuleThing]
    figure: str
    """A picture (`/api/games/{game}/figures/{figure}`); empty if there is none."""
    icons: list[str]


class RuleChapter(Answer):
    name: str
    title: str
    articles: list[RuleArticle]


class RuleIcon(Answer):
    icon: str
    name: str
    article: str


class GameRules(Answer):
    """Everything there is to read about a game; no chapters if it provides none."""

    language: str
    chapters: list[RuleChapter]
    icons: list[RuleIcon]
