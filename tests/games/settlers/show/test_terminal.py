"""The board in the terminal says everything, at every width, in every language, with and without colors."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style

from patolli.engine.terminal import Reader
from patolli.games.settlers.cards.library import house, house_sets
from patolli.games.settlers.cards.model import BASE, CARD_COLOURS
from patolli.games.settlers.show.terminal import board as terminal
from patolli.games.settlers.show.terminal.cards import card_lines, look_up
from patolli.games.settlers.show.terminal.final import final_table
from patolli.games.settlers.show.terminal.game import TERMINAL
from patolli.games.settlers.show.terminal.look import Look, look_at
from patolli.text import LANGUAGES, Translator
from tests.games.settlers.views import GAMES, NAMES, View, game, place, seat, seen_by, view

ENGLISH = Translator("en")
CARDS = {**BASE, **house().cards, **house_sets().cards}
KINDS = (
    "take", "source", "draw", "keep", "turn", "after", "put", "location", "pay", "discard", "drop", "target", "build",
    "card", "good", "opponent", "steal", "option", "swap", "samurai", "spend", "color", "pray", "stored", "give",
    "blessing", "store",
)  # fmt: skip
"""All decisions of format 2."""


def shown(what: RenderableType, width: int = 100, colour: bool = False) -> str:
    # Rich keeps the codes of a style for the colors it was first printed in; another test may have used fewer.
    Style.parse.cache_clear()
    Style._add.cache_clear()
    console = Console(
        width=width,
        file=io.StringIO(),
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        markup=False,
        highlight=False,
        emoji=False,
    )
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def board(state: View, who: int | None = None, width: int = 100, talk: Translator = ENGLISH) -> str:
    """Drawn with more room than it was made for: what does not fit would be cut or wrapped, and not be noticed."""
    text = shown(terminal.board(state, NAMES[: len(state["seats"])], who, width, talk), width + 60)
    assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
    return text


def english(who: int | None = 0, width: int = 100) -> Look:
    return look_at(NAMES[:2], who, width, ENGLISH)


def two(**changes: Any) -> View:
    """Two seats; the changes are those of the first one."""
    return view(seat("japanese", **changes), seat("aztec"))


def eyes(state: View) -> Iterator[tuple[int | None, View]]:
    yield None, state
    for who in {0, len(state["seats"]) - 1}:
        yield who, seen_by(state, who)


# Random games


def test_the_random_games_show_much() -> None:
    views = [state for about in GAMES for state in game(*about)]
    assert {state["phase"] for state in views} >= {"lookout", "production", "action", "over"}
    seats = [one for state in views for one in state["seats"]]
    assert {one["faction"] for one in seats} == {"barbarian", "japanese", "roman", "egyptian", "aztec"}
    for pile in ("blessings", "deals", "foundations", "looking", "routes", "tricolor", "passed"):
        assert any(one[pile] for one in seats), pile
    places = [location for one in seats for location in one["locations"]]
    for mark in ("used", "defense", "samurai", "under"):
        assert any(location[mark] for location in places), mark
    assert any(state["virtual"] for state in views)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_everything_is_on_the_board(players: int, seed: int, width: int) -> None:
    for state in game(players, seed):
        for who, sight in eyes(state):
            look = look_at(NAMES[:players], who, width, ENGLISH)
            text = " ".join(board(sight, who, width).split())
            for number, one in enumerate(sight["seats"]):
                assert NAMES[number] in text
                cards = [location["id"] for location in one["locations"]] + one["deals"]
                for pile in ("hand", "looking"):
                    cards += [] if isinstance(one[pile], int) else one[pile]
                assert [card for card in cards if look.name(card) not in text] == []
            for card in (*sight["row"], *sight["prayer"], *(sight["seats"][who]["hand"] if who is not None else ())):
                assert card in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_every_language_fits(players: int, seed: int, language: str) -> None:
    talk = Translator(language)
    names = NAMES[:players]
    for number, state in enumerate(game(players, seed)[::-4]):
        for who, sight in eyes(state):
            for width in (80, 120):
                text = board(sight, who, width, talk)
                assert "…" not in text
                whole = text.count("\n")
                for small in (False, True):
                    part = shown(terminal.summary(sight, names, who, width, talk, small), width + 60)
                    assert max(cell_len(line.rstrip()) for line in part.splitlines()) <= width
                    assert part.count("\n") <= whole
        assert shown(terminal.status(state, names, number % players, talk))


# Signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_differ(language: str) -> None:
    look = look_at(NAMES, 0, 80, Translator(language))
    assert len({sign.casefold() for sign in look.signs.values()}) == len(look.signs)
    assert [cell_len(look.letters[colour]) for colour in CARD_COLOURS] == [2] * len(CARD_COLOURS)
    assert len(set(look.letters.values())) == len(CARD_COLOURS)
    assert len(look.say("heads").split()) == 9
    legend = " ".join(line.plain for line in terminal.legend(NAMES, 80, Translator(language)))
    assert [sign for sign in (*look.signs.values(), *look.letters.values()) if f" {sign} " not in f" {legend} "] == []


def test_nothing_is_said_by_colour_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = two(locations=[place("COM061")], blessings=["blue"])
    drawn = terminal.board(state, NAMES[:2], 0, 80, ENGLISH)
    plain, text = shown(drawn), shown(drawn, colour=True)
    assert "\x1b" not in plain
    assert "go Hanseatic League" in plain
    assert "bl blue" in plain
    assert "▲A" in plain
    assert "48;2;155;28;49" in text  # the first player's #9b1c31
    assert "48;2;233;179;32" in text  # the gold of cards, #e9b320
    monkeypatch.setenv("NO_COLOR", "1")
    assert "48;2" not in shown(drawn, colour=True)


# One position


def test_marks_are_said() -> None:
    state = two(
        locations=[
            place("COM008", defense=True),
            place("JAP026", used=1, samurai=True),
            place("COM058", used=1),
            place("COM061", used=2),
            place("JAP013", under=["COM003", "COM004"]),
            place("JAP015", goods={"wood": 2, "stone": 1, "food": 0}),
            place("COM049", blocked=True, taken_by=1),
            place("JAP024", stored=["COM001"]),
            place("EGY005", count=3),
        ]
    )
    text = board(state, 0, 200)
    for words in (
        "(Defense)",
        "Ninjas* (used, Samurai)",
        "New Forest (used 1 of 2)",
        "Hanseatic League (used)",
        "Gate* (cards under it: 2)",
        "Shrine* (on it: 2w 1s)",
        "Tavern (blocked, taken over by Ben)",
        "Dojo* (for Prayers: Statue)",
        "Oasis* (gave 3p)",
    ):
        assert words in text, words
    ben = text[text.index("Ben, Aztecs") : text.index("Ana, Japanese")]
    assert "Taken over" in ben
    assert "Tavern" in ben


def test_goods_deals_and_piles() -> None:
    goods = {"wood": 11, "stone": 12, "food": 13, "worker": 14, "raze": 15, "defense": 16, "gold": 17}
    state = two(goods=goods, points=18, hand=["COM001"], deals=["JAP009"], foundations=["COM002"], deck=["JAP001"])
    state["seats"][0]["routes"] = [{"location": "EGY010", "marker": "JAP003"}]
    state["seats"][1] |= {"passed": True, "hand": 19}
    text = board(state, 0)
    ana, ben = (next(line for line in text.splitlines() if line[1:2] == letter) for letter in "AB")
    assert ana.split()[3:13] == ["18", *map(str, goods.values()), "1", "first"]
    assert ben.endswith("19  passed")
    assert "1s Daimyo's Castle*" in text
    assert "1r Scorpion Breeder* (Trade Route)" in text
    assert "Faction deck  1, discarded 0; Foundations: 1" in text
    assert "COM001   gr Statue" in text
    assert "1w 2s  raze 1s 1VP" in text
    assert terminal.status(state, NAMES[:2], 0, ENGLISH).plain == "▲A 18VP 11w 12s 13f 14p 15r 16d 17g, hand: 1"


def test_what_a_seat_does_not_see_is_a_number() -> None:
    state = seen_by(view(seat("roman", hand=["ROM001", "COM001"], foundations=["COM002"]), seat("aztec")), 1)
    text = board(state, 1)
    assert "Statue" not in text
    assert "Foundations: 1" in text


def test_the_row_and_prayers() -> None:
    text = board(two() | {"row": ["COM001"], "prayer": ["COM012"]}, 0)
    assert text.index("Open cards") < text.index("Statue") < text.index("Prayer") < text.index("Village")


def solo(collected: int, **changes: Any) -> View:
    other = {"locations": [place("COM006")], "line": ["ATTACK01", "ATTACK14"], "attack_deck": 10}
    other |= {"attack_discard": [], "collection": list(BASE)[:collected]}
    own = seat("roman", points=47, locations=[place("ROM001"), place("ROM002"), place("COM005")])
    return view(own, virtual=other, **changes)


def test_the_virtual_player() -> None:
    text = board(solo(1), 0)
    assert "Virtual player" in text
    assert "Attack line   wood  victory points" in text
    assert "Collected cards: 1; your Faction Locations: 2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_solo_game(language: str) -> None:
    final = [{"track": 42, "locations": 5, "features": {}}]
    over = {"over": True, "phase": "over", "decision": None, "final": final}
    talk = Translator(language)
    won = shown(final_table(solo(1, winners=[0], rank="squire", **over), NAMES[:1], 80, talk), 80)
    lost = shown(final_table(solo(2, winners=[], rank=None, **over), NAMES[:1], 80, talk), 80)
    if language == "en":
        assert "Won: 2 Faction Locations against 1 collected cards. Rank: Squire" in won
        assert "Lost: 2 Faction Locations against 2 collected cards" in lost
    assert "47" in won
    assert won.splitlines()[-1] != lost.splitlines()[-1]


def test_final_table() -> None:
    final = [
        {"track": 20, "locations": 15, "features": {"JAP013": 2, "JAP014": 0, "JAP015": 5}},
        {"track": 30, "locations": 1, "features": {}},
    ]
    state = view(seat("japanese", points=42), seat("roman", points=31), over=True, decision=None, final=final)
    lines = [line.split() for line in shown(final_table(state, NAMES[:2], 80, ENGLISH), 80).splitlines()]
    for row in (
        ["Scored", "during", "the", "game", "20", "30"],
        ["Locations", "15", "1"],
        ["Gate", "2", "0"],
        ["Shrine", "5", "0"],
        ["Total", "42", "31"],
    ):
        assert lines.count(row) == 1, row


def test_final_tables_of_games_add_up() -> None:
    for players, seed in GAMES:
        last = game(players, seed)[-1]
        for one, final in zip(last["seats"], last["final"], strict=True):
            assert final["track"] + final["locations"] + sum(final["features"].values()) == one["points"]
        text = shown(final_table(last, NAMES[:players], 80, ENGLISH), 80)
        assert next(line.split()[1:] for line in text.splitlines() if "Total" in line) == [
            str(one["points"]) for one in last["seats"]
        ]


# Names and cards from outside


def test_hostile_names() -> None:
    names = ["[bold red]X[/]", "\x1b[31mEvil\x1b[0m\r\n\x07", "\u202egnol" + "g" * 300, "日本" * 40]
    state = view(*(seat(faction) for faction in ("roman", "aztec", "japanese", "egyptian")))
    for width in (80, 120):
        text = shown(terminal.board(state, names, 0, width, ENGLISH), width + 60)
        assert "[bold" in text
        assert "\x1b" not in text
        assert "\u202e" not in text
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
    assert "Player 1" in shown(terminal.board(two(), ["", ""], 0, 80, ENGLISH))


def test_a_card_of_an_unknown_file_goes_by_its_id() -> None:
    state = view(seat("atlantean", hand=["ATL001"], deals=["ATL002"], locations=[place("ATL003")]), seat("roman"))
    text = board(state, 0)
    for card in ("ATL001", "ATL002", "ATL003"):
        assert card in text
    assert look_up(state, "", english()) != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_card_has_its_line(language: str, width: int) -> None:
    look = look_at(NAMES[:2], 0, width, Translator(language))
    lines = card_lines(look, list(CARDS))
    assert max(line.cell_len for line in lines) <= width
    text = "\n".join(line.plain for line in lines)
    assert all(card in text for card in CARDS)
    assert "…" not in text


# Look-up


@pytest.mark.parametrize("name", ["COM049", "com049", "Tavern", " tavern "])
def test_a_card_is_found(name: str) -> None:
    lines = look_up(two(), name, english())
    assert len(lines) == 1
    assert lines[0].startswith("Tavern (Common")
    assert "2 cards" in lines[0]


def test_cards_are_found_by_a_part_of_the_name() -> None:
    lines = look_up(two(), "temple", english())
    assert {line.partition(" (")[0] for line in lines} >= {"Temple of Ra", "Buddha's Temple"}
    assert look_up(two(), "a", english())[-1].startswith("And ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_found_in_every_language(language: str) -> None:
    look = look_at(NAMES[:2], 0, 80, Translator(language))
    for card in ("COM049", "JAP009", "AZT901"):
        name = look.name(card).removesuffix("*")
        assert any(name in line for line in look_up(two(), name, look))
        assert look_up(two(), CARDS[card].name, look) == look_up(two(), name, look)


@pytest.mark.parametrize("name", ["no such card", "\x1b[31m", "{ $x }", "*" * 10**5, "[red]", "COM999"])
def test_no_such_card(name: str) -> None:
    (line,) = look_up(two(), name, english())
    assert line.startswith("There is no card")
    assert "\x1b" not in line
    assert len(line) < 200


def test_cards_in_sight() -> None:
    state = two(hand=["COM001", "COM012"], locations=[place("COM049")]) | {"row": ["COM002"]}
    names = [line.partition(" (")[0] for line in look_up(state, "", english())]
    assert names == ["Supplier", "Statue", "Village", "Tavern"]
    assert look_up(two(), "", english()) == ["No cards are visible."]


# The contract


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contract(language: str) -> None:
    state = two(hand=["COM001"], locations=[place("COM049")])
    reader = Reader(tuple(NAMES[:2]), 0, 100, Translator(language))
    assert TERMINAL.board
    assert TERMINAL.summaries
    heights = [shown(what).count("\n") for what in (TERMINAL.board(state, reader), *TERMINAL.summaries(state, reader))]
    assert heights == sorted(heights, reverse=True)
    assert TERMINAL.mark(reader, 1).plain == "■B"
    assert TERMINAL.status(state, reader).plain.startswith("▲A")
    assert TERMINAL.tiles(state, "COM049", reader) == look_up(state, "COM049", look_at(NAMES[:2], 0, 100, reader.talk))
    assert TERMINAL.tiles_help
    assert "COM012" in TERMINAL.tiles_help(reader)
    assert "1" in TERMINAL.when(state, reader)
    assert TERMINAL.legend(state, reader)
    assert TERMINAL.choice
    assert TERMINAL.choice(state, "pass", state, reader)
    assert TERMINAL.secret(state)
    assert TERMINAL.fresh(state)
    assert not TERMINAL.fresh(state | {"decision": {"kind": "pay", "player": 0}})
    told = {TERMINAL.rules(state | {"decision": {"kind": kind, "player": 0}}, reader)[0] for kind in KINDS}
    assert len(told) == len(KINDS)
