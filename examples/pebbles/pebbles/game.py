"""Pebbles by the contract of `patolli.engine.game`."""

from patolli.engine.game import Game
from patolli.engine.parts import Learning, Notation, Options, Rules, Words, lazy
from pebbles import learn, notation, rules, words

GAME = Game(
    name="pebbles",
    title="Pebbles",
    min_players=1,
    max_players=rules.SEATS,
    rules=Rules(
        dtype=rules.STATE,
        max_legal=2 * rules.HAND,
        max_moves=rules.MOST,
        deal_cards=rules.deal_cards,
        list_legal=rules.list_legal,
        carry_out=rules.carry_out,
        who_decides=rules.who_decides,
        player_count=rules.player_count,
        quarters_so_far=rules.quarters,
        final_quarters=rules.quarters,
        is_winner=rules.is_winner,
        redeal_with=rules.redeal_with,
        exchange_with=rules.exchange_with,
    ),
    notation=Notation(
        tokens=notation.TOKENS,
        view=notation.view,
        read_deal=notation.read_deal,
        write_deal=notation.write_deal,
        public_moves=notation.public_moves,
        token_at=notation.token_at,
        action_at=notation.action_at,
        header=("options",),
    ),
    options=Options(notation.prepare, notation.OPTION_HELP, notation.CHOICES),
    words=Words(words.tell, words.describe, question=words.question, label=words.label),
    faces=lazy("pebbles.show:FACES"),
    learning=Learning(
        observation_size=learn.FEATURES,
        write_features=learn.write_features,
        estimate=learn.estimate,
        clock=notation.clock,
        source_names=notation.HOW,
        sources=learn.sources,
        openings=learn.openings,
    ),
)
