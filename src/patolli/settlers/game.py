"""Imperial Settlers by the contract of `patolli.engine.game`."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from patolli.engine.game import POLICIES, SCRATCH, Game, View
from patolli.engine.jit import records
from patolli.engine.rng import new_rng
from patolli.engine.terminal import Terminal
from patolli.settlers import deal, hidden, observe, options, rules, scoring, study, view
from patolli.settlers.decisions import MAX_LEGAL, TOKENS, action_at, token_at
from patolli.settlers.evaluate import estimate, evaluate
from patolli.settlers.state import STATE

# Drawing and telling are only loaded when somebody looks.


def _picture(state: View, names: Sequence[str], caption: str, theme: str) -> str:
    from patolli.settlers.picture import picture

    return picture(state, names, theme, caption)


def _board(state: View, names: Sequence[str], width: int, translator: Any) -> Any:
    from patolli.settlers.terminal import board

    return board(state, names, None, width, translator)


def _tell(before: View, token: str, after: View) -> list[Any]:
    from patolli.settlers.words import tell

    return list(tell(before, token, after))


def _describe(before: View, token: str, after: View) -> Any:
    from patolli.settlers.words import describe

    return describe(before, token, after)


def _question(state: View) -> Any:
    from patolli.settlers.words import question

    return question(state)


def _guide() -> dict[str, Any]:
    from patolli.settlers.words_guide import guide

    return dict(guide())


def _terminal() -> Terminal:
    from patolli.settlers.terminal_game import TERMINAL

    return TERMINAL


def _label_words(label: str) -> list[Any]:
    from patolli.settlers.words_study import label_words

    return list(label_words(label))


def _warm_up() -> Sequence[tuple[str, Callable[[], object]]]:
    """Call every entry kernel once, with arguments of the types that callers use."""
    states = records(SCRATCH, STATE)
    finished = records(SCRATCH, STATE)
    out = np.zeros(MAX_LEGAL, np.int16)
    quarters = np.zeros(4, np.int64)
    features = np.zeros(observe.OBSERVATION_SIZE, np.float32)
    rng: list[np.ndarray] = []

    def play_games() -> None:
        policies = np.zeros((1, 4), np.int64)
        lengths = np.zeros(1, np.int64)
        GAME.play_games(finished, 2, policies, 0, 0, policies.copy(), lengths, np.zeros((1, 0), np.int16))

    def read() -> None:
        copy = records(1, STATE)
        deal.read_deal(deal.write_deal(states[0], states[0], None), 2, copy[0])
        view.view(states[0])
        view.view(finished[0])
        view.home_of(states[0], 0)

    return (
        ("random numbers", lambda: rng.append(new_rng())),
        ("dealing", lambda: rules.deal(states[0], 2, 0)),
        ("legal moves", lambda: rules.legal(states[0], out)),
        ("whole games", play_games),
        ("bots", lambda: GAME.choose(states, POLICIES.index("greedy"), rng[0])),
        ("making moves", lambda: (states.__setitem__(1, states[0]), rules.apply(states[1], int(out[0])))),
        ("whose turn", lambda: rules.seat(states[0])),
        ("scores", lambda: rules.scores(states[0], quarters)),
        ("records", read),
        ("features", lambda: observe.observe(states[0], 0, features)),
        ("hidden cards", lambda: hidden.redeal(states[0], 0, 0)),
        ("estimates", lambda: evaluate(states[0], 0)),
        ("counting", lambda: GAME.perft(states, 2)),
    )


GAME = Game(
    name="settlers",
    title="Imperial Settlers",
    min_players=1,
    max_players=4,
    dtype=STATE,
    tokens=TOKENS,
    max_legal=MAX_LEGAL,
    max_moves=20_000,
    observation_size=observe.OBSERVATION_SIZE,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    seat=rules.seat,
    scores=rules.scores,
    observe=observe.observe,
    redeal=hidden.redeal,
    evaluate=evaluate,
    inner={
        "deal_cards": rules.deal_and_begin,
        "list_legal": rules.list_legal,
        "carry_out": rules.carry_out,
        "who_decides": rules.who_decides,
        "player_count": rules.player_count,
        "redeal_with": hidden.redeal_with,
        "estimate": estimate,
        "write_features": observe.write_features,
        "final_quarters": scoring.final_quarters,
        "is_winner": scoring.is_winner,
    },
    read_deal=deal.read_deal,
    write_deal=deal.write_deal,
    public_moves=deal.public_moves,
    view=view.view,
    winners=view.winners,
    picture=_picture,
    board=_board,
    tell=_tell,
    describe=_describe,
    clock=study.clock,
    source_names=study.SOURCES,
    sources=study.sources,
    openings=study.openings,
    label_words=_label_words,
    warm_up=_warm_up,
    token_at=token_at,
    action_at=action_at,
    prepare=options.prepare,
    option_help=options.OPTION_HELP,
    header=deal.HEADER,
    terminal=_terminal,
    question=_question,
    guide=_guide,
)
