"""`patolli show`: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from patolli.cli.common import display_names, load_match, write_utf8
from patolli.engine.errors import BadSetup, PatolliError

THEMES = ("light", "dark")


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record (JSON); - reads standard input.")],
    svg: Annotated[str, typer.Option(metavar="OUT", help="The picture to write; - writes standard output.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="The position after N moves; else the last.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat (0, 1, ...) sees it; else everything.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
) -> None:
    """Draw a position of a record as an SVG picture."""
    if theme not in THEMES:
        raise BadSetup(f"a theme is one of {', '.join(THEMES)}, not {theme!r}")
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
        raise PatolliError(f"cannot write {svg!r}: {error.strerror}") from None
