"""Imperial Settlers by the contract of `patolli.engine.game`."""

from patolli.engine.game import Game
from patolli.engine.parts import Learning, Notation, Options, Rules, lazy
from patolli.games.settlers.formats import ahead, deal, odds, options, places, view
from patolli.games.settlers.formats.exchange import EXCHANGES, exchange_with
from patolli.games.settlers.formats.hidden import redeal_with
from patolli.games.settlers.formats.schema import SettlersView
from patolli.games.settlers.formats.together import new_turn, together
from patolli.games.settlers.learn import observe, study
from patolli.games.settlers.learn.estimate.seat import estimate, expect
from patolli.games.settlers.rules import deciding, scoring
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, TOKENS, action_at, token_at
from patolli.games.settlers.rules.state import STATE

GAME = Game(
    name="settlers",
    title="Imperial Settlers",
    min_players=1,
    max_players=5,
    rules=Rules(
        dtype=STATE,
        max_legal=MAX_LEGAL,
        max_moves=20_000,
        deal_cards=deciding.deal_and_begin,
        list_legal=deciding.list_legal,
        carry_out=deciding.carry_out,
        who_decides=deciding.who_decides,
        player_count=deciding.player_count,
        quarters_so_far=scoring.quarters_so_far,
        final_quarters=scoring.final_quarters,
        is_winner=scoring.is_winner,
        redeal_with=redeal_with,
        exchange_with=exchange_with,
        exchanges=EXCHANGES,
        compile_seconds={
            "random numbers": 0.9,
            "dealing": 16.8,
            "legal moves": 6.0,
            "making moves": 4.1,
            "scores": 0.5,
            "records": 1.1,
            "hidden things": 3.3,
            "features": 3.9,
            "estimates": 3.8,
            "simple bots": 0.4,
            "search": 3.3,
            "playouts": 0.6,
        },
    ),
    notation=Notation(
        tokens=TOKENS,
        view=view.view,
        read_deal=deal.read_deal,
        write_deal=deal.write_deal,
        public_moves=deal.public_moves,
        token_at=token_at,
        action_at=action_at,
        header=deal.HEADER,
        schema=SettlersView,
        arguments=places.arguments,
        places=places.places,
        on_board=places.ON_BOARD,
        together=together,
        new_turn=new_turn,
        together_with=ahead.together_with,
        odds=odds.odds,
    ),
    options=Options(
        prepare=options.prepare,
        help=options.OPTION_HELP,
        choices=options.CHOICES,
        by_seat=("factions",),
        not_alone=("lookout", "peaceful"),
    ),
    words=lazy("patolli.games.settlers.words.contract:WORDS"),
    faces=lazy("patolli.games.settlers.show.contract:FACES"),
    library=lazy("patolli.games.settlers.show.library:LIBRARY"),
    learning=Learning(
        observation_size=observe.OBSERVATION_SIZE,
        write_features=observe.write_features,
        estimate=estimate,
        expect=expect,
        clock=study.clock,
        source_names=study.SOURCES,
        sources=study.sources,
        openings=study.openings,
    ),
)
