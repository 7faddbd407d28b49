"""Writes the generated parts of the documentation: `make docs`."""

from __future__ import annotations

import csv
from itertools import groupby
from pathlib import Path

from patolli.arena.charts import Axis
from patolli.arena.curve import WIDTH, standalone
from patolli.arena.line_chart import Series, lines
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.tzolkin.observe import FEATURES, OBSERVATION_SIZE
from patolli.tzolkin.picture import picture

DOCS = Path(__file__).parent
EXAMPLE = DOCS / "example.json"
EXAMPLE_POSITION = 270


def observation_page() -> str:
    """The table of features, from the code that writes them."""
    lines = [
        "# The observation of Tzolk'in",
        "",
        "Generated from `patolli.tzolkin.observe.FEATURES` by `make docs`; do not edit.",
        "",
        f"`game.observe(state, seat, out)` writes {OBSERVATION_SIZE} numbers (float32) into `out`, the same number",
        "for 2, 3 and 4 players. Seats are relative to the observer: 0 is the observer, 1 the next player clockwise,",
        "and so on; absent seats are zero. Nothing depends on what the observer may not know: the order of the deck,",
        "and the wealth tiles of others until all are revealed.",
        "",
        "| from | numbers | name | meaning |",
        "|---:|---:|---|---|",
    ]
    at = 0
    for feature in FEATURES:
        lines.append(f"| {at} | {feature.size} | `{feature.name}` | {feature.meaning} |")
        at += feature.size
    return "\n".join(lines) + "\n"


def actions_page() -> str:
    """The catalogue of actions, from the code that plays them."""
    game = find_game("tzolkin")
    text = [
        f"# The actions of {game.title}",
        "",
        "Generated from `Game.tokens` by `make docs`; do not edit.",
        "",
        f"An action is one of {len(game.tokens)} numbers, and a token is its name: `game.tokens[213]` is",
        f"`{game.tokens[213]}`. Numbers mean the same for every number of players and at every decision. Which of",
        "them are legal is in the mask. What the tokens do is in [records, states and tokens](records.md#tokens).",
        "",
        "| from | numbers | kind | first and last |",
        "|---:|---:|---|---|",
    ]
    at = 0
    for kind, found in groupby(game.tokens, key=lambda token: token.partition(":")[0]):
        tokens = list(found)
        ends = f"`{tokens[0]}`" if len(tokens) == 1 else f"`{tokens[0]}` ... `{tokens[-1]}`"
        text.append(f"| {at} | {len(tokens)} | `{kind}` | {ends} |")
        at += len(tokens)
    return "\n".join(text) + "\n"


def learning_pictures() -> dict[str, str]:
    """How the policies of `examples/ppo.py` learned, from the curves that it wrote."""
    runs = {
        f"seed {seed}": list(csv.DictReader((DOCS / f"ppo-{seed}.csv").read_text(encoding="utf-8").splitlines()))
        for seed in (1, 2)
    }
    won = [Series(name, [100 * float(row["won"]) for row in rows[:40]]) for name, rows in runs.items()]
    ahead = [Series(name, [float(row["margin"]) for row in rows]) for name, rows in runs.items()]
    label = f"lesson ({int(runs['seed 1'][0]['decisions']):,} decisions)"
    percent, points = Axis(lambda share: f"{share:g} %"), Axis(lambda value: f"{value:g}")
    return {
        "pictures/ppo-won.svg": standalone(lines("Games won against greedy", won, percent, label, WIDTH)),
        "pictures/ppo-points.svg": standalone(lines("Points ahead of greedy", ahead, points, label, WIDTH)),
    }


def pictures() -> dict[str, str]:
    """The board in both themes, from a recorded game."""
    match = Match.from_record(EXAMPLE.read_bytes(), to=EXAMPLE_POSITION)
    return {
        f"pictures/board-{theme}.svg": picture(match.view(), match.players, theme)
        for theme in ("light", "dark")
    }  # fmt: skip


def files() -> dict[str, str]:
    """Every generated file and what it should hold."""
    return {"observation.md": observation_page(), "actions.md": actions_page()} | pictures() | learning_pictures()


if __name__ == "__main__":
    for name, text in files().items():
        (DOCS / name).write_text(text, encoding="utf-8")
        print(f"wrote docs/{name}")
