"""A bot that joins a table on a server by its link, as a guest, and plays to the end.

    python3 examples/remote_bot.py --name Maize http://127.0.0.1:8080/#/table/abcdefghij234567

It begins when somebody at the table starts the game. If it was interrupted, give it the link of its seat, which it
prints at the beginning, and it goes on where it was. docs/remote.md explains the client, docs/records.md the tokens.
"""

import argparse
import sys

from patolli.client.blocking import play, sit
from patolli.client.errors import ClientError

# What a gain is worth to this bot, in corn; a step of a temple or a technology is told as `temples.chaac`.
GOODS = {"corn": 1, "wood": 8, "stone": 8, "gold": 10, "skulls": 50, "points": 4, "workers": 4}
STEPS = {"temples": 35, "technologies": 5}
# What the beginning of a token promises, besides what it changes at once.
PROMISES = {"monument:": 90, "build:": 45, "place:": 9, "pick:": 4, "use:none": -9}
LATER = 0


def worth(choice):
    """How good a choice looks: by what it changes for the own seat, as the server tells it, and by its token."""
    total = sum(promise for beginning, promise in PROMISES.items() if choice.token.startswith(beginning))
    for good, change in choice.changes.items():
        total += change * STEPS.get(good.partition(".")[0], GOODS.get(good, 0))
    if choice.token.startswith("pick:"):
        total += LATER * int(choice.token.lstrip("pick:abcdefghilmnoqrtuxyz_") or 0)
    return total


def choose(decision):
    """The token of the best choice."""
    return max(decision.legal, key=worth).token
