"""Tzolk'in by the contract of `patolli.engine.game`."""

from pathlib import Path

from patolli.engine.game import Game
from patolli.engine.parts import Learning, Notation, Rules, lazy
from patolli.games.tzolkin.formats import ahead, deal, hidden, places, tokens, view
from patolli.games.tzolkin.formats.known_deal import redeal_first
from patolli.games.tzolkin.formats.schema import TzolkinView
from patolli.games.tzolkin.learn import observe, study
from patolli.games.tzolkin.learn.estimate import estimate
from patolli.games.tzolkin.learn.more import MORE_SIZE, write_more
from patolli.games.tzolkin.learn.vary import vary
from patolli.games.tzolkin.learn.watch import WATCH
from patolli.games.tzolkin.rules import deciding, scoring
from patolli.games.tzolkin.rules.catalogue import MAX_LEGAL, TOKENS
from patolli.games.tzolkin.rules.setup import deal_cards
from patolli.games.tzolkin.rules.state import STATE

GAME = Game(
    name="tzolkin",
    title="Tzolk'in",
    min_players=2,
    max_players=4,
    rules=Rules(
        dtype=STATE,
        max_legal=MAX_LEGAL,
        max_moves=10_000,
        deal_cards=deal_cards,
        list_legal=deciding.list_legal,
        carry_out=deciding.carry_out,
        who_decides=deciding.who_decides,
        player_count=deciding.player_count,
        quarters_so_far=scoring.quarters_so_far,
        final_quarters=scoring.final_quarters,
        is_winner=scoring.is_winner,
        redeal_with=hidden.redeal_with,
        exchange_with=hidden.exchange_with,
        exchanges=hidden.EXCHANGES,
        compile_seconds={
            "random numbers": 0.9,
            "dealing": 1.0,
            "legal moves": 3.3,
            "making moves": 4.5,
            "scores": 0.7,
            "records": 0.7,
            "hidden things": 1.4,
            "features": 1.8,
            "estimates": 1.6,
            "simple bots": 0.7,
            "search": 4.6,
            "playouts": 1.0,
        },
    ),
    notation=Notation(
        tokens=tuple(TOKENS),
        view=view.view,
        read_deal=deal.read_deal,
        write_deal=deal.write_deal,
        public_moves=deal.public_moves,
        seen_alike=view.seen_alike,
        schema=TzolkinView,
        arguments=tokens.arguments,
        places=places.places,
        on_board=places.ON_BOARD,
        redeal_first=redeal_first,
        together_with=ahead.together_with,
    ),
    words=lazy("patolli.games.tzolkin.words.contract:WORDS"),
    faces=lazy("patolli.games.tzolkin.show.contract:FACES"),
    learning=Learning(
        observation_size=observe.OBSERVATION_SIZE,
        write_features=observe.write_features,
        estimate=estimate,
        more_size=MORE_SIZE,
        write_more=write_more,
        network=Path(__file__).parent / "learn" / "network.npz",
        vary=vary,
        watch=WATCH,
        clock=study.clock,
        source_names=study.SOURCES,
        sources=study.sources,
        openings=study.openings,
    ),
)
