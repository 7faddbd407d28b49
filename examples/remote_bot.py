"""A bot that joins a table on a server by its link, as a guest, and plays to the end.

    python3 examples/remote_bot.py --name Maize http://127.0.0.1:8080/t/abcdefghij234567

It begins when somebody at the table starts the game. If it was interrupted, give it the link of its seat, which it
prints at the beginning, and it goes on where it was. docs/remote.md explains the client, docs/records.md the tokens.
"""

import argparse
import sys

from patolli.client.blocking import play, sit
from patolli.client.errors import ClientError

# What a gain is worth to this bot, in corn. Steps of temples and technologies are told as `temples.chaac`.
GOODS = {"corn": 1, "wood": 8, "stone": 8, "gold": 10, "skulls": 50, "points": 4, "workers": 4}
STEPS = {"temples": 35, "technologies": 5}
# What the beginning of a token promises, besides what it changes at once.
PROMISES = {"monument:": 90, "build:": 45, "place:": 3, "pick:": 4, "use:none": -9}


def worth(choice):
    """How good a choice looks: by its token, and by what it changes for the own seat, as the server tells it."""
    total = sum(promise for beginning, promise in PROMISES.items() if choice.token.startswith(beginning))
    for good, change in choice.changes.items():
        total += change * STEPS.get(good.partition(".")[0], GOODS.get(good, 0))
    return total


def choose(decision):
    """The token of the best choice. The decision also has the view: everything that the seat may know."""
    return max(decision.legal, key=worth).token


def main():
    parser = argparse.ArgumentParser(description="Play at a table of a Patolli server.")
    parser.add_argument("link", help="of a table, to take an open seat; or of a seat, to come back to it")
    parser.add_argument("--name", default="Remote bot", help="how it is called at the table")
    options = parser.parse_args()
    try:
        with sit(options.link, options.name) as seat:
            # Who has this link has the seat: keep it to yourself.
            print(f"To come back: {seat.secret_link}", file=sys.stderr, flush=True)
            table = play(seat, choose)
    except ClientError as error:
        sys.exit(f"remote_bot: {error}")
    for place in table.seats:
        winner = " (winner)" if place.seat in table.winners else ""
        print(f"{place.name}: {table.scores[place.seat]:g} points{winner}")


if __name__ == "__main__":
    main()
