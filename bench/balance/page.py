"""The findings as tables: printed, and in `docs/balance.md` between two marks, with pictures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.balance.charts import Dot, Row, chart, percent, scatter, whole_percent
from bench.balance.decks import CARDS
from bench.balance.playing import Played, Use
from patolli.arena.stats import intervals
from patolli.games.settlers.cards.model import FACTIONS

BAND = (0.20, 0.30)
"""The share of wins that every faction should have in games of four."""
FEW = 40
"""For a card that was built less often, no share of wins is given."""
BEGIN, END = "<!-- numbers: python -m bench.balance --write -->", "<!-- end of the numbers -->"


@dataclass(frozen=True)
class Part:
    """Games with one number of players and one kind of bot."""

    bots: str
    played: Played


def rows_of(played: Played) -> tuple[list[Row], list[Row]]:
    """Share of wins with its 95% interval, and points, by faction."""
    factions, wins, points = np.array(played.factions), np.array(played.wins), np.array(played.points)
    shares: list[Row] = []
    scores: list[Row] = []
    for faction in sorted(FACTIONS):
        here = factions == faction
        if not here.any():
            continue
        share = intervals.share((wins * here).sum(axis=1), here.sum(axis=1), np.arange(len(here)))
        shown = f"{percent(share.value)} ({percent(share.low)} to {percent(share.high)})"
        shares.append(Row(faction, share.value, share.low, share.high, shown))
        mean = float(points[here].mean())
        low, first, last, high = (float(x) for x in np.quantile(points[here], (0.1, 0.25, 0.75, 0.9)))
        scores.append(Row(faction, mean, low, high, f"{mean:.1f} ({low:.0f} to {high:.0f})", (first, last)))
    return shares, scores


def by_set(played: Played) -> list[tuple[str, str, int, float]]:
    """Faction, house set, how often, share of wins."""
    factions, sets, wins = np.array(played.factions), np.array(played.sets), np.array(played.wins)
    found: list[tuple[str, str, int, float]] = []
    for faction in sorted(FACTIONS):
        for one in sorted(set(sets[factions == faction].tolist())):
            here = (factions == faction) & (sets == one)
            found.append((faction, one, int(here.sum()), float(wins[here].mean())))
    return found


def by_name(played: Sequence[Played]) -> dict[tuple[str, str], Use]:
    """House cards by deck and name, over all games."""
    found: dict[tuple[str, str], Use] = {}
    for one in played:
        for card, use in sorted(one.cards.items()):
            sum_ = found.setdefault((CARDS[card].deck, CARDS[card].name), Use())
            sum_.drawn += use.drawn
            sum_.built += use.built
            sum_.won += use.won
    return found


def print_part(part: Part, console: Console) -> None:
    played = part.played
    if not played.factions:
        return
    shares, scores = rows_of(played)
    title = f"{len(played.factions):,} games of {played.players} bots: {part.bots}"
    table = Table("faction", "won", "points", title=title)
    for share, score in zip(shares, scores, strict=True):
        table.add_row(share.label, share.shown, score.shown)
    console.print(table)
    table = Table("faction", "house set", "games", "won")
    for faction, one, games, won in by_set(played):
        table.add_row(faction, one, f"{games:,}", percent(won))
    console.print(table)


def write_page(parts: Sequence[Part], docs: Path) -> list[Path]:
    """Update the page's numbers and the pictures."""
    parts = [part for part in parts if part.played.factions]
    page = docs / "balance.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    if END not in rest:
        raise SystemExit(f"{page} has no place for the numbers: {BEGIN} ... {END}")
    pictures = draw(parts, docs / "pictures")
    page.write_text(f"{before}{BEGIN}\n{numbers(parts)}{END}{rest.partition(END)[2]}", encoding="utf-8")
    return [page, *pictures]


def numbers(parts: Sequence[Part]) -> str:
    lines = ["", "| players, bots | games | " + " | ".join(one.capitalize() for one in sorted(FACTIONS)) + " |"]
    lines.append("|---|---:|" + "---:|" * len(FACTIONS))
    for part in parts:
        shares, _ = rows_of(part.played)
        told = {row.label: row.shown for row in shares}
        cells = " | ".join(told.get(faction, "") for faction in sorted(FACTIONS))
        lines.append(f"| {part.played.players}, `{part.bots}` | {len(part.played.factions):,} | {cells} |")
    four = next((part.played for part in parts if part.bots == "greedy" and part.played.players == 4), None)
    lines += ["", "By the house set that the deck has cards of, four greedy bots:", ""] if four else []
    lines += ["| faction | house set | games | won |", "|---|---|---:|---:|"] if four else []
    for faction, one, games, won in by_set(four) if four else []:
        lines.append(f"| {faction} | {one} | {games:,} | {percent(won)} |")
    lines += ["", "## The house cards", "", *_cards(parts), ""]
    return "\n".join(lines)


def _cards(parts: Sequence[Part]) -> list[str]:
    found = by_name([part.played for part in parts if part.bots == "greedy" and part.played.players == 4])
    lines = ["| deck | card | drawn | built | won by who built it |", "|---|---|---:|---:|---:|"]
    for (deck, name), use in sorted(found.items()):
        won = percent(use.won / use.built) if use.built >= FEW else ""
        lines.append(f"| {deck} | {name} | {use.drawn:,} | {whole_percent(use.built / max(use.drawn, 1))} | {won} |")
    return lines


def draw(parts: Sequence[Part], folder: Path) -> list[Path]:
    """The pictures: wins and points of four greedy bots, and the cards."""
    four = next((part.played for part in parts if part.bots == "greedy" and part.played.players == 4), None)
    if four is None:
        return []
    shares, scores = rows_of(four)
    games = len(four.factions)
    goal = f"The band is the aim, {100 * BAND[0]:.0f} to {whole_percent(BAND[1])}"
    cards = [
        Dot(f"{name} ({deck})", use.built / use.drawn, use.won / use.built)
        for (deck, name), use in by_name([four]).items()
        if use.built >= FEW
    ]
    drawn = {
        "wins": chart(
            "Share of games won, by faction",
            f"{games:,} games of 4, with intervals of 95 %. {goal}", shares, whole_percent, BAND,
        ),
        "points": chart(
            "Points, by faction",
            "Dot: mean. Box: the middle half of all games. Line: without the lowest and the highest tenth",
            scores, "{:g}".format,
        ),
        "cards": scatter(
            "House cards: how often they are built, and who wins",
            "A dot for each card. Line: a quarter of the games", cards, "built, of those drawn",
            "won by who built it", 0.25,
        ),
    }  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"balance-{name}.svg" for name in drawn]
    for file, drawing in zip(files, drawn.values(), strict=True):
        file.write_text(drawing, encoding="utf-8")
    return files
