"""Every lesson, played in the real engine: what it waits for leads on, and every other legal choice gets a reply."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from patolli.engine.draft import Draft
from patolli.engine.game import find_game, game_names
from patolli.study.lessons.check import faults
from patolli.study.lessons.format import MAX_TEXT, Lesson, Step
from patolli.study.lessons.run import expected, judge, positions
from patolli.study.lessons.shelf import lessons_of, message_key, say
from patolli.text import LANGUAGES, Translator
from tests.text.locales import messages

LESSONS = [(game, name) for game in game_names() for name in lessons_of(game)]
MOST_WORDS = 50
"""Words of a text: what fits beside the board, and is read in one go."""


def lesson_of(game: str, name: str) -> Lesson:
    return lessons_of(game)[name]


def prefixes(step: Step) -> Iterator[list[str]]:
    """Everything that may have been tried while the step still waits."""
    seen: list[list[str]] = []
    for line in step.wait:
        for length in range(len(line)):
            if line[:length] not in seen:
                seen.append(line[:length])
                yield line[:length]


def test_there_are_lessons() -> None:
    groups = [(game, lesson.group) for game, name in LESSONS for lesson in (lesson_of(game, name),)]
    assert [groups.count(one) for one in (("tzolkin", ""), ("settlers", ""), ("settlers", "aztecs"))] == [10, 8, 3]
    assert {("tzolkin", "placing"), ("settlers", "round"), ("settlers", "prayers")} <= {*LESSONS}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_has_no_fault(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert lesson.game == game
    assert [str(fault) for fault in faults(lesson, lambda text: Translator("en").knows(message_key(game, text)))] == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_way_is_judged_as_done_and_leads_on(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    begins = positions(lesson)
    for step, match in zip(lesson.steps, begins, strict=True):
        assert judge(step, Draft(match), []).state == ("task" if step.wait else "say")
        for line in step.wait:
            draft = Draft(match)
            for number, token in enumerate(line):
                assert token in expected(step, line[:number])
                assert token in draft.legal()
                draft.play(token)
                state = judge(step, draft, line[: number + 1]).state
                assert state == ("done" if number == len(line) - 1 else "going"), (step.say, token)
            assert expected(step, line) == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_other_choice_gets_a_reply_in_every_language(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    others = 0
    for step, match in zip(lesson.steps, positions(lesson), strict=True):
        for before in prefixes(step):
            draft = Draft(match)
            draft.play(*before)
            for token in draft.legal():
                if token in expected(step, before):
                    continue
                draft.go_to([*before, token])
                judged = judge(step, draft, [*before, token])
                if judged.state in ("going", "done"):
                    assert step.goal, "only a goal can be reached in other ways"
                    continue
                assert judged.state == "astray"
                others += 1
                for language in LANGUAGES:
                    assert say(lesson, judged.reply or step.task, Translator(language))
    assert others > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_every_text_is_used_short_and_there_in_every_language(game: str, language: str) -> None:
    used = {text for lesson in lessons_of(game).values() for text in lesson.texts().values() if isinstance(text, str)}
    assert used == {*messages(language, f"{game}-lessons")}
    for lesson in lessons_of(game).values():
        for text in lesson.texts().values():
            words = say(lesson, text, Translator(language))
            assert len(words) <= MAX_TEXT
            assert len(words.split()) <= MOST_WORDS, words


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_lessons_are_numbered_without_a_gap(game: str) -> None:
    groups: dict[str, list[int]] = {}
    for lesson in lessons_of(game).values():
        groups.setdefault(lesson.group, []).append(lesson.number)
    for numbers in groups.values():
        assert numbers == [*range(1, len(numbers) + 1)]


def seat_at(game: str, name: str, step: int, *more: str, seat: int = 0) -> dict:
    """A seat where a step begins, or some tokens later."""
    match = positions(lesson_of(game, name))[step].fork()
    for token in more:
        match.play(token)
    return match.view(0)["seats"][seat]


def test_what_lessons_say_of_tzolkin_is_true() -> None:
    """Numbers in the texts, as the engine has them after the steps."""

    def seat(name: str, step: int) -> dict:
        return seat_at("tzolkin", name, step)

    assert seat("placing", 1)["corn"] == 9
    assert seat("placing", 3)["corn"] - seat("placing", 4)["corn"] == 2
    assert seat("picking", 1)["corn"] - seat("picking", 0)["corn"] == 4
    assert seat("picking", 2)["corn"] == 14
    assert seat("begging", 2)["corn"] == 3
    assert seat("begging", 3)["corn"] == 2
    assert seat("jungle", 2)["wood"] - seat("jungle", 1)["wood"] == 3
    assert seat("jungle", 3)["corn"] - seat("jungle", 2)["corn"] == 5
    assert seat("skulls", 2)["stone"] - seat("skulls", 1)["stone"] == 1
    assert seat("skulls", 4)["points"] == 5
    assert seat("building", 3)["buildings"] == ["A1-F1"]
    assert (seat("food", 0)["corn"], seat("food", 0)["workers"], seat("food", 2)["corn"]) == (2, 3, 6)
    assert (seat("food", 3)["corn"], seat("food", 3)["stone"] - seat("food", 2)["stone"]) == (0, 1)
    assert not seat("twodays", 3)["light"]
    builder = seat_at("tzolkin", "monuments", 3, seat=3)
    assert (builder["monuments"], sum(builder["technologies"].values())) == (["M08"], 4)
    days = [match.view(3)["day"] for match in positions(lesson_of("tzolkin", "monuments"))]
    assert (days[0], days[-1]) == (25, 26)


def test_what_lessons_say_of_settlers_is_true() -> None:
    def seat(name: str, step: int, *more: str) -> dict:
        return seat_at("settlers", name, step, *more)

    def goods(name: str, step: int, *more: str) -> dict:
        return {good: n for good, n in seat(name, step, *more)["goods"].items() if n}

    board = {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1}
    assert goods("round", 3) == board
    assert goods("round", 5)["stone"] == 2
    assert goods("round", 6, "build:COM073")["worker"] == 3
    assert goods("round", 8) == {"raze": 1}
    assert seat_at("settlers", "round", 5, seat=1)["goods"]["raze"] == 1
    assert goods("building", 2)["worker"] == 3
    assert (goods("building", 3)["wood"], goods("building", 3)["stone"], goods("building", 4)["worker"]) == (2, 1, 5)
    assert [place["id"] for place in seat("building", 5)["locations"]] == ["ROM021", "ROM005"]
    assert goods("deals", 2)["food"] == 1
    assert goods("deals", 3)["stone"] == 2
    assert (goods("deals", 4)["stone"], seat("deals", 4)["deals"]) == (3, ["ROM005"])
    assert goods("razing", 0)["raze"] == 4
    assert (goods("razing", 2)["gold"], seat("razing", 2)["points"]) == (1, 1)
    assert len(seat("razing", 4)["hand"]) == len(seat("razing", 3)["hand"]) + 2
    assert seat_at("settlers", "razing", 4, seat=1)["foundations"] == 1
    assert (goods("kinds", 3)["stone"], seat("kinds", 5)["points"]) == (5, 2)
    assert (seat("end", 0)["points"], seat_at("settlers", "end", 0, seat=1)["points"]) == (11, 6)
    assert [seat("end", step)["points"] for step in range(1, 7)] == [11, 13, 13, 15, 16, 16]
    assert [seat_at("settlers", "end", 6, "pass", seat=one)["points"] for one in (0, 1)] == [30, 15]
    assert [seat("factions", step)["goods"]["worker"] for step in range(1, 5)] == [2, 5, 3, 4]
    assert (goods("factions", 1)["stone"], goods("factions", 3)["gold"], goods("factions", 4)["wood"]) == (1, 1, 1)
    razed = seat("factions", 2, "raze:COM051")
    assert (razed["points"], razed["goods"]["worker"]) == (1, 6)
    assert seat("factions", 4, "raze:JAP017")["points"] == 1
    alone = lesson_of("settlers", "solo")
    virtual = [match.view(0)["virtual"] for match in positions(alone)]
    assert [place["id"] for place in virtual[2]["locations"]] == ["COM052"]
    assert (virtual[5]["collection"], virtual[5]["line"][:2]) == (["COM052", "COM066"], ["ATTACK12", "ATTACK06"])
    assert (goods("solo", 6)["raze"], len(virtual[6]["locations"]), len(virtual[7]["locations"])) == (2, 2, 1)
    assert (goods("prayers", 2)["wood"], goods("prayers", 4)["stone"]) == (3, 3)
    assert seat("blessings", 5)["blessings"] == ["red"]
    before, after = goods("blessings", 3, "build:AZT907", "location:COM012", "pray:draw"), goods("blessings", 5)
    assert sum(after.values()) - sum(before.values()) == 3
    dealt = seat("examples", 0, "deal:AZT908", "pray:draw")
    assert (dealt["points"], dealt["goods"]["wood"] - goods("examples", 0)["wood"]) == (3, 1)
    heard, before = seat("examples", 1, "use:AZT918", "pray:tokens"), seat("examples", 1)
    assert (heard["points"] - before["points"], heard["goods"]["worker"] - before["goods"]["worker"]) == (2, 1)
    assert heard["blessings"] == before["blessings"] == ["red", "pink"]
    spent = ("give:stone", "give:stone", "give:food")
    points = seat("examples", 3)["points"]
    assert seat("examples", 3, "color:brown", "give:wood", *spent)["points"] - points == 7
    assert seat("examples", 3, "color:gray", "give:stone", *spent)["points"] - points == 6
    assert seat("examples", 3, "color:red", *spent)["points"] - points == 5
    heard, before = seat("examples", 4, "use:ROM968", "pray:draw"), seat("examples", 4)
    gained = {good: heard["goods"][good] - before["goods"][good] for good in ("worker", "gold", "raze")}
    assert (gained, before["goods"]["gold"]) == ({"worker": 2, "gold": 2 - 1, "raze": 1}, 1)
    assert set(heard["blessings"]) == set(before["blessings"]) == {"black", "brown", "gold"}
    assert goods("examples", 4, "use:ROM968", "pray:tokens")["raze"] - before["goods"]["raze"] == 1


def test_a_game_without_lessons_has_none() -> None:
    assert lessons_of("stones") == {}
    assert find_game("tzolkin").name == "tzolkin"
