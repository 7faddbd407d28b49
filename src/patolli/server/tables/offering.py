"""What may be chosen, in words and signs, as it is sent."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.draft import Draft
from patolli.engine.offers import Offer, offers
from patolli.server.tables.turn_words import in_words
from patolli.text.render import Translator
from patolli.wire.messages import Choice


def choices(draft: Draft, names: Sequence[str], translator: Translator) -> list[Choice]:
    """What may follow, with price and result."""
    return [choice(offer, names, translator) for offer in offers(draft)]


def choice(offer: Offer, names: Sequence[str], translator: Translator) -> Choice:
    does = offer.words.to_json()
    return Choice(
        token=offer.token,
        does=does,
        words=in_words(does, translator, names),
        changes=dict(offer.changes),
        verb=offer.verb,
        arguments=list(offer.arguments),
        places=list(offer.places),
        price=dict(offer.price),
        result=dict(offer.result),
        sign=list(offer.sign),
        label=in_words(offer.label.to_json(), translator, names),
        elsewhere=offer.elsewhere,
    )
