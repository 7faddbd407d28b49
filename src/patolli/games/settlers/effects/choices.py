"""`choose_one`, `may_pay_one`: either ... or. Row: for each option, where its effects are, and its price."""

from collections.abc import Sequence
from typing import Any

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.cards.check.values import join
from patolli.games.settlers.effects.card_rows import C_ANY, C_FOOD, C_GOLD, C_STONE, C_WOOD, MAX_OPTIONS, price_row
from patolli.games.settlers.effects.checking import PAID, Effects
from patolli.games.settlers.effects.ops import USUAL_ORDER, Effect, Op, number
from patolli.games.settlers.effects.targets import option_has_targets
from patolli.games.settlers.rules.building import PAY_OPTION
from patolli.games.settlers.rules.catalogue import FIRST_OPTION, SKIP
from patolli.games.settlers.rules.goods import (
    can_pay_resources,
    first_way,
    has_tokens,
    pay_tokens,
    pay_way,
    price_size,
    way_fits,
)
from patolli.games.settlers.rules.piles import card_of, effect_of
from patolli.games.settlers.rules.tasks import OPTION, PAY, RUN, pop, push
from patolli.games.settlers.show.items import OR, THEN, Item, goods, joined
from patolli.games.settlers.words.terms import chain, cost_words, entry, one_of
from patolli.text.entry import Entry

CHOOSE_ONE = number("choose_one")
MAY_PAY_ONE = number("may_pay_one")


@kernel
def is_choice(op):
    return op == CHOOSE_ONE or op == MAY_PAY_ONE


# Which options are open -------------------------------------------------------------------------------------------


@kernel
def can_pay_option(s, p, effect, k):
    price = effect.option_price[k]
    return has_tokens(s, p, price, 1) and can_pay_resources(
        s, p, price[C_WOOD], price[C_STONE], price[C_FOOD], price[C_ANY], price[C_GOLD]
    )


@kernel
def option_is_open(s, p, x, rel, k):
    effect = effect_of(s, x, rel)
    if effect.op != MAY_PAY_ONE:
        return option_has_targets(s, p, x, rel, k)
    return can_pay_option(s, p, effect, k) and targets_after_option(s, p, x, rel, k)


@kernel
def targets_after_option(s, p, x, rel, k):
    """Whether there is a way to pay an option's price that leaves it its targets."""
    price = effect_of(s, x, rel).option_price[k]
    size = price_size(price, 1)
    pay_tokens(s, p, price, 1, 1)
    good = False
    if card_of(s, x).needs_goods == 0 or size == 0:
        good = option_has_targets(s, p, x, rel, k)
    else:
        for way in range(first_way(size), first_way(size + 1)):
            good = good or option_way_is_good(s, p, x, rel, k, way)
    pay_tokens(s, p, price, 1, -1)
    return good


@kernel
def option_way_is_good(s, p, x, rel, k, way):
    """Whether a `pay` token pays the Resources of an option and leaves it a target; the other goods of its price are
    set aside."""
    price = effect_of(s, x, rel).option_price[k]
    if not way_fits(s, p, way, price[C_WOOD], price[C_STONE], price[C_FOOD], price[C_ANY], 0):
        return False
    pay_way(s, p, way, 1)
    good = option_has_targets(s, p, x, rel, k)
    pay_way(s, p, way, -1)
    return good


@kernel
def any_option(s, p, x, rel):
    for k in range(effect_of(s, x, rel).options):
        if option_is_open(s, p, x, rel, k):
            return True
    return False


@kernel
def do(s, p, x, rel, flags):
    if any_option(s, p, x, rel):
        push(s, OPTION, p, card=x, effect=rel, marks=flags)


# The decision `option` --------------------------------------------------------------------------------------------


@kernel
def legal_option(s, p, x, rel, out):
    n = 0
    effect = effect_of(s, x, rel)
    for k in range(effect.options):
        if option_is_open(s, p, x, rel, k):
            out[n] = FIRST_OPTION + k
            n += 1
    if effect.op == MAY_PAY_ONE:
        out[n] = SKIP
        n += 1
    return n


