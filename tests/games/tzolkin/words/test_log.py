"""Tzolk'in in words: every token and decision has some, and the log adds up to what happened."""

import ast
import copy
import json
import random
import re
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import patolli.games.tzolkin.words.log as words
from patolli.games.tzolkin.words.facts import BUILDINGS, MONUMENTS, TEMPLES, WEALTH
from patolli.games.tzolkin.words.log import describe, question, tell, tile_words
from patolli.text import Entry, Seat
from patolli.text.locales import message_file
from tests.games.tzolkin.telling import en, everything_can_be_said, fresh, then, told_adds_up

SOURCES = sorted(Path(words.__file__).parent.rglob("*.py"))
KINDS = {"keep", "turn", "place", "pick", "use", "harvest", "anger", "technology", "pay", "gain", "temple", "build"}
KINDS |= {"exchange", "advance"}
VERBS = {"keep", "beg", "place", "pick", "use", "harvest", "anger", "tech", "pay", "gain", "temple", "build"}
VERBS |= {"monument", "sell", "buy", "advance", "skip", "done", "end"}


def test_every_decision_is_a_question() -> None:
    asked = {kind: en(question(fresh(kind=kind, corn=3))) for kind in KINDS}
    assert len(set(asked.values())) == len(KINDS)
    assert asked["place"] == "Place another worker, or end your turn?"
    assert "beg" in en(question(fresh(kind="turn", corn=2)))
    hopeless = fresh(kind="turn", corn=2, temples=dict.fromkeys(TEMPLES, -1))
    assert "beg" not in en(question(hopeless))
    from_tikal = fresh(decision={"kind": "use", "player": 0, "gear": "tikal", "space": 3})
    assert en(question(from_tikal)) == "Which action do you take with the worker from Tikal 3?"
    assert en(question(then(fresh()))) == "The game is over"
    everything_can_be_said([question(fresh(kind=kind)) for kind in KINDS] + [question(from_tikal)])


TILES = {
    "A1-T3": "tomb A1-T3 for 1 wood and 1 gold: any temple +1 and one more building (optional)",
    "A1-F1": "farm A1-F1 for 1 wood: food for 1 worker on every Food Day",
    "A1-F2": "farm A1-F2 for 4 wood: each worker eats 1 corn less",
    "A2-T4": "tomb A2-T4 for 2 wood, 1 stone and 1 gold: "
    "2 points and any action except those of Chichen Itza, for 1 corn (optional)",
    "A2-C4": "civic building A2-C4 for 2 wood and 2 stone: 1 skull and 1 advance in any technology",
    "W05": "W05: 1 wood, Kukulcan +1 and Resource Extraction +1",
    "M01": "monument M01 (tomb) for 3 wood, 2 stone and 1 gold: at the end 4 points for each of your tombs",
    "M03": "monument M03 (tomb) for 2 wood, 2 stone and 2 gold: "
    "at the end 6 / 5 / 4 points (2 / 3 / 4 players) for each monument built by anyone",
    "M07": "monument M07 (civic building) for 3 wood and 3 gold: "
    "at the end 0 / 6 / 12 / 18 points for 3 / 4 / 5 / 6 workers",
}


def test_tiles_in_words() -> None:
    for tile, said in TILES.items():
        assert en(tile_words(tile)) == said
    every = [*BUILDINGS, *MONUMENTS, *WEALTH]
    everything_can_be_said([tile_words(tile) for tile in every])
    assert len({en(tile_words(tile)) for tile in every}) == len(every)
    with pytest.raises(ValueError, match="A9-X1"):
        tile_words("A9-X1")


@pytest.mark.parametrize("token", ["nonsense", "dance:tikal", "use:atlantis3"])
def test_unknown_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError, match=token.partition(":")[2] or token):
        tell(fresh(), token, fresh())
    with pytest.raises(ValueError, match=token.partition(":")[2] or token):
        describe(fresh(), token)


