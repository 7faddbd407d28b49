"""The least that a game can have: only what the contract demands, nothing hidden, no chance, words in one language.

Two players take one to three stones in turn; whoever takes the last one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import exported, kernel
from patolli.engine.errors import BadRecord
from patolli.engine.game import Game
from patolli.engine.parts import Learning, Notation, Rules, Words
from patolli.text.entry import Entry, Seat

STONES, MOST = 15, 3
STATE = np.dtype([("stones", np.int8), ("turns", np.int8)])


@kernel
def deal_cards(s, players, rng, scratch):
    s.stones = STONES


@kernel
def who_decides(s):
    return -1 if s.stones == 0 else int(s.turns % 2)


@kernel
def player_count(s):
    return 2


@kernel
def list_legal(s, out):
    n = min(MOST, int(s.stones))
    for action in range(n):
        out[action] = action
    return n


@kernel
def carry_out(s, action):
    s.stones -= action + 1
    s.turns += 1


@kernel
def quarters(s, p):
    return 4 if s.stones == 0 and s.turns % 2 != p else 0


@kernel
def is_winner(s, p):
    return quarters(s, p) > 0


@kernel
def redeal_with(s, p, rng, scratch):
    """Nothing is hidden."""


@kernel
def exchange_with(s, p, number, scratch):
    """Nothing is hidden."""


@kernel
def write_features(s, p, out):
    out[0] = s.stones / STONES
    out[1] = s.turns % 2 == p
    return 2


@kernel
def estimate(s, p):
    return quarters(s, p) / 4


@exported
def seat(s):
    return who_decides(s)


@exported
def points(s, p):
    return quarters(s, p) / 4


def view(s: Any, eyes: int | None) -> dict[str, Any]:
    return {
        "over": seat(s) < 0,
        "stones": int(s["stones"]),
        "player": int(seat(s)),
        "seats": [{"points": points(s, p)} for p in range(2)],
    }


def read_deal(deal: Mapping[str, Any], players: int, s: Any) -> None:
    if deal.get("stones") != STONES:
        raise BadRecord("stones", f"must be {STONES}")
    s["stones"] = STONES


def write_deal(first: Any, now: Any, eyes: int | None) -> dict[str, Any]:
    return {"stones": STONES}


def tell(before: Mapping[str, Any], token: str, after: Mapping[str, Any]) -> list[Entry]:
    """Nothing is said about the last move."""
    values = {"seat": Seat(before["player"]), "n": int(token[-1])}
    return [] if after["over"] else [Entry("stones.told", values)]


def describe(before: Mapping[str, Any], token: str, after: Mapping[str, Any]) -> Entry:
    return Entry("stones.choice", {"n": int(token[-1])})


GAME = Game(
    name="stones",
    title="Stones",
    min_players=2,
    max_players=2,
    rules=Rules(
        dtype=STATE,
        max_legal=MOST,
        max_moves=STONES,
        deal_cards=deal_cards,
        list_legal=list_legal,
        carry_out=carry_out,
        who_decides=who_decides,
        player_count=player_count,
        quarters_so_far=quarters,
        final_quarters=quarters,
        is_winner=is_winner,
        redeal_with=redeal_with,
        exchange_with=exchange_with,
    ),
    notation=Notation(
        tokens=tuple(f"take:{n + 1}" for n in range(MOST)), view=view, read_deal=read_deal, write_deal=write_deal
    ),
    words=Words(tell, describe),
    learning=Learning(observation_size=2, write_features=write_features, estimate=estimate),
)
