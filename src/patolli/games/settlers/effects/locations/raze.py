"""`raze`: raze a hand card, a rival's Location or one of yours (S1.9). Row: b: its price in tokens, or NO_PRICE."""

from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.card_rows import AT_HAND, AT_OWN, AT_RIVALS
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.ops import Effect, Op, number
from patolli.games.settlers.rules.piles import card_of, first_card, is_common, is_own, next_card
from patolli.games.settlers.rules.razing import NO_PRICE, raze, raze_price
from patolli.games.settlers.rules.state import END, HAND, RAZE
from patolli.games.settlers.show.items import OR, Item, joined, pic
from patolli.games.settlers.words.terms import entry, goods_words, one_of
from patolli.text.entry import Entry

NUMBER = number("raze")
_TARGETS = {"hand_card": AT_HAND, "opponent_location": AT_RIVALS, "own_common_location": AT_OWN}
_ICONS = {"hand_card": "hand-cards", "opponent_location": "enemy-location", "own_common_location": "own-location"}


@kernel
def is_rival_target(s, p, effect, x):
    price = raze_price(s, x) if effect.b == NO_PRICE else effect.b
    return card_of(s, x).razable == 1 and s.goods[p, RAZE] >= price


@kernel
def is_own_target(s, p, effect, x):
    return is_common(s, x) and is_own(s, p, x) and is_rival_target(s, p, effect, x)


@kernel
def is_hand_target(s, p, effect, x):
    price = 1 if effect.b == NO_PRICE else effect.b
    return card_of(s, x).razable == 1 and s.goods[p, RAZE] >= price


@kernel
def has_hand_target(s, p, effect):
    x = first_card(s, HAND + p)
    while x != END:
        if is_hand_target(s, p, effect, x):
            return True
        x = next_card(s, x)
    return False


@kernel
def list_hand_targets(s, p, effect, out, n):
    x = first_card(s, HAND + p)
    while x != END:
        if is_hand_target(s, p, effect, x):
            out[n] = x
            n += 1
        x = next_card(s, x)
    return n


@kernel
def aim(s, p, effect, x):
    raze(s, p, x, effect.b)


# In a card file, in words and as icons ----------------------------------------------------------------------------


def _read(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    where = tuple(_TARGETS)
    read: dict[str, Any] = {"targets": check.problems.some_of(join(path, "targets"), known["targets"], where)}
    if "token_cost" in known:
        read["token_cost"] = check.problems.whole(join(path, "token_cost"), known["token_cost"], 0)
    return read


def _write(row: Any, effect: Effect) -> None:
    row["aims"] = sum(_TARGETS[target] for target in effect["targets"])
    row["b"] = effect.get("token_cost", NO_PRICE)


def _words(effect: Effect) -> Entry:
    targets = one_of([entry(f"target-{target}") for target in effect["targets"]])
    tokens = effect.get("token_cost")
    if tokens is None:
        return entry("raze-usual", targets=targets)
    if tokens == 0:
        return entry("raze-free", targets=targets)
    return entry("raze-for", targets=targets, tokens=goods_words({"raze": tokens}))


def _face(effect: Effect) -> list[Item]:
    return [pic("act-raze"), *joined([[pic(_ICONS[target])] for target in effect["targets"]], OR)]


OPS = (
    Op(
        name="raze",
        required=("targets",),
        optional=("token_cost",),
        read=_read,
        write=_write,
        notes=("needs_cards",),
        worth=(0.36, 0.61, 0.0),
        words=_words,
        face=_face,
    ),
)
