"""Golden transcripts: whole games with everything the API says, to be compared line by line (`make playthroughs`).

A transcript that changes without a change of rules or formats is a bug; after an intended change, regenerate them and
read the difference.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np

from patolli.agents.names import find_agent
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.text.render import Translator

FOLDER = Path(__file__).parent
GAMES = ((2, 11), (3, 12), (4, 13))  # players, seed
PERFT_DEPTH = 5


def golden(name: str, match: Match) -> tuple[Match, list[str]]:
    """The match of a golden file, with its deal and moves: what a seed deals may change, and a bot may play better, but
    a recorded game stays what it was. Where there is no file yet, this match and no moves."""
    path = FOLDER / name
    if not path.exists():
        return match, []
    lines = path.read_text(encoding="utf-8").splitlines()
    deal = next(json.loads(line.removeprefix("deal: ")) for line in lines if line.startswith("deal: "))
    moves = [line.removeprefix("play: ") for line in lines if line.startswith("play: ")]
    return Match.from_record(match.record() | {"deal": deal, "moves": []}), moves


def transcript(players: int, seed: int) -> str:
    """A game in which greedy and random moves alternate randomly, as text."""
    dealt = Match.new("tzolkin", [f"P{seat}" for seat in range(players)], seed)
    match, moves = golden(f"tzolkin-{players}p.txt", dealt)
    game, rng, greedy = match.game, random.Random(seed), find_agent("greedy", seed)
    translator = Translator("en")
    lines = [f"game: {game.name}", f"players: {players}", f"deal: {json.dumps(match.record()['deal'])}"]
    features = np.zeros(game.learning.observation_size, np.float32)
    before = match.view()
    while not match.over:
        legal = match.legal()
        if moves:
            token = moves[len(match)]
        else:
            token = greedy.choose(Sight.of(match)) if rng.random() < 0.6 else rng.choice(legal)
        game.observe(match.state, match.seat or 0, features)
        digest = hashlib.sha256(np.round(features, 4).tobytes()).hexdigest()[:12]
        lines.append("")
        lines.append(f"# {len(match)}: {before['decision']}")
        lines.append(f"legal: {' '.join(legal)}")
        lines.append(f"observation: {digest}")
        lines.append(f"play: {token}")
        match.play(token)
        after = match.view()
        lines += [f"  {translator.render(entry, match.players)}" for entry in game.words.tell(before, token, after)]
        if before["day"] != after["day"]:
            lines.append(f"state: {json.dumps(after)}")
        before = after
    lines += ["", f"scores: {match.scores()}", f"winners: {match.winners}"]
    return "\n".join(lines) + "\n"


def perft_counts() -> dict[str, list[int]]:
    """Numbers of decision sequences of lengths 0, 1, ... from deals and from the middle of random games."""
    counts: dict[str, list[int]] = {}
    for players in (2, 3, 4):
        for moves in (0, 40 * players, 75 * players):
            match = Match.new("tzolkin", players, seed=3)
            rng = random.Random(players)
            for _ in range(moves):
                match.play(rng.choice(match.legal()))
            row: list[int] = []
            for depth in range(PERFT_DEPTH + 1):
                states = match.game.new_states(depth + 1)
                states[0] = match.state
                row.append(int(match.game.perft(states, depth)))
            counts[f"{players} players, after {moves} moves"] = row
    return counts


def files() -> dict[str, str]:
    """Every golden file and what it should hold."""
    texts = {f"tzolkin-{players}p.txt": transcript(players, seed) for players, seed in GAMES}
    texts["tzolkin-perft.json"] = json.dumps(perft_counts(), indent=1) + "\n"
    return texts


if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
