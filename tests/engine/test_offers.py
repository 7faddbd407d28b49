"""What may be chosen: every legal token of recorded games has a verb, places that exist, signs that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli.drawing.ink import icon_names
from patolli.engine.draft import Draft
from patolli.engine.game import find_game
from patolli.engine.items import Face, Item
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.offers import Offer, offers
from patolli.games.settlers.cards.model import ATTACK, BASE
from patolli.games.settlers.formats import places as settlers
from patolli.games.tzolkin.formats import places as tzolkin
from patolli.games.tzolkin.rules.catalogue import TOKENS
from patolli.games.tzolkin.rules.components import BUILDING_IDS, COMPONENTS, MONUMENT_IDS, TECHNOLOGIES, WEALTH_IDS
from patolli.text import LANGUAGES, Translator
from tests.paths import RECORDS
from tests.stones.game import GAME as STONES

FILES = [*sorted(RECORDS.glob("tzolkin-*.json"))[::5], *sorted(RECORDS.glob("settlers-*.json"))]
EVERY = 31
"""One of this many decisions of a game is checked, beginning with the number of its file."""
SETTLERS_VERBS = {
    *("take", "keep", "discard", "drop", "defend", "samurai", "put", "stored", "draw", "pray", "build", "deal", "raze"),
    *("use", "use2", "spend", "pass", "end", "skip", "done", "location", "pay", "card", "good", "target", "seat"),
    *("steal", "option", "swap", "color", "blessing", "store", "give", "source"),
}
VERBS = {"tzolkin": {token.partition(":")[0] for token in TOKENS}, "settlers": SETTLERS_VERBS}
EXISTING: dict[str, Callable[[dict[str, Any]], set[str] | frozenset[str]]] = {
    "tzolkin": lambda view: tzolkin.PLACES,
    "settlers": settlers.names,
}


@cache
def recorded(path: Path) -> Match:
    return Match.from_record(path.read_bytes())


def decisions(path: Path) -> Iterator[Draft]:
    match = recorded(path)
    for at in range(FILES.index(path) % EVERY, len(match), EVERY):
        yield Draft(match.fork(at))


def icons_of(line: Any) -> set[str]:
    return {item.icon for item in line if item.icon}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_choice_is_an_offer_that_can_be_shown(path: Path) -> None:
    say = Translator(LANGUAGES[FILES.index(path) % len(LANGUAGES)]).render
    for draft in decisions(path):
        view, game = draft.view(), draft.game.name
        found = offers(draft)
        assert [offer.token for offer in found] == draft.legal()
        for offer in found:
            assert offer.verb in VERBS[game], offer.token
            assert set(offer.places) <= EXISTING[game](view), (offer.token, offer.places)
            assert offer.token == offer.verb or offer.arguments, offer.token
            assert icons_of(offer.sign) <= icon_names(), offer.token
            assert say(offer.label, ["Ana", "Ben", "Cleo", "Dan"]).strip(), offer.token
            assert offer.elsewhere <= (bool(offer.places) or offer.verb in ("end", "use")), offer.token
            for what, by in offer.changes.items():
                assert (
                    by == offer.result.get(what, 0) - offer.price.get(what, 0) or what not in draft.game.faces.counted
                )


def is_refusal(where: str, game: str, view: dict[str, Any]) -> bool:
    """A place, or a place and one of the things that can be done there."""
    place, _, verb = where.rpartition(":")
    existing = EXISTING[game](view)
    return where in existing or (place in existing and verb in VERBS[game])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_place_is_offered_and_refused_at_once(path: Path) -> None:
    for draft in decisions(path):
        explain = draft.game.words.reasons
        if explain is not None:
            view = draft.view()
            reasons = explain(draft.sight().state, view, draft.legal())
            lit = {place for offer in offers(draft) for place in offer.places}
            assert not lit & {*reasons}
            assert all(is_refusal(where, draft.game.name, view) for where in reasons), sorted(reasons)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_views_are_what_the_structs_say(path: Path) -> None:
    """For all seats, for spectators, for somebody who knows everything, and after the end."""
    match = recorded(path)
    schema = match.game.notation.schema
    assert schema is not None
    for at in (*range(FILES.index(path) % EVERY, len(match), EVERY), len(match)):
        for eyes in (None, SPECTATOR, *range(len(match.players))):
            view = match.view(eyes, at)
            read = msgspec.convert(view, schema, strict=True)
            assert msgspec.to_builtins(read) == view


def test_a_harvest_lies_in_its_part_of_the_jungle() -> None:
    """The view does not tell which: the moves before do."""
    seen: set[str] = set()
    for path in FILES:
        match = recorded(path)
        for at, token in enumerate(match.moves):
            if token.startswith("harvest:"):
                (offer,) = (one for one in offers(Draft(match.fork(at))) if one.token == token)
                assert offer.places == (f"jungle:{match.moves[at - 1].removeprefix('use:palenque')}",)
                seen.update(offer.places)
    assert len(seen) > 2


# Without any of it


def test_a_game_that_says_nothing_is_offered_plainly() -> None:
    found = offers(Draft(Match.new(STONES, 2, seed=1)))
    assert [(one.token, one.verb, one.arguments) for one in found[:2]] == [
        ("take:1", "take", ("1",)),
        ("take:2", "take", ("2",)),
    ]
    for one in found:
        assert (one.places, one.sign, one.elsewhere) == ((), (), False)
        assert one.label == one.words


def test_an_offer_tells_what_is_paid_and_what_is_got() -> None:
    match = recorded(FILES[0])
    for at in range(len(match)):
        for offer in offers(Draft(match.fork(at))):
            if offer.verb == "place" and offer.price:
                assert offer.price == {"corn": -offer.changes["corn"]}
                return
    pytest.fail("nobody paid for a space")


def test_elsewhere_is_what_the_board_offers() -> None:
    found: dict[str, set[bool]] = {}
    for offer in every_offer("tzolkin"):
        found.setdefault(offer.verb, set()).add(offer.elsewhere)
    assert all(len(answers) == 1 for answers in found.values())
    assert {verb for verb, answers in found.items() if True in answers} <= tzolkin.ON_BOARD


def every_offer(game: str) -> Iterator[Offer]:
    for path in FILES:
        if path.stem.startswith(game):
            for draft in decisions(path):
                yield from offers(draft)


# Faces


def test_everything_of_tzolkin_has_a_face() -> None:
    shown = find_game("tzolkin").faces.faces
    assert shown is not None
    faces = shown()
    spaces = {f"space.{gear}.{n}" for gear, about in COMPONENTS.gears.items() for n in range(about.last_space + 1)}
    levels = {f"level.{name}.{level}" for name in TECHNOLOGIES for level in ("1", "2", "3", "bonus")}
    tiles = {f"tile.{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)}
    assert spaces | levels | tiles <= {*faces}
    by_players = {*faces} - spaces - levels - tiles
    assert by_players == {f"tile.M03.{players}" for players in (2, 3, 4)}
    check_faces({key: face for key, face in faces.items() if not key.endswith(".0")})


def test_everything_of_settlers_has_a_face() -> None:
    shown = find_game("settlers").faces.faces
    assert shown is not None
    assert {f"card.{card}" for card in (*BASE, *ATTACK)} <= {*shown()}
    check_faces({key: face for key, face in shown().items() if face.lines})


def check_faces(faces: dict[str, Face]) -> None:
    for key, face in faces.items():
        lines = [*face.lines, face.price, face.in_short(), *face.parts.values()]
        assert any(face.lines), key
        assert all(isinstance(item, Item) for line in lines for item in line), key
        assert {icon for line in lines for icon in icons_of(line)} <= icon_names(), key


@pytest.mark.parametrize("name", ["tzolkin", "settlers"])
def test_what_is_counted_is_in_the_view(name: str) -> None:
    game = find_game(name)
    seat = Match.new(game, 2, seed=1).view(0)["seats"][0]
    for path, item in game.faces.counted.items():
        value = seat
        for key in path.split("."):
            value = value[key]
        assert isinstance(value, int), path
        assert icons_of([item]) <= icon_names()
