"""Writes the generated parts of the documentation: `make docs`."""

from __future__ import annotations

from pathlib import Path

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


def pictures() -> dict[str, str]:
    """The board in both themes, from a recorded game."""
    match = Match.from_record(EXAMPLE.read_bytes(), to=EXAMPLE_POSITION)
    return {
        f"pictures/board-{theme}.svg": picture(match.view(), match.players, theme)
        for theme in ("light", "dark")
    }  # fmt: skip


def files() -> dict[str, str]:
    """Every generated file and what it should hold."""
    return {"observation.md": observation_page()} | pictures()


if __name__ == "__main__":
    for name, text in files().items():
        (DOCS / name).write_text(text, encoding="utf-8")
        print(f"wrote docs/{name}")
