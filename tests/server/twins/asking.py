"""What is asked at both of two twin tables: everything that a seat or a spectator can request."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from patolli.agents.compare.comparing import Gap, Outcome
from patolli.agents.hint import Hint
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft, ends_turn
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.server.bots.pool import Decision
from tests.server.inside import Inside
from tests.server.twins.deals import turns_by_sight

GAMES = [("tzolkin", 3, {}), ("settlers", 2, {}), ("settlers", 4, {"lookout": "alternate"})]
MOMENTS = (0.0, 0.15, 0.5, 0.85)
GUESSES = ("end", "pass", "take:COM001", "keep:COM002", "draw:faction", "card:COM003")
_RANDOM = re.compile(r"\b[a-z2-7]{16}\b|(?<=\")[\w-]{43}(?=\")")
"""Ids and secrets; not keys of generators, which have 64 hexadecimal digits and must not be revealed."""


def covered(text: str) -> str:
    """Without the random parts."""
    return _RANDOM.sub(lambda found: "x" * len(found[0]), text)


def number_of(value: Any) -> int:
    """One that is different for everything else."""
    return zlib.crc32(json.dumps(value).encode())


def moments(match: Match, seat: int) -> Iterator[int]:
    """Beginnings of turns of a seat, and one of another's, spread over the game."""
    begins = [
        at for at in range(len(match)) if at == 0 or ends_turn(match.game, match.state_at(at - 1), match.state_at(at))
    ]
    own = [at for at in begins if match.game.seat(match.state_at(at)) == seat]
    others = [at for at in begins if match.game.seat(match.state_at(at)) != seat]
    for share in MOMENTS:
        yield own[int(share * len(own))]
    yield others[len(others) // 2]


class Table:
    """One of the twins on the server, and all its responses."""

    def __init__(self, app: Inside, match: Match, key: str | None = None, listed: bool = False) -> None:
        self.app = app
        names = [f"P{seat}" for seat in range(len(match.players))]
        seats = [{"kind": "mine", "name": name} for name in names]
        # Uploaded, so that the deal is ours; nothing else about it is different.
        body = {
            "record": match.record() | {"players": names},
            "at": len(match),
            "seats": seats,
            "listed": listed,
            "coach": True,
        }
        made = app.post("/records", body, key=key)
        self.id: str = made["table"]["id"]
        self.path = f"/tables/{self.id}"
        self.secrets = [key["secret"] for key in made["keys"]]
        self.said: list[str] = []

    @property
    def seq(self) -> int:
        return self.app.get(self.path)["seq"]

    def headers(self, seat: int) -> dict[str, str]:
        return {"Accept-Language": "de"} | ({"Patolli-Seat": self.secrets[seat]} if seat >= 0 else {})

    def ask(self, method: str, path: str, body: Any, seat: int) -> None:
        answer = self.app.ask(method, self.path + path, body, headers=self.headers(seat))
        told = [f"{name}: {value}" for name, value in answer.headers.items()]
        text = "\n".join([f"{method} {path} {json.dumps(body)}", str(answer.status_code), *told, answer.text])
        if path == "/fork" and answer.status_code == 201:
            # Whoever has it can play it to its end, where all of it is shown.
            made = self.app.run(self.app.hall.table(answer.json()["table"]["id"]))
            text += json.dumps(made.match.record())
        self.said.append(covered(text))

    def commit(self, steps: list[str], mover: int) -> None:
        """A turn that must be accepted; its response is not kept."""
        self.app.post(f"{self.path}/commit", {"seq": self.seq, "steps": steps}, headers=self.headers(mover))


def questions(match: Match, seat: int, at: int) -> Iterator[tuple[str, str, Any]]:
    """Everything that can be requested and changes nothing, by somebody who knows only what the seat may know."""
    for path in ("", "/position", f"/position?at={at // 2}", "/position?language=pl&least=1", "/record"):
        yield "GET", path, None
    for path in ("/turns", "/turns?since=3&limit=2", "/turns?language=uk&least=1&limit=4", "/chat?since=0&limit=9"):
        yield "GET", path, None
    for path in ("/update", "/update?since=2&said=0", "/update?since=1000&language=pl&least=1"):
        yield "GET", path, None
    yield "GET", "/sealed?language=hu", None
    for path in ("/summary?language=hu", "/evaluation", f"/evaluation?at={at // 2}", "/coach?language=hu"):
        yield "GET", path, None
    yield "POST", "/hint?language=pl", {"top": 2}
    yield "POST", "/hint", {"at": at + 1}
    if at > 0:
        yield "POST", "/hint", {"at": at // 2}
    yield "POST", "/fork", {"at": at}
    yield "POST", "/fork", {"at": at // 2}
    seq = _seq(match)
    yield "POST", "/preview?language=uk", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/commit?language=uk&said=0", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/reasons?language=uk", {"seq": max(0, seq - 3), "steps": []}
    yield "POST", "/picture?language=hu", {"seq": seq}
    yield "POST", "/picture", {"seq": seq, "at": at // 2, "theme": "dark"}
    for steps in ([], ["nonsense"], ["end"], ["draw:common"]):
        yield "POST", "/coach", {"seq": seq, "steps": steps}
        yield "POST", "/preview", {"seq": seq, "steps": steps}
        yield "POST", "/reasons", {"seq": seq, "steps": steps}
        yield "POST", "/commit", {"seq": max(0, seq - 1), "steps": steps}
    if match.seat != seat:
        return
    for number, steps in enumerate(_turns(match)):
        yield "POST", "/preview", {"seq": seq, "steps": steps}
        yield "POST", "/reasons", {"seq": seq, "steps": steps}
        yield "POST", "/picture", {"seq": seq, "steps": steps}
        for guess in (GUESSES[number % len(GUESSES)], GUESSES[(number + 1) % len(GUESSES)]):
            # None of this is a whole turn, or it continues past what it reveals: refused in the same way.
            yield "POST", "/preview", {"seq": seq, "steps": [*steps, guess]}
        yield "POST", "/coach/new?language=pl", {"seq": seq, "steps": steps, "known": []}
        if number < 3:
            yield "POST", "/hint", {"top": 1, "steps": steps}
    for token in match.legal()[:2]:
        yield "POST", "/coach?language=uk", {"seq": seq, "steps": whole_turn(Sight.of(match), token)}


def changes(match: Match, seat: int) -> Iterator[tuple[str, str, Any]]:
    """Everything else that can be requested: it changes who sits there, or is refused since the game runs; and the
    outcome."""
    other = 1 if seat == 0 else 0
    yield "POST", "/join", {"name": "Zoe"}
    yield "POST", "/start", {"fill": "easy"}
    yield "POST", "/rematch", None
    for block in (False, True):
        yield "POST", "/remove", {"seat": other, "block": block}
    yield "POST", "/chat", {"text": "Hallo"}
    for whose in (other, max(seat, 0)):
        yield "POST", "/hand-over", {"seat": whose}
        yield "POST", "/wait", {"seat": whose}
    yield "POST", "/take-back", None
    yield "POST", "/leave", None
    for path in ("", "/chat", "/position", "/update?said=0"):
        yield "GET", path, None


def _seq(match: Match) -> int:
    ends = [ends_turn(match.game, match.state_at(at), match.state_at(at + 1)) for at in range(len(match))]
    return sum(ends) + (bool(ends) and not ends[-1])


def _turns(match: Match, most: int = 4, deep: int = 3) -> list[list[str]]:
    """Some beginnings of the turn to come, by what is legal."""
    found: list[list[str]] = []
    level: list[list[str]] = [[]]
    for _ in range(deep):
        following: list[list[str]] = []
        for steps in level:
            trial = match.fork()
            for token in steps:
                trial.play(token)
            if trial.seat == match.seat:
                legal = trial.legal()
                following += [[*steps, token] for token in legal[:: max(1, len(legal) // most)]]
        level = following[:most]
        found += level
    return found


def whole_turn(sight: Sight, token: str) -> list[str]:
    """One that begins like this."""
    draft = Draft(sight)
    draft.play(token)
    while not draft.to_confirm:
        legal = draft.sight().legal()
        draft.play("end" if "end" in legal else "done" if "done" in legal else legal[0])
    return draft.steps


def think_here(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints without thinking: everything that a process gets to think about comes back as a number, which says more
    than the best hint. Forks that draw the same at both tables."""

    async def think(decision: Decision, budget: Budget, top: int = 5, tried: Sequence[str] = (), **_: Any) -> Hint:
        sight, told = decision.sight(), number_of(msgspec.to_builtins(decision))
        legal = sight.legal()
        turns = [whole_turn(sight, token) for token in legal[:top]]
        gaps = [
            Gap(1 if number == 0 else 0, told, 0.0, 0.0, 0.0, True) if len(turns) > 1 else None
            for number in range(len(turns))
        ]
        plans = [
            Outcome(steps, told, 0.0, 0.0, [1.0], [told], False, gap) for steps, gap in zip(turns, gaps, strict=True)
        ]
        if tried:  # which loses: the coach says how much
            plans.append(Outcome(list(tried), told, 0.0, 0.0, [1.0], [told], True, Gap(0, -told, 0.0, 0.0, 0.0, True)))
        day, against = sight.game.learning.clock(sight.state), ["hard"] * len(sight.players)
        return Hint(
            decision.game, decision.seat, decision.number, day, len(legal), budget.simulations, 1, against, plans
        )

    monkeypatch.setattr(app.hall.pool, "hint", think)
    monkeypatch.setattr("patolli.server.history.forks.secrets.randbelow", lambda most: 12345)


def chosen_turns(match: Match, eyes: int) -> dict[str, list[tuple[int, int]]]:
    """Some of each kind: the first, and one from the middle of the game."""
    found = {kind: ends for kind, ends in turns_by_sight(match, eyes).items() if ends}
    return {kind: sorted({ends[0], ends[len(ends) // 2]}) for kind, ends in found.items()}
