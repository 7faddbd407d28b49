"""A Tzolk'in position as one SVG picture, for files, notebooks and pages: `picture(view, names)`."""

from patolli.games.tzolkin.show.picture.page import picture

__all__ = ["picture"]
