"""What a game calls things, and its rules in brief, in one language: made once, and cached."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from patolli.engine.errors import UnknownGame
from patolli.engine.game import find_game
from patolli.server.problems import NotFound
from patolli.text.entry import Entry
from patolli.text.render import Translator
from patolli.wire.messages import GameWords


def game_words(game: str, language: str) -> tuple[GameWords, str]:
    """The words, and a tag that changes with them; NotFound if there is no such game."""
    try:
        return _rendered(find_game(game).name, language)
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None


@lru_cache
def _rendered(name: str, language: str) -> tuple[GameWords, str]:
    game = find_game(name)
    say = Translator(language, named=True).render
    guide: Mapping[str, Entry] = game.words.guide() if game.words.guide else {}
    words = GameWords(language=language, words={key: say(entry) for key, entry in guide.items()})
    return words, f'"{hashlib.sha256(msgspec.json.encode(words)).hexdigest()[:20]}"'
