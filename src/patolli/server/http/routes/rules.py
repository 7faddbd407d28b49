"""The rules reference: its articles, and their pictures. The same for everybody."""

from __future__ import annotations

from typing import Literal

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from patolli.server.http.asking import Asked, Here, Spoken, translator
from patolli.server.http.openapi import refusals
from patolli.server.http.routes.tables import KEPT, UNCHANGED, kept
from patolli.server.study.reference import figure, game_rules
from patolli.wire.messages import GameRules


@get(
    "/games/{game:str}/rules",
    summary="The rules of a game, article by article, and what its icons mean",
    responses={304: UNCHANGED, **refusals(404)},
)
async def rules(game: FromPath[str], request: Asked, hall: Here, language: Spoken = None) -> Response[GameRules]:
    said, tag = await hall.off_loop(game_rules, game, translator(request, language).language)
    return kept(request, said, tag, {"Vary": "Accept-Language"})


@get(
    "/games/{game:str}/figures/{name:str}",
    summary="A picture of an article of the rules",
    media_type="image/svg+xml",
    responses=refusals(404),
)
async def picture(
    game: FromPath[str],
    name: FromPath[str],
    request: Asked,
    hall: Here,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    language: Spoken = None,
) -> Response[str]:
    spoken = translator(request, language).language
    drawn = await hall.off_loop(figure, game, name, theme, spoken)
    headers = {"Cache-Control": f"public, max-age={KEPT}", "Vary": "Accept-Language"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[rules, picture], tags=["rules"])
