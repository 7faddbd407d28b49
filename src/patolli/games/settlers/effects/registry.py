"""All ops by name, in the order of their numbers."""

from patolli.games.settlers.cards.check.values import Problems
from patolli.games.settlers.effects import choices
from patolli.games.settlers.effects.checking import Effects
from patolli.games.settlers.effects.deals import (
    discard_deal,
    gain_good_of_own_deal,
    make_deal_with_opponent_location,
    take_deal,
)
from patolli.games.settlers.effects.ending import gain_if, held_blessings, vp_by_threshold, vp_per_card_under
from patolli.games.settlers.effects.goods import (
    gain,
    gain_statue,
    may_discard_goods,
    put_goods_on,
    steal_goods,
    store_any_number,
)
from patolli.games.settlers.effects.hand import (
    draw_choose,
    opponent_discards_card,
    place_card_under,
    place_foundation,
    put_cards_under,
)
from patolli.games.settlers.effects.locations import (
    block_action_location,
    build,
    discard_location,
    gain_from_raze_field,
    gain_samurai,
    place_technology,
    produce_other,
    raze,
    reset_action_location,
    take_over_location,
)
from patolli.games.settlers.effects.ops import Op, number
from patolli.games.settlers.effects.prayer import gain_blessing, pray, store_blessings, store_cards_for_prayer

_FILES = (
    block_action_location, build, choices, discard_deal, discard_location, draw_choose, gain, gain_blessing,
    gain_from_raze_field, gain_good_of_own_deal, gain_if, gain_samurai, gain_statue, held_blessings,
    make_deal_with_opponent_location, may_discard_goods, opponent_discards_card, place_card_under, place_foundation,
    place_technology, pray, produce_other, put_cards_under, put_goods_on, raze, reset_action_location, steal_goods,
    store_any_number, store_blessings, store_cards_for_prayer, take_deal, take_over_location, vp_by_threshold,
    vp_per_card_under,
)  # fmt: skip

OPS: dict[str, Op] = {
    op.name: op for op in sorted((op for file in _FILES for op in file.OPS), key=lambda op: number(op.name))
}


def check_effects(problems: Problems, place: str, trigger: str | None) -> Effects:
    """The checker for the effects of an ability; see `Effects`."""
    return Effects(OPS, problems, place, trigger)
