"""What the contract wants to hear in words."""

from patolli.engine.parts import Words
from patolli.games.settlers.words.choices import describe, question
from patolli.games.settlers.words.guide import guide
from patolli.games.settlers.words.log import tell
from patolli.games.settlers.words.short import short
from patolli.games.settlers.words.study import label_words

WORDS = Words(tell, describe, short=short, question=question, guide=guide, label=label_words)
