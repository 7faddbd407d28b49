"""`patolli show`: a position from a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from patolli.cli.common import display_names, load_match, write_utf8
from patolli.cli.help.refusal import Refusal

THEMES = ("light", "dark")


def show(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    svg: Annotated[str, typer.Option(metavar="OUT")],
    to: Annotated[int | None, typer.Option(metavar="N")] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    theme: Annotated[str, typer.Option(metavar="|".join(THEMES))] = "light",
) -> None:
    """Draw a position of a record as an SVG picture."""
    if theme not in THEMES:
        raise Refusal("theme", names=", ".join(THEMES), value=repr(theme))
    match = load_match(file)
    at = len(match) if to is None else to
    picture = match.game.faces.picture(
        match.view(seat, at), display_names(match.players), f"{at} / {len(match)}", theme
    )
    if svg == "-":
        write_utf8(picture.encode())
        return
    try:
        Path(svg).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Refusal("write", file=repr(svg), reason=error.strerror or str(error)) from None
