"""`python -m bench.balance`, or `make bench ARGS=balance`: play, print, and with `--write` update `docs/balance.md`.

Equal bots play games of 2, 3, 4 and 5 players: random different factions, each with a random Standard deck. Ctrl-C ends
a part early, keeping what was played.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.balance.page import Part, print_part, write_page
from bench.balance.playing import play_greedy, play_search

ROOT = Path(__file__).parent.parent.parent


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print the tables, and write the page and the pictures."""
    parser = argparse.ArgumentParser(prog="bench.balance", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=2000, help="games of four greedy bots; of other numbers half as many"
    )
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--search", type=int, default=0, metavar="GAMES", help="also games of four bots that search")
    parser.add_argument("--simulations", type=int, default=20, help="of each decision of those")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/balance.md and its pictures")
    options = parser.parse_args(arguments)
    if options.games < 2:
        parser.error("--games must be at least 2")
    console = Console()
    parts: list[Part] = []
    for players in options.players:
        games = options.games if players == 4 else options.games // 2
        parts.append(Part("greedy", play_greedy(players, games, options.seed, console)))
        print_part(parts[-1], console)
    if options.search:
        played = play_search(4, options.search, options.simulations, options.seed, console)
        parts.append(Part(f"search:{options.simulations}", played))
        print_part(parts[-1], console)
    if options.write:
        for file in write_page(parts, ROOT / "docs"):
            console.print(f"{file}", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