@kernel
def do_option(s, p, x, rel, flags, action):
    pop(s)
    if action == SKIP:
        return
    k = action - FIRST_OPTION
    if effect_of(s, x, rel).op == MAY_PAY_ONE:
        push(s, PAY, p, card=x, effect=rel, purpose=PAY_OPTION + k, marks=flags)
    else:
        run_option(s, p, x, rel, k, flags)


@kernel
def run_option(s, p, x, rel, k, flags):
    effect = effect_of(s, x, rel)
    first = effect.option_at[k]
    push(s, RUN, p, card=x, effect=first, left=effect.option_end[k] - first, marks=flags)


# In a card file ---------------------------------------------------------------------------------------------------


def _read_chosen(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "options")
    options = check.problems.items(path, known["options"], 2, MAX_OPTIONS)
    return {"options": [check.read(f"{path}[{i}]", option, inside=True) for i, option in enumerate(options)]}


def _read_paid(check: Effects, path: str, known: dict[str, Any]) -> dict[str, Any]:
    path = join(path, "options")
    options: list[dict[str, Any]] = []
    for i, value in enumerate(check.problems.items(path, known["options"], 1, MAX_OPTIONS)):
        option = check.problems.fields(f"{path}[{i}]", value, ("cost", "effects"))
        if option is not None:
            cost = check.cost(f"{path}[{i}].cost", option["cost"], PAID)
            if not cost and option["cost"] == {}:
                check.problems.add(f"{path}[{i}].cost", "must name something: nobody would decline what is free")
            options.append(
                {"cost": cost, "effects": check.read(f"{path}[{i}].effects", option["effects"], inside=True)}
            )
    return {"options": options}


def _chosen(effect: Effect) -> list[list[dict[str, Any]]]:
    return effect["options"]


def _paid(effect: Effect) -> list[list[dict[str, Any]]]:
    return [option["effects"] for option in effect["options"]]


def _write_paid(row: Any, effect: Effect) -> None:
    for k, option in enumerate(effect["options"]):
        row["option_price"][k] = price_row(option["cost"])


def _chosen_order(_effect: Effect, options: Sequence[int]) -> int:
    return max(USUAL_ORDER, *options)


def _paid_order(_effect: Effect, _options: Sequence[int]) -> int:
    return USUAL_ORDER


# In words and as icons --------------------------------------------------------------------------------------------


def _chosen_words(effect: Effect, options: Sequence[Entry]) -> Entry:
    short = all(len(option) == 1 for option in effect["options"])
    return one_of(options) if short else entry("choose-one", options=_numbered(options))


def _paid_words(effect: Effect, options: Sequence[Entry]) -> Entry:
    costs = [cost_words(option["cost"]) for option in effect["options"]]
    if len(options) == 1:
        return entry("may-pay", cost=costs[0], does=options[0])
    priced = [entry("pay", cost=cost, does=does) for cost, does in zip(costs, options, strict=True)]
    return entry("may-choose", options=_numbered(priced))


def _numbered(options: Sequence[Entry]) -> Entry:
    # With the numbers of the tokens: option:1, option:2.
    return chain("space", [entry("option", n=n, does=option) for n, option in enumerate(options, 1)])


def _chosen_face(_effect: Effect, options: Sequence[list[Item]]) -> list[Item]:
    return joined(options, OR)


def _paid_face(effect: Effect, options: Sequence[list[Item]]) -> list[Item]:
    priced = zip(effect["options"], options, strict=True)
    return joined([[*goods(option["cost"]), THEN, *line] for option, line in priced], OR)


OPS = (
    Op(
        name="choose_one",
        required=("options",),
        read=_read_chosen,
        options=_chosen,
        order=_chosen_order,
        words=_chosen_words,
        face=_chosen_face,
    ),
    Op(
        name="may_pay_one",
        required=("options",),
        read=_read_paid,
        options=_paid,
        write=_write_paid,
        order=_paid_order,
        words=_paid_words,
        face=_paid_face,
    ),
)
