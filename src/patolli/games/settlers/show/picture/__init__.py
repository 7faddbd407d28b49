"""A position of Imperial Settlers as one SVG picture, for files, notebooks and pages: `picture(view, names)`."""

from patolli.games.settlers.show.picture.page import picture

__all__ = ["picture"]
