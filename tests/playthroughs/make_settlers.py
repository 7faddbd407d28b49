"""Golden transcripts of Imperial Settlers: `python -m tests.playthroughs.make_settlers` regenerates them.

A transcript that changes without a change of rules, formats or words is a bug; after an intended change, regenerate
them and read the difference.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import numpy as np

from patolli.engine.match import Match
from patolli.text.render import Translator
from tests.games.settlers.oracle.comparing import choose
from tests.playthroughs.make import FOLDER, golden

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "1p": (1, 11, {"factions": "aztec"}),
    "2p": (2, 12, {"factions": "aztec,japanese", "lookout": "alternate"}),
    "3p": (3, 13, {"factions": "egyptian,aztec,barbarian", "peaceful": True}),
    "4p": (4, 14, {"factions": "japanese,barbarian,aztec,egyptian", "lookout": "advanced", "disputed": True}),
    "1p-chacha8": (1, 21, {"factions": "roman"}),
    "3p-chacha8": (3, 23, {"factions": "roman,aztec,japanese"}),
    "5p": (5, 25, {"factions": "barbarian,aztec,japanese,roman,egyptian"}),
}
"""Players, seed, options. The first ones are from the time when chance came from SplitMix64: they replay to the
byte."""
FOUR_SEATS = 1466
"""Numbers in an observation when there were four seats: those of a fifth come after them, and are zero."""
PERFT_DEPTH = 3


def transcript(name: str) -> str:
    """A random game as text, with everything the API says."""
    players, seed, options = GAMES[name]
    dealt = Match.new("settlers", [f"P{seat}" for seat in range(players)], seed, options)
    match, moves = golden(f"settlers-{name}.txt", dealt)
    game, rng, translator = match.game, random.Random(seed), Translator("en")
    record = match.record()
    lines = [f"game: {game.name}", f"players: {players}"]
    lines += [f"{key}: {json.dumps(record[key])}" for key in ("factions", "options", "deal")]
    features = np.zeros(game.learning.observation_size, np.float32)
    before = match.view()
    while not match.over:
        legal = match.legal()
        token = moves[len(match)] if moves else choose(legal, rng, 0.3)
        game.observe(match.state, match.seat or 0, features)
        shown = features if players > 4 else features[:FOUR_SEATS]
        assert not features[len(shown) :].any()
        digest = hashlib.sha256(np.round(shown, 4).tobytes()).hexdigest()[:12]
        lines += ["", f"# {len(match)}: {before['decision']}", f"legal: {' '.join(legal)}", f"observation: {digest}"]
        lines.append(f"play: {token}")
        match.play(token)
        after = match.view()
        lines += [f"  {translator.render(entry, match.players)}" for entry in game.words.tell(before, token, after)]
        if before["round"] != after["round"]:
            lines.append(f"state: {json.dumps(after)}")
        before = after
    lines += ["", f"state: {json.dumps(before)}", f"scores: {match.scores()}", f"winners: {match.winners}"]
    return "\n".join(lines) + "\n"


def perft_counts() -> dict[str, list[int]]:
    """Numbers of decision sequences of lengths 0, 1, ... from deals and from the middle of random games."""
    counts: dict[str, list[int]] = {}
    for players in (1, 2, 4, 5):
        for moves in (0, 40, 100):
            match = Match.new("settlers", players, seed=3)
            rng = random.Random(players)
            while len(match) < moves and not match.over:
                match.play(choose(match.legal(), rng, 0.3))
            row: list[int] = []
            for depth in range(PERFT_DEPTH + 1):
                states = match.game.new_states(depth + 1)
                states[0] = match.state
                row.append(int(match.game.perft(states, depth)))
            counts[f"{players} players, after {len(match)} moves"] = row
    return counts


def files() -> dict[str, str]:
    """Every golden file and what it should hold."""
    texts = {f"settlers-{name}.txt": transcript(name) for name in GAMES}
    texts["settlers-perft.json"] = json.dumps(perft_counts(), indent=1) + "\n"
    return texts


if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
