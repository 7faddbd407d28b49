"""Every card of the base game is built, used, dealt and razed in games that engine and oracle play together."""

import random
from dataclasses import dataclass, field
from typing import Any

from patolli.games.settlers.cards.model import BASE, BASE_FACTIONS
from tests.games.settlers.table import Table

SEEDS = range(1, 13)
"""Seven are enough; more if the rules of dealing change."""
PLENTY = {"wood": 60, "stone": 60, "food": 60, "worker": 60, "raze": 60, "gold": 60, "defense": 1}

WANTED = {
    "build": set(BASE),
    "use": {card.id for card in BASE.values() if card.type == "action"},
    "deal": {card.id for card in BASE.values() if card.deal},
    "raze": {card.id for card in BASE.values() if card.raze},
}


@dataclass
class Count:
    """What has happened to which cards, in all games together."""

    done: dict[str, set[str]] = field(default_factory=lambda: {deed: set() for deed in WANTED})

    def note(self, token: str) -> None:
        deed, _, card = token.partition(":")
        deed = deed.replace("use2", "use")
        if deed in self.done:
            self.done[deed].add(card)

    def is_new(self, token: str) -> bool:
        deed, _, card = token.partition(":")
        deed = deed.replace("use2", "use")
        if deed == "build" and card in WANTED["use"] - self.done["use"]:
            return True
        return deed in WANTED and card in WANTED[deed] - self.done[deed]

    def missing(self) -> dict[str, list[str]]:
        named = {deed: sorted(WANTED[deed] - done) for deed, done in self.done.items()}
        return {deed: [f"{card} {BASE[card].name}" for card in cards] for deed, cards in named.items() if cards}


def share_out(dice: random.Random) -> dict[str, Any]:
    """Nearly all cards in hands; some as Foundations to build with, and as Locations to target."""
    common = [card.id for card in BASE.values() if card.deck == "common"]
    dice.shuffle(common)
    shared: dict[str, Any] = {"hand": {}, "foundations": {}, "locations": {}}
    for player, faction in enumerate(BASE_FACTIONS):
        own = [card.id for card in BASE.values() if card.deck == faction]
        own, some = dice.sample(own, 28), common[player * 20 : player * 20 + 20]
        shared["hand"][player] = own[2:] + some[:14]
        shared["foundations"][player] = some[14:19]
        shared["locations"][player] = [*own[:2], some[19]]
    return shared


def choose(t: Table, count: Count, dice: random.Random) -> str:
    """Something new if possible: first uses, then what is left to do with cards in hand."""
    legal = t.legal()
    kind = t.kind
    if kind == "turn":
        deals = [token for token in legal if token.startswith("deal:")]
        if deals and len(t.seat(t.player or 0)["deals"]) < 2:  # some actions need one
            return dice.choice([token for token in deals if count.is_new(token)] or deals)
        for deed in ("use", "use2", "raze", "deal", "build"):
            new = [token for token in legal if token.startswith(f"{deed}:") and count.is_new(token)]
            if new:
                return dice.choice(new)
        return "pass"
    if kind == "location":  # give up what has nothing left to show
        spent = [token for token in legal if not count.is_new("use:" + token.partition(":")[2])]
        return dice.choice(spent or legal)
    if kind in ("after", "spend", "swap"):
        return next(token for token in ("end", "done") if token in legal)
    return dice.choice(legal)


def play(seed: int, count: Count) -> None:
    """One round, with goods for everything."""
    dice = random.Random(seed)
    goods = {player: dict(PLENTY) for player in range(4)}
    t = Table(BASE_FACTIONS, goods=goods, seed=seed, **share_out(dice))
    while t.view()["round"] == 1:
        token = choose(t, count, dice)
        count.note(token)
        t.play(token)


def test_every_base_card_is_played() -> None:
    """S1.1.1: 204 cards built, Action Locations used, Faction cards dealt, cards with a Raze field razed."""
    assert len(WANTED["build"]) == 204
    count = Count()
    for seed in SEEDS:
        if count.missing():
            play(seed, count)
    assert count.missing() == {}
