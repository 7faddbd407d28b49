"""The kernels that a game has (`Rules` and `Learning` of `parts.py`): what the names in a template mean.

A template (such as `loops.py`) calls these by name; `bind.py` puts a game's own in their place. Loops over kernels are
templates because compiled code is kept on disk only where it names the kernels it calls: a kernel that is given as an
argument would be compiled anew in every process.
"""

# pyright: basic
from __future__ import annotations

MOST_LEGAL = 768
"""Room for the longest list of legal actions of any game."""
SCRATCH_BYTES = 256
"""Length of the uint8 scratch array that `deal_cards`, `redeal_with` and `exchange_with` are given."""


def deal_cards(s, players: int, rng, scratch) -> None:
    """Deal into a blank position (zeros, or what `Game.prepare` wrote), from a running generator."""


def list_legal(s, out) -> int:  # pyright: ignore[reportReturnType]
    """Write the legal action ids into `out`, ascending; how many."""


def carry_out(s, action: int) -> None:
    """Carry one legal action out, up to the next decision of somebody."""


def who_decides(s) -> int:  # pyright: ignore[reportReturnType]
    """The seat that decides; -1 when the game is over."""


def player_count(s) -> int:  # pyright: ignore[reportReturnType]
    """How many play."""


def redeal_with(s, seat: int, rng, scratch) -> None:
    """Draw again everything that the seat cannot know, from a running generator."""


def estimate(s, seat: int) -> float:  # pyright: ignore[reportReturnType]
    """A hand-made estimate of the seat's final points."""


def write_features(s, seat: int, out) -> int:  # pyright: ignore[reportReturnType]
    """Write the features for learning, from that seat, into `out`; how many."""


def exchange_with(s, seat: int, number: int, scratch) -> None:
    """Let everything that the seat cannot know turn out otherwise; see `Rules.exchanges`."""


def quarters_so_far(s, seat: int) -> int:  # pyright: ignore[reportReturnType]
    """The seat's score in quarter points as it is shown: points so far, and the final ones when the game is over."""


def final_quarters(s, seat: int) -> int:  # pyright: ignore[reportReturnType]
    """The seat's score in quarter points if the game ended here."""


def is_winner(s, seat: int) -> bool:  # pyright: ignore[reportReturnType]
    """Whether the seat wins, tie-breaks counted, if the game ended here."""


# Of `loops.py`: what every game has, and what other templates may use.


def choose_greedy(states, rng, out, scratch) -> int:  # pyright: ignore[reportReturnType]
    """The decision of the policy `greedy` for states[0]; states[1:3] is scratch space."""
