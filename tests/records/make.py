"""Search for games that together show every outcome of `tests/games/tzolkin/outcomes.py`, and save them here.

Run once after a change of rules that makes the old ones illegal: `python -m tests.records.make`. Bugs that are found
become records beside these, by hand, and stay.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from patolli.agents.names import find_agent
from patolli.engine.game import SCRATCH, find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from tests.games.tzolkin.outcomes import REQUIRED, outcomes

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]


def trace_digest(match: Match) -> str:
    """A hash over every position and every legal list of a match, as public JSON."""
    digest = hashlib.sha256()
    for at in range(len(match) + 1):
        state = match.view(at=at)
        state.pop("card_files", None)  # where cards are looked up is not part of the position
        line = {"state": state, "legal": match.legal(at=at)}
        digest.update(json.dumps(line, sort_keys=True).encode())
    return digest.hexdigest()


def _wanted(token: str, missing: set[str]) -> bool:
    verb, _, what = token.partition(":")
    names = {f"{verb} {what}", f"build {what.split('/')[0]}", f"build {what[:5]}", f"harvest {what}"}
    if verb == "tech":
        return any(name.startswith(what) for name in missing)
    if verb == "skip":
        return any(name.startswith("decline") for name in missing)
    if what.endswith("/plain") and "build plain" in missing:
        return True
    if any(what.endswith(f"-{block}") and f"build saving {block}" in missing for block in ("wood", "stone", "gold")):
        return True
    return bool(names & missing) or any(name.startswith(f"{verb} {what}") for name in missing)


TASTES = {
    "none": (),
    "skulls": ("use:yaxchilan4", "place:yaxchilan", "tech:theology", "temple:kukulcan"),
    "chaac": ("temple:chaac", "use:tikal5", "use:uxmal1", "place:uxmal", "advance:2", "place:start"),
    "quetzalcoatl": ("temple:quetzalcoatl", "use:tikal5", "use:uxmal1", "place:uxmal", "tech:agriculture"),
    "kukulcan": ("temple:kukulcan", "use:tikal5", "use:uxmal1", "place:uxmal", "tech:agriculture"),
    "build": ("build:", "monument:", "use:tikal4", "use:tikal2", "use:uxmal4"),
    "learn": ("tech:", "use:tikal3", "use:tikal1", "place:tikal"),
    "gold": ("gain:gold", "buy:gold", "use:yaxchilan5", "use:yaxchilan3", "tech:extraction", "monument:", "use:uxmal2"),
}
"""Preferences for a whole game: they lead to places where chance alone rarely goes."""


def _game(seed: int, missing: set[str]) -> Match:
    rng = random.Random(seed)
    players = rng.choice((2, 3, 4))
    match = Match.new("tzolkin", NAMES[:players], seed)
    greedy = find_agent("greedy", seed)
    sense = rng.choice((0.0, 0.0, 0.5, 0.8))
    taste = rng.choice(list(TASTES))
    while not match.over:
        legal = match.legal()
        good = [token for token in legal if _wanted(token, missing)]
        liked = [token for token in legal if TASTES[taste] and token.startswith(TASTES[taste])]
        draw = rng.random()
        if good and draw < 0.5:
            match.play(rng.choice(good))
        elif liked and draw < 0.8:
            match.play(rng.choice(liked))
        elif rng.random() < sense:
            match.play(greedy.choose(Sight.of(match)))
        else:
            match.play(rng.choice(legal))
    return match


def _by_mercy(seed: int) -> Iterator[Match]:
    """Random games in which somebody places by mercy: one in thousands, so compiled code searches for them."""
    game = find_game("tzolkin")
    states = game.new_states(SCRATCH)
    policies = np.zeros((1, 4), np.int64)
    for number in range(100_000):
        moves = np.zeros((1, game.rules.max_moves), np.int16)
        lengths = np.zeros(1, np.int64)
        game.play_games(states, 2, policies, seed, number, policies.copy(), lengths, moves)
        match = Match(game, NAMES[:2], states[3])
        for action in moves[0, : lengths[0]].tolist():
            match.play_id(action)
        if any(match.state_at(at)["mercy"] for at in range(len(match))):
            yield match


def main() -> None:
    """Keep a game whenever it shows something that no kept game shows."""
    missing = set(REQUIRED)
    kept: list[tuple[Match, set[str]]] = []
    limit = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    games = itertools.chain(itertools.islice(_by_mercy(5), 1), (_game(seed, missing) for seed in range(limit)))
    for seed, match in enumerate(games):
        found = outcomes(match) & REQUIRED
        if found & missing:
            kept.append((match, found))
            missing -= found
            print(f"game {seed}: {len(missing)} missing {sorted(missing) if len(missing) < 12 else ''}", flush=True)
        if not missing:
            break
    # A game is not needed if the others show everything it shows; later ones are richer, so begin with the first.
    for item in list(kept):
        rest: set[str] = set().union(*(found for other, found in kept if other is not item[0]))
        if item[1] <= rest:
            kept.remove(item)
    for old in FOLDER.glob("tzolkin-*.json"):
        old.unlink()
    for number, (match, _) in enumerate(kept, start=1):
        record = match.record() | {"expect": {"trace": trace_digest(match)}}
        path = FOLDER / f"tzolkin-{len(match.players)}p-{number:02}.json"
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(kept)} records; missing: {sorted(missing)}")


if __name__ == "__main__":
    main()
