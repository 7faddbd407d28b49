"""The parts of the contract that only some games use, shown by a tiny game (`examples/pebbles`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from patolli.engine.draft import Draft, TurnEnded
from patolli.engine.errors import BadRecord, BadSetup, GameOver, IllegalMove, UnreadableToken
from patolli.engine.known import StillSecret, all_shown, known_match, known_position
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.options import read_options, write_options
from patolli.engine.sight import Sight
from patolli.testing import CHECKS, Check, installed
from pebbles.game import GAME as PEBBLES

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
def pebbles() -> Iterator[None]:
    with installed(PEBBLES, words={"pebbles": "pebbles"}):
        yield


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@pytest.mark.parametrize("players", [1, 3])
def test_conformance(players: int, check: Check) -> None:
    check(PEBBLES, players)


# --- names by position ---


def test_the_same_action_has_another_name_at_another_position() -> None:
    match = Match.new("pebbles", 2, seed=1)
    first = match.legal()[0]
    action = PEBBLES.action(match.state, first)
    match.play(first)
    assert match.actions == [action]
    assert PEBBLES.token(match.state, 0) != first
    assert PEBBLES.action(match.state, first) is None
    assert match.moves == [first]
    match.undo()
    assert (match.moves, match.actions) == ([], [])
    assert match.fork().legal()[0] == first


def test_what_means_nothing_here_is_illegal_and_what_is_no_text_is_unreadable() -> None:
    match = Match.new("pebbles", 2, seed=1)
    for token in ("", "open:C99", "nonsense", "x" * 100_000):
        with pytest.raises(IllegalMove) as caught:
            match.play(token)
        assert caught.value.token == token
        assert len(str(caught.value)) < 500
    with pytest.raises(UnreadableToken):
        match.play(3)  # type: ignore[arg-type]
    with pytest.raises(UnreadableToken):
        match.play_id(6)
    while not match.over:
        match.play(match.legal()[0])
    for token in ("nonsense", match.moves[-1]):
        with pytest.raises(GameOver):
            match.play(token)


# --- options and header ---


def test_options_are_chosen_before_the_deal() -> None:
    match = Match.new("pebbles", 2, seed=1, options={"cards": 9})
    assert len(match.view()["deck"]) == 9 - 6
    record = match.record()
    assert list(record) == ["format", "version", "game", "players", "options", "deal", "moves"]
    assert record["options"] == {"cards": 9}
    assert Match.from_record(record) == match
    assert len(Match.new("pebbles", 2, seed=1).view()["deck"]) == 24 - 6


@pytest.mark.parametrize(
    ("options", "said"), [({"cards": 8}, "9 to 30"), ({"card": 9}, "'card'"), ({"cards": "many"}, "'many'")]
)
def test_wrong_options_are_told(options: dict, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        Match.new("pebbles", 2, seed=1, options=options)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="has no options, so not 'cards'"):
        Match.new("tzolkin", 2, seed=1, options={"cards": 9})
    assert Match.new("tzolkin", 2, seed=1, options={}) == Match.new("tzolkin", 2, seed=1)


def test_paths_of_a_game_with_a_header_are_those_of_the_record() -> None:
    record = Match.new("pebbles", 2, seed=1).record()
    for wrong, path in (({"options": 3}, "options"), ({"deal": {"hands": [[]]}}, "deal.hands")):
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record | wrong)
        assert caught.value.path == path


def test_unknown_keys_are_kept_beside_a_header() -> None:
    record = Match.new("pebbles", 2, seed=1).record()
    record |= {"place": "home", "deal": record["deal"] | {"by": "Ana"}}
    match = Match.from_record(record)
    assert match.record() == record == match.fork().record()
    assert match.record(0).keys() == {*record, "partial"} - {"place"}


def test_options_as_lines() -> None:
    options = {"peaceful": True, "factions": "roman,aztec", "cards": 9, "list": ["a", "b"], "text": "true"}
    assert read_options(["peaceful=true", " factions = roman,aztec "]) == {"peaceful": True, "factions": "roman,aztec"}
    assert read_options(write_options(options)) == options
    for wrong in (["cards"], ["=9"], ["cards=9", "cards=10"]):
        with pytest.raises(BadSetup):
            read_options(wrong)


# --- covered moves, and a past that stays secret ---


def test_moves_of_others_are_covered() -> None:
    match = Match.new("pebbles", 2, seed=1)
    down = next(token for token in match.legal() if token.startswith("down:"))
    match.play(down)
    assert (
        match.public_moves(0)
        == [down]
        == Sight.of(match).game.notation.public_moves(match.state, match.state, [down], 0)
    )
    assert match.public_moves(1) == ["down:?"] == match.record(SPECTATOR)["moves"] == Sight.of(match).moves
    assert all_shown(match, 0)
    assert not all_shown(match, 1)
    for seat in (0, 1):
        with pytest.raises(StillSecret):
            known_match(match, seat, 0)
        assert known_position(match, seat, 5).view(seat) == match.view(seat)


def test_a_draft_shows_no_card_before_it_is_drawn() -> None:
    match = Match.new("pebbles", 1, seed=1)
    draft = Draft(match)
    draft.play(draft.legal()[0])
    assert draft.to_confirm
    view, unknown = draft.looks()
    assert ["seats", 0, "hand"] in [path[:3] for path in unknown]
    before = draft.before()["seats"][0]["hand"]
    assert set(view["seats"][0]["hand"]) <= set(before), "nothing is shown that was not in the hand"
    with pytest.raises(TurnEnded):
        draft.play("open:C00")


# --- one player ---


def test_who_plays_alone_wins_or_loses() -> None:
    for word, winners in (("open", [0]), ("down", [])):
        match = Match.new("pebbles", 1, seed=3)
        while not match.over:
            match.play(next(token for token in match.legal() if token.startswith(word)))
        assert match.winners == winners
