"""Lessons: the list, and their steps. Nobody has to sign in, and nothing is saved."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from patolli.server.http.asking import Asked, Here, Spoken, translator
from patolli.server.http.openapi import refusals
from patolli.server.study.lessons import lesson_list, lesson_step
from patolli.wire.messages import LessonBody, LessonInfo, LessonStep


@get("/games/{game:str}/lessons", summary="The lessons of a game", responses=refusals(404))
async def lessons(game: FromPath[str], request: Asked, hall: Here, language: Spoken = None) -> list[LessonInfo]:
    return await hall.off_loop(lesson_list, game, translator(request, language))


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    summary="A step of a lesson, and what tokens tried in it lead to; nothing is saved",
    status_code=200,
    responses=refusals(404, 422, body=True),
)
async def step(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonBody],
    request: Asked,
    hall: Here,
    language: Spoken = None,
) -> Response[LessonStep]:
    spoken = translator(request, language)

    def encoded() -> bytes:
        return msgspec.json.encode(lesson_step(game, lesson, data, spoken))

    return Response(cast(Any, await hall.off_loop(encoded)), status_code=200, media_type=MediaType.JSON)


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[lessons, step], tags=["lessons"])
