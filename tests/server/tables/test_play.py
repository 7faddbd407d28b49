"""A turn: tried without a trace, confirmed once, told to each seat as far as it may know."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Generator
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from patolli.engine.draft import Draft
from patolli.engine.match import SPECTATOR, Match
from patolli.engine.offers import changes
from patolli.server.storage import schema
from patolli.server.storage.writer import Unsure
from patolli.text import LANGUAGES
from patolli.wire.differences import applied
from tests.server.history.tables import recorded
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Room, bot, mine, nearly_over, problem, room, settle, wake_bots, whole_turn


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def stored(at: Room) -> tuple[Any, ...]:
    """Everything the database has about a table."""

    def job(connection: Any) -> tuple[Any, ...]:
        t, s = schema.tables, schema.turns
        row = connection.execute(select(t).where(t.c.id == at.id)).mappings().one()
        turns = connection.execute(select(s).where(s.c.table == at.id).order_by(s.c.seq)).mappings().all()
        return dict(row), [dict(turn) for turn in turns]

    return at.app.read(job)


def preview(at: Room, *steps: str, language: str = "en") -> Any:
    body = {"seq": at.info["seq"], "steps": list(steps)}
    return at.post(f"preview?language={language}", body, seat=at.turn_of)


def commit(at: Room, *steps: str, seq: int | None = None, seat: int | None = None) -> httpx.Response:
    body = {"seq": at.info["seq"] if seq is None else seq, "steps": list(steps)}
    return at.ask("POST", "commit", body, at.turn_of if seat is None else seat)


def revealing(match: Match) -> list[str]:
    """Steps of a turn that reveal something hidden; none if there are none now."""
    for index in range(12):
        draft = Draft(match)
        while not draft.to_confirm:
            legal = draft.legal()
            draft.play(legal[(index * 7 + len(draft.steps)) % len(legal)])
        if draft.reveals:
            return draft.steps
    return []


# Trying


@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_a_preview_does_not_depend_on_what_was_tried_before(app: Inside, game: str) -> None:
    at, dice = room(app, mine("Ana"), mine("Ben"), game=game).play(12), random.Random(1)
    for index in range(4):
        steps = whole_turn(at.match, index)
        tries = [steps[:count] for count in range(len(steps) + 1)] * 2
        dice.shuffle(tries)
        for tried in tries:
            seen = preview(at, *tried)
            at.in_memory.drafts.clear()
            assert preview(at, *tried) == seen
        assert commit(at, *steps[:-1], "nonsense").status_code == 422
        at.turn(dice)


def test_a_preview_leaves_no_trace(app: Inside) -> None:
    at = room(app).play(12)
    before, kept, moves = at.info, stored(at), list(at.match.moves)
    seen = at.get("position", seat=at.turn_of)
    for index in range(3):
        steps = whole_turn(at.match, index)
        for length in range(len(steps) + 1):
            answer = preview(at, *steps[:length])
            assert answer["steps"] == steps[:length]
            assert answer["complete"] == (length == len(steps))
            assert bool(answer["legal"]) == (length < len(steps))
    assert (at.info, stored(at), at.match.moves) == (before, kept, moves)
    assert at.get("position", seat=at.turn_of) == seen


def test_an_empty_preview_is_the_position(app: Inside) -> None:
    at = room(app).play(20)
    position, tried = at.get("position", seat=at.turn_of), preview(at)
    assert (tried["view"], tried["legal"]) == (position["view"], position["legal"])
    assert (tried["changes"], tried["complete"], tried["reveals"]) == ({}, False, False)


def before_a_reveal(app: Inside) -> tuple[Room, list[str]]:
    """Always the same table, and steps there that reveal something hidden."""
    at, dice = Room(app, app.post("/records", {"record": recorded(), "at": 30})), random.Random(3)
    while not (steps := revealing(at.match)):
        at.turn(dice)
    return at, steps


def test_what_a_turn_reveals_is_not_known_before(app: Inside) -> None:
    at, steps = before_a_reveal(app)
    seat = at.turn_of
    tried = preview(at, *steps)
    assert (tried["complete"], tried["reveals"], tried["legal"]) == (True, True, [])
    before = preview(at, *steps[:-1])["view"]
    assert commit(at, *steps).status_code == 200
    after = at.get("position", seat=seat)["view"]
    # What is not known is as before the step; everything else was right.
    assert tried["unknown"]
    assert [at_path(tried["view"], path) for path in tried["unknown"]] == [
        at_path(before, path) for path in tried["unknown"]
    ]
    assert tried["view"] != after
    assert applied(tried["view"], [(path, at_path(after, path)) for path in tried["unknown"]]) == after


def at_path(view: Any, path: list[str | int]) -> Any:
    for step in path:
        view = view[step]
    return view


def test_a_step_after_a_reveal_is_refused(app: Inside) -> None:
    at, steps = before_a_reveal(app)
    for what in ("preview", "commit"):
        body = {"seq": at.info["seq"], "steps": [*steps, "end"]}
        refused = problem(at.ask("POST", what, body, at.turn_of), 422)
        assert refused["field"] == f"steps[{len(steps)}]"


def test_what_changes(app: Inside) -> None:
    at, dice = room(app), random.Random(5)
    some = 0
    for _ in range(12):
        seat = at.turn_of
        position = at.get("position", seat=seat)
        for choice in position["legal"][:6]:
            tried = preview(at, choice["token"])
            if not tried["reveals"]:
                assert choice["changes"] == tried["changes"]
                then = tried["view"]["seats"][seat]
                assert tried["changes"] == differences(position["view"]["seats"][seat], then)
                some += bool(tried["changes"])
        at.turn(dice)
    assert some > 5


def differences(before: Any, after: Any) -> dict[str, float]:
    """By how much numbers differ, computed independently."""
    was, then = flat(before), flat(after)
    return {key: then[key] - was[key] for key in was if key in then and then[key] != was[key]}


def flat(view: Any, path: str = "") -> dict[str, float]:
    if isinstance(view, dict):
        return {
            key: value
            for name, part in view.items()
            for key, value in flat(part, f"{path}.{name}" if path else name).items()
        }
    return {path: view} if type(view) in (int, float) else {}


def test_changes_are_of_numbers() -> None:
    before = {"corn": 3, "temples": {"chaac": 1, "kukulcan": 2}, "out": True, "name": "a", "tiles": [1, 2], "gone": 5}
    after = {"corn": 1.5, "temples": {"chaac": 1, "kukulcan": 4}, "out": False, "name": "b", "tiles": [3], "new": 7}
    assert changes(before, after) == {"corn": -1.5, "temples.kukulcan": 2}
    assert changes({"corn": 1}, {"corn": None}) == {}
    assert changes({"a": {"b": 1}}, {"a": None}) == {}
    assert changes(1, 1) == {}


def test_five_languages(app: Inside) -> None:
    at = room(app).play(15)
    said = {language: at.get(f"position?language={language}", seat=at.turn_of)["legal"] for language in LANGUAGES}
    for choices in said.values():
        assert [choice["token"] for choice in choices] == [choice["token"] for choice in said["en"]]
        assert all(choice["words"] and "{" not in choice["words"] for choice in choices)
        assert all(choice["does"]["key"] for choice in choices)
    words = {language: " ".join(choice["words"] for choice in choices) for language, choices in said.items()}
    assert len(set(words.values())) == 5
    # Without a preference it is what the browser accepts, then English.
    for accepted, language in (
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,pl;q=0.5", "pl"),
        ("fr", "en"),
        ("", "en"),
        ("x" * 5000 + ",de", "en"),
    ):
        headers = {"Patolli-Seat": at.keys[at.turn_of], "Accept-Language": accepted}
        answer = app.ask("GET", f"/tables/{at.id}/position", headers=headers).json()
        assert answer["legal"] == said[language]
    problem(at.ask("GET", "position?language=fr"), 400)
    # Turns, too.
    told = {language: at.get(f"turns?language={language}")["turns"] for language in LANGUAGES}
    assert len({json.dumps(turns) for turns in told.values()}) == 5
    for turns in told.values():
        assert [step["entries"] for turn in turns for step in turn["steps"]] == [
            step["entries"] for turn in told["en"] for step in turn["steps"]
        ]


# Looking


def test_positions_by_number(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"), mine("Cleo")).play(25)
    match = at.match
    for number in (0, 1, 3, 10, len(match)):
        for seat in (None, 0, 1, 2):
            found = at.get(f"position?at={number}", seat=seat)
            eyes = SPECTATOR if seat is None else seat
            assert found["view"] == json.loads(json.dumps(match.view(eyes, number)))
            assert (found["at"], found["seat"], found["seq"]) == (number, seat, at.info["seq"])
            newest = number == len(match)
            assert found["turn"] == (at.turn_of if newest else None)
            assert bool(found["legal"]) == (newest and seat == at.turn_of)
    assert at.get("position", seat=1) == at.get(f"position?at={len(match)}", seat=1)
    beyond = problem(at.ask("GET", f"position?at={len(match) + 1}"), 404, str(len(match)))
    assert beyond["field"] == "at"
    for bad in ("-1", "x", "1.5", "1000001"):
        problem(at.ask("GET", f"position?at={bad}"), 400)


def test_who_watches_sees_what_nobody_hides(app: Inside) -> None:
    at = room(app)
    seen = at.get("position")["view"]
    for seat in (0, 1):
        own = at.get("position", seat=seat)["view"]
        assert own["seats"][seat]["wealth"] != seen["seats"][seat]["wealth"]
        assert own["seats"][1 - seat]["wealth"] == seen["seats"][1 - seat]["wealth"]


# Telling


def test_secret_moves_are_told_when_everybody_has_made_theirs(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"), mine("Cleo"))
    order: list[int] = []
    for number in range(3):
        order.append(at.turn_of)
        token = at.get("position", seat=order[-1])["legal"][0]["token"]
        assert token.startswith("keep:")
        assert commit(at, token).status_code == 200
        if number == 2:
            break
        for seat in (None, 0, 1, 2):
            turns = at.get("turns", seat=seat)["turns"]
            assert [turn["seat"] for turn in turns] == order
            for turn in turns:
                (step,) = turn["steps"]
                if turn["seat"] == seat:
                    assert step["token"].startswith("keep:")
                    assert step["words"]
                else:
                    assert step == {"token": None, "entries": [], "words": []}
        # The answer to a late turn reveals no more, either.
        late = problem(commit(at, "keep:W01+W02", seq=0, seat=order[-1]), 409)
        known = [step["token"] for turn in late["turns"] for step in turn["steps"]]
        assert all(one is None for one, seat in zip(known, order, strict=True) if seat != order[-1])
        # Simultaneous choosers are not late, and are told what they may choose themselves.
        wrong = problem(commit(at, token, seq=0), 422)
        assert wrong["turns"] is None
        assert wrong["legal"] == [choice["token"] for choice in at.get("position", seat=at.turn_of)["legal"]]
    for seat in (None, 0, 1, 2):
        turns = at.get("turns", seat=seat)["turns"]
        assert all(step["token"] and step["words"] for turn in turns for step in turn["steps"])
    assert at.get("turns") == at.get("turns", seat=0)


def test_turns_by_pages(app: Inside) -> None:
    at = room(app).play(40)
    whole = at.get("turns")
    assert whole["seq"] == len(whole["turns"]) == at.info["seq"]
    assert [turn["seq"] for turn in whole["turns"]] == list(range(whole["seq"]))
    moves = 0
    for turn in whole["turns"]:
        assert turn["first"] == moves
        moves += len(turn["steps"])
        assert turn["by"] == ""
    assert moves == at.info["moves"]
    assert at.get("turns?since=3&limit=2")["turns"] == whole["turns"][3:5]
    assert at.get(f"turns?since={whole['seq']}")["turns"] == []
    assert at.get("turns?since=1000000")["turns"] == []
    for bad in ("since=-1", "limit=0", "limit=51"):
        problem(at.ask("GET", f"turns?{bad}"), 400)


def test_bots_sign_their_turns(app: Inside) -> None:
    bots = wake_bots(app)
    at = room(app, mine("Ana"), bot("hard"), {"kind": "bot", "strength": "easy", "name": "Olga"})
    for _ in range(4):
        settle(app, lambda: at.in_memory.turn == 0)
        at.turn(random.Random(0))
    settle(app, lambda: at.in_memory.turn == 0)
    app.run(bots.close())
    turns = at.get("turns")["turns"]
    assert {(turn["seat"], turn["by"]) for turn in turns} == {(0, ""), (1, "hard"), (2, "easy")}
    assert any("Olga" in words for turn in turns for step in turn["steps"] for words in step["words"])


def test_who_comes_back_is_faster_than_the_bot(app: Inside) -> None:
    """The holder of a seat may always decide; the bot that was thinking is too late."""
    at = room(app)
    mover = at.turn_of
    at.post("hand-over", {"seat": mover}, seat=mover)
    steps = whole_turn(at.match)
    assert commit(at, *steps, seat=mover).status_code == 200
    assert at.get("turns", seat=mover)["turns"][0]["by"] == ""


# Confirming


def test_a_turn_is_confirmed(app: Inside) -> None:
    at = room(app).play(10)
    before, steps = at.info, whole_turn(at.match)
    done = commit(at, *steps)
    told = {"table": at.id, "seq": before["seq"] + 1, "moves": before["moves"] + len(steps)}
    assert told.items() <= done.json().items()
    after = at.info
    assert (after["seq"], after["moves"], after["news"]) == (before["seq"] + 1, before["moves"] + len(steps), 0)
    row, turns = stored(at)
    assert (row["seq"], row["moves"], row["turn"]) == (after["seq"], after["moves"], after["turn"])
    assert turns[-1]["steps"] == steps
    assert at.from_database().info == after


def test_what_is_no_turn(app: Inside) -> None:
    at = room(app).play(20)
    before, kept = at.info, stored(at)
    seq, mover = before["seq"], before["turn"]
    legal = {choice["token"] for choice in at.get("position", seat=mover)["legal"]}
    steps = next(turn for index in range(20) if len(turn := whole_turn(at.match, index)) > 1)

    unfinished = problem(commit(at, steps[0]), 422, "not complete")
    follows = {choice["token"] for choice in preview(at, steps[0])["legal"]}
    assert ({*unfinished["legal"]}, unfinished["field"]) == (follows, "steps")
    illegal = problem(commit(at, "advance:2"), 422)
    assert ({*illegal["legal"]}, illegal["field"], illegal["error"]) == (legal, "steps[0]", "bad-turn")
    later = problem(commit(at, steps[0], "advance:2"), 422)
    assert ({*later["legal"]}, later["field"]) == (follows, "steps[1]")
    unreadable = problem(commit(at, "no token"), 422)
    assert unreadable["field"] == "steps[0]"
    problem(commit(at), 422, "at least one step")
    beyond = problem(commit(at, *steps, *steps), 422)
    assert beyond["field"] == f"steps[{len(steps)}]"
    problem(commit(at, *steps, seat=1 - mover), 409, f"turn of seat {mover}")
    problem(at.ask("POST", "preview", {"seq": seq, "steps": []}, 1 - mover), 409, f"turn of seat {mover}")
    for wrong in (0, seq - 1, seq + 1, 1_000_000):
        stale = problem(commit(at, *steps, seq=wrong), 409)
        assert (stale["error"], stale["seq"]) == ("stale", seq)
        assert [turn["seq"] for turn in stale["turns"]] == list(range(max(wrong, seq - 20), seq))
        stale_preview = problem(at.ask("POST", "preview", {"seq": wrong, "steps": []}, mover), 409)
        assert stale_preview["seq"] == seq
    assert (at.info, stored(at)) == (before, kept)


def test_before_the_start_and_after_the_end(app: Inside) -> None:
    waiting = room(app, MINE, OPEN)
    for what in ("preview", "commit"):
        problem(waiting.ask("POST", what, {"seq": 0, "steps": ["end"]}, 0), 409, "not begun")
    at = nearly_over(app)
    hidden = at.get("position")["view"]
    last = at.turn_of
    at.play()
    info = at.info
    assert (info["status"], info["turn"], info["deadline"]) == ("over", None, None)
    assert len(info["scores"]) == 2
    assert info["winners"]
    assert info["ended"] == info["updated"]
    problem(commit(at, "end", seq=info["seq"], seat=last), 409, "over")
    problem(at.ask("POST", "preview", {"seq": info["seq"], "steps": []}, last), 409, "over")
    # Now everything is open, to everybody, including what was hidden before.
    assert at.get("position")["view"] == at.get("position", seat=0)["view"] == json.loads(json.dumps(at.match.view()))
    assert at.get("position")["view"]["deck"] != hidden["deck"]
    assert Match.from_record(at.get("record")).scores() == info["scores"]
    # The last turn again is answered as before.
    turn = at.in_memory.turns[-1]
    again = commit(at, *turn.steps, seq=info["seq"] - 1, seat=last)
    assert {"table": at.id, "seq": info["seq"], "moves": info["moves"]}.items() <= again.json().items()
    assert at.from_database().info == info


def test_the_same_turn_again(app: Inside) -> None:
    at = room(app).play(6)
    seq, mover, steps = at.info["seq"], at.turn_of, whole_turn(at.match)
    first = commit(at, *steps)
    assert commit(at, *steps, seq=seq, seat=mover).json() == first.json()
    at.play(14)
    # Much later, and from the database: the answer stays the same, except for what is new since.
    later = commit(at.from_database(), *steps, seq=seq, seat=mover).json()
    assert [later[name] for name in ("table", "seq", "moves")] == [
        first.json()[name] for name in ("table", "seq", "moves")
    ]
    assert later["update"]["turns"][0] == first.json()["update"]["turns"][0]
    assert later["update"]["table"]["seq"] == at.info["seq"]
    assert at.info["seq"] > seq + 1
    # Another seat cannot claim it, and another turn is not the same.
    assert problem(commit(at, *steps, seq=seq, seat=1 - mover), 409)["error"] == "stale"
    assert problem(commit(at, *steps, "end", seq=seq, seat=mover), 409)["error"] == "stale"


def at_once(at: Room, seat: int, seq: int, turns: list[list[str]]) -> list[httpx.Response]:
    """All of these at the same moment."""
    headers = {"Patolli-Seat": at.keys[seat]}

    async def all_of_them() -> list[httpx.Response]:
        path = f"/tables/{at.id}/commit"
        bodies = [{"seq": seq, "steps": steps} for steps in turns]
        return await asyncio.gather(*(at.app.asking("POST", path, body, headers=headers) for body in bodies))

    return at.app.run(all_of_them())


def test_the_same_turn_several_times_at_once(database_url: str) -> None:
    with inside(database_url) as app:
        at = room(app).play(4)
        seq, mover, steps = at.info["seq"], at.turn_of, whole_turn(at.match)
        answers = at_once(at, mover, seq, [steps] * 6)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1
        assert at.info["seq"] == seq + 1
        count = select(func.count()).select_from(schema.turns).where(schema.turns.c.table == at.id)
        assert app.read(lambda connection: connection.execute(count).scalar_one()) == seq + 1


def test_different_turns_at_once(database_url: str) -> None:
    with inside(database_url) as app:
        at = room(app).play(10)
        seq, mover = at.info["seq"], at.turn_of
        turns = [whole_turn(at.match, index) for index in range(8)]
        answers = at_once(at, mover, seq, turns)
        taken = [steps for steps, answer in zip(turns, answers, strict=True) if answer.status_code == 200]
        assert taken
        assert all(steps == taken[0] for steps in taken)
        for answer in answers:
            if answer.status_code != 200:
                refused = problem(answer, 409)
                assert refused["seq"] == seq + 1
                assert [step["token"] for step in refused["turns"][0]["steps"]] == taken[0]
        assert list(at.in_memory.turns[seq].steps) == taken[0]
        assert at.from_database().info["seq"] == seq + 1


def test_talk_makes_no_turn_stale(app: Inside) -> None:
    at = room(app).play(4)
    seq, steps = at.info["seq"], whole_turn(at.match)
    at.post("chat", {"text": "Wait!"}, seat=0)
    at.post("hand-over", {"seat": 1 - at.turn_of}, seat=1 - at.turn_of)
    assert commit(at, *steps, seq=seq).status_code == 200


@pytest.mark.parametrize("written", [True, False])
def test_a_database_that_does_not_say_whether_it_has_it(
    app: Inside, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    at = room(app).play(4)
    seq, steps, mover = at.info["seq"], whole_turn(at.match), at.turn_of
    write = app.hall.write

    async def unsure(job: Any) -> Any:
        if written:
            await write(job)
        raise Unsure("the database did not say whether it has saved this")

    monkeypatch.setattr(app.hall, "write", unsure)
    answer = commit(at, *steps)
    monkeypatch.undo()
    if written:
        assert answer.json()["seq"] == seq + 1
    else:
        problem(answer, 503, "try again")
        assert at.info["seq"] == seq
        assert commit(at, *steps, seq=seq, seat=mover).status_code == 200
    assert at.info["seq"] == at.from_database().info["seq"] == seq + 1
    assert at.match.moves[-len(steps) :] == steps
