"""The `Words` part of the contract."""

from patolli.engine.parts import Words
from patolli.games.settlers.cards.playing import of_the_game
from patolli.games.settlers.words.choices import describe, question
from patolli.games.settlers.words.coaching import firsts
from patolli.games.settlers.words.comparing import compare
from patolli.games.settlers.words.guide import guide
from patolli.games.settlers.words.log import tell
from patolli.games.settlers.words.reasons.places import reasons
from patolli.games.settlers.words.short import short
from patolli.games.settlers.words.study import label_words

_at_first = of_the_game(0)

WORDS = Words(
    _at_first(tell),
    _at_first(describe),
    short=_at_first(short),
    question=question,
    reasons=of_the_game(1)(reasons),
    guide=guide,
    compare=_at_first(compare),
    firsts=firsts,
    label=label_words,
)