def test_no_message_is_unused() -> None:
    """Every message is named in the code, fits a pattern there, or is part of another message."""
    texts = [re.escape(text) for path in SOURCES for text in _strings(path)]
    patterns = [pattern for path in SOURCES for pattern in _patterns(path)]
    named = [rf"{kind}-.+" for kind in ("gear", "temple", "technology", "kind", "each", "goods")] + [
        "tile",
        "title",
    ]  # patolli.text asks for the title
    known = re.compile("|".join(texts + patterns + named))
    path = message_file("en", "tzolkin")
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, Message) and not item.id.name.endswith("-tail"):  # tests/text checks the tails
            assert known.fullmatch(item.id.name), item.id.name


def _strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _patterns(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
            yield "".join(parts)


# Whole games


def free_workers_add_up(before: dict[str, Any], token: str, after: dict[str, Any]) -> None:
    """Workers that the log sends out or brings home are those missing or found in hand."""
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        home = now["workers"] - was["workers"]
        for entry in tell(before, token, after):
            if entry.values.get("seat") == Seat(number):
                key = entry.key.removeprefix("tzolkin.")
                home -= key in ("place", "place-start", "place-mercy")
                home += key in ("pick", "marker-taken", "marker-passed", "start-returned")
                home += int(entry.values["n"]) if key == "fallen" else 0  # type: ignore[arg-type]
        assert now["free_workers"] - was["free_workers"] == home, (token, number)


def seen_by(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat may know of the full view."""
    mine = copy.deepcopy(view)
    mine["deck"] = len(mine["deck"])
    if view["decision"] and view["decision"]["kind"] == "keep":
        for number, state in enumerate(mine["seats"]):
            state["wealth"] = state["wealth"] if number == seat else []
    return mine


def choose(legal: list[str], rng: random.Random) -> str:
    """Plays on rather than passing: random play alone builds little."""
    rare = [token for token in legal if token.startswith(("monument", "use:tikal4"))]
    if rare:
        return rng.choice(rare)
    eager = [token for token in legal if token.startswith(("build", "monument", "tech", "use:chichen", "use:tikal"))]
    if eager and rng.random() < 0.7:
        return rng.choice(eager)
    going = [token for token in legal if token not in ("skip", "done", "use:none", "end")]
    return rng.choice(going if going and rng.random() < 0.6 else legal)


def play(players: int, seed: int, rich: bool, rng: random.Random) -> Iterator[tuple[dict[str, Any], Any]]:
    """A whole game as (view, token) pairs, ended by (view, None); the rich begin with goods, to build and to learn."""
    oracle = pytest.importorskip("tests.games.tzolkin.oracle.game")
    game = oracle.Oracle(players, oracle.random_deal(players, random.Random(seed)))
    for step in count():
        if rich and step == players:
            for seat in game.seats:
                seat.update(corn=25, wood=20, stone=20, gold=20, skulls=2)
                seat["technologies"] |= {"extraction": 3, "theology": 2}
        view = copy.deepcopy(game.view())
        legal = game.legal()
        if not legal:
            yield view, None
            return
        token = choose(legal, rng)
        yield view, (token, legal)
        game.play(token)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    verbs: set[str] = set()
    kinds: set[str] = set()
    said: dict[str, Entry] = {}
    for seed in range(10):
        rng = random.Random(100 * players + seed)
        game = list(play(players, seed, seed % 2 == 1, rng))
        for (before, move), (after, _) in pairwise(game):
            token, legal = move
            verbs.add(token.partition(":")[0])
            kinds.add(before["decision"]["kind"])
            told_adds_up(before, token, after)
            free_workers_add_up(before, token, after)
            told = tell(before, token, after)
            if told and rng.random() < 0.2:
                watcher = rng.randrange(players)
                assert tell(seen_by(before, watcher), token, seen_by(after, watcher)) == told
            entries = [*told, question(before), describe(before, token, after)]
            entries += [describe(before, other) for other in legal]
            said.update((json.dumps(entry.to_json()), entry) for entry in entries)
    everything_can_be_said(list(said.values()))
    assert kinds == KINDS
    assert verbs == VERBS
