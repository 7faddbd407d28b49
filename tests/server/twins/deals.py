"""Twin games: two matches that differ only in what somebody could not know up to a certain move.

Of a game that was played, everything in the deal that the viewer has never seen until then is swapped around: cards in
other hands that were not played, the rest of the decks, and the key of the generator, if nothing was drawn with it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import cache
from typing import Any

from patolli.engine.draft import Draft, ends_turn
from patolli.engine.errors import PatolliError
from patolli.engine.match import Match

TRIES = 40


def played(game: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    """A whole random game."""
    return _played(game, players, seed, json.dumps(options)).fork()


@cache
def _played(game: str, players: int, seed: int, options: str) -> Match:
    match, dice = Match.new(game, players, seed, json.loads(options)), random.Random(seed)
    while not match.over:
        match.play_id(dice.choice(match.legal_ids()))
    return match


def turns(match: Match) -> list[tuple[int, int]]:
    """Where each turn begins and ends; without the last one, after which everything is open."""
    states = [match.state_at(at) for at in range(len(match) + 1)]
    ends = [at for at in range(1, len(match) + 1) if ends_turn(match.game, states[at - 1], states[at])]
    return list(zip([0, *ends], ends, strict=False))[:-1]


def turns_by_sight(match: Match, eyes: int) -> dict[str, list[tuple[int, int]]]:
    """Turns by what they reveal to this viewer: `own` ones and those of others in which they see something new
    (`shown`), those of others in which only others do, or in which a move is secret (`hidden`), and the rest."""
    found: dict[str, list[tuple[int, int]]] = {"own": [], "shown": [], "hidden": [], "plain": []}
    ids = {id for pool in _pools(match.record()["deal"]) for deck in pool for id in deck}

    def is_news(eyes: int, start: int, end: int) -> bool:
        """Whether something of the deal is visible after a turn that was not before."""
        before, after = (json.dumps(match.view(eyes, at)) for at in (start, end))
        return any(id in after and id not in before for id in ids)

    for start, end in turns(match):
        mover, line = int(match.game.seat(match.state_at(start))), match.fork(end)
        secret = line.public_moves(eyes)[start:] != line.moves[start:]
        if is_news(eyes, start, end):
            kind = "own" if mover == eyes else "shown"
        else:
            kind = "hidden" if secret or is_news(mover, start, end) else "plain"
        found[kind].append((start, end))
    return found


def commits(match: Match, start: int) -> list[list[str]]:
    """The moves from there on as they have to be confirmed: each time up to the first thing that is revealed."""
    found: list[list[str]] = []
    while start < len(match):
        draft = Draft(match.fork(start))
        while not draft.to_confirm:
            draft.play(match.moves[start + len(draft.steps)])
        found.append(draft.steps)
        start += len(draft.steps)
    return found


def twins(match: Match, eyes: int, cut: int, seed: int = 0) -> tuple[Match, Match]:
    """The first `cut` moves of a match, and the same as far as this viewer (a seat, or SPECTATOR) can tell."""
    first, dice = match.fork(cut), random.Random(seed)
    record, views = first.record(), [first.view(eyes, at) for at in range(cut + 1)]
    seen = json.dumps([views, first.public_moves(eyes)])
    for share in (1.0,) * 3 + (0.5,) * 10 + (0.1,) * (TRIES - 13):
        other, names = _exchanged(record, seen, share, dice)
        try:
            second = Match.from_record(other | {"moves": [_renamed(token, names) for token in record["moves"]]})
        except PatolliError:
            continue  # one of the moves needs a card that went elsewhere
        if names and all(view == second.view(eyes, at) for at, view in enumerate(views)):
            return first, second
    raise AssertionError(f"no twin of this game after {cut} moves for seat {eyes}")


def _exchanged(
    record: dict[str, Any], seen: str, share: float, dice: random.Random
) -> tuple[dict[str, Any], dict[str, str]]:
    """The record with unseen things of its deal swapped; and which became which."""
    other: dict[str, Any] = json.loads(json.dumps(record))
    names: dict[str, str] = {}
    for pool in _pools(other["deal"]):
        places = [(deck, i) for deck in pool for i, id in enumerate(deck) if id not in seen and dice.random() < share]
        ids = [deck[i] for deck, i in places]
        for (deck, i), id in zip(places, ids[1:] + ids[:1], strict=True):
            if id != deck[i]:
                names[deck[i]] = id
                deck[i] = id
    if "key" in other["deal"] and dice.random() < share:
        other["deal"]["key"] = dice.randbytes(32).hex()
    return other, names


def _pools(deal: dict[str, Any]) -> Iterable[list[list[str]]]:
    """Lists of a deal whose things may be swapped."""
    for name, value in deal.items():
        if name == "wealth":
            yield value
        elif name in ("age1", "age2", "common", "attack"):
            yield [value]
        elif name == "factions":
            yield from ([deck] for deck in value)


def _renamed(token: str, names: dict[str, str]) -> str:
    verb, colon, rest = token.partition(":")
    ids = rest.split("+")
    renamed = [names.get(id, id) for id in ids]
    return verb + colon + "+".join(renamed if renamed == ids else sorted(renamed))
