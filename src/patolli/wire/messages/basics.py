"""What all messages are made of: kinds of values, requests and answers, and structs that hide secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from patolli.wire.languages import LANGUAGES

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Strength = Literal["easy", "normal", "hard", "expert", "greedy", "random"]
Status = Literal["open", "playing", "over"]
TableId = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(max_length=100)]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that the OpenAPI document names them

SECRETS = {"secret", "password", "old"}
"""Fields that a struct with secrets does not show."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """From a client. Unknown fields are errors: they are usually typos."""


class SecretRequest(Request):
    """A request with secrets, which are never shown by accident."""

    def __repr__(self) -> str:
        return _without_secrets(self)


class Answer(msgspec.Struct, kw_only=True):
    """To a client."""


class SecretAnswer(Answer):
    """A response with a secret, which is never shown by accident."""

    def __repr__(self) -> str:
        return _without_secrets(self)


def _without_secrets(struct: msgspec.Struct) -> str:
    told = (name for name in struct.__struct_fields__ if name not in SECRETS)
    shown = ", ".join(f"{name}={getattr(struct, name)!r}" for name in told)
    return f"{type(struct).__name__}({shown}{', ' if shown else ''}...)"
