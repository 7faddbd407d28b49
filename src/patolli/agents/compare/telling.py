"""Why one turn is better than another, as entries: what the game has to say, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.agents.compare.comparing import Outcome, is_sure
from patolli.agents.compare.finding import Turn, turn_of
from patolli.engine.game import Game
from patolli.engine.offers import Offer, offers_along
from patolli.engine.sight import Sight
from patolli.text.entry import Entry, Value

QUIET = frozenset(("end", "done", "skip"))
"""Verbs that say nothing of a turn."""


def entry(key: str, **values: Value) -> Entry:
    return Entry(f"hint.{key}", values)


def steps_of(sight: Sight, steps: Sequence[str]) -> list[Offer]:
    """The steps of a turn as they would be offered, one after another."""
    line = sight.redeal(0)
    for token in steps:
        line.play(token)
    return offers_along(sight, line)


def names_of(turns: Sequence[Sequence[Offer]]) -> list[Entry]:
    """Each turn by what is done on the board, or else by its first steps: `Tikal 5 and Uxmal 1`. Turns that would be
    called the same are told apart by what else they do."""
    names = [_labels([one for one in turn if one.elsewhere]) or _labels(turn) for turn in turns]
    found: list[Entry] = []
    for turn, name in zip(turns, names, strict=True):
        alike = [_labels(other) for other, called in zip(turns, names, strict=True) if called == name]
        more = [one for one in _labels(turn) if one not in name and not all(one in labels for labels in alike)]
        told = [*name, *more] or [turn[0].label]
        found.append(entry("name", steps=tuple(told)))
    return found


def _labels(offers: Sequence[Offer]) -> list[Entry]:
    """What steps are called in few words, each once; ends are not told."""
    found: list[Entry] = []
    for one in offers:
        if one.verb not in QUIET and one.label not in found:
            found.append(one.label)
    return found


def why(sight: Sight, outcomes: Sequence[Outcome], number: int) -> list[Entry]:
    """Sentences about one of the turns, compared with the next one if it is the best, with the best otherwise: what the
    seat has more or less of after it, then what the games say."""
    one = outcomes[number]
    if one.gap is None:
        return [entry("only-plan")]
    if one.gap.to >= len(outcomes):
        return []  # only the best was asked for: the one it was compared with is not told
    mine, other = (turn_of(sight, outcome.steps) for outcome in (one, outcomes[one.gap.to]))
    return [*differences(sight.game, sight, mine, other, one.gap.to + 1), _sureness(one)]


def differences(game: Game, sight: Sight, mine: Turn, other: Turn, number: int) -> list[Entry]:
    """What is different for the seat after one turn, beside another that has this number in the list; nothing if the
    game has no words for that."""
    compare = game.words.compare
    return list(compare(mine.view, other.view, sight.seat, number)) if compare else []


def _sureness(one: Outcome) -> Entry:
    gap = one.gap
    assert gap is not None
    other = gap.to + 1
    if is_sure(gap.points, gap.error):
        points, error = round(abs(gap.points), 1), round(gap.error, 1)
        return entry("more" if gap.points > 0 else "fewer", n=other, points=points, error=error)
    if gap.sure:
        wins, error = round(100 * abs(gap.wins)), round(100 * gap.wins_error)
        return entry("oftener" if gap.wins > 0 else "seldomer", n=other, wins=wins, error=error)
    return entry("even", n=other)
