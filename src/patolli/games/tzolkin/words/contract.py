"""The `Words` part of the contract."""

from patolli.engine.parts import Words
from patolli.games.tzolkin.words.choices import describe, question
from patolli.games.tzolkin.words.coaching import caution, firsts
from patolli.games.tzolkin.words.comparing import compare
from patolli.games.tzolkin.words.guide import guide
from patolli.games.tzolkin.words.log import tell
from patolli.games.tzolkin.words.reasons.places import reasons
from patolli.games.tzolkin.words.short import short
from patolli.games.tzolkin.words.study import label_words

WORDS = Words(
    tell,
    describe,
    short=short,
    question=question,
    reasons=reasons,
    guide=guide,
    compare=compare,
    firsts=firsts,
    caution=caution,
    label=label_words,
)
