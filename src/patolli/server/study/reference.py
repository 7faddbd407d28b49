"""The rules reference over the wire: built once per language, and cached."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from patolli.engine.errors import UnknownGame
from patolli.engine.game import find_game
from patolli.server.problems import NotFound
from patolli.study.reference.outline import outline_of
from patolli.study.reference.told import Told, legend, tell
from patolli.text.render import Translator
from patolli.wire.messages import GameRules, RuleArticle, RuleChapter, RuleIcon, RuleThing


def game_rules(game: str, language: str) -> tuple[GameRules, str]:
    """The articles, and a tag that changes with them; NotFound if there is no such game."""
    try:
        return _made(find_game(game).name, language)
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None


def figure(game: str, name: str, theme: str, language: str) -> str:
    """A picture of an article as SVG; NotFound for any that no article names."""
    try:
        known = find_game(game)
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None
    if not name or all(one.figure != name for one in outline_of(known.name).articles):
        raise NotFound(f"no article of {known.title} has a figure {name!r}", field="figure")
    return _drawn(known.name, name, theme, language)


@lru_cache(128)
def _drawn(game: str, name: str, theme: str, language: str) -> str:
    draw = find_game(game).faces.figure
    assert draw is not None  # a game with figures in its outline draws them; a test checks that
    return draw(name, theme, Translator(language))


@lru_cache
def _made(name: str, language: str) -> tuple[GameRules, str]:
    game, translator = find_game(name), Translator(language, named=True)
    rules = GameRules(
        language=language,
        chapters=[
            RuleChapter(name=part.name, title=part.title, articles=[_article(one) for one in part.articles])
            for part in tell(game, translator)
        ],
        icons=[RuleIcon(icon=icon, name=said, article=to) for icon, said, to in legend(game, translator)],
    )
    return rules, f'"{hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:20]}"'


def _article(told: Told) -> RuleArticle:
    about = told.article
    return RuleArticle(
        name=about.name,
        title=told.title,
        lines=list(told.lines),
        rules=list(about.rules),
        places=list(about.places),
        things=[RuleThing(key=thing.key, label=thing.label, text=thing.text) for thing in told.things],
        figure=about.figure,
        icons=list(about.icons),
    )
