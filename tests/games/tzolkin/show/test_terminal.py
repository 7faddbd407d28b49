"""The board in the terminal says everything, at every width, in every language, with and without colors."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style

from patolli.engine.lines import initials
from patolli.engine.match import Match
from patolli.games.tzolkin.rules.components import COMPONENTS
from patolli.games.tzolkin.show.terminal import board as terminal
from patolli.games.tzolkin.show.terminal import final as terminal_final
from patolli.games.tzolkin.show.terminal import look as terminal_look
from patolli.games.tzolkin.show.terminal.final import sources
from patolli.games.tzolkin.show.terminal.players import food_need
from patolli.games.tzolkin.show.terminal.words import choice_words, space_lines, tiles_in_sight
from patolli.text import LANGUAGES, Translator

NAMES = ["Ana", "Ben", "Chloe", "Dan"]
ENGLISH = Translator("en")


def board(view, names, seat=None, width=100, talk=ENGLISH) -> RenderableType:
    return terminal.board(view, names, seat, width, talk)


def summary(view, names, seat=None, width=100, talk=ENGLISH, small=False) -> RenderableType:
    return terminal.summary(view, names, seat, width, talk, small)


def status(view, names, seat, talk=ENGLISH):
    return terminal.status(view, names, seat, talk)


def final_table(steps, names, width=100, talk=ENGLISH):
    return terminal_final.final_table(steps, names, width, talk)


def look_at(names, seat, width, talk=ENGLISH):
    return terminal_look.look_at(names, seat, width, talk)


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


def random_game(players: int, seed: int) -> Match:
    match = Match.new("tzolkin", NAMES[:players], seed=seed)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def games() -> dict[int, Match]:
    return {players: random_game(players, players) for players in (2, 3, 4)}


def positions(match: Match, step: int) -> Iterator[int]:
    yield from range(0, len(match), step)
    yield len(match)


def new_view(players: int = 2) -> dict:
    match = Match.new("tzolkin", NAMES[:players], seed=1)
    while match.view()["decision"]["kind"] == "keep":
        match.play(match.legal()[0])
    return match.view()


@pytest.mark.parametrize("width", [80, 100, 119, 120, 140, 200])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_longer_than_the_width(games: dict[int, Match], players: int, width: int) -> None:
    match = games[players]
    for at in positions(match, 40):
        for seat in (None, 0, players - 1):
            view = match.view(seat, at)
            for picture in (
                board(view, NAMES[:players], seat, width),
                summary(view, NAMES[:players], seat, width),
                summary(view, NAMES[:players], seat, width, small=True),
            ):
                # A line that does not fit would be cut or wrapped: drawn with more room it must come out the same.
                text = shown(picture, width + 60)
                assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
                assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_language_fits(games: dict[int, Match], language: str, width: int) -> None:
    match = games[4]
    talk = Translator(language)
    for at in positions(match, 60):
        view = match.view(0, at)
        text = shown(board(view, NAMES, 0, width, talk), width + 60)
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width
        small = shown(summary(view, NAMES, 0, width, talk, small=True), width + 60)
        assert max(cell_len(line.rstrip()) for line in small.splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_are_short(language: str) -> None:
    look = look_at(NAMES, 0, 80, Translator(language))
    goods = [look.sign(kind) for kind in ("corn", "wood", "stone", "gold", "skull", "block")]
    assert len(set(goods)) == 6
    assert len({look.sign(temple) for temple in COMPONENTS.temples} | {look.sign("temple")}) == 4
    assert all(cell_len(sign) == 1 for sign in look.signs.values())
    for gear in ("tikal", "uxmal"):
        assert [cell_len(part) <= 6 for part in look.parts(f"spaces-{gear}")] == [True] * 5, gear
    for technology in ("agriculture", "extraction", "architecture", "theology"):
        assert [cell_len(part) <= 13 for part in look.parts(f"levels-{technology}")] == [True] * 4, technology


def test_everything_is_on_the_board(games: dict[int, Match]) -> None:
    match = games[3]
    for at in positions(match, 50):
        view = match.view(1, at)
        text = shown(board(view, NAMES[:3], 1, 100))
        for gear in ("Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen Itza"):
            assert gear in text
        for tile in (*view["buildings"], *view["monuments"]):
            assert tile is None or tile in text
        for seat in view["seats"]:
            for tile in (*seat["buildings"], *seat["monuments"]):
                assert tile in text
        for name in NAMES[:3]:
            assert name in text


def test_workers_stand_where_they_stand() -> None:
    view = new_view()
    for gear in view["gears"]:
        view["gears"][gear] = [None] * len(view["gears"][gear])
    view["gears"]["tikal"][3] = 0
    view["gears"]["tikal"][0] = 1
    lines = shown(board(view, NAMES[:2], 0, 80)).splitlines()
    numbers = next(line for line in lines if line.split() == [str(n) for n in range(8)])
    row = lines[next(i for i, line in enumerate(lines) if "Tikal" in line) + 1]
    assert row.index("▲A") == numbers.index("3")
    assert row.index("■B") == numbers.index("0")
    assert row.index("[ ]") == numbers.index("1")  # T10: the lowest free space


def test_a_used_action_of_chichen_itza_is_crossed_out() -> None:
    view = new_view()
    before = shown(board(view, NAMES[:2]))
    view["chichen_itza_skulls"] = [9]
    after = shown(board(view, NAMES[:2]))
    assert "13Qb" in before
    assert "13Qb" not in after


def test_own_technologies_show_in_what_spaces_give() -> None:
    view = new_view()
    for technologies in (seat["technologies"] for seat in view["seats"]):
        technologies.update(agriculture=0, extraction=0)
    view["seats"][0]["technologies"].update(agriculture=3, extraction=1)
    assert "12c/5w" in shown(board(view, NAMES[:2], 0))
    assert "9c/4w" in shown(board(view, NAMES[:2], 1))
    assert "9c/4w" in shown(board(view, NAMES[:2]))


def test_food(games: dict[int, Match]) -> None:
    view = new_view()
    state = view["seats"][0]
    state.update(workers=4, buildings=[], wealth=["W01", "W02"], corn=5)
    assert food_need(state) == 8  # T50
    text = shown(board(view, NAMES[:2], 0, 80))
    assert "need 8 corn, have 5" in text
    assert "3 short" in text
    state["buildings"] = ["A1-F1", "A1-F2"]
    assert food_need(state) == 3
    assert "short" not in shown(board(view, NAMES[:2], 0, 80)).split("Gears")[0]
    state["wealth"] = ["W01", "W14"]
    assert food_need(state) == 2
    state["buildings"] = ["A2-F1", "A2-F1"]
    assert food_need(state) == 0
    state["wealth"] = ["W01", "W02", "W03", "W14"]  # not chosen yet
    state["buildings"] = []
    assert food_need(state) == 8


def test_the_need_is_what_is_eaten(games: dict[int, Match]) -> None:
    """Whoever has the corn loses exactly that much on a food day."""
    checked = 0
    for match in games.values():
        for at, token in enumerate(match.moves):
            before, after = match.view(at=at), match.view(at=at + 1)
            last = (before["decision"]["player"] + 1) % len(match.players) == before["start_player"]
            if token == "end" and before["food_day"] and last and before["start_space"] is None:
                for seat, state in enumerate(before["seats"]):
                    if state["corn"] >= food_need(state):
                        assert after["seats"][seat]["corn"] == state["corn"] - food_need(state)
                        checked += 1
    assert checked


def test_the_temple_bonus_is_halved_when_tied() -> None:
    view = new_view()
    for seat in view["seats"]:
        seat["temples"] = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    line = next(line for line in shown(board(view, NAMES[:2])).splitlines() if line.startswith(" C Chaac "))
    assert line.endswith("3 AB")  # T54
    view["seats"][1]["temples"]["chaac"] = 1
    line = next(line for line in shown(board(view, NAMES[:2])).splitlines() if line.startswith(" C Chaac "))
    assert line.endswith("6 B")


def test_what_can_be_paid_is_marked() -> None:
    view = new_view()
    view["buildings"] = ["A1-F1", "A1-F2", None, None, None, None]
    view["seats"][0].update(wood=1, stone=0, gold=0)
    text = shown(board(view, NAMES[:2], 0))
    assert "• A1-F1" in text
    assert "• A1-F2" not in text
    assert "•" not in shown(board(view, NAMES[:2]))


def test_nothing_is_said_by_colour_alone(games: dict[int, Match]) -> None:
    view = games[4].view(at=len(games[4]) // 2)
    plain = shown(board(view, NAMES))
    assert "\x1b" not in plain
    coloured = shown(board(view, NAMES), colour=True)
    assert "48;2;155;28;49" in coloured  # the first player's #9b1c31
    on_gears = sum(isinstance(who, int) for teeth in view["gears"].values() for who in teeth)
    assert sum(plain.count(f"{shape}{letter}") for shape, letter in zip("▲■●◆", "ABCD", strict=True)) == on_gears + 4


def test_no_color_is_respected(games: dict[int, Match], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = shown(board(games[4].view(), NAMES), colour=True)
    assert "48;2" not in text
    assert "▲A" in text


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ana", "Ben"], ["A", "B"]),
        (["Ana", "Anna", "Nana", "Aaaa"], ["A", "N", "3", "4"]),
        (["Player 1", "Greedy 2"], ["1", "2"]),
        (["1. játékos", "Марія"], ["1", "М"]),
        (["", "!?", "日本"], ["1", "2", "3"]),
    ],
)
def test_initials_differ(names: list[str], letters: list[str]) -> None:
    assert initials(names) == letters


def test_hostile_names() -> None:
    names = ["[bold red]X[/]", "\x1b[31mEvil\x1b[0m\r\n\x07", "\u202egnol" + "g" * 300, "日本" * 40]
    view = new_view(4)
    for width in (80, 120):
        text = shown(board(view, names, 0, width), width + 60, colour=False)
        assert "[bold" in text
        assert "\x1b" not in text
        assert "\u202e" not in text
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width


def test_status_and_words(games: dict[int, Match]) -> None:
    match = games[2]
    look = look_at(match.players, 0, 100)
    for at in positions(match.fork(len(match) - 1), 25):
        part = match.fork(at)
        view = part.view()
        assert "VP" in status(view, match.players, 0).plain
        assert len(space_lines(look, view)) == 4 * 6 + 10
        assert set(view["monuments"]) <= set(tiles_in_sight(view, 0))
        for token in part.legal():
            assert choice_words(look, view, token, part.preview(token))


def steps(match: Match) -> list:
    return [(match.view(at=at), token, match.view(at=at + 1)) for at, token in enumerate(match.moves)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sources_add_up(games: dict[int, Match], players: int) -> None:
    for match in (games[players], *(random_game(players, 100 + players + i) for i in range(3))):
        found = sources(steps(match))
        assert [sum(seat.values()) for seat in found] == match.scores()


def test_final_table(games: dict[int, Match]) -> None:
    match = games[4]
    text = shown(final_table(steps(match), NAMES, 80), 80)
    for score in match.scores():
        assert f"{score:g}".replace("-", "−") in text
    for source in ("Temples", "Corn and blocks", "Total"):
        assert source in text
