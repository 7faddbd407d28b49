"""The lessons that games provide: a folder ``lessons`` beside the ``locales`` of their words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files

from patolli.engine.sight import Sight
from patolli.study.lessons.format import Lesson, Text, read_lesson, spoken
from patolli.study.lessons.run import walk
from patolli.text.entry import Entry
from patolli.text.locales import message_file, word_packages
from patolli.text.render import Translator


@lru_cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """All lessons of a game by name, in order; none if it has none."""
    package = word_packages().get(game)
    folder = files(package) / "lessons" if package else None
    if folder is None or not folder.is_dir():
        return {}
    found = [read_lesson(file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda one: (one.group, one.number))}


@lru_cache(64)
def places_of(game: str, name: str) -> list[Sight]:
    """Where each step of such a lesson begins."""
    return sights(lessons_of(game)[name])


def sights(lesson: Lesson) -> list[Sight]:
    """Where each step of a lesson begins, as its learner may know it: nothing hidden, and no past, is kept."""
    return [Sight.of(match) for match in walk(lesson)]


def knows_text(game: str) -> Callable[[str], bool]:
    """Whether a game's words include a lesson text with this id."""

    def knows(text: str) -> bool:
        key = message_key(game, text)
        return message_file("en", key.partition(".")[0]).is_file() and Translator("en").knows(key)

    return knows


def message_key(game: str, text: str) -> str:
    """The key of a text that a lesson names."""
    return f"{game}-lessons.{text}"


def say(lesson: Lesson, text: Text | None, translator: Translator) -> str:
    """A text of a lesson in words; empty for none."""
    return "" if text is None else say_text(lesson.game, text, translator)


def say_text(game: str, text: Text, translator: Translator) -> str:
    """A text of a lesson of this game in words."""
    if isinstance(text, dict):
        return spoken(text, translator.language)
    return translator.render(Entry(message_key(game, text)))
