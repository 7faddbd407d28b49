"""The kernels that a game has (`Rules` and `Learning` of `parts.py`): what the names in a template mean.

A template (such as `loops.py`) calls these by name; `bind.py` replaces them with a game's own. Loops over kernels are
templates because compiled code can be kept on disk only if it names the kernels it calls: a kernel passed as an
argument would be compiled again in every process.
"""

# pyright: basic
from __future__ import annotations

MOST_LEGAL = 2048
"""Room for the longest list of legal actions of any game."""
SCRATCH_SIZE = 640
"""Length of the int16 scratch array that `deal_cards`, `redeal_with` and `exchange_with` receive."""


def deal_cards(s, players: int, rng, scratch) -> None:
    """Deal into a blank position (zeros, or what `Game.prepare` wrote), from a running generator."""


def list_legal(s, out) -> int:  # pyright: ignore[reportReturnType]
    """Write the legal action ids into `out`, ascending; returns how many."""


def carry_out(s, action: int) -> None:
    """Carry out one legal action, up to the next decision."""


def who_decides(s) -> int:  # pyright: ignore[reportReturnType]
    """The seat that decides; -1 when the game is over."""


def player_count(s) -> int:  # pyright: ignore[reportReturnType]
    """How many play."""


def redeal_with(s, seat: int, rng, scratch) -> None:
    """Redraw everything that the seat cannot know, from a running generator."""


def estimate(s, seat: int) -> float:  # pyright: ignore[reportReturnType]
    """A hand-made estimate of the seat's final points, from what that seat knows."""


def expect(s, seat: int, action: int) -> float:  # pyright: ignore[reportReturnType]
    """The estimate that the seat may expect after an action that leaves something to chance; NaN: try it."""


def write_features(s, seat: int, out) -> int:  # pyright: ignore[reportReturnType]
    """Write the features for learning, from that seat's point of view, into `out`; returns how many."""


def write_more(s, seat: int, out) -> int:  # pyright: ignore[reportReturnType]
    """Write what a network may be told besides the features, from that seat's point of view, into `out`; returns how
    many numbers."""


def exchange_with(s, seat: int, number: int, scratch) -> None:
    """Let everything that the seat cannot know turn out differently; see `Rules.exchanges`."""


def quarters_so_far(s, seat: int) -> int:  # pyright: ignore[reportReturnType]
    """The seat's score in quarter points as shown: points so far, or the final ones once the game is over."""


def final_quarters(s, seat: int) -> int:  # pyright: ignore[reportReturnType]
    """The seat's score in quarter points if the game ended here."""


def is_winner(s, seat: int) -> bool:  # pyright: ignore[reportReturnType]
    """Whether the seat wins, tie-breaks counted, if the game ended here."""


# Of `loops.py`: what every game has, and what other templates may use.


def estimate_after(states, at: int, to: int, action: int, seat: int) -> float:  # pyright: ignore[reportReturnType]
    """The seat's estimate after an action at states[at], by the odds if known; states[to] is scratch space."""


def choose_greedy(states, rng, out, scratch) -> int:  # pyright: ignore[reportReturnType]
    """The decision of the policy `greedy` for states[0]; states[1:3] is scratch space."""
