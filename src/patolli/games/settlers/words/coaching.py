"""What new players are told when it first comes up."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.coaching import Comes, First, View, has_verb, offers
from patolli.text.entry import Entry


def firsts() -> dict[str, First]:
    """By key, the most important first."""
    return {
        "lookout": First(_say("lookout"), _say("lookout-text"), _lookout),
        "blessing": First(_say("blessing"), _say("blessing-text"), _blessed),
        "prayer": First(_say("prayer"), _say("prayer-text"), offers("pray")),
        "production": First(_say("production"), _say("production-text"), _turn),
        "build": First(_say("build"), _say("build-text"), offers("build")),
        "action": _first("action", offers("use", "use2"), "use", "use2"),
        "deal": _first("deal", offers("deal"), "deal"),
        "raze": _first("raze", offers("raze"), "raze"),
    }


def _first(key: str, comes: Comes, *verbs: str) -> First:
    return First(_say(key), _say(f"{key}-text"), comes, _say(f"{key}-try"), has_verb(*verbs))


def _say(message: str) -> Entry:
    return Entry(f"settlers-coach.{message}")


def _lookout(view: View, seat: int, legal: Sequence[str]) -> bool:
    return view["phase"] == "lookout" and any(token.startswith("take:") for token in legal)


def _turn(view: View, seat: int, legal: Sequence[str]) -> bool:
    return view["phase"] == "action" and "pass" in legal


def _blessed(view: View, seat: int, legal: Sequence[str]) -> bool:
    return bool(view["seats"][seat]["blessings"]) or any(token.startswith("blessing:") for token in legal)
