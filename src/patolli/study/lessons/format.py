"""A lesson as a file (docs/lessons.md): read strictly, first by size, then by shape; `check.py` handles its meaning."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from patolli.engine.errors import PatolliError, shown
from patolli.engine.match import MAX_SEED
from patolli.engine.record import MAX_NAME, clean
from patolli.text import LANGUAGES, Entry, Term, Translator
from patolli.text.errors import in_words

FORMAT = "patolli-lesson"
MAX_BYTES = 512 * 1024
MAX_TEXT = 600
"""Characters of a text: about 90 words, twice what fits comfortably beside a board."""
MAX_STEPS = 40
TextId = Annotated[str, Meta(max_length=80)]
_TEXT_ID = "^[a-z][a-z0-9-]*$"
"""Checked by hand: with a pattern inside a union, msgspec 0.22 makes Python crash on exit."""
_Words = Annotated[str, Meta(max_length=MAX_TEXT)]
_Code = Annotated[str, Meta(max_length=8)]
Inline = Annotated[dict[_Code, _Words], Meta(min_length=1, max_length=len(LANGUAGES))]
Text = TextId | Inline
"""The id of a message in the game's texts for lessons, or the text itself by language."""
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Place = Annotated[str, Meta(max_length=80, pattern=r"^[a-z]+(:[A-Za-z0-9_-]+)*$")]


class BadLesson(PatolliError):
    """A lesson that cannot be used. `path` names the field, `step` the step it is in, counted from 1; None: in none."""

    def __init__(self, path: str, problem: str, **values: str | int) -> None:
        """The problem is a message ``fault-...`` of ``lessons.ftl``, named by the rest of its id, with its values; or,
        if it comes from elsewhere, a sentence."""
        found = re.match(r"steps\[(\d+)\]\.?", path)
        self.step = int(found[1]) + 1 if found else None
        self.field = path[found.end() :] if found else path
        self.path, self.problem, self.values = path, problem, values
        super().__init__(self.told(Translator("en")))

    def told(self, translator: Translator) -> str:
        """Where and what, in words."""
        values = {name: Term("text", one) if isinstance(one, str) else one for name, one in self.values.items()}
        key = f"lessons.fault-{self.problem}"
        own = re.fullmatch("[a-z-]+", self.problem) and translator.knows(key)
        problem = translator.render(Entry(key, values)) if own else in_words(self.problem, translator.language)
        field = Term("text", self.field)
        if self.step is not None:
            where = Entry("lessons.in-field" if self.field else "lessons.in-step", {"n": self.step, "field": field})
            return f"{translator.render(where)}: {problem}"
        return f"{self.field}: {problem}" if self.field else problem


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    pass


class Start(_Part, kw_only=True):
    """A position: dealt from a seed, or taken from a record; then moves."""

    players: Annotated[list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(min_length=1, max_length=8)] | None = None
    """The players' names; with a seed."""
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    record: dict[str, Any] | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """How many moves of the record to play."""
    moves: Annotated[list[Token], Meta(max_length=2000)] = []


class Goal(_Part, kw_only=True):
    """A number in the view (`seats.0.corn`) that has to be reached."""

    path: Annotated[str, Meta(min_length=1, max_length=120)]
    least: float | None = None
    most: float | None = None


class Reply(_Part, kw_only=True):
    """Replies to some of the choices that a step does not wait for."""

    tokens: Annotated[list[Token], Meta(max_length=200)] = []
    verb: Annotated[str, Meta(max_length=40)] = ""
    """All tokens that begin with it."""
    say: Text


class Step(_Part, kw_only=True):
    say: Text
    start: Start | None = None
    """Another position, if it does not begin where the previous step ends."""
    point: Annotated[list[Place], Meta(max_length=8)] = []
    ways: Annotated[list[Annotated[list[Place], Meta(min_length=2, max_length=2)]], Meta(max_length=12)] = []
    """Arrows from place to place."""
    task: Text | None = None
    wait: Annotated[list[Annotated[list[Token], Meta(min_length=1, max_length=60)]], Meta(max_length=40)] = []
    """Ways to do it. The first is shown to learners who ask, and the lesson continues from it."""
    goal: Annotated[list[Goal], Meta(max_length=8)] = []
    """Anything that reaches this counts, too."""
    done: Text | None = None
    replies: Annotated[list[Reply], Meta(max_length=60)] = []
    otherwise: Text | None = None
    """The reply to all other choices; without it the task is repeated."""
    then: Annotated[list[Token], Meta(max_length=200)] = []
    """What is played after it, by whoever decides then."""


class Lesson(_Part, kw_only=True):
    format: Literal["patolli-lesson"]
    version: Literal[1]
    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=40, pattern="^[a-z][a-z0-9-]*$")]
    number: Annotated[int, Meta(ge=1, le=99)] = 1
    group: Annotated[str, Meta(max_length=40, pattern="^[a-z-]*$")] = ""
    """Lessons that belong together, apart from the game's others."""
    title: Text
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Who learns."""
    start: Start
    steps: Annotated[list[Step], Meta(min_length=1, max_length=MAX_STEPS)]

    def texts(self) -> dict[str, Text]:
        """All its texts, by path."""
        found: dict[str, Text | None] = {"title": self.title}
        for number, step in enumerate(self.steps):
            for name in ("say", "task", "done", "otherwise"):
                found[f"steps[{number}].{name}"] = getattr(step, name)
            for index, reply in enumerate(step.replies):
                found[f"steps[{number}].replies[{index}].say"] = reply.say
        return {path: text for path, text in found.items() if text is not None}


def read_lesson(data: bytes | str) -> Lesson:
    """Read a lesson from its file; BadLesson says which field is wrong, and why."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > MAX_BYTES:
        raise BadLesson("", "large", most=MAX_BYTES)
    try:
        parsed = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadLesson("", "json", why=str(error)) from None
    except RecursionError:
        raise BadLesson("", "deep") from None
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:  # pyright: ignore[reportUnknownMemberType]
        raise BadLesson("format", "format", format=FORMAT)
    try:
        lesson = msgspec.convert(parsed, Lesson)
    except msgspec.ValidationError as error:
        raise _named(str(error)) from None
    except (OverflowError, RecursionError):
        raise BadLesson("", "deep") from None
    for path, text in lesson.texts().items():
        if isinstance(text, dict):
            _check_inline(path, text)
        elif not re.fullmatch(_TEXT_ID, text):
            raise BadLesson(path, f"expected `str` matching regex {_TEXT_ID!r}")
    return lesson


def _named(message: str) -> BadLesson:
    """A decoder error, with the field as people write it."""
    problem, _, path = message.partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    return BadLesson(path.replace("[...]", ""), problem[:1].lower() + problem[1:])


def _check_inline(path: str, text: Mapping[str, str]) -> None:
    for language, words in text.items():
        if language not in LANGUAGES:
            raise BadLesson(path, "language", language=shown(language), known=", ".join(LANGUAGES))
        if not clean(words):
            raise BadLesson(path, "empty", language=language)


def spoken(text: Mapping[str, str], language: str) -> str:
    """The lesson's own text in the requested language, or in English, or in the first it has; as plain text on one
    line."""
    return clean_long(text.get(language) or text.get("en") or next(iter(text.values())))


def clean_long(words: str) -> str:
    """`clean`, for texts that may be longer than a name."""
    return " ".join(part for at in range(0, len(words), 400) if (part := clean(words[at : at + 400])))
