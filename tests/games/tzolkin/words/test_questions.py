"""Questions name only what is possible (T7-T12): compared with what is legal, in many positions."""

from __future__ import annotations

import random

import pytest

from patolli.engine.match import Match
from patolli.games.tzolkin.show.sign import sign
from patolli.games.tzolkin.words.choices import question
from patolli.games.tzolkin.words.facts import entry
from patolli.text import LANGUAGES, Translator

VERBS = {
    "ask-turn": {"place", "pick"},
    "ask-turn-or-beg": {"place", "pick", "beg"},
    "ask-turn-place": {"place"},
    "ask-turn-place-or-beg": {"place", "beg"},
    "ask-turn-pick": {"pick"},
    "ask-turn-pick-or-beg": {"pick", "beg"},
    "ask-turn-beg": {"beg"},
}


def turns(seed: int, players: int) -> list[tuple[dict[str, object], list[str], Match]]:
    """The first decision of every turn of a random game."""
    match, dice = Match.new("tzolkin", players, seed), random.Random(seed)
    found = []
    while not match.over:
        view, legal = match.view(match.seat), match.legal()
        if view["decision"]["kind"] == "turn":
            found.append((view, legal, match))
        match.play(dice.choice(legal))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_question_of_a_turn_names_what_is_legal(players: int) -> None:
    asked = set[str]()
    for seed in range(6):
        for view, legal, _ in turns(seed, players):
            key = question(view).key.removeprefix("tzolkin.")
            asked.add(key)
            assert VERBS[key] == {token.partition(":")[0] for token in legal}, (seed, legal)
    assert len(asked) >= 5, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_turn_has_words(language: str) -> None:
    said = {Translator(language).render(entry(key)) for key in VERBS}
    assert len(said) == len(VERBS)


def test_buttons_of_technologies_and_burning_show_their_price() -> None:
    seen = set[str]()
    for seed in range(8):
        match, dice = Match.new("tzolkin", 2, seed), random.Random(seed)
        while not match.over:
            seat, view, legal = match.seat, match.view(match.seat), match.legal()
            for token in legal:
                verb = token.partition(":")[0]
                if verb not in ("tech", "harvest") or (verb == "harvest" and token != "harvest:burn"):
                    continue
                after = match.fork()
                after.play(token)
                icons = [item.icon for item in sign(view, token, after.view(seat))]
                decision = after.view(seat)["decision"]
                if verb == "tech" and decision is not None and decision["kind"] == "pay":
                    seen.add(token)
                    assert "any-block" in icons
                elif verb == "tech":
                    assert "any-block" not in icons
                else:
                    seen.add(token)
                    assert "temple-down" in icons
            match.play(dice.choice(legal))
    assert "harvest:burn" in seen
    assert any(token.startswith("tech:") for token in seen)
