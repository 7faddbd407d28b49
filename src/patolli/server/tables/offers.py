"""What may be chosen in a turn, with price and result; what is asked; and why something is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.draft import Draft
from patolli.engine.offers import Offer, offers
from patolli.server.tables.turn_words import in_words
from patolli.text.entry import Entry
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
        completes=offer.completes,
        verb=offer.verb,
        arguments=list(offer.arguments),
        places=list(offer.places),
        price=dict(offer.price),
        result=dict(offer.result),
        sign=list(offer.sign),
        label=in_words(offer.label.to_json(), translator, names),
        elsewhere=offer.elsewhere,
        odds={what: list(chances) for what, chances in offer.odds.items()},
    )


def question(draft: Draft, names: Sequence[str], translator: Translator, legal: Sequence[Choice]) -> str:
    """What has to be decided next, if the game can say. A decision with a single answer is not asked, but stated."""
    ask = draft.game.words.question
    if ask is None or draft.to_confirm:
        return ""
    if len(legal) == 1:
        only = Entry("common.only", {"what": Entry.from_json(legal[0].does)})
        return in_words(only.to_json(), translator, names)
    entry: Entry = ask(draft.view())
    return in_words(entry.to_json(), translator, names)


def blocked(draft: Draft, names: Sequence[str], translator: Translator) -> dict[str, str]:
    """Why something is not possible now, by place, if the game can say."""
    explain = draft.game.words.reasons
    if explain is None or draft.to_confirm:
        return {}
    found: Mapping[str, Entry] = explain(draft.sight().state, draft.view(), draft.legal())
    said: dict[int, str] = {}
    for entry in found.values():
        if id(entry) not in said:  # many places share a reason
            said[id(entry)] = in_words(entry.to_json(), translator, names)
    return {place: said[id(entry)] for place, entry in found.items()}
