"""What a tournament leaves behind: one `GameResult` a game, as a line of JSON in `games.jsonl`."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """An agent failed to answer: it crashed, hung, or named no legal token. `random` decided in its place."""

    seat: int
    number: int
    """How many decisions had been made before, by everybody."""
    problem: str
    """In words, for the author of the agent."""


class GameResult(msgspec.Struct, frozen=True):
    """One finished game. Lists are per seat. Everything but `seconds` depends on the plan and the number alone."""

    number: int
    deal: int
    """The seed of the deal; the games of a block share it."""
    agents: list[int]
    """Which agent of the plan sits where."""
    scores: list[float]
    places: list[int]
    """1 for the winners (tie-breaks of the game counted), then by score; equal seats share a place."""
    sources: list[dict[str, float]]
    """Points by source (`Game.sources`), adding up to the score."""
    by_day: list[list[float]]
    """Points on the board at the end of each day (`Game.clock`), day 1 first; the last item is the final score."""
    openings: list[list[str]]
    """What the seat's opening was, as labels (`Game.openings`)."""
    moves: list[str]
    seconds: list[float]
    """Time each seat thought."""
    decisions: list[int]
    """Decisions of each seat that had more than one answer."""
    faults: list[Fault] = []
    """The first ones; the last of a long list says how many more there were."""
    fault_counts: list[int] = []
    """How often each seat failed, all counted; empty when nobody did."""
