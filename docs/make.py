"""Writes the generated parts of the documentation: `make docs`."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from patolli.drawing.charts.bars import Axis
from patolli.drawing.charts.lines import Series, lines
from patolli.engine.game import Game, find_game
from patolli.engine.match import Match
from patolli.games.settlers.learn import observe as settlers_observe
from patolli.games.tzolkin.learn import observe as tzolkin_observe
from patolli.training.curve import WIDTH, standalone

DOCS = Path(__file__).parent
TZOLKIN, SETTLERS = find_game("tzolkin"), find_game("settlers")
SHOWN = {"board": ("example.json", 270), "settlers": ("settlers-example.json", 120)}
"""Pictures: the record, and the position in it."""


def observation_page(game: Game, features: Sequence[Any], hidden: str) -> str:
    """The table of features, from the code that writes them; `hidden`: what an observer may not know."""
    players = [str(n) for n in range(game.min_players, game.max_players + 1)]
    lines = [
        f"# The observation of {game.title}",
        "",
        f"Generated from `patolli.games.{game.name}.learn.observe.FEATURES` by `make docs`; do not edit.",
        "",
        f"`game.observe(state, seat, out)` writes {game.learning.observation_size} numbers (float32) into `out`, "
        "the same number",
        f"for {', '.join(players[:-1])} and {players[-1]} players. Seats are relative to the observer: "
        "0 is the observer, 1 the next player clockwise,",
        f"and so on; absent seats are zero. Nothing depends on what the observer may not know: {hidden}",
        "",
        "| from | numbers | name | meaning |",
        "|---:|---:|---|---|",
    ]
    at = 0
    for feature in features:
        lines.append(f"| {at} | {feature.size} | `{feature.name}` | {feature.meaning} |")
        at += feature.size
    return "\n".join(lines) + "\n"


def actions_page(game: Game, about: Sequence[str]) -> str:
    """The catalog of actions, from the code that plays them; `about`: what the numbers and names are."""
    text = [
        f"# The actions of {game.title}",
        "",
        "Generated from `Notation.tokens` by `make docs`; do not edit.",
        "",
        *about,
        "",
        "| from | numbers | kind | first and last |",
        "|---:|---:|---|---|",
    ]
    at = 0
    for kind, found in groupby(game.notation.tokens, key=lambda token: token.partition(":")[0]):
        tokens = list(found)
        ends = f"`{tokens[0]}`" if len(tokens) == 1 else f"`{tokens[0]}` ... `{tokens[-1]}`"
        text.append(f"| {at} | {len(tokens)} | `{kind}` | {ends} |")
        at += len(tokens)
    return "\n".join(text) + "\n"


TZOLKIN_ACTIONS = (
    f"An action is one of {len(TZOLKIN.notation.tokens)} numbers, and a token is its name: `game.notation.tokens[213]`",
    f"is `{TZOLKIN.notation.tokens[213]}`. Numbers mean the same for every number of players and at every decision.",
    "Which of them are legal is in the mask. What the tokens do is in [records, states and tokens](records.md#tokens).",
)
SETTLERS_ACTIONS = (
    f"An action is one of {len(SETTLERS.notation.tokens)} numbers. The first of them are about cards, by *slot*:",
    "`build:#12` builds the card in slot 12. What an action is called depends on the position:",
    "`game.token(state, action)` gives the token, such as `build:COM012`, and `game.action(state, token)` the number.",
    "With the cards of the box (base game and house deck) a slot is the same card in every game; with other decks",
    "slots are the game's cards in the order of ids.",
    "",
    "- `this` is the card in a slot under every decision but `turn` and `after`: `take:ID`, `target:ID` and so on.",
    "- `guard` is `defend:ID` on a Common Location and `samurai:ID` on a Faction Location.",
    "- `use` is `use:ID` on an action Location, `send:ID` on an open production Location of another player,",
    "  and the free move `put:ID` on a feature.",
    "- `good` is also `swap` and `give`, `color` is also `blessing`, `store` and `offer`, under the decisions of these",
    "  names.",
    "",
    "What the tokens do is in [Imperial Settlers](settlers.md#decisions-and-tokens).",
)


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
    """A position of each game in both themes, from recorded games."""
    drawn: dict[str, str] = {}
    for name, (record, at) in SHOWN.items():
        match = Match.from_record((DOCS / record).read_bytes(), to=at)
        for theme in ("light", "dark"):
            drawn[f"pictures/{name}-{theme}.svg"] = match.game.faces.picture(match.view(), match.players, "", theme)
    return drawn


def files() -> dict[str, str]:
    """Every generated file and what it should hold."""
    tiles = "the order of the deck,\nand the wealth tiles of others until all are revealed."
    cards = "the order of decks,\nhands of others, cards that lie face down."
    pages = {
        "observation.md": observation_page(TZOLKIN, tzolkin_observe.FEATURES, tiles),
        "actions.md": actions_page(TZOLKIN, TZOLKIN_ACTIONS),
        "settlers-observation.md": observation_page(SETTLERS, settlers_observe.FEATURES, cards),
        "settlers-actions.md": actions_page(SETTLERS, SETTLERS_ACTIONS),
    }
    return pages | pictures() | learning_pictures()


if __name__ == "__main__":
    for name, text in files().items():
        (DOCS / name).write_text(text, encoding="utf-8")
        print(f"wrote docs/{name}")
