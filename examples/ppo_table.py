"""The trained policy at a table of a server: it takes an open seat by the table's link and plays to the end.

    python examples/ppo_table.py --name Policy http://127.0.0.1:8080/t/abcdefghij234567

A server tells a seat what it may know, as a record with gaps. The policy wants features, which come from a position: so
the gaps are filled at random. Features never depend on what a seat cannot know, so it does not matter with what.
"""

import argparse
import random
import sys
from pathlib import Path

from patolli import Match
from patolli.client.blocking import play, sit
from patolli.client.errors import ClientError
from patolli.engine.errors import BadRecord
from patolli.engine.sight import Sight
from patolli.games.tzolkin.rules.components import AGE_TILES, BUILDING_IDS, WEALTH_IDS

sys.path.insert(0, str(Path(__file__).parent))
from ppo_bot import PpoBot

TRIES = 1000


def rest(known, tiles):
    """The tiles of an age that are not known yet, in any order."""
    left = [BUILDING_IDS[tile] for tile in tiles]
    for tile in known:
        left.remove(tile)
    return random.sample(left, len(left))


def fill(record, seat):
    """A deal that goes with what the seat knows; some draws contradict the neutral workers, so it may not be sound."""
    deal, players = record["deal"], len(record["players"])
    hands = [list(hand) for hand in deal["wealth"]]
    keeps = [move.removeprefix("keep:").split("+") for move in record["moves"] if move.startswith("keep:")]
    if len(keeps) == players:  # everybody has shown what they kept
        for number, kept in enumerate(keeps):
            owner = (deal["start_player"] + number) % players
            if owner != seat:
                hands[owner] = kept
    left = [tile for tile in WEALTH_IDS if not any(tile in hand for hand in hands)]
    random.shuffle(left)
    for hand in hands:
        hand += [left.pop() for _ in range(4 - len(hand))]
    ages = {f"age{age + 1}": deal[f"age{age + 1}"] + rest(deal[f"age{age + 1}"], AGE_TILES[age]) for age in (0, 1)}
    return deal | ages | {"wealth": hands}


def match_of(record, seat, steps):
    """The match as the seat knows it, up to its decision after these steps."""
    for _ in range(TRIES):
        try:
            whole = {key: record[key] for key in ("format", "version", "game", "players")}
            match = Match.from_record(whole | {"deal": fill(record, seat), "moves": []})
            break
        except BadRecord:
            continue
    else:
        raise RuntimeError("no deal was found that goes with the record")
    moves = [*record["moves"], *steps]
    if sum(move.startswith("keep:") for move in moves) < match.state["players"]:
        # The first decisions are secret: others have kept something before us, no matter what.
        while match.seat != seat:
            match.play(match.legal()[0])
    else:
        for move in moves:
            match.play(move)
    return match


def chooser(seat, bot):
    """A function that decides for a seat of a server as the bot does."""
    return lambda decision: bot.choose(Sight.of(match_of(seat.record(), decision.seat, decision.steps)))


def main():
    parser = argparse.ArgumentParser(description="Let the trained policy play at a table of a Patolli server.")
    parser.add_argument("link", help="of a table, to take an open seat; or of a seat, to come back to it")
    parser.add_argument("--name", default="Policy", help="how it is called at the table")
    options = parser.parse_args()
    try:
        with sit(options.link, options.name) as seat:
            print(f"To come back: {seat.secret_link}", file=sys.stderr, flush=True)
            table = play(seat, chooser(seat, PpoBot()))
    except ClientError as error:
        sys.exit(f"ppo_table: {error}")
    for place in table.seats:
        winner = " (winner)" if place.seat in table.winners else ""
        print(f"{place.name}: {table.scores[place.seat]:g} points{winner}")


if __name__ == "__main__":
    main()
