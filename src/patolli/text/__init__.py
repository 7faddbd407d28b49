"""Words in all languages. Knows no game: a game makes entries, a translator turns them into sentences."""

from patolli.text.entry import Entry, Goods, Seat, Term, Value
from patolli.text.render import TextError, Translator
from patolli.wire.languages import LANGUAGES

__all__ = ["LANGUAGES", "Entry", "Goods", "Seat", "Term", "TextError", "Translator", "Value"]
