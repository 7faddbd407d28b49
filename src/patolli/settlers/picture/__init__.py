"""A position of Imperial Settlers as one SVG picture, for files, notebooks and pages: `picture(view, names)`."""

from patolli.settlers.picture.page import picture

__all__ = ["picture"]
