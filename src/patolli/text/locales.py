"""Where messages are: a game provides its own, everything else has them under ``locales`` here.

A game's files are named after it: ``settlers.ftl``, ``settlers-cards.ftl``. The entry point group ``patolli.words``
says which package contains its folder ``locales``, so that a third-party game provides its own words, too.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

HOME = "patolli.text"


@lru_cache
def word_packages() -> dict[str, str]:
    """The packages that provide words, by the first part of their file names."""
    return {point.name: point.value for point in entry_points(group="patolli.words")}


def message_file(language: str, name: str) -> Traversable:
    """The message file with this name, whether it exists or not."""
    package = word_packages().get(name.partition("-")[0], HOME)
    return files(package) / "locales" / language / f"{name}.ftl"


def message_files(language: str) -> list[str]:
    """The names of all message files of a language."""
    folders = [files(package) / "locales" / language for package in {HOME, *word_packages().values()}]
    return sorted(path.name.removesuffix(".ftl") for folder in folders if folder.is_dir() for path in folder.iterdir())
